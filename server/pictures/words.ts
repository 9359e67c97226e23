import type { Language } from '#kernel';

interface PictureWords {
  readonly wins: (names: readonly string[]) => string;
  readonly underWay: string;
  /** What a picture shows, for who does not see it. */
  readonly alt: (title: string, scores: string) => string;
  readonly altUnderWay: (title: string, names: string) => string;
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;

/** What stands on pictures, and beside them. */
export const PICTURE_WORDS: Readonly<Record<Language, PictureWords>> = {
  en: {
    wins: (names) => `${listed(names, ' and ')} ${names.length > 1 ? 'share the victory' : 'wins'}`,
    underWay: 'The game is under way',
    alt: (title, scores) => `The final board of ${title}: ${scores}.`,
    altUnderWay: (title, names) => `The board of ${title} as it stands; ${names} are playing.`,
  },
  fr: {
    wins: (names) => (names.length > 1 ? `${listed(names, ' et ')} partagent la victoire` : `${names[0]} l’emporte`),
    underWay: 'La partie est en cours',
    alt: (title, scores) => `Le plateau final de ${title}\u00a0: ${scores}.`,
    altUnderWay: (title, names) => `Le plateau de ${title} en ce moment\u00a0; ${names} jouent.`,
  },
  ja: {
    wins: (names) => (names.length > 1 ? `${names.join('・')}の勝利` : `${names[0]}の勝ち`),
    underWay: '対戦中',
    alt: (title, scores) => `${title}の最終盤面：${scores}`,
    altUnderWay: (title, names) => `${title}の現在の盤面：${names}が対戦中`,
  },
};
