import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Drawn } from '#drawing';
import { type Game, NONE, rngFrom, type State, UNKNOWN } from '#kernel';
import koiKoi from '../examples/koi-koi/index.ts';
import start from '../examples/new-game/index.ts';
import type { OrchardState } from '../examples/new-game/rules/state.ts';
import type { Face, Lesson } from '../web/face.ts';
import { CHECKS, filesIn, Interrupted, judge, type Subject, subjectOf } from './index.ts';

// The little game of `engawa new-game` passes; here it is broken in one place at a time.

const game = start as unknown as Game;
const files = filesIn(fileURLToPath(new URL('../examples/new-game', import.meta.url)));
const whole = { ...subjectOf(game, files), counts: [2] };

const checkBy = (id: string) => CHECKS.find((check) => check.id === id)!;

const broken = (change: Partial<Game>): Subject => ({ ...whole, game: { ...game, ...change } });
const without = (path: RegExp): Subject => ({
  ...whole,
  files: new Map([...files].filter(([name]) => !path.test(name))),
});
const withFile = (path: string, change: (text: string) => string): Subject => ({
  ...whole,
  files: new Map([...files, [path, change(files.get(path) ?? '')]]),
});
const looking = (change: (face: Face) => Partial<Face>): Subject =>
  broken({
    face: async () => {
      const face = (await game.face?.()) as Face;
      return { ...face, ...change(face) };
    },
  });
const teaching = (change: (lesson: Lesson) => Partial<Lesson>): Subject =>
  looking(({ lesson }) => ({
    lesson: async () => {
      const taught = await lesson!();
      return { ...taught, ...change(taught) };
    },
  }));
const { en } = game.words;
const saying = (change: Partial<typeof en>): Subject => broken({ words: { ...game.words, en: { ...en, ...change } } });

/** The drawing with something done to every node. */
const redrawn = (change: (node: Drawn) => Partial<Drawn>): Subject =>
  looking(({ draw }) => {
    const redraw = (node: Drawn | string): Drawn | string =>
      typeof node === 'string' ? node : { ...node, children: node.children.map(redraw), ...change(node) };
    return { draw: (...args) => redraw(draw(...args)) as Drawn };
  });

/** The little game draws nothing; this one turns up cards. */
const drawing = koiKoi as unknown as Game;
const drawn = (change: Partial<Game>): Subject => ({
  ...subjectOf(drawing, new Map()),
  game: { ...drawing, ...change },
});

/** A card nobody has seen. */
const secretOf = (s: State): string => `kind:${(game.layout.toJSON(s) as { tree: readonly number[] }).tree[0]}`;

let games = 0;

/** Every sentence with something done to it. */
const everyDeed = (change: (said: string) => string): typeof en.deeds =>
  Object.fromEntries(Object.entries(en.deeds!).map(([deed, say]) => [deed, (tale: never) => change(say(tale))]));

/** Deeds that bring no points, and categories that all cite one clause. */
const uncounted = (deeds: NonNullable<Game['deeds']>): NonNullable<Game['deeds']> =>
  Object.fromEntries(Object.entries(deeds).map(([deed, { spec }]) => [deed, { spec: { ...spec, counts: undefined } }]));
const eachCategory = (clause: string) =>
  Object.fromEntries(Object.keys(en.categories).map((category) => [category, { clause }]));

/** A mark that only imagined worlds bear. */
const IMAGINED = 99;

