import { describe, expect, it } from 'vitest';
import { CONNECTED, ENTRIES, PERIPHERAL, SPACES } from '../data/index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, boatAt, boats, employ, hand, handOf, laid, space } from './kit.ts';

const targets = (moves: string[]) => moves.map((move) => move.split(' ')[2]).sort();

describe('T-8.1 Placing boats', () => {
  it('T-8.1.1 any boats of the hand, each on a free space, and they stay', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood', 'stone', 'gold');
    boats(s, { s03: 'clay' });
    expect(t.why('place clay s01')).toBe('T-8.1.1 hand');
    expect(t.why('place wood s03')).toBe('T-8.1.1 free');
    t.play('place wood s01', 'place stone s06', 'stop', 'skip');
    expect([boatAt(s, 's01'), boatAt(s, 's06'), t.turn()]).toEqual(['wood', 'stone', 1]);
    expect(s.boat[space('s03')]).toBe(3);
  });

  it('T-8.1.2 T-16.29 the first boat: an entry for any colour, or next to its own colour', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood', 'clay');
    boats(s, { s07: 'wood', s20: 'wood' });
    expect(targets(t.legalTo('place').filter((m) => m.includes('clay')))).toEqual(['s01', 's02', 's03', 's13', 's14']);
    const near = new Set([...CONNECTED[space('s07')], ...CONNECTED[space('s20')]].map((i) => SPACES[i].id));
    const expected = [...near, 's03', 's13', 's14'].sort();
    expect(targets(t.legalTo('place').filter((m) => m.includes('wood')))).toEqual(expected);
    expect(t.why('place clay s10')).toBe('T-8.1.2');
    expect(t.why('place wood s30')).toBe('T-8.1.2');
  });

  it('T-8.1.3 T-16.3 each further boat connects to the one before, without branching', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood', 'clay', 'gold', 'gold');
    t.play('place wood s01', 'place clay s07');
    const free = CONNECTED[space('s07')].filter((i) => i !== space('s01')).map((i) => SPACES[i].id);
    expect(targets(t.legalTo('place'))).toEqual(free.sort());
    expect(t.why('place gold s06')).toBe('T-8.1.3'); // connected to s01 only
    expect(t.why('place gold s14')).toBe('T-8.1.3'); // an entry, but the chain has begun
  });

  it('T-8.1.4 an occupied entry is no entry; an entry is an ordinary space for further boats', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood', 'wood');
    boats(s, { s01: 'clay' });
    expect(targets(t.legalTo('place'))).toEqual(['s02', 's03', 's13', 's14']);
    t.play('place wood s03');
    expect(targets(t.legalTo('place'))).toEqual(['s05', 's06']);
    const other = bench(STEPS.place);
    hand(other.s, 0, 'wood', 'wood');
    other.t.play('place wood s02');
    expect(other.t.legal()).toContain('place wood s01');
  });

  it('T-8.1.4 T-12.17 Toyo Tama: every free peripheral space is an entry for the first boat', () => {
    const { t, s } = bench(STEPS.place);
    employ(s, 0, 'toyo_tama');
    hand(s, 0, 'wood', 'clay');
    const ring = SPACES.flatMap(({ id }, i) => (PERIPHERAL[i] ? [id] : []));
    expect(targets(t.legalTo('place').filter((m) => m.includes('wood')))).toEqual(ring.sort());
    const outer = ring.find((id) => !ENTRIES[space(id)] && id !== 's05')!;
    t.play(`place wood ${outer}`);
    expect(t.why('place clay s01')).toBe('T-8.1.3');
  });

  it('T-8.1.5 T-16.33 one may stop at any time, also before the first boat', () => {
    const { t, s } = bench(STEPS.place);
    hand(s, 0, 'wood');
    expect(t.legal()).toContain('stop');
    t.play('stop');
    expect([t.turn(), s.seat[0].port[1]]).toEqual([1, 1]);
  });

  it('T-8.1.6 T-16.4 the mark goes with a boat that slides, and the chain goes on from there', () => {
    const { t, s } = bench(STEPS.place, { fleet: 4 });
    hand(s, 0, 'wood', 'clay', 'clay');
    t.play('place wood s01', 'power', 'slide s01 s07');
    expect([s.last, s.marked.at(0)]).toEqual([space('s07'), space('s07')]);
    expect(t.legal()).toContain('place clay s10');
    expect(t.why('place clay s03')).toBe('T-8.1.3');
  });

  it('T-8.1.6 T-16.4 T-11.8 the mark goes with a boat that is swapped; the other stays unmarked', () => {
    const { t, s } = bench(STEPS.place, { fleet: 8 });
    hand(s, 0, 'wood', 'clay');
    boats(s, { s40: 'stone', s70: 'stone' });
    t.play('place wood s01', 'power', 'swapBoat s01', 'swapBoat s40');
    expect([boatAt(s, 's01'), boatAt(s, 's40')]).toEqual(['stone', 'wood']);
    expect([s.last, s.marked.at(0), s.marked.length]).toEqual([space('s40'), space('s40'), 1]);
    expect(t.why('place clay s02')).toBe('T-8.1.3');
  });

  it('T-8.1.6 T-16.5 when the boat placed last is removed, placing is over', () => {
    const { t, s } = bench(STEPS.place, { fleet: 7 });
    hand(s, 0, 'wood', 'clay');
    t.play('place wood s01', 'place clay s07', 'power', 'remove s07', 'stop');
    // s07 was the end of the chain; only the wood on s01 is still marked.
    expect(s.marked.length).toBe(1);
    expect(handOf(s, 0)).toEqual({});
    expect(t.step()).toBe('act');
    const other = bench(STEPS.place, { fleet: 7 });
    hand(other.s, 0, 'gold', 'gold');
    boats(other.s, { s40: 'stone' });
    laid(other.s, { s01: 'wood' });
    other.t.play('power', 'remove s01');
    expect(other.s.last).toBe(-1);
    expect(other.t.legalTo('place')).toEqual([]);
    expect(other.t.why('place gold s02')).not.toBe(undefined);
  });
});
