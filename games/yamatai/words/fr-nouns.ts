import { french } from 'engawa';
import { COINS_PER_POINT, PRESTIGE_TOKEN } from '../data/index.ts';

const { f, m } = french;

export const COIN = f('pièce', {
  many: 'pièces',
  effect: `Paie les bateaux et les péages ; à la fin, chaque lot de ${COINS_PER_POINT} vaut 1 PV.`,
});

export const PRESTIGE = m('pion Prestige', {
  many: 'pions Prestige',
  effect: `Vaut ${PRESTIGE_TOKEN} PV à la fin. Montagnes, torii et palais en donnent à qui construit là.`,
});
