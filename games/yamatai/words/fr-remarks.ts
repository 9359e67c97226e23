import { french, type Word } from 'engawa';
import { COINS_PER_POINT } from '../data/index.ts';
import { COIN, PRESTIGE } from './fr-nouns.ts';
import { groups } from './groups.ts';
import type { Remarks } from './remarks.ts';

const { un, le, du, de, au, some, list } = french;

const each = (words: readonly Word[]): string =>
  list(groups(words).map(([word, n]) => (n === 1 ? un(word) : some(n, word))));

const price = (coins: number | null, verb: string, noun: string): string =>
  coins === null ? `${noun} impossible` : `${verb} ${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `1 PV par lot de ${COINS_PER_POINT} pièces à la fin ; de 3 avec Fu Hi.`,
    prestigeTokens: '1 PV par pion Prestige ; 2 avec Amateratsu.',
    buildings: 'Les PV inscrits sur chaque bâtiment construit.',
    specialists: 'Les PV inscrits sur chaque spécialiste recruté.',
    unbuilt: '−1 PV par bâtiment réservé et non construit.',
    setAside: '−1 PV par paire de bateaux mis de côté.',
  },

  takenBy: (seat) => `Prise à cette manche par ${le(seat)}.`,
  notReceived: (boat) => `La réserve n’a plus ${de(boat)} : vous ne le recevriez pas.`,

  boat: 'Placé entre les îles, il sert à tous : récolter maintenant, construire plus tard.',
  stock: (n, of) => `Dans la réserve : ${n} sur ${of}.`,
  prices: (buy, sell) => `Pour vous : ${price(buy, 'à l’achat', 'achat')}, ${price(sell, 'à la vente', 'vente')}.`,

  space: 'Place pour un bateau ; il compte pour les îles qu’il touche.',
  entry: 'Départ : le premier bateau du tour peut partir d’ici, quelle que soit sa couleur.',
  boatHere: (boat) => `Ici se trouve ${un(boat)}.`,
  placedNow: (nth) => `Placé ce tour-ci, en position ${nth}.`,

  island: 'Vide : qui place un bateau à côté peut construire ici.',
  tokenHere: (culture) => `Ici se trouve ${un(culture)} : un bateau placé à côté ce tour-ci peut le récolter.`,
  sanctuaryHere: 'Un sanctuaire s’y trouve : personne ne peut construire.',
  toriiHere: 'Un torii s’y dresse : une maison ou une échoppe construite à côté donne un pion Prestige.',
  palaceHere: 'Un palais s’y dresse : une maison ou une échoppe construite à côté donne un pion Prestige.',
  buildingOf: (seat) => `Un bâtiment ${du(seat)} s’y dresse.`,
  mountainHere: (tokens) => `Montagne : une maison ou une échoppe construite ici donne ${some(tokens, PRESTIGE)}.`,
  around: (boats) => `Autour : ${each(boats)}.`,
  readyFor: (building) => `Les bateaux suffisent pour ${le(building)}.`,
  shortFor: (building, boats) => `Pour ${le(building)}, il manque ${each(boats)}.`,
  groupHere: (size, coins) =>
    `Votre maison ferait ici un groupe de ${size} : ${some(coins, COIN)}, le double pour une échoppe.`,
  beside: (tokens) => `À côté de torii ou de palais : y construire vous donnerait ${some(tokens, PRESTIGE)}.`,
  toll: (seat, coins) => `Construire ici vous coûte un péage de ${some(coins, COIN)} pour ${le(seat)} (Ananda).`,

  culture: 'Deux identiques ou trois différents recrutent un spécialiste.',
  onIslands: (n) => `Encore ${n} sur les îles.`,
  yours: (n) => `Vous en avez ${n}.`,

  readyOn: (islands) => `Les bateaux suffisent sur ${list(islands.map(String))}.`,
  shortOn: (boats, island) => `Au plus près, sur ${island} : il manque ${each(boats)}.`,
  builtBy: (seat) => `Construit par ${le(seat)}.`,
  reservedBy: (seat) => `Réservé par ${le(seat)} : −1 PV tant qu’il n’est pas construit.`,

  coinsOn: (n) => `${some(n, COIN)} pour qui recrute ce spécialiste.`,
  shared: (seat) => `La moitié va ${au(seat)} (Izanami).`,
  employedBy: (seat) => `Au service ${du(seat)}.`,
  canPay: 'Vos jetons Culture suffisent pour recruter.',
  cannotPay: 'Il vous manque deux jetons Culture identiques, ou trois différents.',
  worthNow: (points) => `En ce moment, son pouvoir vous rapporterait ${points} PV.`,

  sum: (total, parts) =>
    `${total} PV${parts.length > 0 ? ` = ${parts.map(([category, n]) => `${category} ${n}`).join(' + ')}` : ''}`,
  coinsCount: (coins, per, points) => `À vous : ${some(coins, COIN)}, ${points} PV (1 pour ${per}).`,
  tokensCount: (tokens, value, points) => `À vous : ${tokens}, ${points} PV (${value} chacun).`,
  asideCount: (boats, points) => `À vous : ${boats}, −${points} PV.`,
  portRoom: (n) => `Le vôtre a ${n === 1 ? '1 place' : `${n} places`}.`,
};
