import type { Drawn } from '#drawing';
import { firstSeat, rngFrom, type State, seatsIn, Table } from '#kernel';
import { ELEMENTS } from '#kernel/drawing/elements.ts';
import type { Face } from '../../web/face.ts';
import type { Check } from '../check.ts';
import { faceOf } from '../face.ts';
import { pickMove, placed, viewerName, viewersOf, walk } from '../play.ts';
import type { Report } from '../report.ts';
import { filesLike, languagesOf, type Subject } from '../subject.ts';
import { mustBeWords } from './words.ts';

const MOST_ELEMENTS = 2600;
/** Positions to look at for every kind of draw. */
const DRAWS = 3;
const ALLOWED: ReadonlySet<string> = new Set(ELEMENTS);

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));

interface Seen {
  /** For each reference, those of the elements around every element that carries it, its own included. */
  readonly chains: Map<string, string[][]>;
  elements: number;
}

function look(drawn: Drawn | string, around: readonly string[], seen: Seen): Seen {
  if (typeof drawn === 'string') return seen;
  seen.elements++;
  const ref = drawn.props['data-ref'];
  const own = typeof ref === 'string' ? ref.split(/\s+/) : [];
  const chain = [...around, ...own];
  for (const one of own) seen.chains.set(one, [...(seen.chains.get(one) ?? []), chain]);
  for (const child of drawn.children) look(child, chain, seen);
  return seen;
}

/** Can a thing be pointed at for this move: is it drawn somewhere where nothing around it speaks of another move? */
function canPoint({ chains }: Seen, ref: string, refs: readonly string[]): boolean {
  const kinds = new Set(refs.map(kindOf));
  return (chains.get(ref) ?? []).some((chain) => chain.every((one) => refs.includes(one) || !kinds.has(kindOf(one))));
}

const pointing: Check = {
  id: 'pointing',
  title: 'shows every thing a legal move names where one can point at it, from the view of whoever moves, to the end',
  hint: 'Give what is drawn data-ref="<domain>:<id>", and let nothing around it name another value (docs/drawing.md).',
  byCount: true,
  async run(subject, report) {
    const { game, counts } = subject;
    const face = await faceOf(subject, report);
    const missing = new Map<string, string>();
    const drawnKinds = new Set<string>();
    let most = 0;
    for (const seats of counts) {
      const table = Table.open(game, { seats, seed: `drawn ${seats}` });
      const rng = rngFrom(`choices ${seats}`);
      while (!table.over) {
        if (table.history.length % 50 === 0) await report.at(`${seats} players, move ${table.history.length}`);
        for (const seat of seatsIn(table.turn)) {
          const seen = look(face.draw(table.view(seat), seat, 'en'), [], { chains: new Map(), elements: 0 });
          most = Math.max(most, seen.elements);
          for (const ref of seen.chains.keys()) drawnKinds.add(kindOf(ref));
          for (const move of table.moves(seat)) {
            const refs = game.lexicon.refs(move);
            for (const ref of refs) {
              if (!canPoint(seen, ref, refs)) missing.set(`${game.lexicon.text(move)}: ${ref}`, kindOf(ref));
            }
          }
        }
        const seat = firstSeat(table.turn);
        table.play(seat, pickMove(game, table.state, seat, table.moves(seat), rng));
      }
    }
    if (drawnKinds.size === 0) report.fail('nothing that is drawn has a data-ref');
    // A way to pay, or how many: nothing on the table stands for it.
    const buttons = new Set([...missing.values()].filter((kind) => !drawnKinds.has(kind)));
    const pointless = [...missing].filter(([, kind]) => !buttons.has(kind)).map(([text]) => text);
    if (pointless.length > 0) report.fail(`nothing to point at for ${pointless.slice(0, 6).join('; ')}`);
    if (most > MOST_ELEMENTS) report.fail(`${most} elements in one drawing; ${MOST_ELEMENTS} are enough`);
    if (buttons.size > 0) report.note(`offered by buttons only: ${[...buttons].sort().join(', ')}`);
    report.note(`at most ${most} elements`);
  },
};

