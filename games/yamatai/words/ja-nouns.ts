import { japanese } from 'engawa';
import { COINS_PER_POINT, PRESTIGE_TOKEN } from '../data/index.ts';

const { noun } = japanese;

export const COIN = noun('コイン', {
  counter: '枚',
  effect: `船の購入や通行料に使う。終了時${COINS_PER_POINT}枚ごとに1点。`,
});

export const PRESTIGE = noun('威信トークン', {
  counter: '個',
  effect: `終了時1個${PRESTIGE_TOKEN}点。山や、鳥居・宮殿の隣に建てるともらえる。`,
});
