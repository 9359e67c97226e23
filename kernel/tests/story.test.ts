import { describe, expect, it } from 'vitest';
import {
  defineDeeds,
  type GameEvent,
  LANGUAGES,
  linesBelow,
  NONE,
  type PointChange,
  sayChapter,
  sayDeed,
  sayEvent,
  sayHeadline,
  sayLine,
  storyOf,
  type Told,
  Word,
  wholeStory,
} from '#kernel';
import { defineLexicon } from '../lexicon.ts';

const did = defineDeeds({
  bought: { kind: 'gain', has: ['what', 'n'], together: true },
  built: { kind: 'gain', has: ['what', 'to'], counts: 'houses', weight: 3 },
  paid: { kind: 'pay', has: ['n', 'whom?'] },
  planted: { kind: 'move', has: ['what'], weight: 2, together: true },
  honoured: { kind: 'score', has: ['what', 'n', 'category'] },
  round: { kind: 'phase', has: ['n'], chapter: true },
  drizzled: { kind: 'phase', has: [] },
  setOut: { kind: 'move', has: [], begins: true },
  challenged: { kind: 'move', has: ['whom'], weight: 3, scene: 'opens' },
  struck: { kind: 'move', has: [] },
  won: { kind: 'complete', has: [], weight: 3, scene: 'closes' },
  hid: { kind: 'move', has: [], until: 'struck' },
  rested: { kind: 'phase', has: [], idle: true },
});

const en = {
  title: 'Trial',
  names: {},
  verbs: { rest: () => 'Rest' },
  steps: {},
  reasons: {},
  things: { mill: new Word('mill'), hill: new Word('hill'), rice: new Word('rice'), tea: new Word('tea') },
  categories: { houses: 'Houses', honour: 'Honour' },
  points: (n: number) => `${n} pts`,
  deeds: {
    bought: (tales: readonly { what: Word; n: number }[]) =>
      `buys ${tales.map(({ what, n }) => `${n} ${what}`).join(' and ')}`,
    built: ({ what, to }: { what: Word; to: Word }) => `builds the ${what} on the ${to}`,
    planted: (tales: readonly { what: Word }[]) => `plants ${tales.map(({ what }) => what.name).join(' and ')}`,
    paid: ({ n, whom }: { n: number; whom?: string }) => `pays ${whom ?? 'the bank'} ${n}`,
    honoured: ({ what, n }: { what: Word; n: number }) => `is honoured with ${n} for ${what}`,
    round: ({ n }: { n: number }) => `round ${n} begins`,
    drizzled: () => 'it drizzles',
    setOut: () => 'sets out',
    challenged: ({ whom }: { whom: string }) => `challenges ${whom}`,
    struck: () => 'strikes',
    won: () => 'wins',
    hid: () => 'hides a card',
    rested: () => 'does no more',
  },
};
const game = {
  lexicon: defineLexicon({ rest: [] }),
  words: { en, fr: en, ja: en },
  deeds: did,
  categories: { houses: { clause: 'X-9' }, honour: { clause: 'X-8' } },
};
const nameOf = (seat: number) => ['Aki', 'Ben'][seat];
const told = (seat: number, events: readonly GameEvent[], more: Partial<Told> = {}): Told => ({
  seat,
  forced: false,
  events,
  ...more,
});
const gained = (seat: number, category: string, before: number, after: number): PointChange => ({
  seat,
  category,
  before,
  after,
});
const tell = (history: readonly Told[]) =>
  storyOf(game, history).map((passage) => {
    const head =
      passage.kind === 'chapter' ? sayChapter(game, passage, nameOf, 'en') : sayHeadline(game, passage, nameOf, 'en');
    const teller = passage.kind === 'chapter' ? NONE : passage.seat;
    return [head, ...passage.lines.map((line) => sayLine(game, line, teller, nameOf, 'en'))];
  });

const clause = 'X-1';
const built = did.built({ seat: 0, what: 'mill', to: 'hill', clause });
const tea = (seat: number) => did.bought({ seat, what: 'tea', n: 1, clause });

