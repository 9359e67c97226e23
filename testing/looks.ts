import type { Drawn } from '#drawing';
import { firstSeat, type Game, LANGUAGES, type Language, look, type State, WATCHER, wordOf } from '#kernel';
import type { Face } from '../web/face.ts';
import { spectator } from './spectator.ts';

/** How much of a drawing explains itself to whoever looks at it. */
export interface Looks {
  /** Texts and icons, ornament left out. */
  readonly counted: number;
  /** Those that say too little: what is drawn, the reference it lies in, and what is wanting. */
  readonly mute: readonly string[];
}

/**
 * Counts the texts and icons of a drawing, and lists those that lie in no `data-look` or `data-ref`, or in one that has no
 * name, neither effect nor remark, or no clause. The innermost reference is the one that is looked at.
 */
export function looksOf<S extends State>(
  game: Game<S>,
  drawing: Drawn,
  view: S,
  viewer: number,
  language: Language,
): Looks {
  const wants = new Map<string, string[]>();
  const wanting = (ref: string): string[] => {
    const known = wants.get(ref) ?? wantingIn(game, view, viewer, ref, language);
    wants.set(ref, known);
    return known;
  };
  const mute: string[] = [];
  let counted = 0;
  const count = (what: string, refs: readonly string[]): void => {
    counted++;
    if (refs.length === 0) mute.push(`${what}: no data-look`);
    else if (refs.every((ref) => wanting(ref).length > 0))
      mute.push(`${what}: ${refs[0]} has no ${wanting(refs[0]).join(', no ')}`);
  };
  const visit = (at: Drawn | string, around: readonly string[], place: string): void => {
    if (typeof at === 'string') {
      if (at.trim() !== '') count(`"${at.trim()}" in ${place}`, around);
      return;
    }
    const refs = refsOf(at) ?? around;
    const here = placeOf(at);
    // What hides itself from a screen reader because words stand beside it is still looked at.
    if (isIcon(at)) count(here, refs);
    else if (at.props['aria-hidden'] !== 'true') for (const child of at.children) visit(child, refs, here);
  };
  visit(drawing, [], '');
  return { counted, mute };
}

/** The reference that is looked at, or references where one thing stands for several. */
function refsOf({ props }: Drawn): readonly string[] | undefined {
  const refs = props['data-look'] ?? props['data-ref'];
  return typeof refs === 'string' ? refs.split(/\s+/) : undefined;
}

const classesOf = ({ props }: Drawn): string[] => String(props.class ?? '').split(/\s+/);

const placeOf = (at: Drawn): string => `<${[at.tag, ...classesOf(at)].filter(Boolean).join('.')}>`;

/** A printed sign, a crest, or a small picture in which nothing else can be pointed at. */
function isIcon(at: Drawn): boolean {
  if (at.tag === 'use' || classesOf(at).some((name) => name === 'icon' || name === 'crest')) return true;
  return at.tag === 'svg' && at.props['aria-hidden'] !== 'true' && !speaks(at);
}

/** Is anything inside that is looked at, or read, by itself? */
const speaks = (at: Drawn): boolean =>
  at.children.some((child) => typeof child === 'string' || refsOf(child) !== undefined || speaks(child));

function wantingIn<S extends State>(game: Game<S>, view: S, viewer: number, ref: string, language: Language): string[] {
  const { effect, remarks, clause } = look(game, view, viewer, ref, language);
  const named = wordOf(game, ref, language) ?? game.words[language].categories[ref.replace('category:', '')];
  return [
    ...(named ? [] : ['name']),
    ...(effect || remarks.length > 0 ? [] : ['effect']),
    ...(clause ? [] : ['clause']),
  ];
}

/**
 * Plays a random game at each number of players and looks at everything drawn in so many of their positions, in every language,
 * as whoever moves, as the next player and as a watcher. Each kind of silence is listed once.
 */
export async function looksInPlay<S extends State>(game: Game<S>, positions = 40): Promise<Looks> {
  const face = (await game.face!()) as Face;
  const [fewest, most] = game.seats;
  const wanted = Math.ceil(positions / (most - fewest + 1));
  const mute = new Set<string>();
  let counted = 0;
  for (let seats = fewest; seats <= most; seats++) {
    const all = positionsOf(game, seats);
    for (let n = 0; n < wanted; n++) {
      const s = all[Math.round((n * (all.length - 1)) / Math.max(1, wanted - 1))];
      const moving = Math.max(0, firstSeat(game.turn(s)));
      for (const viewer of [moving, (moving + 1) % seats, WATCHER]) {
        const view = game.conceal(s, viewer);
        for (const language of LANGUAGES) {
          const looks = looksOf(game, face.draw(view, viewer, language), view, viewer, language);
          counted += looks.counted;
          for (const one of looks.mute) mute.add(`${language}: ${one}`);
        }
      }
    }
  }
  return { counted, mute: [...mute] };
}

/** Every position of a random game in which somebody decides, and its end. */
function positionsOf<S extends State>(game: Game<S>, seats: number): S[] {
  const positions: S[] = [];
  const end = spectator(game).watch(seats, `looks ${seats}`, ({ before }) => positions.push(game.layout.clone(before)));
  return [...positions, end];
}
