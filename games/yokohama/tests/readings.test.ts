import { NONE, type Options, rngFrom } from 'engawa';
import { refusalOf } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { AREA } from '../data/index.ts';
import yokohama from '../index.ts';
import { triggerOf } from '../rules/ending.ts';
import { NEUTRAL, STEPS } from '../rules/state.ts';
import { goods, post, president, stock, table, teach, turn } from './kit.ts';

const at = (options: Options, seats = 4) => table(seats, 'scene', options);

/** The last turn of the last round, and the points it brings. */
function finished(t: ReturnType<typeof table>) {
  const { s } = t;
  s.round = 5;
  s.lastRound = 5;
  for (let seat = 0; seat < s.seats; seat++) s.seat[seat].turns = seat === s.seats - 1 ? 4 : 5;
  turn(t, s.seats - 1, 'C').play('end');
  expect(yokohama.over(s)).toBe(true);
  return Array.from({ length: s.seats }, (_, seat) => yokohama.breakdown(s, seat));
}

describe('Y-23 Readings a table may choose', () => {
  it('Y-23.1 Y-18.26 Mining Technology in Chinatown: once a visit, or with every exchange', () => {
    for (const [mining, copper] of [
      ['action', 3],
      ['exchange', 4],
    ] as const) {
      const t = at({ mining });
      stock(t.s, 0, { yen: 9 });
      teach(t.s, 0, 'mining-technology');
      const before = goods(t.s, 0)[0];
      turn(t, 0, 'C').above(0, STEPS.exchange, 2, 0);
      const buy = t
        .legal()
        .find((move) => /^exchange .*copper/.test(move) && t.why(move) === undefined && !/sell/.test(move))!;
      t.play(buy, buy);
      expect(goods(t.s, 0)[0] - before).toBe(copper);
    }
  });

  it('Y-23.2 Y-18.8 a recall brings back any assistants, or all of one area', () => {
    for (const recall of ['anyAreas', 'oneArea']) {
      const t = at({ recall });
      president(t.s, 0, 'bank');
      post(t.s, 0, 'bank', 2);
      post(t.s, 0, 'church', 3);
      const hand = t.s.seat[0].assistants;
      turn(t, 0, 'movement').play('recall');
      if (recall === 'anyAreas') {
        expect(t.legalTo('fetch')).toHaveLength(5);
        expect(t.why('gather')).toBe(undefined);
        continue;
      }
      expect(t.legal()).toEqual(['fetch bank 2', 'fetch church 3', 'pass']);
      expect([t.why('fetch church 1'), t.why('gather')]).toEqual(['Y-23.2', 'Y-23.2 all']);
      t.play('fetch church 3');
      expect([t.s.seat[0].assistants - hand, t.step()]).toEqual([3, 'additional']);
    }
  });

  it('Y-23.3 Y-18.3 at least one assistant is placed, or nobody', () => {
    const always = turn(at({}), 0, 'placement');
    expect(always.why('pass')).toBe('Y-8.1.2');
    const t = turn(at({ placing: 'mayPass' }), 0, 'placement');
    expect(t.why('pass')).toBe(undefined);
    t.play('pass');
    expect(t.step()).not.toBe('placement');
  });

  it('Y-23.4 the later edition for two is refused with more players', () => {
    const later = { twoPlayers: 'later' };
    expect(() => yokohama.setup(3, later, rngFrom('x'))).toThrow('Option twoPlayers');
    expect(yokohama.setup(3, { twoPlayers: 'first' }, rngFrom('x')).readings).toBe(0);
    const s = yokohama.setup(2, later, rngFrom('x'));
    s.church.fill(NONE);
    expect(refusalOf(() => yokohama.check(s))).toBe('Y-21.10');
  });

  it('Y-23.4.1 a neutral assistant takes the fourth slot of church and customs, and the end needs five with it', () => {
    const t = at({ twoPlayers: 'later' }, 2);
    const { s } = t;
    expect([s.church[3], s.customs[3]]).toEqual([NEUTRAL, NEUTRAL]);
    expect(Array.from(s.church).filter((owner) => owner !== NONE)).toHaveLength(1);
    s.church.set([0, 1, 0]);
    expect(triggerOf(s)).toBe(undefined);
    s.church[5] = 1;
    expect(triggerOf(s)).toBe('church');
    turn(t, 0, 'C').above(0, STEPS.church, 5);
    expect(t.why('church 4')).toBe('Y-10.10.2');
  });

  it('Y-23.4.2 a dummy with 7.5 takes a place in the technology bonus', () => {
    const t = at({ twoPlayers: 'later' }, 2);
    teach(t.s, 0, 'newspaper'); // 7
    teach(t.s, 1, 'station', 'stagecoach'); // 10
    expect(finished(t).map((b) => b.technologyBonus)).toEqual([0, 10]);
    const alone = at({ twoPlayers: 'later' }, 2);
    teach(alone.s, 0, 'newspaper');
    expect(finished(alone).map((b) => b.technologyBonus)).toEqual([5, 0]);
    const always = at({}, 2);
    teach(always.s, 0, 'newspaper');
    teach(always.s, 1, 'station', 'stagecoach');
    expect(finished(always).map((b) => b.technologyBonus)).toEqual([5, 10]);
  });

  it('Y-23.4.3 Y-18.36 who is alone in the church or at customs takes both prizes', () => {
    const t = at({ twoPlayers: 'later' }, 2);
    t.s.church[1] = 1;
    t.s.customs[2] = 0;
    t.s.customs[5] = 1;
    const points = finished(t);
    expect(points.map((b) => b.churchBonus)).toEqual([0, 9]);
    expect(points.map((b) => b.customsBonus)).toEqual([4, 8]);
  });

  it('Y-23.4.4 the later edition recalls from one area', () => {
    const t = at({ twoPlayers: 'later' }, 2);
    president(t.s, 0, 'bank');
    post(t.s, 0, 'bank', 2);
    post(t.s, 0, 'church', 1);
    turn(t, 0, 'movement').play('recall');
    expect(t.legal()).toEqual(['fetch bank 2', 'fetch church 1', 'pass']);
    expect(t.s.seat[0].assistantsIn[AREA.bank]).toBe(2);
  });

  it('Y-18.37 a game that is read as always holds no reading, in bytes and in JSON', () => {
    const { s } = at({}, 2);
    expect(yokohama.layout.toJSON(s)).not.toHaveProperty('readings');
    expect(yokohama.layout.toJSON(at({ placing: 'mayPass' }, 2).s)).toHaveProperty('readings', 4);
  });
});