describe('deeds', () => {
  it('tells two turns of one seat in a row apart where a deed begins them', () => {
    const setOut = did.setOut({ seat: 0, clause });
    expect(tell([told(0, [setOut]), told(0, [built]), told(0, [setOut]), told(0, [built])])).toEqual([
      ['Aki builds the mill on the hill', 'sets out', 'builds the mill on the hill'],
      ['Aki builds the mill on the hill', 'sets out', 'builds the mill on the hill'],
    ]);
  });

  it('are told with what they are to a machine', () => {
    expect(built).toEqual({ deed: 'built', kind: 'gain', seat: 0, what: 'mill', to: 'hill', clause });
  });

  it('are said in the words of the game, with and without who did it', () => {
    expect(sayDeed(game, [built], nameOf, 'en')).toBe('builds the mill on the hill');
    expect(sayEvent(game, built, nameOf, 'en')).toBe('Aki builds the mill on the hill.');
    expect(sayEvent(game, did.paid({ seat: 0, n: 2, whom: 1, clause }), nameOf, 'en')).toBe('Aki pays Ben 2.');
    expect(sayEvent(game, did.drizzled({ seat: NONE, clause }), nameOf, 'en')).toBe('It drizzles.');
    for (const language of LANGUAGES) expect(sayEvent(game, built, nameOf, language)).toContain('Aki');
  });
});

