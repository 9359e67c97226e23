import { french, tally, type Word } from 'engawa';
import { COINS_PER_POINT } from '../../data/index.ts';
import { COIN, PRESTIGE } from '../fr-nouns.ts';
import type { Remarks } from './remarks.ts';

const { un, le, du, au, some, list } = french;

const each = (words: readonly Word[]): string =>
  list(tally(words, (word) => word).map(([word, n]) => (n === 1 ? un(word) : some(n, word))));

const price = (coins: number | null, verb: string, noun: string): string =>
  coins === null ? `${noun} impossible` : `${verb} ${some(coins, COIN)}`;

export const remarks: Remarks = {
  categories: {
    coins: `1 PV par lot de ${COINS_PER_POINT} pièces à la fin ; de 3 avec Fu Hi.`,
    prestigeTokens: '1 PV par pion Prestige ; 2 avec Amateratsu.',
    buildings: 'Les PV inscrits sur chaque bâtiment construit.',
    specialists: 'Les PV inscrits sur chaque spécialiste recruté.',
    unbuilt: '−1 PV par bâtiment réservé et non construit.',
    setAside: '−1 PV par paire de bateaux mis de côté.',
  },

  rank: 'Numéro : plus il est petit, plus tôt on joue à la manche suivante',
  takenBy: (seat) => `Prise à cette manche par ${le(seat)}`,
  notReceived: (boat) => `Réserve épuisée : elle arrive sans ${boat}`,

  boat: 'Usage : placé entre les îles, il sert à tous, pour récolter maintenant et construire plus tard',
  stock: (n, of) => `Réserve : ${n} sur ${of}`,
  prices: (buy, sell) => `Prix : ${price(buy, 'à l’achat', 'achat')}, ${price(sell, 'à la vente', 'vente')}`,

  space: 'Usage : place pour un bateau, qui compte pour toutes les îles qu’il touche',
  entry: 'Départ : le premier bateau du tour peut partir d’ici, quelle que soit sa couleur',
  boatHere: (boat) => `Dessus : ${un(boat)}`,
  placedNow: (nth) => `Ce tour-ci : placé en ${nth}${nth === 1 ? 'er' : 'e'}`,

  island: 'Dessus : rien ; qui place un bateau à côté peut construire ici',
  tokenHere: (culture) => `Dessus : ${un(culture)}, pour un bateau placé à côté ce tour-ci`,
  sanctuaryHere: 'Dessus : un sanctuaire ; personne ne peut construire ici',
  toriiHere: 'Dessus : un torii ; une maison ou une échoppe construite à côté donne un pion Prestige',
  palaceHere: 'Dessus : un palais ; une maison ou une échoppe construite à côté donne un pion Prestige',
  buildingOf: (seat) => `Dessus : un bâtiment ${du(seat)}`,
  mountainHere: (tokens) => `Montagne : une maison ou une échoppe construite ici donne ${some(tokens, PRESTIGE)}`,
  around: (boats) => `Autour : ${each(boats)}`,
  readyFor: (building) => `Les bateaux suffisent pour ${le(building)}`,
  shortFor: (building, boats) => `Il manque ${each(boats)} pour ${le(building)}`,
  groupHere: (size, coins) =>
    `Votre maison ferait ici un groupe de ${size} et rapporterait ${some(coins, COIN)}, une échoppe le double`,
  beside: (tokens) => `Construire ici vous donnerait ${some(tokens, PRESTIGE)} pour le torii ou le palais voisin`,
  toll: (seat, coins) => `Péage : construire ici vous coûte ${some(coins, COIN)}, pour ${le(seat)} (Ananda)`,

  culture: 'Usage : deux identiques ou trois différents recrutent un spécialiste',
  onIslands: (n) => `Sur les îles : ${n}`,
  yours: (n) => `Vous en avez ${n}`,

  readyOn: (islands) => `Les bateaux suffisent sur ${list(islands.map(String))}`,
  shortOn: (boats, island) => `Au plus près : sur ${island}, il manque ${each(boats)}`,
  builtBy: (seat) => `Construit par ${le(seat)}`,
  reservedBy: (seat) => `Réservé par ${le(seat)} ; −1 PV tant qu’il n’est pas construit`,

  coinsOn: (n) => `Pièces : ${n} pour qui recrute`,
  shared: (seat) => `Izanami : la moitié des pièces va ${au(seat)}`,
  employedBy: (seat) => `Au service ${du(seat)}`,
  canPay: 'Vos jetons Culture suffisent',
  cannotPay: 'Il vous manque deux jetons Culture identiques, ou trois différents',
  worthNow: (points) => `En ce moment, son pouvoir vous rapporterait ${points} PV`,

  sum: (total, parts) =>
    `${total} PV${parts.length > 0 ? ` = ${parts.map(([category, n]) => `${category} ${n}`).join(' + ')}` : ''}`,
  coinsCount: (coins, per, points) =>
    `${some(coins, COIN)} ${coins < 2 ? 'compte' : 'comptent'} ${points} PV (1 pour ${per})`,
  tokensCount: (tokens, value, points) =>
    `${some(tokens, PRESTIGE)} ${tokens < 2 ? 'compte' : 'comptent'} ${points} PV (${value} chacun)`,
  asideCount: (boats, points) => `${boats} mis de côté ${boats < 2 ? 'coûte' : 'coûtent'} ${points} PV`,
  portRoom: (n) => `De la place pour ${n === 1 ? '1 bateau' : `${n} bateaux`}`,
};
