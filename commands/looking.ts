import {
  type Explained,
  type Game,
  type Language,
  type Look,
  look,
  MoveList,
  type NameOf,
  obstacles,
  type State,
  sayExplained,
  sayMoveAt,
  sayOf,
  thingsNamed,
  WATCHER,
} from '#kernel';

/** What is said around the look of a thing. */
export interface LookWords {
  readonly forYou: string;
  /** The same of what is somebody else's. */
  readonly soFar: string;
  readonly whose: string;
  readonly notNow: string;
  /** The same with its reason. */
  readonly refused: (reason: string) => string;
  readonly now: string;
  /** Several things are called so. */
  readonly which: string;
  readonly unknown: (text: string) => string;
  /** Nothing was named. */
  readonly what: string;
}

export const LOOK: Readonly<Record<Language, LookWords>> = {
  en: {
    forYou: 'For you',
    soFar: 'So far',
    whose: 'Whose',
    notNow: 'Not now.',
    refused: (reason) => `Not now. ${reason}`,
    now: 'Now',
    which: 'Which one?',
    unknown: (text) => `Nothing here is called “${text}”.`,
    what: 'Look at what? Name a thing.',
  },
  fr: {
    forYou: 'Pour vous',
    soFar: 'Pour l’instant',
    whose: 'À qui',
    notNow: 'Pas maintenant.',
    refused: (reason) => `Pas maintenant. ${reason}`,
    now: 'Maintenant',
    which: 'Lequel ?',
    unknown: (text) => `Rien ici ne s’appelle « ${text} ».`,
    what: 'Regarder quoi ? Nommez une chose.',
  },
  ja: {
    forYou: 'あなたの場合',
    soFar: '現状',
    whose: '持ち主',
    notNow: '今はできません。',
    refused: (reason) => `今はできません。${reason}`,
    now: '今できること',
    which: 'どれですか？',
    unknown: (text) => `「${text}」というものはありません。`,
    what: '何を見ますか？ 名前を入力してください。',
  },
};

/** A line with a heading: a figure, or something that is true for the player right now. */
export interface Told {
  readonly label: string;
  readonly value: string;
}

/** A remark with a heading of its own (`Price: ¥4 = …`) stands under it; any other is for whoever looks, unless the thing is somebody else's. */
export function toldOf(remark: string, words: LookWords, others = false): Told {
  const [, label, value] = /^([^:：\d]{1,18}?)\s?[:：]\s*(.+)$/.exec(remark) ?? [];
  return label === undefined ? { label: others ? words.soFar : words.forYou, value: remark } : { label, value };
}

/** Whether a thing is a seat that is not the viewer's own. */
const isOfOthers = (ref: string, viewer: number): boolean => ref.startsWith('seat:') && ref !== `seat:${viewer}`;

/** All that is told of a thing. */
export interface Looked {
  readonly look: Look;
  /** The thing is somebody else's. */
  readonly others: boolean;
  readonly figures: readonly Told[];
  /** Why it cannot be chosen now. */
  readonly reasons: readonly Pick<Explained, 'sentence' | 'clause'>[];
  /** What can be done with it now. */
  readonly doing: readonly string[];
}

/** More choices than this are for the list of choices. */
const MOST_CHOICES = 3;

/** A thing as a seat or a watcher may know it, with what can be done with it now or why nothing can. */
export function lookAt(
  game: Game,
  view: State,
  viewer: number,
  ref: string,
  language: Language,
  nameOf?: NameOf,
): Looked {
  const moves = viewer === WATCHER ? [] : movesWith(game, view, viewer, ref);
  const asked = viewer !== WATCHER && moves.length === 0 && !game.over(view);
  return {
    look: look(game, view, viewer, ref, language),
    others: isOfOthers(ref, viewer),
    figures: [],
    reasons: asked ? obstacles(game, view, viewer, [ref], language, nameOf) : [],
    doing: moves.slice(0, MOST_CHOICES).map((move) => sayMoveAt(game, view, viewer, move, language)),
  };
}

function movesWith(game: Game, view: State, seat: number, ref: string): number[] {
  const moves = new MoveList();
  game.moves(view, seat, moves);
  return moves.toArray().filter((move) => game.lexicon.refs(move).includes(ref));
}

/** The same in lines, in the order in which a screen tells it. */
function lookLines(
  { look: thing, others, figures, reasons, doing }: Looked,
  language: Language,
  words: LookWords,
): string[] {
  const { kind, name, effect, remarks, clause } = thing;
  return [
    sayExplained(name, kind === undefined ? [] : [kind], language) + (clause === undefined ? '' : ` [${clause}]`),
    ...[
      ...(effect === undefined ? [] : [effect]),
      ...figures.map(({ label, value }) => sayOf(label, value, language)),
      ...remarks.map((remark) => {
        const { label, value } = toldOf(remark, words, others);
        return sayOf(label, value, language);
      }),
      ...reasons.map((reason) => `${words.refused(reason.sentence)}${reason.clause ? ` [${reason.clause}]` : ''}`),
      ...doing.map((sentence) => sayOf(words.now, sentence, language)),
    ].map((line) => `  ${line}`),
  ];
}

/** So many things of one name are all told; of more, only the names. */
const MOST_TOLD = 3;

/** Answers a typed `look …`: the thing of that name, or all that may be meant. */
export function answerLook(
  game: Game,
  text: string,
  language: Language,
  lookedAt: (ref: string) => Looked,
  words: LookWords = LOOK[language],
): string[] {
  if (text.trim() === '') return [words.what];
  const found = thingsNamed(game, text, language);
  if (found.length === 0) return [words.unknown(text.trim())];
  if (found.length <= MOST_TOLD) return found.flatMap((ref) => lookLines(lookedAt(ref), language, words));
  return [words.which, ...found.map((ref) => `  ${lineOf(lookedAt(ref).look, language)}`)];
}

/** One of several, with what sets it apart. */
const lineOf = ({ name, kind, effect }: Look, language: Language): string =>
  sayExplained(
    name,
    [kind, effect].filter((more) => more !== undefined),
    language,
  );
