import { NONE } from 'engawa';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot/mind.ts';
import { AREAS, CHURCH_SLOTS } from '../data/index.ts';
import yokohama from '../index.ts';
import { industryOf, leftoverPoints, nationPoints, triggerOf } from '../rules/ending.ts';
import { STEPS } from '../rules/state.ts';
import { fulfilledAlready, hireAgent, hold, house, post, shop, stock, table, teach, turn, visit } from './kit.ts';

const GROUND = AREAS.filter((a) => a.id !== 'canal').map((a) => a.id);

describe('Y-13 achievements', () => {
  it.each([
    [0, 'ach-a1', { copper: 5 }, { copper: 4, silk: 9 }, 6],
    [1, 'ach-a2', { silk: 6 }, { silk: 5 }, 3],
    [2, 'ach-a3', { tea: 7 }, { tea: 6 }, 3],
    [3, 'ach-a4', { fish: 7 }, { fish: 6 }, 3],
  ])('Y-13.1 A card %i: enough of a good, nothing is paid', (card, id, enough, less, points) => {
    const t = table();
    t.s.achievements[0] = card;
    stock(t.s, 0, less);
    expect(t.why(`claim ${id}`)).toBe('Y-13.1');
    stock(t.s, 0, enough);
    const before = Array.from(t.s.seat[0].goods);
    t.play(`claim ${id}`);
    expect(Array.from(t.s.seat[0].goods)).toEqual(before);
    expect(yokohama.score(t.s, 0)).toBe(points);
  });

  it('Y-13.2 10 yen', () => {
    const t = table();
    t.s.achievements[1] = 4;
    stock(t.s, 0, { yen: 9 });
    expect(t.why('claim ach-b1')).toBe('Y-13.2');
    stock(t.s, 0, { yen: 10 });
    t.play('claim ach-b1');
    expect([yokohama.score(t.s, 0), t.s.seat[0].yen]).toEqual([2, 10]);
  });

  it('Y-13.2 Y-18.23 Y-18.24 Y-8.4.2 five tokens and agents together, used agents too', () => {
    const t = table();
    t.s.achievements[1] = 5;
    t.s.seat[0].tokens = 2;
    hireAgent(t.s, 0, 'english');
    hireAgent(t.s, 0, 'english', true);
    expect(t.why('claim ach-b2')).toBe('Y-13.2');
    hireAgent(t.s, 0, 'dutch', true);
    expect(t.why('claim ach-b2')).toBeUndefined();
  });

  it('Y-13.2 five fulfilled orders; four technologies', () => {
    const t = table();
    t.s.achievements[1] = 6;
    fulfilledAlready(t.s, 0, 'ord-01', 'ord-02', 'ord-12', 'ord-19');
    expect(t.why('claim ach-b3')).toBe('Y-13.2');
    fulfilledAlready(t.s, 0, 'ord-26');
    expect(t.why('claim ach-b3')).toBeUndefined();
    t.s.achievements[1] = 7;
    teach(t.s, 0, 'ball', 'winery', 'tram');
    expect(t.why('claim ach-b4')).toBe('Y-13.2');
    teach(t.s, 0, 'station');
    expect(t.why('claim ach-b4')).toBeUndefined();
  });

  it('Y-13.3 buildings in areas of each kind; an area counts once', () => {
    const t = table();
    const { s } = t;
    for (const id of ['copper-mine-1', 'copper-mine-2', 'tea-plantation-1']) shop(s, 0, id);
    house(s, 0, 'tea-plantation-1');
    house(s, 0, 'bank');
    const why = (card: number, id: string) => {
      s.achievements[2] = card;
      return t.why(`claim ${id}`);
    };
    expect(why(8, 'ach-c1')).toBe('Y-13.3');
    expect(why(10, 'ach-c3')).toBe('Y-13.3');
    shop(s, 0, 'church');
    expect(why(10, 'ach-c3')).toBeUndefined();
    expect(why(11, 'ach-c4')).toBe('Y-13.3');
    shop(s, 0, 'customs');
    expect(why(11, 'ach-c4')).toBeUndefined();
    expect(why(9, 'ach-c2')).toBe('Y-13.3');
    shop(s, 0, 'port-a');
    expect(why(9, 'ach-c2')).toBeUndefined();
    shop(s, 0, 'fishing-port-1');
    expect(why(8, 'ach-c1')).toBeUndefined();
  });

  it('Y-13.4 only in Phases A and C, and never by itself', () => {
    const t = table();
    t.s.achievements[1] = 4;
    stock(t.s, 0, { yen: 10 });
    expect(turn(t, 0, 'placement').legalTo('claim')).toEqual([]);
    expect(turn(t, 0, 'C').legalTo('claim')).toEqual(['claim ach-b1']);
    t.play('end');
    expect(t.s.seat[0].claimed[1]).toBe(0);
  });
});

