import { eventFor, firstSeat, type GameEvent, MoveList, resolveChance, rngFrom, UNKNOWN, WATCHER } from 'engawa';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, FLEETS, tableFor } from '../data/index.ts';
import yamatai from '../index.ts';
import { STEPS, type YamataiState } from '../rules/state.ts';
import { bench, deckFromTop, deckTop, hand, pass, row } from './kit.ts';

const view = (s: YamataiState, viewer: number) => deckFromTop(yamatai.conceal(s, viewer));
const known = (s: YamataiState, viewer: number) => view(s, viewer).filter((id) => id !== '?');

/** Seat 0 has looked at b10, b11 and b12 and left b11 and b10 on top, b12 under the deck. */
function peeked(seats = 3) {
  const here = bench(STEPS.place, { seats, fleet: 3 });
  hand(here.s, 0, 'gold');
  row(here.s, 'b01', 'b02', 'b03', 'b04', 'b05');
  deckTop(here.s, 'b10', 'b11', 'b12');
  here.t.play('power', 'under b12', 'top b10', 'top b11');
  return here;
}

/** Another seat looks at the top now. */
function look(t: ReturnType<typeof peeked>['t'], s: YamataiState, seat: number, ...moves: string[]) {
  pass(t);
  for (let i = 0; i < tableFor(s.seats).meeples; i++) s.order[i] = (seat + i) % s.seats;
  s.taken.fill(-1);
  s.turn = 0;
  s.taken[0] = 2;
  s.fleetsUp.clear();
  s.fleetsDown.clear();
  for (const fleet of [0, 1, 3, 4]) s.fleetsUp.push(fleet);
  for (const fleet of [5, 6, 7, 8, 9]) s.fleetsDown.push(fleet);
  t.stage(seat, STEPS.endTurn);
  t.play('power', ...moves);
}

