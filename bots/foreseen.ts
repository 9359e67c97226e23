import {
  foretell,
  type Game,
  type GameEvent,
  HIDDEN,
  LANGUAGES,
  type Language,
  type Rng,
  type State,
  sayMoveAt,
  storyOf,
  type Told,
  type TurnTold,
  wordOf,
} from '#kernel';

/** What has words for things. */
type Speaking = Pick<Game, 'lexicon' | 'words' | 'deeds'>;

/** A choice on the way, as it reads where it is made: which token, which boat, the power of which fleet. */
export interface Answer {
  readonly move: number;
  readonly said: Readonly<Record<Language, string>>;
}

/** A turn that somebody may play, told as the story would tell it. */
export interface ForeseenTurn {
  readonly line: readonly number[];
  /** The moves of the line, as far as it is legal. */
  readonly answers: readonly Answer[];
  readonly told: TurnTold;
  /** The choices, without what follows by itself, and what each of them touches, in order. */
  readonly touches: readonly (Touched & { readonly answer: Answer })[];
}

/** The things that a choice names, and those of the deeds that follow. */
export interface Touched {
  /** What the choice itself names. */
  readonly named: readonly string[];
  readonly places: readonly string[];
  /** Things of which some are paid or gained: boats out of a supply, not a boat on the sea. */
  readonly amounts: readonly string[];
}

/** What deeds speak of, and the choice that leads to them; what is counted, or comes in numbers, is no place. */
export function touchedBy(game: Speaking, events: readonly GameEvent[], named: readonly string[] = []): Touched {
  const known = (refs: readonly (string | undefined)[]): string[] => [
    ...new Set(refs.filter((ref): ref is string => ref !== undefined && ref !== HIDDEN)),
  ];
  const counted = events.map(({ what, n }) => (n === undefined ? undefined : what));
  const all = known([...named, ...events.flatMap(({ what, to, from }) => [what, to, from])]);
  const isAmount = (ref: string): boolean => {
    const word = wordOf(game, ref, 'en');
    return counted.includes(ref) || (word !== undefined && word.many !== word.name);
  };
  return { named, places: all.filter((ref) => !isAmount(ref)), amounts: all.filter(isAmount) };
}

/** Tells a turn beforehand, as far as the seat that would play it can know. A line that is not legal to its end, or brings to light what nobody knows, is told as far as that. */
export function foreseen<S extends State>(
  game: Game<S>,
  view: S,
  seat: number,
  line: readonly number[],
  rng: Rng,
): ForeseenTurn {
  const world = game.imagine(view, seat, rng);
  const lines: Told[] = [];
  const answers: Answer[] = [];
  const play = (move: number): Answer => {
    const seen = game.conceal(world, seat);
    const said = Object.fromEntries(
      LANGUAGES.map((language) => [language, sayMoveAt(game, seen, seat, move, language)]),
    ) as Answer['said'];
    const answer = { move, said };
    answers.push(answer);
    game.play(world, seat, move);
    return answer;
  };
  const touches: (Touched & { readonly answer: Answer })[] = [];
  for (let i = 0; i < line.length; ) {
    const move = line[i];
    if (game.why(world, seat, move) !== undefined) break;
    const { events, points, forced, complete } = foretell(game, world, seat, move);
    lines.push({ seat, move, forced: false, events, points });
    const touched = touchedBy(game, events, game.lexicon.refs(move));
    touches.push({ ...touched, answer: play(move) });
    i++;
    // What comes to light decides how the turn goes on: what the plan says of it is imagined, and would read like knowledge.
    if (!complete) break;
    // What follows by itself was foretold with it.
    for (const next of forced) {
      if (next.seat !== seat || next.move !== line[i]) break;
      play(next.move);
      i++;
    }
  }
  const told = storyOf(game, lines).find((passage) => passage.kind === 'turn')!;
  return { line, answers, told: told as TurnTold, touches };
}
