type Spoken = Readonly<Record<string, string>>;

/** What is said of answers that are prepared at a slow table. */
export const en = {
  title: 'Prepared answers',
  waiting: (n: number) => (n === 1 ? 'one waits' : `${n} wait`),
  lead: 'While others are to play you can say what you will do if they do a certain thing. It is played the moment exactly that has happened; if anything is different it lapses. Nobody else learns of it.',
  prepare: 'Prepare an answer …',
  yourTurn: 'It is your turn: there is nothing to prepare.',
  when: 'If:',
  mine: 'my answer:',
  whatIf: (name: string) => `What would ${name} do?`,
  whatThen: 'What would you do then?',
  find: 'Find a choice',
  whole: 'That is your whole turn.',
  stops: {
    draw: 'Something is drawn here: nobody can see further ahead.',
    unknown: 'From here on it depends on something you cannot know yet.',
    end: 'Here the game ends.',
  } as Spoken,
  tooSoon: 'An answer to that cannot be prepared. Go one step back and choose something else.',
  partly: 'Your answer goes this far; you decide the rest when you get there.',
  keep: 'Keep this answer',
  back: 'One step back',
  cancel: 'Take it back',
  putAway: 'Put it away',
  became: {
    played: 'Your prepared answer has been played.',
    stopped: 'Your prepared answer was begun; something new was revealed, so the rest is up to you.',
    lapsed: 'Your prepared answer has lapsed: something else happened, or you were on vacation.',
  } as Spoken,
  states: {
    waiting: 'waits for that',
    played: 'has been played',
    stopped: 'was begun; something new was revealed, so the rest is up to you',
    lapsed: 'has lapsed: something else happened, or you were on vacation',
  } as Spoken,
};

export type PreparedWording = typeof en;
