import { firstSeat } from 'engawa';
import { describe, expect, it } from 'vitest';
import { mind } from '../bot/mind.ts';
import { challengeOdds } from '../bot/strike.ts';
import machi from '../index.ts';
import { lexicon } from '../rules/lexicon.ts';
import { layout, type MachiState } from '../rules/state.ts';
import { autumn, blank, card, fight, isDiscarded, STRONG, vpOf, WEAK } from './kit.ts';

interface Ending {
  readonly answer: number;
  readonly chance: number;
  readonly state: MachiState;
}

function endingsOf(s: MachiState): Ending[] | undefined {
  const found: Ending[] = [];
  const into = layout.create(s.seats);
  const near = mind.endings!(s, into, (answer, chance) => found.push({ answer, chance, state: layout.clone(into) }));
  return near ? found : undefined;
}

/** Kenta of seat 0 may challenge Akane of seat 1, in a Watchtower; there is more to fight for. */
function rivals(vp: number) {
  const t = blank();
  t.camp(0, 's-kenta-1', 's-shin-1');
  t.build(1, 'b-watchtower-1', 's-akane-1');
  t.build(1, 'b-shop-1', 'v-woodcutter-1');
  t.points(1, vp);
  return autumn(t);
}

describe('what a challenge may come to', () => {
  it('M-8.5, M-8.12 a duel with its odds, or a refusal where one is possible', () => {
    const t = rivals(5);
    expect(endingsOf(t.s)).toBeUndefined();
    const odds = challengeOdds(t.s, card('s-kenta-1'), card('s-akane-1'));
    t.play('challenge s-kenta-1 s-akane-1');
    const endings = endingsOf(t.s)!;
    expect(endings.map(({ answer }) => answer)).toEqual([0, 0, 0, 1]);
    expect(endings.map(({ chance }) => chance)).toEqual([odds.win, odds.draw, odds.lose, 1]);
    const [won, drawn, lost, refused] = endings.map(({ state }) => state);
    expect([vpOf(won, 0), vpOf(won, 1)]).toEqual([1, 5]);
    expect(isDiscarded(won, 's-akane-1')).toBe(true);
    expect([vpOf(drawn, 0), vpOf(drawn, 1)]).toEqual([0, 5]);
    expect([vpOf(lost, 0), vpOf(lost, 1)]).toEqual([0, 7]);
    expect(isDiscarded(lost, 's-kenta-1')).toBe(true);
    expect([vpOf(refused, 0), vpOf(refused, 1)]).toEqual([0, 3]);
    for (const { state } of endings) {
      machi.check(state);
      expect(firstSeat(machi.turn(state))).toBe(0);
    }
  });

  it('M-8.5 only a duel where he must fight, the same as when it is fought, also once the cards are drawn', () => {
    const asked = rivals(1);
    machi.play(asked.s, 0, lexicon.move.challenge(card('s-kenta-1'), card('s-akane-1')));
    const before = layout.clone(asked.s);
    const endings = endingsOf(asked.s)!;
    expect(endings.map(({ answer }) => answer)).toEqual([0, 0, 0]);
    expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(layout.equal(asked.s, before)).toBe(true);
    const fought = rivals(1).play('challenge s-kenta-1 s-akane-1');
    const underWay = endingsOf(fought.s)!;
    expect(underWay.map(({ chance }) => chance)).toEqual(endings.map(({ chance }) => chance));
    fight(fought, 0, STRONG, 1, WEAK);
    expect(layout.diff(fought.s, endings[0].state)).toEqual([]);
    expect(layout.diff(fought.s, underWay[0].state)).toEqual([]);
  });
});