describe('T-14 Information', () => {
  it('T-14.1 nobody sees the decks or the face-down fleets', () => {
    const s = bench(STEPS.chooseFleet).s;
    for (let viewer = WATCHER; viewer < 3; viewer++) {
      const seen = yamatai.conceal(s, viewer);
      for (const deck of [seen.specialistDeck, seen.buildingDeck, seen.fleetsDown]) {
        expect(deck.length).toBeGreaterThan(0);
        expect(deck.items().every((x) => x === UNKNOWN)).toBe(true);
      }
    }
  });

  it('T-14.1 which fleets are face down follows by elimination, and older ones lie to the left', () => {
    const { t, s } = bench(STEPS.chooseFleet);
    for (const fleet of [1, 2, 4]) {
      t.play(`take ${fleet}`);
      pass(t);
    }
    for (let i = 0; i < 20; i++) {
      const world = yamatai.imagine(yamatai.conceal(s, 0), 0, rngFrom(`${i}`));
      const down = Array.from(world.fleetsDown.items(), (f) => FLEETS[f].number);
      expect(down.slice(0, 2).sort((a, b) => a - b)).toEqual([9, 10]);
      expect(down.slice(2).sort()).toEqual([1, 2, 4]);
    }
  });

  it('T-14.2 T-11.3 only the looker sees the tiles', () => {
    const { t, s } = bench(STEPS.place, { fleet: 3 });
    hand(s, 0, 'gold');
    deckTop(s, 'b10', 'b11', 'b12');
    t.play('power');
    expect(view(s, 0).slice(0, 3)).toEqual(['b10', 'b11', 'b12']);
    expect([known(s, 1), known(s, WATCHER)]).toEqual([[], []]);
    expect(yamatai.layout.steps.peek.secret).toBe(true);
  });

  it('T-14.2 others are told how many went on top and under, not which', () => {
    const { t, s } = bench(STEPS.place, { fleet: 3 });
    hand(s, 0, 'gold');
    deckTop(s, 'b10', 'b11', 'b12');
    t.play('power');
    const events: GameEvent[] = [];
    yamatai.play(s, 0, yamatai.lexicon.parse('under b11'), (event) => events.push(event));
    expect(events.map((event) => eventFor(event, 1).what)).toEqual(['hidden']);
    expect(events.map((event) => [eventFor(event, 0).what, event.deed])).toEqual([['building:b11', 'putUnder']]);
  });

  it('T-14.6 a seat remembers what it put back, place by place, until it is turned up', () => {
    const { t, s } = peeked();
    expect(view(s, 0)).toEqual(['b11', 'b10', ...Array(20).fill('?'), 'b12']);
    expect(known(s, 1)).toEqual([]);
    for (let i = 0; i < 10; i++) {
      const world = yamatai.imagine(yamatai.conceal(s, 0), 0, rngFrom(`${i}`));
      const deck = deckFromTop(world);
      expect([deck[0], deck[1], deck[22]]).toEqual(['b11', 'b10', 'b12']);
    }
    pass(t);
    s.buildingRow.remove(0);
    s.seat[2].reserved.push(0);
    for (const seat of [1, 2]) {
      expect(t.turn()).toBe(seat);
      t.play(t.legalTo('take')[0]);
      pass(t);
    }
    expect(s.buildingRow.items().includes(BUILDINGS.findIndex((b) => b.id === 'b11'))).toBe(true);
    expect(view(s, 0).slice(0, 2)).toEqual(['b10', '?']);
  });

  it('T-14.6 when another looks at known tiles, they are known only together', () => {
    const { t, s } = peeked(2);
    const third = deckFromTop(s)[2];
    look(t, s, 1, 'under b11', `top ${third}`, 'top b10');
    // Seat 0 knows that b10 and b11 are among three places, and b12 where it was: now second to last.
    expect(known(s, 0).sort()).toEqual(['b10', 'b11', 'b12']);
    expect(known(s, 1).sort()).toEqual(['b10', 'b11', third].sort());
    const places = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = yamatai.imagine(yamatai.conceal(s, 0), 0, rngFrom(`${i}`));
      const deck = deckFromTop(world);
      expect(deck.indexOf('b12')).toBe(deck.length - 2);
      const [a, b] = [deck.indexOf('b10'), deck.indexOf('b11')];
      const allowed = [0, 1, deck.length - 1];
      expect(allowed.includes(a) && allowed.includes(b)).toBe(true);
      places.add(`${a} ${b}`);
      yamatai.check(world);
    }
    expect(places.size).toBe(6);
  });

  it('T-14.6 a later look of one’s own makes it exact again', () => {
    const { t, s } = peeked(2);
    const third = deckFromTop(s)[2];
    look(t, s, 1, `top ${third}`, 'top b11', 'top b10');
    expect(deckFromTop(s).slice(0, 3)).toEqual(['b10', 'b11', third]);
    look(t, s, 0, `top ${third}`, 'top b11', 'top b10');
    for (let i = 0; i < 10; i++) {
      const world = yamatai.imagine(yamatai.conceal(s, 0), 0, rngFrom(`${i}`));
      expect(deckFromTop(world).slice(0, 3)).toEqual(['b10', 'b11', third]);
    }
  });

  it('T-14.3 everything else is public', () => {
    const { s } = peeked();
    const shown = yamatai.layout.toJSON(yamatai.conceal(s, WATCHER));
    const all = yamatai.layout.toJSON(s);
    const hidden = Object.keys(all).filter((key) => JSON.stringify(all[key]) !== JSON.stringify(shown[key]));
    expect(hidden.sort()).toEqual(['buildingDeck', 'fleetsDown', 'seat', 'specialistDeck']);
    const seats = (json: Record<string, unknown>) =>
      (json.seat as Record<string, unknown>[]).map((me) => JSON.stringify({ ...me, seen: [] }));
    expect(seats(shown)).toEqual(seats(all));
  });

  it('T-14.4 draws happen at set-up and when fleets come back, nowhere else', () => {
    const rng = rngFrom('chance');
    const s = yamatai.setup(4, {}, rng);
    const legal = new MoveList();
    while (!yamatai.over(s)) {
      const { position } = rng;
      const { round } = s;
      resolveChance(yamatai, s, rng);
      expect(rng.position > position).toBe(s.round > round);
      const seat = firstSeat(yamatai.turn(s));
      legal.clear();
      yamatai.moves(s, seat, legal);
      yamatai.play(s, seat, legal.at(legal.length - 1));
    }
  });

  it('T-14.5 one seat decides at a time', () => {
    const rng = rngFrom('one at a time');
    const s = yamatai.setup(4, {}, rng);
    const legal = new MoveList();
    while (!yamatai.over(s)) {
      resolveChance(yamatai, s, rng);
      const mask = yamatai.turn(s);
      expect(mask).toBe(1 << s.order[s.turn]);
      legal.clear();
      yamatai.moves(s, firstSeat(mask), legal);
      yamatai.play(s, firstSeat(mask), legal.at(rng.below(legal.length)));
    }
  });
});
