import { LANGUAGES, rngFrom, seatsIn } from 'engawa';
import { spectator } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { choice } from '../view/choice.ts';
import { bench, boats, employ, hand, laid, tokens } from './kit.ts';

const said = ({ s }: ReturnType<typeof bench>, move: string) =>
  LANGUAGES.map((language) => choice(s, 0, yamatai.lexicon.parse(move), language));

describe('a choice says what decides', () => {
  it('T-11.1 the power of the fleet that was taken', () => {
    expect(said(bench(STEPS.place, { fleet: 4 }), 'power')).toEqual([
      'Use the power of fleet 4: slide a boat',
      'Utiliser le pouvoir de la flotte 4 : faire glisser un bateau',
      '船団4の能力を使う：船を滑らせる',
    ]);
  });

  it('T-2.1 T-12.15 the price, as it is for this player', () => {
    const here = bench(STEPS.trade);
    hand(here.s, 0, 'clay');
    expect(said(here, 'buy wood')[0]).toBe('Buy a wood boat for 2 coins');
    expect(said(here, 'sell clay')[0]).toBe('Sell a clay boat for 4 coins');
    employ(here.s, 0, 'susanoo');
    expect(said(here, 'sell clay')[1]).toBe('Vendre un bateau d’argile pour 7 pièces');
  });

  it('T-8.3.1 T-11.6 which token, on which island, and which half of a swap', () => {
    const here = bench(STEPS.trade, { fleet: 6 });
    tokens(here.s, { i01: 'green', i02: 'beige', i03: 'red' });
    expect(said(here, 'gather i01')).toEqual([
      'Harvest the tea token on Asahi',
      'Récolter le jeton thé d’Asahi',
      '旭島の茶のトークンを収穫する',
    ]);
    here.t.play('power');
    expect(said(here, 'swapCulture i01')[0]).toBe('Swap the tea token on Asahi');
    here.t.play('swapCulture i01');
    expect(said(here, 'swapCulture i02')[0]).toBe('Swap it with the rice token on Kamome');
  });

  it('T-11.4 T-11.7 T-11.8 which boat', () => {
    const here = bench(STEPS.act, { fleet: 8 });
    laid(here.s, { s01: 'gold' });
    boats(here.s, { s07: 'clay', s20: 'wood' });
    expect(said(here, 'remove s01')[0]).toBe('Remove the gold boat off Kamome');
    expect(said(here, 'slide s01 s06')[2]).toMatch(/^鴎島の沖の金の船を/);
    here.t.play('power', 'swapBoat s01');
    expect(said(here, 'swapBoat s07')[0]).toMatch(/^Swap it with the clay boat between/);
  });

  it('says nothing of a choice that is none now, whoever looks', () => {
    const s = yamatai.setup(3, {}, rngFrom('none'));
    for (const move of ['power', 'gather i01', 'swapBoat s01', 'slide s01 s06', 'buy gold']) {
      const text = choice(s, seatsIn(yamatai.turn(s))[0], yamatai.lexicon.parse(move), 'en');
      if (move !== 'gather i01') expect(text, move).toBe(undefined);
    }
    expect(choice(s, -1, yamatai.lexicon.parse('buy wood'), 'en')).toBe(undefined);
  });

  it('holds for every choice of a random game', () => {
    spectator(yamatai).watch(4, 'choices', ({ before, seat, move }) => {
      const text = choice(before, seat, yamatai.lexicon.parse(move), 'en');
      if (text !== undefined) expect(text).not.toMatch(/undefined|NaN|\b[si]\d\d\b/);
    });
  });
});