describe('Y-14 the end', () => {
  it('Y-14.1 a) four trading houses, b) eight shophouses of one player', () => {
    const { s } = table();
    for (const id of GROUND.slice(0, 3)) house(s, 0, id);
    house(s, 1, GROUND[3]);
    expect(triggerOf(s)).toBeUndefined();
    house(s, 0, GROUND[4]);
    expect(triggerOf(s)).toBeDefined();
    const { s: shops } = table();
    for (const id of GROUND.slice(0, 7)) shop(shops, 0, id);
    expect(triggerOf(shops)).toBeUndefined();
    shop(shops, 0, GROUND[8]);
    expect(triggerOf(shops)).toBeDefined();
  });

  it('Y-14.1 Y-18.34 c) an empty slot at any port', () => {
    const { s } = table();
    s.orderDeck.clear();
    expect(triggerOf(s)).toBeUndefined();
    s.ports[11] = NONE;
    expect(triggerOf(s)).toBeDefined();
    expect(triggerOf(table(2).s)).toBeUndefined();
  });

  it('Y-14.1 a game is reported as ended by what set off its last round, not by a port that is about to be refilled', () => {
    const { s } = table(2);
    s.ports[0] = NONE;
    expect(mind.endedBy!(s)).toBeUndefined();
    s.lastRound = 9;
    expect(mind.endedBy!(s)).toBe('orders');
    for (let slot = 0; slot < 4; slot++) s.church[slot] = 0;
    expect(mind.endedBy!(s)).toBe('church');
  });

  it('Y-14.1 d) and e) 4 / 5 / 6 assistants in the church or at customs', () => {
    for (const [seats, most] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ]) {
      for (const board of ['church', 'customs'] as const) {
        const { s } = table(seats);
        s[board].fill(0, 0, most - 1);
        expect(triggerOf(s)).toBeUndefined();
        s[board][7] = 1;
        expect(triggerOf(s)).toBeDefined();
      }
    }
  });

  it('Y-14.2 Y-1.4 Y-18.35 the round is finished, then one more is played', () => {
    const t = table(3);
    t.s.church.fill(1, 0, 5);
    turn(t, 1, 'C').play('end');
    expect([t.s.round, t.s.lastRound]).toEqual([1, 2]);
    turn(t, 2, 'C').play('end');
    expect(t.s.round).toBe(2);
    for (const seat of [0, 1, 2]) {
      expect(yokohama.over(t.s)).toBe(false);
      turn(t, seat, 'C').play('end');
    }
    expect(yokohama.over(t.s)).toBe(true);
  });

  it('Y-14.2 a trigger in the last turn of a round is followed by one complete round', () => {
    const t = table(2);
    t.s.customs.fill(1, 0, 4);
    turn(t, 1, 'C').play('end');
    expect([t.s.round, t.s.lastRound]).toEqual([2, 2]);
    turn(t, 0, 'C').play('end');
    expect(yokohama.over(t.s)).toBe(false);
    turn(t, 1, 'C').play('end');
    expect(yokohama.over(t.s)).toBe(true);
  });

  it('Y-14.3 further triggers change nothing; boards fill up beyond the threshold', () => {
    const t = table(2);
    t.s.church.fill(1, 0, 4);
    t.s.lastRound = 2;
    t.s.round = 2;
    stock(t.s, 0, { copper: 1, silk: 1, tea: 1, fish: 1, yen: 1, imports: 1 });
    post(t.s, 0, 'church', 4);
    turn(t, 0, 'movement').play('put church');
    expect(t.legalTo('church')).toEqual(['church 5', 'church 6', 'church 7', 'church 8']);
    t.play('church 6', 'send hand');
    turn(t, 0, 'C').play('end');
    expect([t.s.lastRound, CHURCH_SLOTS.length]).toEqual([2, 8]);
  });

  it('Y-14.4 after 100 rounds the engine declares the end', () => {
    const t = table(2);
    t.s.round = 99;
    turn(t, 1, 'C').play('end');
    expect([t.s.round, t.s.lastRound]).toEqual([100, NONE]);
    turn(t, 1, 'C').play('end');
    expect([t.s.round, t.s.lastRound]).toEqual([101, 101]);
  });
});

