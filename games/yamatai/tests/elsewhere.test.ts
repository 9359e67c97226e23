import { explain, LANGUAGES } from 'engawa';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, boats, built, employ, hand, holds, laid, offer, row, tokens } from './kit.ts';

const why = (t: ReturnType<typeof bench>, move: string, language = LANGUAGES[0]) =>
  explain(yamatai, t.s, 0, yamatai.lexicon.parse(move), language);

describe('a choice of another step is refused with the clause that says so', () => {
  it('T-5.2 before a fleet is taken', () => {
    const here = bench(STEPS.chooseFleet);
    for (const move of ['buy wood', 'place wood s01', 'recruit riu', 'stop']) {
      expect(why(here, move)).toMatchObject({ clause: 'T-5.2', sentence: 'First take a fleet.' });
    }
  });

  it('T-6.1, T-6.3 a second fleet, and a boat of one’s choice without fleet 10', () => {
    const here = bench(STEPS.trade);
    expect(why(here, 'take 4')?.clause).toBe('T-6.1');
    expect(why(here, 'load gold')?.clause).toBe('T-6.3');
  });

  it('T-7.1, T-7.2, T-7.4 a second transaction needs Izanagi, a third is none, and none comes after placing has begun', () => {
    const here = bench(STEPS.place);
    expect(why(here, 'buy wood')?.clause).toBe('T-7.4');
    here.s.transactions = 1;
    expect(why(here, 'buy wood')).toMatchObject({
      clause: 'T-7.1',
      sentence: 'One transaction a turn; a second needs Izanagi.',
    });
    employ(here.s, 0, 'izanagi');
    expect(why(here, 'sell wood')?.clause).toBe('T-7.4');
    here.s.transactions = 2;
    expect(why(here, 'sell wood')?.clause).toBe('T-7.2');
  });

  it('T-8.1.5 placing after one has stopped', () => {
    const here = bench(STEPS.act);
    laid(here.s, { s01: 'stone' });
    expect(why(here, 'place wood s07')?.clause).toBe('T-8.1.5');
  });

  it('T-8.2.1, T-8.2.2, T-8.3.2, T-8.4.7 harvest or build: one, once, after placing', () => {
    const before = bench(STEPS.place);
    expect(why(before, 'gather i02')?.clause).toBe('T-8.2.1');
    const here = bench(STEPS.store);
    expect(why(here, 'build b01 i02')?.clause).toBe('T-8.2.2');
    laid(here.s, { s01: 'stone' });
    here.s.gathered.push(1);
    expect(why(here, 'build b01 i02')?.sentence).toMatch(/You have harvested/);
    expect(why(here, 'gather i02')?.clause).toBe('T-8.3.2');
    here.s.gathered.clear();
    here.s.built = 1;
    expect(why(here, 'build b01 i02')?.clause).toBe('T-8.4.7');
    expect(why(here, 'gather i02')?.sentence).toMatch(/You have built/);
  });

  it('T-10.1 recruiting before the boats are stored, without tokens, and twice', () => {
    expect(why(bench(STEPS.trade), 'recruit riu')?.sentence).toMatch(/after the boats are stored/);
    const here = bench(STEPS.endTurn);
    offer(here.s, 'riu', 'ebisu');
    expect(why(here, 'recruit riu')?.sentence).toMatch(/two culture tokens/);
    holds(here.s, 0, 'red', 'red');
    expect(why(here, 'recruit riu')?.sentence).toMatch(/one specialist a turn/);
  });

  it('T-5.3 exchanges after storing, and free actions in the middle of a harvest', () => {
    expect(why(bench(STEPS.recruit), 'raijin wood wood')?.sentence).toMatch(/before they are stored/);
    const here = bench(STEPS.harvest);
    laid(here.s, { s01: 'stone', s07: 'wood' });
    tokens(here.s, { i02: 'red' });
    expect(why(here, 'hetsuka red')?.sentence).toMatch(/^Finish the harvest or power/);
  });

  it('T-11.1 the power of another fleet, one used before, and one not yet called', () => {
    const here = bench(STEPS.place, { fleet: 4 });
    boats(here.s, { s01: 'stone' });
    expect(why(here, 'remove s01')?.sentence).toMatch(/another power/);
    expect(why(here, 'slide s01 s07')?.sentence).toMatch(/^First use the power/);
    here.s.powerUsed = 1;
    expect(why(here, 'slide s01 s07')?.sentence).toMatch(/already/);
  });

  it('T-6.1 a fleet that another player has taken is not said to lie face down', () => {
    const here = bench(STEPS.chooseFleet);
    here.t.play('take 1', 'stop', 'stop');
    const taken = explain(yamatai, here.s, 1, yamatai.lexicon.parse('take 1'), 'en');
    expect(taken?.sentence).toBe('That fleet has been taken this round.');
  });

  it('answers every move of the lexicon with a clause, wherever one stands', () => {
    for (const step of [STEPS.trade, STEPS.place, STEPS.act, STEPS.store, STEPS.recruit, STEPS.endTurn]) {
      const here = bench(step);
      hand(here.s, 0, 'gold', 'wood');
      row(here.s, 'b01', 'b02', 'b03', 'b04', 'b05');
      built(here.s, 1, 'b06');
      for (const move of [
        'take 3',
        'load wood',
        'keep gold',
        'top b10',
        'swapBoat s01',
        'skip',
        'trio orange green red',
      ]) {
        const answer = why(here, move);
        if (answer) expect(answer.clause, `${step.name}: ${move}`).toMatch(/^T-/);
      }
    }
  });
});
