import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { AUTUMN, SPRING, STEPS } from '../rules/state.ts';
import { autumn, blank, card, hand, isDiscarded, moving, run, spring, stack, summer, winter } from './kit.ts';

describe('M-24 Readings a table may choose', () => {
  it('M-24.1 M-7.3 M-18 A19 nobody leaves a blocked building to found a site, unless the table lets him', () => {
    for (const blockedFounder of ['stays', 'mayFound']) {
      const t = blank(2, { blockedFounder });
      t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
      t.send(1, 'y-fuu-1', 'b-market-1');
      t.give(0, 'b-shop-1', 'v-brewer-1');
      summer(t);
      expect(t.why('open b-shop-1 v-usurer-1', 0)).toBe(blockedFounder === 'stays' ? 'M-7.3' : undefined);
      expect(t.why('open b-shop-1 v-peddler-1', 0)).toBe('M-7.2 founder');
      expect(t.legalTo('open', 0)).toHaveLength(blockedFounder === 'stays' ? 1 : 2);
    }
  });

  it('M-24.2 M-7.2 M-8.21 M-18 A32 samurai outside found and move, or stay where they are', () => {
    for (const outside of ['free', 'stay']) {
      const reason = outside === 'free' ? undefined : 'M-24.2';
      const t = blank(2, { outside });
      t.camp(0, 's-shin-1');
      t.build(0, 'b-market-1', 'v-peddler-1', 's-kenta-1');
      t.give(0, 'b-shop-1');
      summer(t);
      expect(t.why('open b-shop-1 s-shin-1', 0)).toBe(reason);
      moving(t);
      expect(t.why('move s-shin-1 b-market-1')).toBe(reason);
      expect(t.why('withdraw s-kenta-1')).toBe(reason);
      expect(t.legal().length > 1).toBe(outside === 'free');
    }
  });

  it('M-24.2 M-8.22 who stays outside gives the Autumn no moves', () => {
    const t = blank(2, { outside: 'stay' });
    t.camp(0, 's-shin-1');
    autumn(t).play('close');
    expect(t.step()).not.toBe('moveAction');
  });

  it('M-24.3 M-5.5 M-18 A7 samurai outside starve like everybody, or after those on buildings', () => {
    for (const famine of ['any', 'buildingsFirst']) {
      const t = blank(2, { famine });
      t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
      t.build(0, 'b-temple-1', 'v-abbot-1');
      t.camp(0, 's-shin-1', 's-kenta-1', 's-akane-1');
      winter(t); // 6 mouths, 3 rice
      expect(t.why('starve s-shin-1', 0)).toBe(famine === 'any' ? undefined : 'M-24.3');
      expect(t.legal(0)).toContain('starve v-usurer-1');
      if (famine === 'any') continue;
      expect(t.legal(0)).toEqual(['starve v-usurer-1', 'starve v-abbot-1']);
    }
  });

  it('M-24.3 when nobody is left on a building, those outside are next', () => {
    const t = blank(2, { famine: 'buildingsFirst' });
    t.build(0, 'b-temple-1', 'v-abbot-1');
    t.camp(0, 's-shin-1', 's-kenta-1', 's-akane-1', 's-jiro-1');
    winter(t); // 5 mouths, 3 rice: the abbot is the only choice, then four are left
    expect(isDiscarded(t.s, 'v-abbot-1')).toBe(true);
    expect(t.legal(0)).toHaveLength(4);
  });

  it('M-24.4 M-8.17 who has moved away comes back to the end of the stack, or not at all', () => {
    for (const returning of ['endOfStack', 'never']) {
      const t = blank(2, { returning });
      t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1', 'v-brewer-1');
      t.build(0, 'b-temple-1', 'v-abbot-1', 'v-writer-1');
      moving(t).play('move v-usurer-1 b-temple-1');
      const back = returning === 'never' ? 'M-24.4' : undefined;
      expect(t.why('move v-usurer-1 b-market-1')).toBe(back);
      const [one, two] = [card('v-usurer-1'), card('v-brewer-1')].sort((a, b) => a - b);
      const swap = machi.lexicon.text(
        machi.lexicon.parse(`swap ${machi.lexicon.verbs.swap[0].ids[one]} ${machi.lexicon.verbs.swap[0].ids[two]}`),
      );
      expect(t.why(swap)).toBe(back);
      expect(t.why('move v-brewer-1 b-temple-1')).toBe(undefined);
      expect(t.legal().includes('move v-usurer-1 b-market-1')).toBe(back === undefined);
      expect(t.legal().includes(swap)).toBe(back === undefined);
    }
  });

  it('M-24.4 a third building is open to everybody, and the next Autumn forgets', () => {
    const t = blank(2, { returning: 'never' });
    t.build(0, 'b-market-1', 'v-peddler-1', 'v-usurer-1');
    t.build(0, 'b-temple-1', 'v-abbot-1');
    t.build(0, 'b-brewery-1', 'v-merchant-1');
    moving(t).play('move v-usurer-1 b-temple-1', 'move v-usurer-1 b-brewery-1');
    expect(stack(t.s, 0, 'b-brewery-1')).toContain('v-usurer-1');
    expect(t.why('move v-usurer-1 b-market-1')).toBe('M-24.4');
    expect(t.why('move v-usurer-1 b-temple-1')).toBe(undefined);
    run(t, STEPS.yearEnd);
    expect(t.s.movedFrom.every((plot) => plot === 0)).toBe(true);
  });

  it('M-24.5 M-13 an event waits for its season, or for nothing but the own turn', () => {
    for (const events of ['seasons', 'ownTurn']) {
      const t = blank(2, { events });
      t.give(0, 'e-imperial-truce-1', 'e-imperial-labour-1');
      t.give(1, 'e-fire-1');
      t.build(0, 'b-market-1', 'v-peddler-1');
      autumn(t);
      expect(t.why('truce')).toBe(events === 'seasons' ? 'M-11.6 spring' : undefined);
      spring(t, 1);
      expect(t.why('burn b-market-1')).toBe(events === 'seasons' ? 'M-11.6 autumn' : undefined);
      expect(t.legal().includes('burn b-market-1')).toBe(events === 'ownTurn');
    }
  });

  it('M-24.5 M-6.10 before and after the arrivals, also in the first year, and after the moves', () => {
    const t = blank(2, { events: 'ownTurn' });
    t.give(0, 'e-imperial-truce-1', 'e-bumper-harvest-1', 'e-drought-1');
    const { s } = t;
    s.year = 1;
    s.season = SPRING;
    run(t, STEPS.spring);
    expect([t.turn(), t.step()]).toEqual([0, 'ownMoment']);
    t.play('harvest', 'end');
    expect(isDiscarded(s, 'e-bumper-harvest-1')).toBe(true);
    expect(t.step()).toBe('flopPick');
    t.play(t.legal()[0], 'draw villager', 'draw villager');
    expect([t.turn(), t.step()]).toEqual([0, 'ownMoment']);
    s.season = AUTUMN;
    s.year = 2;
    autumn(t).play('close');
    expect([t.turn(), t.step()]).toEqual([0, 'ownMoment']);
    t.play('truce');
    expect(s.truce).toBe(1);
    expect(hand(s, 0)).toContain('e-drought-1');
  });

  it('M-24 a game that is read as always holds no reading, in bytes and in JSON', () => {
    const json = machi.layout.toJSON(blank().s);
    expect(json).not.toHaveProperty('readings');
    expect(json).not.toHaveProperty('movedFrom');
    expect(machi.layout.toJSON(blank(2, { returning: 'never' }).s)).toHaveProperty('readings', 8);
  });
});
