import { french, tally, type Word } from 'engawa';
import type { YokohamaWords } from '../vocabulary.ts';

const { un, le, du, au, some, list } = french;

const assistant = french.m('assistant', { many: 'assistants' });
const vp = (n: number) => `${n} PV`;
const last = (round: number) => `la manche ${round} sera la dernière`;
const amounts = (tales: readonly { readonly n: number; readonly what: Word }[]) =>
  list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)));

/** `un assistant à la Banque`, `2 assistants à la Banque`, `un assistant à la Banque et un aux Douanes` */
function inAreas(tales: readonly { readonly what: Word; readonly to: Word }[]): string {
  const [{ what }] = tales;
  const places = tally(tales, ({ to }) => to);
  return list(
    places.map(([to, n], i) => {
      const people = n > 1 ? some(n, what) : i === 0 ? un(what) : 'un';
      return `${people} ${au(to)}`;
    }),
  );
}

export const deeds: YokohamaWords['deeds'] = {
  begins: () => 'commence',
  turnEnded: () => 'termine son tour',
  roundBegins: ({ n }) => `manche ${n}`,
  lastRoundBegins: ({ n }) => `manche ${n}, la dernière`,
  endByHouses: ({ n, of }) => `a construit ${n} maisons de commerce : ${last(of)}`,
  endByShops: ({ n, of }) => `a construit ${n} boutiques : ${last(of)}`,
  endByOrders: ({ of }) => `les commandes sont épuisées : ${last(of)}`,
  endByChurch: ({ n, of }) => `${n} assistants sont à l’Église : ${last(of)}`,
  endByCustoms: ({ n, of }) => `${n} assistants sont aux Douanes : ${last(of)}`,
  endByPatience: ({ n, of }) => `${n} manches ont été jouées : ${last(of)}`,
  finalScoring: () => 'décompte final',

  kept: ({ what, hidden }) => (hidden ? 'garde l’une de ses deux commandes' : `garde ${le(what)}`),
  tookOrder: ({ what }) => `prend ${le(what)}`,
  paidForSecond: ({ n, what }) => `paie ${some(n, what)} pour une seconde commande`,
  ordersAppeared: (tales) =>
    `${tales.length > 1 ? 'nouvelles commandes' : 'nouvelle commande'} ${au(tales[0].to)} : ${tales.map(({ what }) => le(what)).join(' ; ')}`,
  scoredAtPort: ({ n, what }) => `marque ${vp(n)} pour son plein pouvoir ${au(what)}`,
  fulfilled: ({ what }) => `honore ${le(what)}`,
  delivered: (tales) => `livre ${amounts(tales)}`,

  claimedFirst: ({ what }) => `valide en premier ${le(what)}`,
  claimedLater: ({ what }) => `valide à son tour ${le(what)}`,
  sentAgent: ({ what, to }) => `envoie ${un(what)} ${au(to)}`,
  wonAgent: ({ what }) => `obtient ${un(what)}`,

  placed: (tales) => `place ${inAreas(tales)}`,
  paidToPlace: ({ n, what, whom, to }) => `paie ${some(n, what)} à ${whom} pour placer un assistant ${au(to)}`,
  shifted: ({ what, from, to }) => `déplace ${un(what)} ${du(from)} ${au(to)}`,
  tookBack: (tales) =>
    `reprend ${list(tally(tales, ({ from }) => from).map(([from, n], i) => `${i === 0 ? some(n, tales[0].what) : n} ${du(from)}`))}`,
  setDown: ({ what, to }) => `pose son ${what} ${au(to)}`,
  walked: (tales) => {
    const areas = tales.map(({ to }) => to);
    const through = areas.slice(0, -1).map(le);
    const way = through.length > 0 ? ` en passant par ${list(through)}` : '';
    return `se rend ${au(areas[areas.length - 1])}${way}`;
  },
  paidToPass: ({ n, what, whom, to }) => `paie ${some(n, what)} à ${whom} pour accéder ${au(to)}`,
  paidCanal: ({ n, what }) => `paie ${some(n, what)} pour traverser le Canal`,
  tookTram: ({ to }) => `va en tramway ${au(to)}`,
  wentToStation: ({ to }) => `va directement à la gare, ${au(to)}`,
  recalled: ({ what, from }) => `rappelle son ${what} ${du(from)}`,

  acted: ({ n, what }) => `agit ${au(what)} avec un pouvoir de ${n}`,
  earnedRent: ({ n, what, from }) => `reçoit ${some(n, what)} pour la maison de commerce ${du(from)}`,
  produced: ({ n, what }) => `produit ${some(n, what)}`,
  drew: ({ n, what }) => `touche ${some(n, what)}`,
  learned: ({ what }) => `acquiert ${le(what)}`,
  paidForCard: (tales) => `paie ${amounts(tales)} pour une technologie`,
  cardAppeared: ({ what, to }) => `nouvelle technologie ${au(to)} : ${le(what)}`,
  putUpStation: ({ what, to }) => `installe ${le(what)} ${au(to)}`,
  tookOut: (tales) =>
    `prend ${list(tally(tales, ({ what }) => what).map(([what, n]) => some(n, what)))} dans l’entrepôt`,
  paidForPiece: ({ n, what, to }) => `paie ${some(n, what)} pour ${un(to)}`,
  gave: ({ n, what }) => `donne ${some(n, what)} à Chinatown`,
  got: ({ n, what }) => `reçoit ${some(n, what)} en échange`,
  offered: (tales) => `offre ${amounts(tales)} à l’Église`,
  tookChurchSlot: ({ what }) => `occupe ${le(what)}`,
  declared: ({ n, what }) => `paie ${some(n, what)} aux Douanes`,
  tookCustomsSlot: ({ what }) => `occupe ${le(what)}`,
  tookToken: ({ what }) => `prend ${le(what)}`,
  built: ({ what, to }) => `construit ${un(what)} ${au(to)}`,

  received: (tales) => `reçoit ${amounts(tales)}`,
  earnedBy: ({ n, what, from }) => `reçoit ${some(n, what)} grâce ${au(from)}`,
  scoredBy: ({ n, what }) => `marque ${vp(n)} grâce ${au(what)}`,
  soldToMill: ({ n, what }) => `vend ${some(n, what)} à la Filature`,
  paidUniversity: ({ n, what }) => `paie ${some(n, what)} à l’Université`,

  rankedInChurch: ({ n, of, what }) => `marque ${vp(n)} pour ${le(what)} à l’Église (${some(of, assistant)})`,
  rankedInCustoms: ({ n, of, what }) => `marque ${vp(n)} pour ${le(what)} aux Douanes (${some(of, assistant)})`,
  rankedInIndustry: ({ n, of, what }) => `marque ${vp(n)} pour ${le(what)} en technologie (valeur ${of})`,
  scoredNations: ({ n, of }) => `marque ${vp(n)} pour les nations de ${of} cartes`,
  scoredLeftovers: ({ n }) => `marque ${vp(n)} pour ce qui reste`,
};
