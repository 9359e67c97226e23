import { NONE, NOT_NOW } from 'engawa';
import { describe, expect, it } from 'vitest';
import { COMBAT_GAIN, COMBAT_IDS } from '../data/index.ts';
import machi from '../index.ts';
import { combatValue } from '../rules/duel.ts';
import { wealth } from '../rules/production.ts';
import { BURNT, LAUNCHED, POINTS, STEPS, TRAINED, WANTED } from '../rules/state.ts';
import { isBlocked } from '../rules/village.ts';
import {
  arm,
  autumn,
  blank,
  card,
  fight,
  GUARDED,
  isDiscarded,
  outside,
  plotOf,
  STRONG,
  scoring,
  stack,
  vpOf,
  WEAK,
} from './kit.ts';

/** Fuu of seat 1 blocks the Brewery of seat 0, whose Shin stands outside. */
function fuu() {
  const t = blank();
  t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
  t.send(1, 'y-fuu-1', 'b-brewery-1');
  t.camp(0, 's-shin-1');
  return autumn(t);
}

describe('M-8 Autumn: who may challenge', () => {
  it('M-8.1 duels and events in any order, then the phase is closed', () => {
    const t = fuu();
    t.build(1, 'b-shop-1', 'v-peddler-1');
    t.camp(0, 's-kenta-1');
    t.give(0, 'e-wanted-1', 'e-bumper-harvest-1');
    t.points(1, 0);
    t.play('harvest', 'challenge s-shin-1 y-fuu-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(t.legal()).toContain('wanted v-peddler-1');
    t.play('wanted v-peddler-1');
    expect(t.legal()).toEqual(['challenge s-kenta-1 v-peddler-1', 'close']);
    t.play('close');
    expect(t.why('challenge s-kenta-1 v-peddler-1')).not.toBeUndefined();
  });

  it('M-8.2, M-18 A5 a samurai anywhere in the village challenges any duelist of another player anywhere', () => {
    const t = blank(3);
    t.build(0, 'b-brewery-1', 's-kenta-1', 's-akane-1');
    t.site(0, 'b-shop-1', 's-hayato-1');
    t.camp(0, 's-shin-1');
    t.build(1, 'b-market-1', 'v-hunter-1', 'v-peddler-1', 's-jiro-1');
    t.site(1, 'b-shop-2', 'v-woodcutter-1');
    t.camp(2, 's-kaede-1');
    t.send(2, 'y-fuu-1', 'b-market-1');
    t.send(0, 'y-ren-1', 'b-market-1');
    autumn(t);
    const targets = ['v-hunter-1', 's-jiro-1', 'v-woodcutter-1', 's-kaede-1', 'y-fuu-1'];
    for (const samurai of ['s-kenta-1', 's-akane-1', 's-hayato-1', 's-shin-1']) {
      const found = t.legal().filter((move) => move.startsWith(`challenge ${samurai} `));
      expect(found.map((move) => move.split(' ')[2]).sort()).toEqual([...targets].sort());
    }
    expect(t.legalTo('challenge')).toHaveLength(20); // and nobody but samurai: Ren attacks abroad
    expect(t.why('challenge y-ren-1 y-fuu-1')).toBe('M-8.2 samurai');
    expect(t.why('challenge s-kenta-1 v-peddler-1')).toBe('M-2.9');
    expect(t.why('challenge v-hunter-1 s-shin-1')).toBe('M-8.2');
  });

  it('M-8.2 sabre villagers and defending yakuza challenge a blocker of the building they stand on', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-brewer-1', 'v-hunter-1');
    t.build(0, 'b-shop-1', 'v-hunter-2');
    t.build(0, 'b-forge-1', 'v-woodcutter-1');
    t.send(1, 'y-fuu-1', 'b-brewery-1');
    t.send(1, 'y-ren-1', 'b-shop-1');
    t.send(0, 'y-goro-1', 'b-brewery-1');
    autumn(t);
    expect(t.legalTo('challenge').sort()).toEqual([
      'challenge v-hunter-1 y-fuu-1',
      'challenge v-hunter-2 y-ren-1',
      'challenge y-goro-1 y-fuu-1',
    ]);
    expect(t.why('challenge v-hunter-1 y-ren-1')).toBe('M-8.2 building');
    expect(t.why('challenge v-woodcutter-1 y-ren-1')).toBe('M-8.2 building');
    t.camp(1, 's-akane-1');
    expect(t.why('challenge v-hunter-1 s-akane-1')).toBe('M-8.2 samurai');
  });

  it('M-8.2, M-18 A25 a defender spares its own clan, an attacker challenges nobody, the Wanted do not launch', () => {
    const u = blank(3);
    u.build(0, 'b-brewery-1', 'v-brewer-1', 'v-usurer-1');
    u.send(1, 'y-goro-1', 'b-brewery-1');
    u.send(2, 'y-tetsu-1', 'b-brewery-1');
    u.send(0, 'y-oniji-1', 'b-brewery-1'); // the same clan: possible after the first attackers were replaced
    u.s.marks[card('v-usurer-1')] = WANTED;
    expect(autumn(u).legalTo('challenge')).toEqual([]);
    expect(u.why('challenge y-oniji-1 y-goro-1')).toBe('M-8.2 clan');
    expect(u.why('challenge v-usurer-1 y-goro-1')).toBe('M-8.2 wanted');
    expect(autumn(u, 1).legalTo('challenge')).toEqual([]);
  });

  it('M-8.3, M-18 A27 one launch a year, also when refused; it may be challenged again and again', () => {
    const t = blank();
    t.camp(0, 's-shin-1', 's-kenta-1');
    t.camp(1, 's-hayato-1', 's-ryohei-1');
    t.points(1, 6);
    autumn(t).play('challenge s-shin-1 s-hayato-1', 'refuse');
    expect(t.why('challenge s-shin-1 s-ryohei-1')).toBe('M-8.3');
    expect(t.legalTo('challenge')).toEqual(['challenge s-kenta-1 s-hayato-1', 'challenge s-kenta-1 s-ryohei-1']);
    t.play('challenge s-kenta-1 s-hayato-1', 'accept');
    fight(t, 0, GUARDED, 1, GUARDED);
    expect(t.s.marks[card('s-kenta-1')]).toBe(LAUNCHED);
    expect(t.s.marks[card('s-hayato-1')]).toBe(0);
    scoring(t);
    expect(autumn(t).legalTo('challenge')).toHaveLength(4);
  });

  it('M-8.4, M-18 A26 nobody challenges his own duelists', () => {
    const t = blank();
    t.build(0, 'b-brewery-1', 'v-hunter-1');
    t.camp(0, 's-shin-1', 's-kenta-1');
    expect(autumn(t).why('challenge s-shin-1 s-kenta-1')).toBe('M-8.4');
    expect(t.why('challenge s-shin-1 v-hunter-1')).toBe('M-8.4');
  });

  it('M-8.5, M-22.15, M-18 A28 refusing costs 2 VP and needs 2; a yakuza never refuses', () => {
    const t = blank();
    t.camp(0, 's-shin-1', 's-hayato-1');
    t.camp(1, 's-kenta-1');
    t.points(1, 2);
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    expect([t.turn(), t.legal()]).toEqual([1, ['accept', 'refuse']]);
    t.play('refuse');
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([0, 0]);
    expect(outside(t.s, 1)).toEqual(['s-kenta-1']);
    expect(t.s.seat[1].points[POINTS.refusals]).toBe(-2);
    t.points(1, 1);
    t.play('challenge s-hayato-1 s-kenta-1');
    expect(t.step()).toBe('combatCard'); // must fight
    const u = fuu();
    u.points(1, 20);
    u.play('challenge s-shin-1 y-fuu-1');
    expect(u.step()).toBe('combatCard');
    expect(u.stage(1, STEPS.answerChallenge).why('refuse')).toBe('M-8.5 yakuza');
  });

  it('M-8.5 a sabre villager and a Wanted villager may refuse', () => {
    for (const mark of [0, WANTED]) {
      const t = blank();
      t.camp(0, 's-shin-1');
      t.build(1, 'b-market-1', 'v-hunter-1', 'v-peddler-1');
      t.s.marks[card('v-peddler-1')] = mark;
      t.points(1, 5);
      autumn(t).play(`challenge s-shin-1 ${mark ? 'v-peddler-1' : 'v-hunter-1'}`);
      expect(t.legal()).toEqual(['accept', 'refuse']);
    }
  });
});

