import { LANGUAGES } from 'engawa';
import { describe, expect, it } from 'vitest';
import machi from '../index.ts';
import { arm, autumn, blank, STRONG, type Table, WEAK } from './kit.ts';

/** Shin of seat 0 challenges Kenta of seat 1. */
function challenged(court = false): Table {
  const t = blank();
  t.camp(0, 's-shin-1');
  t.camp(1, 's-kenta-1');
  if (court) t.build(1, 'b-magistrates-court-1', 'v-gardener-1', 'v-usurer-1', 'v-geisha-1');
  t.points(1, 5);
  return autumn(t).play('challenge s-shin-1 s-kenta-1');
}

const asked = (t: Table, seat: number) =>
  LANGUAGES.map((language) => machi.question!(machi.conceal(t.s, seat), seat, language));

const offered = (t: Table, seat: number, move: string) =>
  LANGUAGES.map((language) => machi.choice!(t.s, seat, machi.lexicon.parse(move), language));

describe('M-8 what is asked in a duel', () => {
  it('M-8.5 names both duelists, and what refusing costs', () => {
    const t = challenged();
    expect(asked(t, 1)).toEqual([
      'Shin challenges Kenta: fight, or refuse and lose 2 VP?',
      'Shin défie Kenta : se battre, ou refuser au prix de 2 PV ?',
      '新が健太に決闘を挑みました。受けますか、2点を失って断りますか？',
    ]);
    expect(offered(t, 1, 'refuse')).toEqual([
      'Refuse the duel and lose 2 VP',
      'Refuser le duel, au prix de 2 PV',
      '2点を失って決闘を断る',
    ]);
    expect(offered(t, 1, 'accept')).toEqual([undefined, undefined, undefined]);
  });

  it('M-14.6 says that refusing is free with a Magistrate’s court', () => {
    const t = challenged(true);
    expect(asked(t, 1)[0]).toBe('Shin challenges Kenta: fight, or refuse at no cost?');
    expect(offered(t, 1, 'refuse')[0]).toBe('Refuse the duel at no cost');
  });

  it('M-8.8 names one’s own duelist first, and counts the passes', () => {
    const t = challenged().play('accept');
    arm(t, { 0: STRONG, 1: WEAK });
    expect(asked(t, 0)).toEqual([
      'Shin against Kenta, pass 1 of 3: lay down a combat card',
      'Shin contre Kenta, passe 1 sur 3 : posez une carte de combat',
      '新と健太の決闘、3回勝負の1回目です。伏せる戦闘札を選んでください',
    ]);
    t.playAs(0, `strike ${STRONG[0]}`);
    t.playAs(1, `strike ${WEAK[0]}`);
    expect(asked(t, 1)[0]).toBe('Kenta against Shin, pass 2 of 3: lay down a combat card');
  });

  it('M-8.1 has nothing to add where nobody fights', () => {
    const t = autumn(blank());
    expect(machi.question!(t.s, 0, 'en')).toBeUndefined();
  });
});