/** Ends the game at once and gives the breakdown of every seat. */
function finish(t: ReturnType<typeof table>) {
  const { s } = t;
  s.lastRound = s.round;
  for (let seat = 0; seat < s.seats; seat++) if (s.seat[seat].yen > 0) stock(s, seat);
  t.stage((s.first + s.seats - 1) % s.seats, STEPS.turnEnd).above((s.first + s.seats - 1) % s.seats, STEPS.additional);
  t.play('end');
  expect(yokohama.over(s)).toBe(true);
  return Array.from({ length: s.seats }, (_, seat) => yokohama.breakdown(s, seat));
}

describe('Y-15 final scoring', () => {
  it('Y-15.1 Y-19.17 the church: most 6, second 3; ties to the one further right', () => {
    const t = table();
    t.s.church.set([0, 1, 2, 0, 1, NONE, NONE, NONE]); // Red 2, Blue 2, Yellow 1; Blue is right-most
    expect(finish(t).map((b) => b.churchBonus)).toEqual([3, 6, 0, 0]);
  });

  it('Y-15.1 Y-18.36 a lone player gets the first prize only; an empty board gives nothing', () => {
    const t = table(2);
    t.s.church[3] = 1;
    const bonuses = finish(t);
    expect(bonuses.map((b) => b.churchBonus)).toEqual([0, 6]);
    expect(bonuses.map((b) => b.customsBonus)).toEqual([0, 0]);
    expect(bonuses.map((b) => b.technologyBonus)).toEqual([0, 0]);
  });

  it('Y-15.2 Y-19.18 customs: most 8, second 4', () => {
    const t = table();
    t.s.customs.set([3, 0, 3, 2, 3, NONE, NONE, NONE]); // Green 3, Red 1, Yellow 1 further right
    expect(finish(t).map((b) => b.customsBonus)).toEqual([0, 0, 4, 8]);
  });

  it('Y-15.3 Y-19.19 technology: highest sum of values 10, second 5; ties to the one closer to the first player', () => {
    const t = table();
    teach(t.s, 0, 'station', 'ball'); // 12
    teach(t.s, 1, 'exposition', 'newspaper', 'electrical-light'); // 20
    teach(t.s, 2, 'winery', 'stagecoach', 'spinning-mill'); // 12
    teach(t.s, 3, 'patent-system', 'mining-technology'); // 10
    expect(t.s.seat.map(industryOf)).toEqual([12, 20, 12, 10]);
    expect(finish(t).map((b) => b.technologyBonus)).toEqual([5, 10, 0, 0]);
  });

  it('Y-15.4 unfulfilled orders cost nothing', () => {
    const t = table();
    hold(t.s, 0, 'ord-01', 'ord-02', 'ord-03');
    finish(t);
    expect(yokohama.score(t.s, 0)).toBe(0);
  });

  it('Y-15.5 Y-19.20 sets of nations: 12, 8, 4, 2, 0', () => {
    expect(nationPoints([3, 2, 2, 1, 1])).toBe(16);
    expect(nationPoints([1, 1, 1, 1, 0])).toBe(8);
    expect(nationPoints([1, 1, 1, 0, 0])).toBe(4);
    expect(nationPoints([0, 1, 1, 0, 0])).toBe(2);
    expect(nationPoints([0, 3, 0, 0, 0])).toBe(0);
    expect(nationPoints([0, 0, 0, 0, 0])).toBe(0);
  });

  it('Y-15.5 taking the largest set again and again is best', () => {
    // The value of every way to split small hands of icons into sets, against ours.
    const VP = [0, 0, 2, 4, 8, 12];
    const best = (icons: number[]): number => {
      const have = icons.flatMap((n, nation) => (n > 0 ? [nation] : []));
      let most = 0;
      for (let set = 1; set < 1 << have.length; set++) {
        const chosen = have.filter((_, i) => set & (1 << i));
        const rest = icons.map((n, nation) => n - (chosen.includes(nation) ? 1 : 0));
        most = Math.max(most, VP[chosen.length] + best(rest));
      }
      return most;
    };
    for (const icons of [
      [2, 1, 0, 0, 0],
      [2, 2, 1, 0, 0],
      [2, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
      [2, 2, 1, 1, 0],
    ]) {
      expect(nationPoints(icons)).toBe(best(icons));
    }
  });

  it('Y-15.6 Y-19.21 leftovers: agents, imports, 2 yen, 3 goods', () => {
    const t = table();
    stock(t.s, 0, { imports: 1, yen: 3, copper: 2, silk: 1, tea: 1, fish: 3 });
    expect(leftoverPoints(t.s.seat[0])).toBe(4);
    hireAgent(t.s, 0, 'english');
    hireAgent(t.s, 0, 'dutch', true);
    expect(leftoverPoints(t.s.seat[0])).toBe(5);
  });

  it('Y-15.7 most points win; ties go to the one closest to the first player', () => {
    const t = table();
    t.s.first = 2;
    for (const [seat, n] of [5, 7, 5, 7].entries()) t.s.seat[seat].points[0] = n;
    expect(yokohama.ranking(t.s)).toEqual([[3], [1], [2], [0]]);
  });

  it('Y-19.16 Green’s fourth trading house: Yellow plays, then one more round of all', () => {
    const t = table();
    for (const id of GROUND.slice(0, 3)) house(t.s, 2, id);
    t.s.seat[2].storedTradingHouses--;
    t.s.seat[2].tradingHouses++;
    visit(t, 2, 'bank', 3).play('house');
    expect(yokohama.breakdown(t.s, 2).buildings).toBeGreaterThanOrEqual(5);
    const order = [];
    t.play('end');
    while (!yokohama.over(t.s)) {
      const seat = t.turn();
      order.push(seat);
      turn(t, seat, 'C').play('end');
    }
    expect(order).toEqual([3, 0, 1, 2, 3]);
  });

  it('Y-19.26 Y-20.2 with 2 players the 11th order taken from the port triggers the end, the 10th does not', () => {
    const t = table(2);
    expect(t.s.orderDeck.length).toBe(10);
    for (let n = 1; n <= 11; n++) {
      expect(triggerOf(t.s)).toBeUndefined();
      hold(t.s, 0);
      while (t.s.orderDeck.length > 11 - n) t.s.orderDeck.pop();
      stock(t.s, 0);
      visit(t, 0, 'port-a', 1);
      t.play(t.legalTo('take')[0]);
    }
    expect(triggerOf(t.s)).toBeDefined();
    for (const [seats, cards] of [
      [2, 11],
      [3, 14],
      [4, 17],
    ]) {
      expect(table(seats).s.orderDeck.length + 1).toBe(cards);
    }
  });
});
