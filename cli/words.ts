import type { Language } from '#kernel';

/** What the terminal itself says. */
interface TerminalWords {
  readonly whichGame: string;
  readonly howManySeats: (min: number, max: number) => string;
  readonly howManyBots: (max: number) => string;
  readonly help: string;
  readonly since: string;
  readonly yourMove: (who: string, question: string) => string;
  readonly handOver: (who: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly legal: string;
  readonly saved: (path: string) => string;
  /** The command that opens a saved game again. */
  readonly resumeWith: (command: string) => string;
  readonly nothingYet: string;
  readonly over: string;
  readonly noUndo: string;
  readonly noRedo: string;
  /** Words that fit more than one choice. */
  readonly several: (n: number) => string;
  /** So many choices behind one line of the list. */
  readonly choices: (n: number) => string;
  /** How to leave a part of a long list. */
  readonly goBack: string;
  /** Asked before a move that hands the turn on: afterwards it cannot be taken back. */
  readonly endTurn: string;
}

export const TERMINAL: Readonly<Record<Language, TerminalWords>> = {
  en: {
    whichGame: 'Which game?',
    howManySeats: (min, max) => `How many players, ${min} to ${max}?`,
    howManyBots: (max) => `How many of them are bots, 0 to ${max}?`,
    help: 'Type a number, or words of a choice; ? lists what else can be typed.',
    since: 'Since your last choice:',
    yourMove: (who, question) => `${who}, your choice: ${question}`,
    handOver: (who) => `Hand over to ${who}, who then presses Enter.`,
    notUnderstood: (text) => `"${text}" is neither a number of the list nor a choice. ? shows what can be typed.`,
    legal: 'That is legal.',
    saved: (path) => `Saved in ${path}.`,
    resumeWith: (command) => `Go on with: ${command}`,
    nothingYet: 'Nothing has happened yet.',
    over: 'The game is over.',
    noUndo: 'There is nothing to take back: new information or another player came in between.',
    noRedo: 'There is nothing to play again.',
    several: (n) => `That fits ${n} choices; say more.`,
    choices: (n) => `${n} choices`,
    goBack: '     u goes back to the list before.',
    endTurn: 'That ends your turn. Enter to go on, u to take it back: ',
  },
  fr: {
    whichGame: 'Quel jeu ?',
    howManySeats: (min, max) => `Combien de joueurs, de ${min} à ${max} ?`,
    howManyBots: (max) => `Combien de robots parmi eux, de 0 à ${max} ?`,
    help: 'Tapez un numéro, ou des mots d’un choix ; ? montre ce qu’on peut taper d’autre.',
    since: 'Depuis votre dernier choix :',
    yourMove: (who, question) => `${who}, à vous de choisir : ${question}`,
    handOver: (who) => `Passez à ${who}, qui appuie ensuite sur Entrée.`,
    notUnderstood: (text) => `« ${text} » n’est ni un numéro de la liste ni un choix. ? montre ce qu’on peut taper.`,
    legal: 'C’est permis.',
    saved: (path) => `Enregistré dans ${path}.`,
    resumeWith: (command) => `Pour reprendre : ${command}`,
    nothingYet: 'Il ne s’est encore rien passé.',
    over: 'La partie est terminée.',
    noUndo: 'Rien à reprendre : une information nouvelle ou un autre joueur est intervenu.',
    noRedo: 'Rien à rejouer.',
    several: (n) => `Cela convient à ${n} choix ; précisez.`,
    choices: (n) => `${n} choix`,
    goBack: '     u revient à la liste précédente.',
    endTurn: 'Ce coup termine votre tour. Entrée pour continuer, u pour le reprendre : ',
  },
  ja: {
    whichGame: 'どのゲームにしますか？',
    howManySeats: (min, max) => `プレイ人数は？（${min}～${max}）`,
    howManyBots: (max) => `そのうちボットは何体？（0～${max}）`,
    help: '番号か、選択肢の言葉を入力してください。? でほかの言葉の一覧を表示します。',
    since: '前回の選択からの出来事：',
    yourMove: (who, question) => `${who}の選択：${question}`,
    handOver: (who) => `${who}に渡してください。Enterで続きます。`,
    notUnderstood: (text) => `「${text}」は番号でも選択肢でもありません。? で説明を表示します。`,
    legal: 'それは選べます。',
    saved: (path) => `${path} に保存しました。`,
    resumeWith: (command) => `再開：${command}`,
    nothingYet: 'まだ何も起きていません。',
    over: 'ゲーム終了',
    noUndo: '取り消せる選択はありません。新しい情報が出たか、ほかのプレイヤーが選びました。',
    noRedo: 'やり直せる選択はありません。',
    several: (n) => `${n}個の選択肢に当てはまります。もう少し詳しく入力してください。`,
    choices: (n) => `${n}通り`,
    goBack: '     u で一つ前の一覧に戻ります。',
    endTurn: 'この選択で手番が終わります。Enterで続行、uで取り消し：',
  },
};