/** What a drawing is made of must be plain: known elements, attributes that say something, nothing that acts or is fetched. */
function mustBePlain(drawn: Drawn | string, report: Report): void {
  if (typeof drawn === 'string') {
    // An empty text stands where nothing is to be said.
    if (drawn !== '') mustBeWords(drawn.trim() === '' ? '·' : drawn, 'a text', report);
    return;
  }
  const { tag, props, children } = drawn;
  if (!ALLOWED.has(tag)) report.fail(`<${tag}> is no element of a drawing`);
  for (const [name, value] of Object.entries(props)) {
    if (/^on/i.test(name)) report.fail(`<${tag} ${name}>: a drawing only draws`);
    if (value === undefined || value === '') continue;
    mustBeWords(String(value), `<${tag} ${name}>`, report);
    const fetched =
      name === 'href' ? !String(value).startsWith('#') : /url\((?!['"]?#)|javascript:/.test(String(value));
    if (fetched) report.fail(`<${tag} ${name}="${value}"> fetches something`);
  }
  const keys = children.flatMap((child) => (typeof child === 'string' || child.key === undefined ? [] : [child.key]));
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) report.fail(`two parts of <${tag} class="${props.class ?? ''}"> have the key "${twice}"`);
  for (const child of children) mustBePlain(child, report);
}

const drawing: Check = {
  id: 'drawing',
  title:
    'draws every position, between a move and its draw too, for every viewer in every language, from what that viewer may know, with plain nodes',
  hint: 'See `draw` in face.ts. Cells that hold UNKNOWN are drawn face down.',
  byCount: true,
  async run(subject, report) {
    const { game, counts, effort } = subject;
    const face = await faceOf(subject, report);
    for (const seats of counts) {
      const rng = rngFrom(`drawing ${seats}`);
      const table = Table.open(game, { seats, seed: `drawing ${seats}` });
      for (let n = 0; ; n++) {
        if (n % effort.every === 0 || table.over) {
          await report.at(`${seats} players, move ${table.history.length}`);
          placed(
            () => `${seats} players, after ${table.history.length} moves`,
            () => drawForAll(face, subject, table.state, report),
          );
        }
        if (table.over) break;
        const [seat] = seatsIn(table.turn);
        table.play(seat, pickMove(game, table.state, seat, table.moves(seat), rng));
      }
      await report.at(`${seats} players, draws`);
      // Whoever thinks about a move is shown what it leads to up to the draw.
      const seen = new Map<string, number>();
      const lookAtDraw = (s: State): void => {
        const step = game.layout.pending(s)?.step.name ?? '';
        const times = seen.get(step) ?? 0;
        seen.set(step, times + 1);
        if (times >= DRAWS) return;
        placed(
          () => `while the draw "${step}" is pending`,
          () => drawForAll(face, subject, s, report),
        );
      };
      walk(game, { seats, seed: `drawing ${seats}` }, () => {}, lookAtDraw);
    }
  },
};

function drawForAll(face: Face, { game }: Subject, s: State, report: Report): void {
  for (const viewer of viewersOf(s.seats)) {
    const view = game.conceal(s, viewer);
    const before = game.layout.hash(view);
    const other = game.conceal(game.imagine(view, viewer, rngFrom('drawing')), viewer);
    for (const language of languagesOf(game)) {
      placed(
        () => `for ${viewerName(viewer)}, ${language}`,
        () => {
          const drawn = face.draw(view, viewer, language);
          mustBePlain(drawn, report);
          if (game.layout.hash(view) !== before) report.fail('drawing changes the view it is given');
          if (JSON.stringify(face.draw(other, viewer, language)) !== JSON.stringify(drawn))
            report.fail('equal views are drawn differently');
        },
      );
    }
  }
}

const houses: Check = {
  id: 'houses',
  title: 'knows a house for every seat',
  hint: 'See `houses` in face.ts; HOUSES of engawa/drawing are to choose from.',
  async run(subject, report) {
    const { houses: known } = await faceOf(subject, report);
    if (known === undefined) return report.note('it names none: those of the client are dealt out');
    const different = new Set(known).size;
    if (different < subject.game.seats[1]) report.fail(`${different} houses for ${subject.game.seats[1]} seats`);
  },
};

const introduction: Check = {
  id: 'introduction',
  title: 'introduces itself in one sentence, in every language it claims',
  hint: 'See `introduction` in face.ts.',
  async run(subject, report) {
    const { introduction: said } = await faceOf(subject, report);
    for (const language of languagesOf(subject.game)) {
      mustBeWords(said[language], `the introduction, ${language}`, report);
      if (said[language].length > 160) report.fail(`${said[language].length} characters, ${language}: 160 are enough`);
    }
  },
};

/** All pictures of a board together, as they lie in its folder. */
const MOST_ART = 60_000;

/** A picture is shown and does nothing: no script, and nothing that would be fetched with it. */
const ACTING = /<script|<foreignObject|<image|href="(?!#)|@import|url\((?!#)| on[a-z]+="/;

const style: Check = {
  id: 'style',
  title: 'has a style sheet that fetches its own pictures at most and speaks of its own board only',
  hint: 'See view/style.css. Everything in it stands below a class of the game, and pictures are its own: url(art/name.svg).',
  async run(subject, report) {
    await faceOf(subject, report);
    const sheets = filesLike(subject, /^view\/.*\.css$/);
    if (!sheets.some(([path]) => path === 'view/style.css')) return report.leave('it has no view/style.css');
    for (const [path, text] of sheets) {
      const rules = text.replace(/\/\*[\s\S]*?\*\//g, '');
      if (/@import/.test(rules)) report.fail(`${path} imports another sheet`);
      for (const [, fetched] of rules.matchAll(/url\(\s*['"]?(?!#)([^)'"]*)/g)) {
        if (!/^art\/[\w-]+\.svg$/.test(fetched)) report.fail(`${path} fetches ${fetched}`);
        if (!subject.files.has(`view/${fetched}`)) report.fail(`${path} shows ${fetched}, which is not there`);
      }
      const bare = /(?:^|[},]|\*\/)\s*(html|body|:root|\*)\s*[{,]/.exec(rules)?.[1];
      if (bare !== undefined) report.fail(`${path} changes "${bare}", which is the client's`);
    }
    const pictures = filesLike(subject, /^view\/art\/.*\.svg$/);
    const acting = pictures.find(([, text]) => ACTING.test(text))?.[0];
    if (acting !== undefined) report.fail(`${acting} does more than show something`);
    const weight = pictures.reduce((sum, [, text]) => sum + text.length, 0);
    if (weight > MOST_ART) report.fail(`its pictures weigh ${weight} characters: ${MOST_ART} are enough`);
  },
};

export const drawingChecks: readonly Check[] = [drawing, pointing, houses, introduction, style];