describe('M-8 Autumn: the duel', () => {
  it('M-8.6 the controllers fight, wherever the yakuza stands', () => {
    const t = blank(3);
    t.build(0, 'b-brewery-1', 'v-brewer-1');
    t.send(2, 'y-fuu-1', 'b-brewery-1');
    t.camp(0, 's-shin-1');
    autumn(t).play('challenge s-shin-1 y-fuu-1');
    expect(t.s.seat.map((me) => me.combatCards).slice(0, 3)).toEqual([3, 0, 3]);
  });

  it('M-8.7 three of the seven cards each, at random', () => {
    const hands = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const t = fuu();
      for (let n = 0; n < i; n++) t.stage(0, STEPS.draws, 1).above(0, STEPS.springAction).play('end', 'draw villager');
      autumn(t).play('challenge s-shin-1 y-fuu-1');
      const { drawn } = t.s.seat[0];
      expect([...Array(7).keys()].filter((c) => drawn & (1 << c))).toHaveLength(3);
      hands.add(drawn);
    }
    expect(hands.size).toBeGreaterThan(0);
  });

  it('M-8.8, M-16.4 three passes in secret; a card is used once; the last plays itself', () => {
    const t = fuu().play('challenge s-shin-1 y-fuu-1');
    arm(t, { 0: ['do', 'esquive', 'eclair'], 1: ['parade', 'ashi', 'franche'] });
    expect(t.legal(0)).toEqual(['strike do', 'strike eclair', 'strike esquive']);
    expect(t.why('strike men', 0)).toBe('M-8.8');
    t.playAs(1, 'strike parade'); // either may be first
    expect(machi.conceal(t.s, 0).seat[1].ready).toBe(1);
    t.playAs(0, 'strike do');
    expect(t.s.seat[0].played).toBe(1 << COMBAT_IDS.indexOf('do'));
    expect(t.why('strike do', 0)).toBe('M-8.8');
    t.playAs(0, 'strike esquive').playAs(1, 'strike ashi');
    expect(t.s.challenger).toBe(NONE); // the third pass needed no answer
  });

  it('M-8.9, M-8.10, M-18 A43 the table of passes', () => {
    const rows = {
      men: '1–1 1–0 0–1 1–2 1–1 0–0 0–0',
      do: '0–1 1–1 1–0 1–2 1–1 0–0 0–0',
      ashi: '1–0 0–1 1–1 1–2 1–1 0–0 0–0',
      franche: '2–1 2–1 2–1 2–2 0–1 2–0 0–0',
      eclair: '1–1 1–1 1–1 1–0 1–1 0–0 1–0',
      parade: '0–0 0–0 0–0 0–2 0–0 0–0 0–0',
      esquive: '0–0 0–0 0–0 0–0 0–1 0–0 0–0',
    };
    for (const [mine, row] of Object.entries(rows)) {
      const a = COMBAT_IDS.indexOf(mine);
      const found = COMBAT_IDS.map((_, b) => `${COMBAT_GAIN[a * 7 + b]}–${COMBAT_GAIN[b * 7 + a]}`);
      expect(found.join(' '), mine).toBe(row);
    }
  });

  it('M-8.11 combat value: printed sabres, 1 for a Wanted villager, and modifiers that add up', () => {
    const t = blank();
    t.build(0, 'b-forge-1', 'v-blacksmith-1', 'v-hunter-1');
    t.build(0, 'b-hideout-1', 'v-abbot-1', 'v-writer-1');
    t.build(1, 'b-market-1', 'v-peddler-1');
    t.camp(0, 's-yoshitora-1');
    t.send(0, 'y-fuu-1', 'b-market-1');
    const value = (id: string) => combatValue(t.s, card(id));
    expect([value('s-yoshitora-1'), value('v-hunter-1'), value('y-fuu-1')]).toEqual([3 + 1, 1 + 1, 2 + 1]);
    t.s.marks[card('s-yoshitora-1')] = TRAINED;
    expect(value('s-yoshitora-1')).toBe(3 + 1 + 2);
    t.s.marks[card('v-peddler-1')] = WANTED;
    expect(value('v-peddler-1')).toBe(1);
  });

  it('M-8.12, M-8.13, M-8.14, M-22.6 Fuu and Shin, the duel of the rulebook', () => {
    const t = fuu();
    t.points(1, 9);
    t.play('challenge s-shin-1 y-fuu-1');
    fight(t, 0, ['do', 'esquive', 'eclair'], 1, ['parade', 'ashi', 'franche']);
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([2, 9]);
    expect(isDiscarded(t.s, 'y-fuu-1')).toBe(true);
    expect(isBlocked(t.s.seat[0], plotOf(t.s, 0, 'b-brewery-1'))).toBe(false);
    expect(wealth(t.s, 0)).toBe(2 + 3 + 3);
    machi.check(t.s);
  });

  it('M-8.12, M-22.7, M-18 A30 a drawn duel changes nothing but the launch', () => {
    const t = fuu().play('challenge s-shin-1 y-fuu-1');
    fight(t, 0, ['do', 'esquive', 'franche'], 1, ['parade', 'ashi', 'franche']);
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([0, 0]);
    expect(isBlocked(t.s.seat[0], plotOf(t.s, 0, 'b-brewery-1'))).toBe(true);
    expect(outside(t.s, 0)).toEqual(['s-shin-1']);
    expect(t.s.marks[card('s-shin-1')]).toBe(LAUNCHED);
  });

  it('M-8.13, M-18 A29 the printed sabres of the loser, modifiers excluded', () => {
    const t = fuu();
    t.build(1, 'b-hideout-1', 'v-abbot-1', 'v-writer-1');
    t.s.marks[card('s-shin-1')] = TRAINED;
    expect(combatValue(t.s, card('y-fuu-1'))).toBe(3);
    t.play('challenge s-shin-1 y-fuu-1');
    fight(t, 0, STRONG, 1, WEAK);
    expect(vpOf(t.s, 0)).toBe(2);
  });

  it('M-8.14 a challenger who loses is discarded, and the other side gains', () => {
    const t = blank();
    t.build(0, 'b-dojo-1', 's-shin-1', 'v-abbot-1');
    t.camp(1, 's-kenta-1');
    autumn(t).play('challenge s-shin-1 s-kenta-1');
    fight(t, 0, WEAK, 1, STRONG);
    expect(isDiscarded(t.s, 's-shin-1')).toBe(true);
    expect(stack(t.s, 0, 'b-dojo-1')).toEqual(['v-abbot-1']);
    expect([vpOf(t.s, 0), vpOf(t.s, 1)]).toEqual([0, 2]);
  });

  it('M-8.15 every duel begins with all seven cards', () => {
    const t = blank();
    t.camp(0, 's-shin-1', 's-kenta-1');
    t.camp(1, 's-hayato-1', 's-ryohei-1');
    autumn(t).play('challenge s-shin-1 s-hayato-1');
    fight(t, 0, GUARDED, 1, GUARDED);
    for (const me of t.s.seat.slice(0, 2)) expect([me.drawn, me.played, me.combatCards]).toEqual([0, 0, 0]);
    t.play('challenge s-kenta-1 s-hayato-1');
    arm(t, { 0: GUARDED, 1: GUARDED });
    expect(t.legal(0)).toHaveLength(3);
  });

  it('M-8.16 one duel at a time', () => {
    const t = blank();
    t.camp(0, 's-shin-1', 's-kenta-1');
    t.camp(1, 's-akane-1');
    autumn(t).play('challenge s-shin-1 s-akane-1');
    expect(t.why('challenge s-kenta-1 s-akane-1', 0)).toBe(NOT_NOW);
  });

  it('M-8.2 duelists on burnt buildings can be challenged', () => {
    const t = blank();
    t.camp(0, 's-shin-1');
    const plot = t.build(1, 'b-market-1', 'v-hunter-1');
    t.s.seat[1].status[plot] = BURNT;
    expect(autumn(t).legalTo('challenge')).toEqual(['challenge s-shin-1 v-hunter-1']);
  });
});
