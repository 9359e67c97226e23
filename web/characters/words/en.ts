/** What is said of the bots where one chooses among them. Each sentence is true of what it plays (bots/levels.ts). */
export const en = {
  styles: {
    random: 'Does whatever comes along.',
    apprentice: 'Tries everything, to see what it does.',
    merchant: 'Gathers first and spends late.',
    trader: 'Builds wherever there is something to build.',
    director: 'Keeps the last turn in mind from the first.',
    master: 'Looks far ahead and has no habits.',
  } as Readonly<Record<string, string>>,
  rating: (points: number) => `Rating about ${points}.`,
};

export type CharacterWording = typeof en;