describe('a story', () => {
  it('has a passage for each turn, headed by its weightiest deed, one line a deed', () => {
    const rice = did.bought({ seat: 0, what: 'rice', n: 2, clause });
    expect(tell([told(0, [rice]), told(0, [tea(0)]), told(0, [built]), told(1, [tea(1)])])).toEqual([
      ['Aki builds the mill on the hill', 'buys 2 rice and 1 tea', 'builds the mill on the hill'],
      ['Ben buys 1 tea', 'buys 1 tea'],
    ]);
  });

  it('names in its headline together what is told together, whatever lies between', () => {
    const planted = (what: string) => did.planted({ seat: 0, what, clause });
    const paid = did.paid({ seat: 0, n: 1, clause });
    const history = [told(0, [planted('rice'), paid]), told(0, [planted('tea'), paid])];
    const [turn] = storyOf(game, history);
    expect(turn.kind === 'turn' && sayHeadline(game, turn, nameOf, 'en')).toBe('Aki plants rice and tea');
    expect(turn.kind === 'turn' && linesBelow(turn).map((line) => sayLine(game, line, 0, nameOf, 'en'))).toEqual([
      'pays the bank 1',
      'pays the bank 1',
    ]);
  });

  it('names in its headline once what was done twice over', () => {
    const twice = [told(0, [built]), told(0, [built])];
    expect(tell(twice)[0][0]).toBe('Aki builds the mill on the hill');
  });

  it('says that nothing was done only where nothing was', () => {
    const rested = did.rested({ seat: 0, clause });
    expect(tell([told(0, [tea(0)]), told(0, [rested])])).toEqual([['Aki buys 1 tea', 'buys 1 tea']]);
    expect(tell([told(0, [rested]), told(1, [tea(1)])])).toEqual([
      ['Aki does no more', 'does no more'],
      ['Ben buys 1 tea', 'buys 1 tea'],
    ]);
  });

  it('does not say twice what another deed tells again', () => {
    const [hid, struck] = [did.hid({ seat: 0, clause }), did.struck({ seat: 0, clause })];
    expect(tell([told(0, [hid])])).toEqual([['Aki hides a card', 'hides a card']]);
    expect(tell([told(0, [hid]), told(0, [struck])])).toEqual([['Aki strikes', 'strikes']]);
    expect(tell([told(0, [struck]), told(0, [hid])])[0]).toEqual(['Aki hides a card', 'strikes', 'hides a card']);
  });

  it('names whoever else something happened to', () => {
    expect(tell([told(0, [did.paid({ seat: 1, n: 1, clause })])])).toEqual([
      ['Aki chooses in secret', 'Ben pays the bank 1'],
    ]);
  });

  it('tells points with their category, their reason and its clause', () => {
    const points = [gained(0, 'houses', 1, 4)];
    const [turn] = storyOf(game, [told(0, [built], { points })]);
    expect(turn).toMatchObject({ points: 3 });
    expect(turn.lines.at(-1)).toMatchObject({
      kind: 'points',
      n: 3,
      category: 'houses',
      because: built,
      clause: 'X-9',
    });
    expect(tell([told(0, [built], { points })])[0].at(-1)).toBe('+3 pts · Houses: mill');
    expect(tell([told(0, [], { points: [gained(0, 'honour', 3, 1)] })])[0].at(-1)).toBe('−2 pts · Honour');
  });

  it('tells a deed that is but the reason of points once, and several reasons one by one', () => {
    const honour = (what: string, n: number) => did.honoured({ seat: 0, what, n, category: 'honour', clause: 'X-7' });
    const points = [gained(0, 'honour', 0, 5)];
    expect(tell([told(0, [built, honour('rice', 2), honour('tea', 3)], { points })])[0].slice(1)).toEqual([
      'builds the mill on the hill',
      '+2 pts · Honour: rice',
      '+3 pts · Honour: tea',
    ]);
  });

  it('begins anew under what heads it: what came before stays with the turn, what follows stands below', () => {
    const later = did.honoured({ seat: 1, what: 'tea', n: 1, category: 'honour', clause });
    const events = [built, did.round({ seat: NONE, n: 2, clause }), did.drizzled({ seat: NONE, clause }), later];
    const points = [gained(0, 'houses', 0, 3), gained(1, 'honour', 0, 1)];
    expect(tell([told(0, events, { points }), told(0, [tea(0)])])).toEqual([
      ['Aki builds the mill on the hill', 'builds the mill on the hill', '+3 pts · Houses: mill'],
      ['Round 2 begins', 'it drizzles', 'Ben +1 pts · Honour: tea'],
      ['Aki buys 1 tea', 'buys 1 tea'],
    ]);
  });

  it('tells points under the chapter that brought them, also where another one follows at once', () => {
    const score = did.honoured({ seat: 1, what: 'tea', n: 1, category: 'honour', clause });
    const round = (n: number) => did.round({ seat: NONE, n, clause });
    expect(tell([told(0, [tea(0), round(2), score, round(3)], { points: [gained(1, 'honour', 0, 1)] })])).toEqual([
      ['Aki buys 1 tea', 'buys 1 tea'],
      ['Round 2 begins', 'Ben +1 pts · Honour: tea'],
      ['Round 3 begins'],
    ]);
  });

  it('tells a scene in which others act too as one turn, and how it came out in its headline', () => {
    const challenged = did.challenged({ seat: 0, whom: 1, clause });
    const struck = (seat: number) => told(seat, [did.struck({ seat, clause })]);
    const won = (seat: number) => told(1, [did.struck({ seat: 1, clause }), did.won({ seat, clause })]);
    const duel = (winner: number) => [told(0, [challenged]), struck(1), struck(0), won(winner)];
    const heads = (history: readonly Told[]) => tell(history).map(([head]) => head);
    expect(tell(duel(1))).toEqual([
      ['Aki challenges Ben; Ben wins', 'challenges Ben', 'Ben strikes', 'strikes', 'Ben strikes', 'Ben wins'],
    ]);
    expect(heads([...duel(0), told(0, [tea(0)]), ...duel(1), told(1, [tea(1)])])).toEqual([
      'Aki challenges Ben and wins',
      'Aki challenges Ben; Ben wins',
      'Ben buys 1 tea',
    ]);
  });

  it('does not tell the deeds of a headline again below it', () => {
    const [turn] = storyOf(game, [told(0, [tea(0)]), told(0, [built], { points: [gained(0, 'houses', 0, 3)] })]);
    expect(turn.kind === 'turn' && linesBelow(turn).map((line) => sayLine(game, line, 0, nameOf, 'en'))).toEqual([
      'buys 1 tea',
      '+3 pts · Houses: mill',
    ]);
  });

  it('begins with a chapter of its own', () => {
    const [first, second] = wholeStory(game, [told(0, [tea(0)])]);
    expect(first.kind === 'chapter' && sayChapter(game, first, nameOf, 'en')).toBe('The game begins');
    expect(second.kind).toBe('turn');
    expect(wholeStory(game, [])).toEqual([]);
  });

  it('knows which lines of the history a turn tells, also of a later part of it', () => {
    const history = [told(0, [tea(0)]), told(1, [tea(1)]), told(1, [tea(1)])];
    const spans = (from: number) =>
      storyOf(game, history.slice(from), from).map((passage) => passage.kind === 'turn' && [passage.from, passage.to]);
    expect(spans(0)).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(spans(1)).toEqual([[1, 2]]);
  });
});
