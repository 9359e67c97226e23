import type { Language } from '#kernel';

/** What the terminal itself says. */
interface TerminalWords {
  readonly whichGame: string;
  readonly howManySeats: (min: number, max: number) => string;
  readonly howManyBots: (max: number) => string;
  readonly help: string;
  readonly points: string;
  readonly since: string;
  readonly yourMove: (who: string) => string;
  readonly handOver: (who: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly legal: string;
  readonly saved: (path: string) => string;
  /** The command that opens a saved game again. */
  readonly resumeWith: (command: string) => string;
  readonly nothingYet: string;
  readonly over: string;
  readonly forced: string;
  readonly secretly: string;
  /** Asked before a move that hands the turn on: afterwards it cannot be taken back. */
  readonly endTurn: string;
}

export const TERMINAL: Readonly<Record<Language, TerminalWords>> = {
  en: {
    whichGame: 'Which game?',
    howManySeats: (min, max) => `How many players, ${min} to ${max}?`,
    howManyBots: (max) => `How many of them are bots, 0 to ${max}?`,
    help: 'Type a number or a move; ? lists what else can be typed.',
    points: 'points',
    since: 'Since your last choice:',
    yourMove: (who) => `${who}, your choice`,
    handOver: (who) => `Hand over to ${who}, who then presses Enter.`,
    notUnderstood: (text) => `"${text}" is neither a number of the list nor a move. ? shows what can be typed.`,
    legal: 'That is legal.',
    saved: (path) => `Saved in ${path}.`,
    resumeWith: (command) => `Go on with: ${command}`,
    nothingYet: 'Nothing has happened yet.',
    over: 'The game is over.',
    forced: ' (the only choice)',
    secretly: 'chooses in secret',
    endTurn: 'That ends your turn. Enter to go on, u to take it back: ',
  },
  fr: {
    whichGame: 'Quel jeu ?',
    howManySeats: (min, max) => `Combien de joueurs, de ${min} à ${max} ?`,
    howManyBots: (max) => `Combien de robots parmi eux, de 0 à ${max} ?`,
    help: 'Tapez un numéro ou un coup ; ? montre ce qu’on peut taper d’autre.',
    points: 'points',
    since: 'Depuis votre dernier choix :',
    yourMove: (who) => `${who}, à vous de choisir`,
    handOver: (who) => `Passez à ${who}, qui appuie ensuite sur Entrée.`,
    notUnderstood: (text) => `« ${text} » n’est ni un numéro de la liste ni un coup. ? montre ce qu’on peut taper.`,
    legal: 'C’est permis.',
    saved: (path) => `Enregistré dans ${path}.`,
    resumeWith: (command) => `Pour reprendre : ${command}`,
    nothingYet: 'Il ne s’est encore rien passé.',
    over: 'La partie est terminée.',
    forced: ' (seul choix)',
    secretly: 'choisit en secret',
    endTurn: 'Ce coup termine votre tour. Entrée pour continuer, u pour le reprendre : ',
  },
  ja: {
    whichGame: 'どのゲームにしますか？',
    howManySeats: (min, max) => `プレイ人数は？（${min}～${max}）`,
    howManyBots: (max) => `そのうちボットは何人？（0～${max}）`,
    help: '番号か指し手を入力してください。? でほかの言葉の一覧を表示します。',
    points: '得点',
    since: '前回の選択からの出来事：',
    yourMove: (who) => `${who}の選択`,
    handOver: (who) => `${who}に渡してください。Enterで続きます。`,
    notUnderstood: (text) => `「${text}」は番号でも指し手でもありません。? で説明を表示します。`,
    legal: 'その手は指せます。',
    saved: (path) => `${path} に保存しました。`,
    resumeWith: (command) => `再開：${command}`,
    nothingYet: 'まだ何も起きていません。',
    over: 'ゲーム終了。',
    forced: '（唯一の選択）',
    secretly: '秘密裏に選ぶ',
    endTurn: 'この手で手番が終わります。Enterで続行、uで取り消し：',
  },
};
