import * as figures from '../../data/index.ts';
import type { Remarks } from './remarks.ts';

const many = (n: number, word: string) => `${n} ${word}${n < 2 ? '' : 's'}`;
const vp = (n: number) => `${n} PV`;
const yen = (n: number) => many(n, 'yen');

export const remarks: Remarks = {
  technologyPrice: ({ yen: price, value, place, power, points }) =>
    `Prix : ${yen(price)}, à ${yen(figures.YEN_PER_INDUSTRY)} le point (valeur ${value} + case ${place} − pouvoir ${power} = ${points})`,
  technologyFree: (value, place, power) =>
    `Gratuite pour vous : valeur ${value} + case ${place}, et votre pouvoir est de ${power}`,
  importPays: 'Une importation paie aussi un point',
  late: `Plus ${yen(figures.LATE_PRICE.yen)} ou 1 importation, dès la cinquième technologie`,
  yenShort: (n) => `Il vous manque ${yen(n)}`,
  industry: (now, then, best) =>
    `Technologie : valeur totale ${now} → ${then} pour la fin${best > 0 ? `, le meilleur des autres ${best}` : ''}`,
  nation: (nth, brings) =>
    `Votre ${nth}${nth === 1 ? 're' : 'e'} carte de cette nation${brings ? ', qui apporte un agent' : ''}`,
  owned: 'Vous la possédez',
  canFulfil: 'Vous avez les marchandises',
  lacking: (goods) => `Il vous manque ${goods}`,
  needsPower: (needed, power) => `Demande un pouvoir de ${needed} dans son port ; le vôtre est de ${power}`,
  handFull: `Vous avez déjà ${figures.ORDER_HAND} commandes en main`,
  faith: ({ faith, power, offerings, payable }) =>
    `Foi ${faith} = pouvoir ${power} + ${many(offerings, 'offrande')} ; vous pourriez en offrir ${payable}`,
  offering: (faith) => `Vaut ${faith} de foi ; chaque sorte une fois par tour`,
  exchange: 'Un échange à Chinatown',
  stays: 'L’assistant reste pour de bon sur la case',
  customs: (imports, allowed) =>
    `Vous avez ${many(imports, 'importation')} ; votre pouvoir permet d’en payer ${allowed}`,
  taken: 'Occupée',
  progress: (progress) => `Vous : ${progress}`,
  claimNow: (points) => `${vp(points)} pour vous`,
  claimed: 'Vous l’avez validée',
  powerOf: ({ power, president, assistants, buildings, station }) => {
    const sum = [
      president > 0 && `président ${president}`,
      assistants > 0 && `assistants ${assistants}`,
      buildings > 0 && `bâtiments ${buildings}`,
      station > 0 && `gare ${station}`,
    ].filter(Boolean);
    return `Votre pouvoir ${power} = ${sum.join(' + ')}`;
  },
  noPower: 'Vous n’avez aucun pouvoir ici',
  yields: (now, more) =>
    `L’action donne ${now} maintenant${more === undefined ? '' : `, ${more} avec un pouvoir de plus`}`,
  toll: (n) => `Placer un assistant ici vous coûte ${yen(n)}`,
  rent: `Agir ici rapporte ${yen(figures.HOUSE_INCOME)} au propriétaire de la maison de commerce`,
  brings: (reward) => `Rapporte ${reward}`,
  inWarehouse: (left, price) =>
    `${left} dans votre entrepôt${price > 0 && left > 0 ? ` ; prix de la prochaine : ${yen(price)}` : ''}`,
  icons: (n, brings) =>
    `Vous avez ${many(n, 'icône')} de cette nation${brings ? ' ; la prochaine apporte un agent' : ''}`,
  agentsLeft: (n) => `${many(n, 'agent')} en réserve`,
  agentsHeld: (unused, used) => `Vos agents : ${many(unused, 'disponible')}, ${many(used, 'utilisé')}`,
  nearest: (n, of) => `${n} sur ${of} pour l’instant`,
  deck: (n) => `Il reste ${many(n, 'carte')}`,
  round: (n) => `Manche ${n} en cours`,
  lastRound: (n) => `La manche ${n} est la dernière`,
  counts: {
    orders: 'les points des commandes honorées',
    buildings: 'les points des emplacements',
    tokens: 'les points des jetons de pouvoir 5',
    port: `${vp(figures.PORT_VP[figures.MAX_POWER])} par action au port de pouvoir ${figures.MAX_POWER}`,
    church: 'les points des cases de l’Église',
    customs: 'les points des cases des Douanes',
    technologies: 'ce que les technologies rapportent en points',
    achievements: 'les points des réalisations',
    churchBonus: `${figures.CHURCH_BONUS.join(' et ')} PV aux deux qui ont le plus d’assistants à l’Église`,
    customsBonus: `${figures.CUSTOMS_BONUS.join(' et ')} PV aux deux qui ont le plus d’assistants aux Douanes`,
    technologyBonus: `${figures.TECHNOLOGY_BONUS.join(' et ')} PV aux deux plus hautes sommes de valeurs`,
    nationBonus: `séries de nations différentes : ${figures.SET_VP.slice(2).join(', ')} PV pour 2, 3, 4, 5`,
    leftovers: 'agents non utilisés, importations, yens et marchandises',
  },
};