const FAULTS: readonly (readonly [check: string, fault: string, subject: () => Subject])[] = [
  [
    'package',
    'needs',
    () => withFile('package.json', (text) => text.replace('{', '{ "dependencies": { "lodash": "1" },')),
  ],
  ['package', 'its name is', () => withFile('package.json', (text) => text.replace('engawa-game-', ''))],
  ['imports', 'node:fs', () => withFile('rules/setup.ts', (text) => `import 'node:fs';\n${text}`)],
  ['imports', '../../other', () => withFile('rules/setup.ts', (text) => `${text}\nexport * from '../../other.ts';\n`)],
  ['world', 'rules/setup.ts uses Math.random', () => withFile('rules/setup.ts', (text) => `${text}\nMath.random();\n`)],
  [
    'world',
    'words/en.ts uses Date',
    () => withFile('words/en.ts', (text) => `${text}\nexport const now = String(new Date());\n`),
  ],
  ['world', 'bot/mind.ts uses fetch', () => withFile('bot/mind.ts', (text) => `${text}\nawait fetch('/peek');\n`)],
  ['world', 'data/index.ts uses process', () => withFile('data/index.ts', (text) => `${text}\nprocess.exit();\n`)],
  ['rules-said', 'version', () => broken({ version: 0 })],
  ['offers', 'not offered', () => broken({ why: () => undefined })],
  [
    'offers',
    'twice',
    () =>
      broken({
        moves(s, seat, out) {
          game.moves(s, seat, out);
          out.add(out.at(0));
        },
      }),
  ],
  ['offers', 'nothing is legal for seat 0 at the step "turn" (H-4.1)', () => broken({ moves: () => undefined })],
  ['invariants', 'score', () => broken({ score: (s, seat) => game.score(s, seat) + 1 })],
  ['ranking', 'points are', () => broken({ ranking: (s) => game.ranking(s).toReversed() })],
  ['ranking', 'share a place and are not equal', () => broken({ ranking: (s) => [game.ranking(s).flat()] })],
  ['absent', 'not legal', () => broken({ absent: () => -1 })],
  [
    'equal-seeds',
    'differs at move',
    () => broken({ setup: (seats, options) => game.setup(seats, options, rngFrom(String(games++))) }),
  ],
  ['views', 'gaps', () => broken({ imagine: (view) => game.layout.clone(view) })],
  [
    'views',
    'does not fit',
    () => broken({ conceal: (s, _viewer, into) => game.layout.copy(s, into ?? game.layout.clone(s)) }),
  ],
  [
    'hidden-for-nothing',
    'who can work it out',
    () =>
      broken({
        why(s, seat, move) {
          if (game.layout.toJSON(s).tree === undefined || game.layout.unknowns(s) > 0) throw new Error(`${UNKNOWN}`);
          return game.why(s, seat, move);
        },
      }),
  ],
  [
    // Refused or not, a seat may ask: "why can't I?" is answered from what it sees.
    'reasons-in-worlds',
    'from the view of its seat about "hang": -32768',
    () =>
      broken({
        why(s, seat, move) {
          const reason = game.why(s, seat, move);
          if (reason !== undefined && game.layout.unknowns(s) > 0) throw new Error(`${UNKNOWN}`);
          return reason;
        },
      }),
  ],
  [
    'foretold',
    'is thought about: no such card',
    () =>
      broken({
        play(s, seat, move, tell) {
          if (s.phases === IMAGINED) throw new Error('no such card');
          game.play(s, seat, move, tell);
        },
        imagine(view, viewer, rng) {
          const world = game.imagine(view, viewer, rng);
          world.phases = IMAGINED;
          return world;
        },
      }),
  ],
  [
    // A view hidden once more must stay what it is.
    'foretold',
    'is foretold as',
    () =>
      broken({
        conceal(s, viewer, into) {
          const view = game.conceal(s, viewer, into) as OrchardState;
          view.scares++;
          return view;
        },
        play(s, seat, move, tell) {
          tell?.({
            deed: 'picked',
            kind: 'gain',
            seat,
            what: 'persimmon',
            n: (s as OrchardState).scares,
            clause: 'H-4.1',
          });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  [
    'events-in-worlds',
    'tells a watcher',
    () =>
      broken({
        play(s, seat, move, tell) {
          tell?.({ deed: 'picked', kind: 'gain', seat, what: secretOf(s), clause: 'H-4.1' });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  [
    // Even whoever moves may not learn everything.
    'events-in-worlds',
    'of seat 0 tells seat 0',
    () =>
      broken({
        play(s, seat, move, tell) {
          tell?.({ deed: 'picked', kind: 'gain', seat, only: seat, what: secretOf(s), clause: 'H-4.1' });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  [
    // What is revealed beside it is no excuse.
    'events-in-worlds',
    'tells a watcher',
    () =>
      broken({
        play(s, seat, move, tell) {
          tell?.({ deed: 'crowCame', kind: 'reveal', seat, what: 'bare', clause: 'H-4.1' });
          tell?.({ deed: 'picked', kind: 'gain', seat, what: secretOf(s), clause: 'H-4.1' });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  [
    // Nor is it where that differs from world to world: what is told after it may tell no more than it shows.
    'events-in-worlds',
    'tells a watcher',
    () =>
      broken({
        play(s, seat, move, tell) {
          const secret = secretOf(s);
          const half = Number(secret.split(':')[1]) % 2;
          tell?.({ deed: 'crowCame', kind: 'reveal', seat, n: half, clause: 'H-4.1' });
          tell?.({ deed: 'picked', kind: 'gain', seat, what: secret, clause: 'H-4.1' });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  [
    'events-in-worlds',
    'the draw "draw" tells',
    () =>
      drawn({
        chance(s, rng, tell) {
          const { deck } = drawing.layout.toJSON(s) as { deck: readonly number[] };
          drawing.chance(s, rng, tell);
          if (deck.length > 0)
            tell?.({ deed: 'picked', kind: 'gain', seat: NONE, what: `card:${deck[0]}`, clause: 'K-5.6' });
        },
      }),
  ],
  ['languages', 'the option long', () => broken({ options: [{ id: 'long', values: [true, false] }] })],
  ['languages', 'category', () => saying({ categories: {} })],
  ['names', 'branch middle', () => saying({ names: { ...en.names, branch: [en.names.branch[0]] } })],
  [
    'names',
    'words/en.ts has 3 names of kind, words/fr.ts 4',
    () => saying({ names: { ...en.names, kind: en.names.kind.slice(0, 3) } }),
  ],
  [
    'words',
    '"kind:3", which names.kind in words/en.ts does not have',
    () => saying({ names: { ...en.names, kind: en.names.kind.slice(0, 3) } }),
  ],
  ['words', '"eaves", which things in words/en.ts', () => saying({ things: { ...en.things, eaves: undefined! } })],
  ['words', 'not said', () => saying({ reasons: {} })],
  [
    'words',
    'which the rulebook does not have',
    () => withFile('rulebook.md', (text) => text.replace('H-4.4', 'H-4.7')),
  ],
  [
    'deeds',
    'is no deed',
    () =>
      broken({
        play(s, seat, move, tell) {
          tell?.({ deed: 'strange', kind: 'gain', seat, what: 'persimmon', clause: 'H-4.1' });
          game.play(s, seat, move, tell);
        },
      }),
  ],
  ['deeds', 'has no sentence in words/en.ts', () => saying({ deeds: {} })],
  [
    'deeds',
    'does not tell `',
    () =>
      broken({
        play: (s, seat, move, tell) =>
          game.play(s, seat, move, tell && (({ n: _n, what: _what, to: _to, ...event }) => tell(event))),
      }),
  ],
  ['deeds-told', 'tells nothing', () => broken({ play: (s, seat, move) => game.play(s, seat, move) })],
  ['story', 'two spaces', () => saying({ deeds: everyDeed((said) => `${said}  now`) })],
  ['story', 'an empty slot', () => saying({ deeds: everyDeed((said) => `${said} ()`) })],
  ['story', 'a reference', () => saying({ deeds: everyDeed((said) => `${said} on branch:left`) })],
  ['story', 'a word twice', () => saying({ deeds: everyDeed((said) => `${said} and and so on`) })],
  ['points-told', 'cite no clause', () => broken({ categories: {}, deeds: uncounted(game.deeds!) })],
  [
    'points-told',
    'which the rulebook does not have',
    () => broken({ categories: { ...eachCategory('H-99.9') }, deeds: uncounted(game.deeds!) }),
  ],
  ['refusals-cited', 'is refused without a clause', () => broken({ clauses: {} })],
  [
    'foretold-happens',
    'is foretold',
    () =>
      broken({
        play(s, seat, move, tell) {
          game.play(s, seat, move, tell && ((event) => tell({ ...event, n: s.phases === IMAGINED ? 1 : 2 })));
        },
        imagine(view, viewer, rng) {
          const world = game.imagine(view, viewer, rng);
          world.phases = IMAGINED;
          return world;
        },
      }),
  ],
  ['text-board', 'too few', () => broken({ board: () => [] })],
  ['text-board', 'NaN', () => broken({ board: () => Array(9).fill(`${Number.NaN} points`) })],
  ['clauses', 'twice', () => withFile('rulebook.md', (text) => text.replace('H-4.4', 'H-4.3'))],
  ['clauses', 'no rulebook.md', () => without(/^rulebook/)],
  ['cited', 'rules/setup.ts cites H-9.9', () => withFile('rules/setup.ts', (text) => `${text}\n// H-9.9\n`)],
  ['tested', 'H-4.1', () => without(/^tests\/turn/)],
  ['rules-to-read', 'guide/fr.md', () => without(/^guide\/fr/)],
  ['guide', 'cannot be read', () => withFile('guide/guide.json', () => '{')],
  [
    'guide',
    'position "dare"',
    () => withFile('guide/guide.json', (text) => text.replace('"0 pick left"', '"1 pick left"')),
  ],
  ['guide', 'there is no picture', () => withFile('guide/en.md', (text) => text.replace('](tree)', '](wood)'))],
  [
    'guide',
    'is not legal',
    () => withFile('guide/guide.json', (text) => text.replace('"rings": ["pick left"', '"rings": ["hang"')),
  ],
  ['guide-words', 'names H-9.9', () => withFile('guide/fr.md', (text) => text.replace('{H-4.1', '{H-9.9'))],
  ['guide-words', 'is not the', () => withFile('guide/ja.md', (text) => text.replace('{H-4.1', '{H-4.2'))],
  ['guide-words', 'no position to open', () => withFile('guide/en.md', (text) => text.replace(/^> .*$/m, ''))],
  ['guide-sheet', 'no guide/sheet.ja.md', () => without(/sheet\.ja/)],
  ['guide-sheet', 'no sign for [[plum]]', () => withFile('guide/sheet.fr.md', (text) => `${text}\n[[plum]]`)],
  ['drawing', '<script>', () => redrawn(({ tag }) => (tag === 'h3' ? { tag: 'script' } : {}))],
  ['drawing', 'NaN', () => redrawn(({ props }) => ({ props: { ...props, style: `--n:${Number.NaN}` } }))],
  ['drawing', 'fetches', () => redrawn(({ props }) => ({ props: { ...props, style: 'background:url(http://a)' } }))],
  [
    'drawing',
    'while the draw "draw" is pending: for a watcher, en: no card to draw',
    () =>
      drawn({
        face: async () => {
          const face = (await drawing.face?.()) as Face;
          return {
            ...face,
            draw(...[view, ...looks]: Parameters<Face['draw']>) {
              if (drawing.layout.pending(view)?.step.name === 'draw') throw new Error('no card to draw');
              return face.draw(view, ...looks);
            },
          };
        },
      }),
  ],
  ['pointing', 'data-ref', () => redrawn(() => ({ props: {} }))],
  ['houses', '1 houses for 4', () => looking(() => ({ houses: ['red'] }))],
  ['introduction', 'fr', () => looking(({ introduction }) => ({ introduction: { ...introduction, fr: '' } }))],
  ['style', 'fetches', () => withFile('view/style.css', () => '.a { background: url(http://a/b.png) }')],
  ['style', 'not there', () => withFile('view/style.css', () => '.a { background: url(art/none.svg) }')],
  ['style', 'does more', () => withFile('view/art/bad.svg', () => '<svg><script/></svg>')],
  ['style', 'weigh', () => withFile('view/art/big.svg', () => ' '.repeat(130_000))],
  ['style', 'body', () => withFile('view/style.css', () => 'body { margin: 0 }')],
  ['lesson', 'is not offered', () => teaching(() => ({ seed: 'another' }))],
  ['lesson-decides', 'other rules', () => teaching(() => ({ weighed: undefined }))],
  ['lesson-decides', 'the least', () => teaching(({ bubbles }) => ({ bubbles: bubbles.slice(0, 3) }))],
  ['lesson-names', 'strange', () => redrawn(({ props }) => ({ props: { ...props, class: 'icon i-strange' } }))],
  [
    'lesson-words',
    'too long',
    () =>
      teaching(({ bubbles }) => ({
        bubbles: bubbles.map((b) => ({ ...b, text: { ...b.text, en: 'word '.repeat(16) } })),
      })),
  ],
  [
    'lesson-clauses',
    'no clause',
    () => teaching(({ bubbles }) => ({ bubbles: bubbles.map(({ clause: _, ...b }) => b) })),
  ],
  ['parts', '"kinds"', () => withFile('data/tree.json', (text) => text.replace('"kinds"', '"cards"'))],
  ['part-names', 'great', () => saying({ names: { ...en.names, kind: en.names.kind.slice(0, 2) } })],
  ['mind', 'NaN', () => broken({ mind: { worth: () => Number.NaN } })],
  ['no-peeking', 'chooses otherwise', () => broken({ mind: { worth: () => games++ % 7 } })],
];

describe('a fault is found', () => {
  it.each(FAULTS)('%s: %s', async (id, hint, subject) => {
    const { verdict, what } = await judge(checkBy(id), subject());
    expect([verdict, what]).toEqual(['failed', expect.stringContaining(hint)]);
  });
});

describe('a verdict', () => {
  it('is "not checked" where there is nothing to look at, and says where to put it', async () => {
    const { face: _, ...faceless } = game;
    const bare: Subject = { ...whole, game: faceless, files: new Map() };
    for (const id of ['package', 'tested', 'cited', 'drawing', 'lesson', 'parts']) {
      expect(await judge(checkBy(id), bare), id).toMatchObject({ verdict: 'not checked', what: expect.any(String) });
    }
    expect((await judge(checkBy('lesson'), bare)).what).toContain('face.ts');
  });

  it('comes with what to do about it', async () => {
    const { hint } = await judge(checkBy('text-board'), broken({ board: () => [] }));
    expect(hint).toContain('view/text.ts');
  });

  it('waits for a dead end to be mended, which only the check that meets it first calls a failure', async () => {
    const stuck = broken({ moves: () => undefined });
    const failed: string[] = [];
    for (const check of CHECKS) {
      const { id, verdict, what } = await judge(check, stuck);
      if (verdict === 'failed') failed.push(`${id}: ${what}`);
      if (id === 'replay' || id === 'speed')
        expect([verdict, what]).toEqual(['not checked', 'it waits for the dead end of "offers" to be mended']);
    }
    expect(failed).toEqual(['offers: ', 'lesson: ', 'guide: '].map((id) => expect.stringContaining(id)));
    expect((await judge(checkBy('offers'), stuck)).verdict).toBe('failed');
  });

  it('lets a game call what is its own as it likes', async () => {
    const own = withFile(
      'rules/turn.ts',
      (text) => `${text}
      // Date.now is said in passing, as in 'new Date()'.
      const verbs = { fetch: 1, process: 2, fetch(s: number) { return s; } };
      export const document = { title: "process.env" };
      export const all = [lexicon.move.fetch(1), document.title, verbs.process];`,
    );
    expect(await judge(checkBy('world'), own)).toMatchObject({ verdict: 'passed' });
  });

  it('names the place in a game where the rules throw', async () => {
    const fault = broken({
      check: () => {
        throw new Error('lost a card');
      },
    });
    const { what } = await judge(checkBy('invariants'), fault);
    expect(what).toBe('2 players, seed "property 0", decision 1: lost a card');
  });

  it('is not waited for when nobody wants to know any more', async () => {
    const leaving = () => {
      throw new Interrupted();
    };
    await expect(judge(checkBy('offers'), whole, leaving)).rejects.toBeInstanceOf(Interrupted);
  });
});

it('every check has a name of its own, a sentence and a hint', () => {
  expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
  for (const { id, title, hint } of CHECKS) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(title).toMatch(/^\w.*[^.]$/);
    expect(hint).toMatch(/[.!`]$/);
  }
});
