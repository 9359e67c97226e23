import { call, end, NONE } from 'engawa';
import { GASLIGHT_VP, LIGHT_VP, SITE_SHOPS, SITES, TECHNOLOGY, TOKENS } from '../data/index.ts';
import { did } from './deeds.ts';
import { freeActions } from './free.ts';
import { auto, decide } from './kit.ts';
import { areaRef, hasShop } from './map.ts';
import { bonus } from './purse.ts';
import type { Why } from './reasons.ts';
import { receive } from './rewards.ts';
import { type Player, STEPS, type YokohamaState } from './state.ts';

/** Y-8.4: arises only at full power, and while the token lies there. */
export const fivePower = auto(STEPS.fivePower, (s, f) => {
  const { area } = f;
  end(s);
  if (s.token[area] !== NONE) call(s, STEPS.takeToken, area);
});

export const takeToken = decide(STEPS.takeToken, {
  token: {
    play(s, me, f) {
      const { seat, area } = f;
      const token = s.token[area];
      end(s);
      s.token[area] = NONE;
      me.tokens++; // Y-8.4.2
      s.tell?.(did.tookToken({ seat, what: `areaToken:${area}`, clause: 'Y-8.4.1' }));
      receive(s, seat, TOKENS[token].reward, 'tokens', 'Y-8.4.1');
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});

/** Y-8.5.2, apart from the slot. */
function whyNotShop(s: YokohamaState, me: Player, seat: number, area: number): Why {
  if (me.shophouses === 0) return 'Y-8.5.2 hand';
  return hasShop(s, seat, area) ? 'Y-8.5.2 own' : undefined;
}

/** Y-8.5.3 */
function whyNotHouse(s: YokohamaState, me: Player, area: number): Why {
  if (me.tradingHouses === 0) return 'Y-8.5.3 hand';
  return s.house[area] !== NONE ? 'Y-8.5.3 taken' : undefined;
}

/** Y-8.5.1. With four players at most, a player without a shop here always finds a free shop slot. */
export const construction = auto(STEPS.construction, (s, f) => {
  const { seat, area } = f;
  const me = s.seat[seat];
  end(s);
  if (!whyNotShop(s, me, seat, area) || !whyNotHouse(s, me, area)) call(s, STEPS.build, area);
});

export const build = decide(STEPS.build, {
  shop: {
    why(s, me, f, slot) {
      const why = whyNotShop(s, me, f.seat, f.area);
      if (why) return why;
      return s.shops[f.area * SITE_SHOPS + slot - 1] !== NONE ? 'Y-8.5.2 taken' : undefined;
    },
    play(s, me, f, slot) {
      const { seat, area } = f;
      end(s);
      me.shophouses--;
      s.shops[area * SITE_SHOPS + slot - 1] = seat;
      s.tell?.(did.built({ seat, what: 'shophouse', to: areaRef(area), clause: 'Y-8.5.2' }));
      bonus(s, seat, TECHNOLOGY.gaslight, GASLIGHT_VP, 'Y-12.1');
      receive(s, seat, SITES[s.site[area]].shops[slot - 1], 'buildings', 'Y-8.5.2');
    },
  },
  house: {
    why: (s, me, f) => whyNotHouse(s, me, f.area),
    play(s, me, f) {
      const { seat, area } = f;
      end(s);
      me.tradingHouses--;
      s.house[area] = seat;
      s.tell?.(did.built({ seat, what: 'tradingHouse', to: areaRef(area), clause: 'Y-8.5.3' }));
      bonus(s, seat, TECHNOLOGY['electrical-light'], LIGHT_VP, 'Y-12.13');
      receive(s, seat, SITES[s.site[area]].tradingHouse, 'buildings', 'Y-8.5.3');
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});
