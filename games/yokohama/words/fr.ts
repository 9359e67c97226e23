import { french, Word } from 'engawa';
import * as figures from '../data/index.ts';
import { deeds } from './deeds/fr.ts';
import { options } from './fr-options.ts';
import { type Glossary, namesFrom, sayReward } from './names.ts';
import { reasons } from './reasons/fr.ts';
import { remarks } from './remarks/fr.ts';
import type { YokohamaWords } from './vocabulary.ts';

const { m, f, proper, un, le, du, au, some, list, colon } = french;

const { LEFTOVERS } = figures;
const traded = `se livre pour une commande, s’échange à Chinatown, s’offre à l’Église ; ${LEFTOVERS.goodsPerVp} marchandises valent 1 PV à la fin`;
const cuivre = m('cuivre', { many: 'cuivres', short: 'C', effect: traded });
const icons = {
  vp: m('PV', { effect: 'points de victoire ; le plus grand total à la fin gagne' }),
  yen: m('yen', {
    many: 'yens',
    short: 'y',
    effect: `paie droits, pièces et technologies ; ${LEFTOVERS.yenPerVp} yens valent 1 PV à la fin`,
  }),
  imports: f('importation', {
    many: 'importations',
    short: 'I',
    effect: `se paie aux Douanes et vaut 1 point d’une technologie ; ${LEFTOVERS.import} PV à la fin`,
  }),
  anyGood: f('marchandise au choix', {
    many: 'marchandises au choix',
    short: '?',
    effect: 'cuivre, soie, thé ou fruits de mer, jamais une importation',
  }),
  warehouse: f('pièce de l’entrepôt', {
    many: 'pièces de l’entrepôt',
    short: 'E',
    effect: 'un assistant gratuit, ou un bâtiment à son prix',
  }),
  move: m('déplacement d’assistant', {
    many: 'déplacements d’assistants',
    short: 'D',
    effect: 'de votre main ou d’une zone à une autre zone',
  }),
};
const vp = (n: number) => some(n, icons.vp);
const yen = (n: number) => some(n, icons.yen);
const power = '+1 de pouvoir dans sa zone';

const assistant = m('assistant', { many: 'assistants', effect: `gratuit ; ${power}` });
const shophouse = f('boutique', {
  many: 'boutiques',
  short: 'bout.',
  effect: `${yen(figures.SHOPHOUSE_PRICE)} ; ${power}`,
});
const tradingHouse = f('maison de commerce', {
  many: 'maisons de commerce',
  short: 'maison',
  effect: `${figures.TRADING_HOUSE_PRICES.join(', puis ')} yens ; ${power} ; ${yen(figures.HOUSE_INCOME)} quand un autre y agit`,
});
const NATIONS = ['anglais', 'américain', 'français', 'allemand', 'néerlandais'];
const FEMININE = ['anglaise', 'américaine', 'française', 'allemande', 'néerlandaise'];
const LETTERS = ['An', 'Am', 'Fr', 'Al', 'Né'];
const byPower = (what: string, type: string) =>
  `${what} selon le pouvoir de 1 à ${figures.MAX_POWER} : ${figures.yieldOf(type).join(', ')}`;
const nothing = proper('rien');
const unless = (word: Word, text: string) => (word === nothing ? '' : text);
const second = `une seconde commande coûte ${yen(figures.SECOND_CARD.yen)} ou ${some(figures.SECOND_CARD.imports, icons.imports)}`;

const glossary: Glossary = {
  some,
  list,
  goods: [
    cuivre,
    f('soie', { many: 'soies', short: 'S', effect: traded }),
    m('thé', { many: 'thés', short: 'T', effect: traded }),
    m('fruits de mer', {
      plural: true,
      short: 'F',
      count: (n) => `${n} fruit${n < 2 ? '' : 's'} de mer`,
      effect: traded,
    }),
  ],
  icons,
  areas: [
    f('Mine de cuivre', { short: 'Cuivre', effect: byPower('cuivre', 'copper-mine') }),
    f('Usine de soie', { short: 'Soie', effect: byPower('soie', 'silk-factory') }),
    f('Plantation de thé', { short: 'Thé', effect: byPower('thé', 'tea-plantation') }),
    m('Port de pêche', { short: 'Pêche', effect: byPower('fruits de mer', 'fishing-port') }),
    f('Banque', { effect: byPower('yens', 'bank') }),
    m('Port', {
      effect: `${byPower('commandes accessibles', 'port')} ; la première est gratuite, ${second} ; ${vp(figures.PORT_VP[figures.MAX_POWER])} avec un pouvoir de ${figures.MAX_POWER}`,
    }),
    m('Laboratoire', {
      short: 'Labo',
      effect: `une technologie ; chaque point qui manque à votre pouvoir coûte ${yen(figures.YEN_PER_INDUSTRY)} ou 1 importation`,
    }),
    f('Agence pour l’emploi', { short: 'Agence', effect: byPower('pièces de l’entrepôt', 'employment-agency') }),
    proper('Chinatown', {
      effect: `${byPower('échanges', 'chinatown')} ; vendre des marchandises, acheter marchandises et importations`,
    }),
    f('Église', {
      effect: 'pouvoir et offrandes font la foi ; un assistant occupe une case et prend sa récompense',
    }),
    f('Douanes', {
      plural: true,
      effect: `${byPower('importations à payer au plus', 'customs')} ; un assistant occupe une case et prend sa récompense`,
    }),
    m('Canal', { effect: `votre président peut le traverser pour ${yen(figures.CANAL_FEE)} ; rien n’y reste jamais` }),
  ],
  marked: (type, mark) =>
    new Word(`${type} ${mark}`, { short: `${type.short} ${mark}`, effect: type.effect }, type.grammar),
  hand: proper('votre main'),
  nothing,
  order: (nation, goods, reward) => f(`commande ${FEMININE[nation]} de ${goods}`, { effect: `rapporte ${reward}` }),
  technologies: [
    m('Éclairage au gaz', { effect: `${vp(figures.GASLIGHT_VP)} par boutique construite` }),
    f('Gare', {
      effect: 'placez la gare dans une zone : +1 de pouvoir pour tous ; votre président peut y aller directement',
    }),
    f('Technique minière', {
      effect: `${some(figures.EXTRA_COPPER, cuivre)} de plus chaque fois que vous recevez du cuivre`,
    }),
    f('Filature', { effect: `une fois par tour, vendez 1 soie contre ${yen(figures.MILL_YEN)}` }),
    f('Diligence', { effect: 'votre président ne paie rien là où se trouvent d’autres présidents' }),
    f('Exposition', { effect: `${vp(figures.EXPOSITION_VP)} tout de suite` }),
    m('Bal', { effect: `${vp(figures.BALL_VP)} par commande honorée` }),
    f('École de langues', { effect: `${yen(figures.SCHOOL_YEN)} par commande honorée` }),
    f('Imprimerie', { effect: `${yen(figures.PRINTING_YEN)} par technologie acquise ensuite` }),
    m('Domaine viticole', { effect: `${vp(figures.WINERY_VP)} par case occupée à l’Église` }),
    f('Poste', { effect: 'votre président peut s’arrêter là où d’autres se trouvent, pour 1 yen à chacun' }),
    m('Journal', { effect: 'placez des assistants dans quatre zones au lieu de trois' }),
    m('Éclairage électrique', { effect: `${vp(figures.LIGHT_VP)} par maison de commerce construite` }),
    f('Université', { effect: `une fois par tour, ${yen(figures.UNIVERSITY_PRICE)} pour un assistant de l’entrepôt` }),
    m('Télégramme', { effect: 'après deux assistants dans une zone, placez-en un troisième à côté' }),
    m('Téléphone', { effect: 'un des assistants qui reviennent peut rester' }),
    f('Briqueterie', { effect: `${vp(figures.BRICKYARD_VP)} par case occupée aux Douanes` }),
    f('Société par actions', { effect: `vous commencez chaque tour avec ${yen(figures.STOCK_YEN)} au moins` }),
    m('Système de brevets', { effect: `${vp(figures.PATENT_VP)} par technologie acquise ensuite` }),
    m('Tramway', { effect: 'votre président peut aller directement dans toute zone sans autre président' }),
  ],
  cardEffect: (effect, nation, value) => `carte ${FEMININE[nation]}, valeur ${value} ; ${effect}`,
  churchSlot: (faith, reward) => f(`case de foi ${faith} de l’Église`, { effect: `rapporte ${reward}` }),
  customsSlot: (points, imports, reward) =>
    f(`case à ${vp(points)} des Douanes`, { effect: `coûte ${imports} ; rapporte ${reward}` }),
  inRow: (slot, place) => `${slot}, n°\u00a0${place}`,
  shopSlots: ['en haut à gauche', 'en haut à droite', 'en bas à gauche', 'en bas à droite'].map((place) =>
    m(`emplacement ${place}`),
  ),
  shopPlot: (area) =>
    m(`emplacement de boutique ${du(area)}`, {
      effect: `qui y construit, avec un pouvoir de ${figures.BUILD_POWER} ou plus, prend sa récompense`,
    }),
  housePlot: (area) =>
    m(`emplacement de maison de commerce ${du(area)}`, {
      effect: `un seul pour tous les joueurs ; se construit à partir de pouvoir ${figures.BUILD_POWER}, avec récompense`,
    }),
  areaToken: (area) =>
    m(`jeton de pouvoir 5 ${du(area)}`, {
      effect: `sa récompense une fois, au premier qui agit ici avec un pouvoir de ${figures.TOKEN_POWER}`,
    }),
  trade: (pay, receive) => proper(`${pay} contre ${receive}`),
  achievement: (wanted, short, first, later) =>
    f(`réalisation « ${wanted} »`, {
      short,
      effect: `ne coûte qu’un assistant ; ${vp(first)} au premier, ${vp(later)} aux suivants`,
    }),
  feats: {
    tokens: m('agent ou jeton de pouvoir 5', { many: 'agents et jetons de pouvoir 5', short: 'agents + jetons' }),
    orders: f('commande honorée', { many: 'commandes honorées', short: 'commandes honorées' }),
    technologies: f('technologie', { many: 'technologies', short: 'technologies' }),
    production: f('zone de production', { many: 'zones de production' }),
    commercial: f('zone commerciale', { many: 'zones commerciales' }),
  },
  onCard: (n, { short }) => `${n} ${short}`,
  built: (areas) => `bâtiments dans ${areas}`,
  sites: (made, sold) =>
    `bâtir : ${[made > 0 && `${made} en production`, sold > 0 && `${sold} en commerce`].filter(Boolean).join(' + ')}`,
};

export const fr: YokohamaWords = {
  title: 'Yokohama',
  names: {
    ...namesFrom(glossary),
    seat: ['Rouge', 'Bleu', 'Jaune', 'Vert'].map((colour) =>
      proper(colour, { short: colour[0], effect: `le marchand qui joue en ${colour.toLowerCase()}` }),
    ),
    country: NATIONS.map((nation) => proper(nation)),
    nation: NATIONS.map((nation, i) =>
      m(`agent ${nation}`, {
        short: LETTERS[i],
        effect: `agit une fois là où vous avez des assistants, sans votre président ; non utilisé, ${vp(LEFTOVERS.unusedAgent)} à la fin`,
      }),
    ),
    token: [assistant, shophouse, tradingHouse],
    source: [f('zone'), glossary.hand],
  },
  verbs: {
    keep: (order) => `Garder ${le(order)}`,
    agent: (nation, area) => `Envoyer ${un(nation)} ${au(area)}`,
    claim: (achievement) => `Valider ${le(achievement)}`,
    fulfil: (order) => `Honorer ${le(order)}`,
    end: () => 'Plus d’action supplémentaire',
    mill: () => `Vendre 1 soie pour ${yen(figures.MILL_YEN)} à la Filature`,
    university: () => `Payer ${yen(figures.UNIVERSITY_PRICE)} à l’Université pour un assistant de l’entrepôt`,
    place: (area) => `Placer un assistant ${au(area)}`,
    put: (area) => `Poser votre président ${au(area)}`,
    enter: (area) => `Marcher jusqu’${au(area)}`,
    stop: () => 'S’arrêter ici et agir',
    tram: (area) => `Aller en tramway ${au(area)}`,
    station: () => 'Aller directement à la gare',
    recall: () => 'Rappeler votre président',
    fetch: (area, count) => `Reprendre ${some(count, assistant)} ${du(area)}`,
    gather: () => 'Reprendre tous vos assistants',
    take: (order) => `Prendre ${le(order)}`,
    buy: (order, payment) => `Prendre aussi ${le(order)}, pour ${payment}`,
    learn: (card, imports, extra) =>
      `Acquérir ${le(card)}${unless(imports, `, avec ${imports}`)}${unless(extra, `, plus ${extra}`)}`,
    erect: (area) => `Placer la gare ${au(area)}`,
    recruit: (token) => `Prendre ${un(token)}`,
    exchange: (trade) => `Échanger ${trade}`,
    church: (slot) => `Occuper ${le(slot)}`,
    offer: (kinds) => `Offrir ${kinds}`,
    customs: (slot) => `Occuper ${le(slot)}`,
    send: (source) => `Envoyer un assistant ${du(source)}`,
    token: () => 'Prendre le jeton de pouvoir 5 et sa récompense',
    shop: (slot) => `Construire une boutique sur ${le(slot)}`,
    house: () => 'Construire une maison de commerce',
    leave: () => 'Y laisser un assistant',
    choose: (good) => `Prendre ${some(1, good)}`,
    move: (origin, area) => `Déplacer un assistant ${du(origin)} ${au(area)}`,
    pass: () => 'Continuer sans cela',
  },
  answers: {
    placement: { pass: 'Ne plus placer d’assistant' },
    telegram: { pass: 'Pas d’assistant de plus' },
    movement: { pass: 'Garder votre président en main' },
    recall: { pass: 'Laisser les autres où ils sont' },
    port: { pass: 'Quitter le port' },
    laboratory: { pass: 'Ne rien acquérir' },
    recruit: { pass: 'Laisser le reste à l’entrepôt' },
    exchange: { pass: 'Quitter Chinatown' },
    church: { pass: 'N’occuper aucune case de l’Église' },
    customs: { pass: 'N’occuper aucune case des Douanes' },
    takeToken: { pass: 'Laisser le jeton' },
    build: { pass: 'Ne rien construire' },
    telephone: { pass: 'Les reprendre tous' },
    moveAssistant: { pass: 'Laisser les assistants où ils sont' },
  },
  deeds,
  kinds: {
    area: 'zone',
    order: 'commande',
    nation: 'agent',
    achievement: 'réalisation',
    payment: 'paiement',
    card: 'technologie',
    technology: 'technologie',
    extra: 'paiement',
    token: 'pièce',
    trade: 'échange',
    kinds: 'offrande',
    source: 'provenance',
    good: 'marchandise',
    origin: 'provenance',
    churchSlot: 'case de l’Église',
    customsSlot: 'case des Douanes',
    shop: 'emplacement de boutique',
    shopPlot: 'emplacement',
    housePlot: 'emplacement',
    areaToken: 'jeton',
    seat: 'joueur',
  },
  points: vp,
  steps: {
    keepOrders: 'Chacun garde l’une de ses deux commandes',
    keepOrder: 'Gardez l’une de vos deux commandes ; l’autre quitte la partie',
    turnStart: 'Début du tour',
    additional: 'Actions supplémentaires : agent, réalisations, commandes',
    placement: 'Placez des assistants : un dans chacune de trois zones au plus, ou deux dans une seule',
    telegram: 'Télégramme : un assistant de plus à côté ?',
    movement: 'Où va votre président ?',
    recall: 'Quels assistants reviennent aussi ?',
    port: 'Quelles commandes prenez-vous ?',
    laboratory: 'Quelle technologie acquérez-vous ?',
    stationPlace: 'Où placez-vous la gare ?',
    learned: 'Le laboratoire est complété',
    recruit: 'Que prenez-vous dans l’entrepôt ?',
    exchange: 'Qu’échangez-vous ?',
    church: 'Quelle case de l’Église ?',
    churchPay: 'Qu’offrez-vous ?',
    churchAssistant: 'D’où vient l’assistant ?',
    customs: 'Quelle case des Douanes ?',
    customsAssistant: 'D’où vient l’assistant ?',
    fivePower: 'Bonus de pouvoir 5',
    takeToken: 'Prenez-vous le jeton de pouvoir 5 ?',
    construction: 'Construction',
    build: 'Que construisez-vous ?',
    recovery: 'Les assistants reviennent',
    telephone: 'Téléphone : laissez-vous un assistant ?',
    anyGood: 'Quelle marchandise ?',
    moveAssistant: 'Déplacez un assistant',
    fulfilled: 'La commande est honorée',
    turnEnd: 'Fin du tour',
  },
  reasons,
  things: {
    ...icons,
    assistants: assistant,
    shophouse,
    tradingHouse,
    president: m('président', {
      effect: 'marche là où attendent vos assistants et agit où il s’arrête ; +1 de pouvoir',
    }),
    hand: f('main', { effect: 'ce que vous pouvez placer, construire et payer' }),
    store: m('entrepôt', {
      effect: 'des pièces inutilisables tant que l’Agence pour l’emploi ou une récompense ne les met pas en main',
    }),
    stationToken: f('gare', { short: 'g', effect: '+1 de pouvoir pour tous' }),
    fivePowerToken: m('jeton de pouvoir 5', {
      many: 'jetons de pouvoir 5',
      short: 'jeton',
      effect: `sa récompense une fois, pour une action de pouvoir ${figures.TOKEN_POWER} ; puis il reste face cachée et compte pour les réalisations`,
    }),
    firstPlace: f('première place'),
    secondPlace: f('deuxième place'),
    points: m('PV', { effect: 'points de victoire ; le plus grand total à la fin gagne' }),
    power: m('pouvoir', {
      effect: `1 pour chacun des vôtres dans la zone : président, assistants, boutique, maison de commerce, et la gare ; ${figures.MAX_POWER} au plus`,
    }),
    toll: m('droit de passage', {
      effect: `1 yen à chaque autre président, pour y placer un assistant ou y entrer ; le Canal prend ${yen(figures.CANAL_FEE)}`,
    }),
    faith: f('foi', { effect: 'votre pouvoir à l’Église, plus 1 par sorte offerte' }),
    secondOrder: f('seconde commande', { effect: `${second} ; la première est gratuite` }),
    orderCards: f('commande', {
      many: 'commandes',
      effect: `livrez les marchandises pour la récompense ; ${figures.ORDER_HAND} en main au plus`,
    }),
    technologyCards: f('technologie', {
      many: 'technologies',
      effect: `chacune sert à qui la possède ; la plus grande somme de valeurs marque ${vp(figures.TECHNOLOGY_BONUS[0])} à la fin, la deuxième ${vp(figures.TECHNOLOGY_BONUS[1])}`,
    }),
    agents: m('agent étranger', {
      many: 'agents étrangers',
      effect: 'chaque paire d’icônes d’une même nation vous en donne un ; un seul agit par tour',
    }),
    achievements: f('réalisation', {
      many: 'réalisations',
      effect: 'remplissez la condition et posez un assistant sur la carte ; le premier marque davantage',
    }),
    ending: f('fin de la partie', {
      effect: 'dès que l’un de ces seuils est atteint, on finit la manche et on en joue une dernière',
    }),
    endHouses: f('maisons de commerce d’un joueur', {
      plural: true,
      effect: `${figures.END_HOUSES} construites par un joueur annoncent la dernière manche`,
    }),
    endShops: f('boutiques d’un joueur', {
      plural: true,
      effect: `${figures.END_SHOPS} construites par un joueur annoncent la dernière manche`,
    }),
    endChurch: m('assistants à l’Église', { plural: true, effect: 'assez nombreux, ils annoncent la dernière manche' }),
    endCustoms: m('assistants aux Douanes', {
      plural: true,
      effect: 'assez nombreux, ils annoncent la dernière manche',
    }),
    endOrders: f('commandes de la pioche', {
      plural: true,
      effect: 'un port qu’on ne peut plus compléter annonce la dernière manche',
    }),
  },
  categories: {
    orders: 'Commandes',
    buildings: 'Bâtiments',
    tokens: 'Jetons de pouvoir 5',
    port: 'Port',
    church: 'Église',
    customs: 'Douanes',
    technologies: 'Technologies',
    achievements: 'Réalisations',
    churchBonus: 'Majorité à l’Église',
    customsBonus: 'Majorité aux Douanes',
    technologyBonus: 'Majorité en technologie',
    nationBonus: 'Nations',
    leftovers: 'Ressources restantes',
  },
  phrases: {
    additional: {
      first: {
        asked: 'Avant le placement : agent, réalisation ou commande ?',
        end: 'Passer au placement des assistants',
      },
      last: {
        asked: 'Avant la fin du tour : agent, réalisation ou commande ?',
        end: 'Terminer le tour',
      },
    },
    vp,
    reward: (reward) => sayReward(glossary, reward),
    round: (n) => `Manche ${n}`,
    lastRound: (n) => `fin déclenchée : la manche ${n} est la dernière`,
    goods: 'Marchandises',
    agents: 'Agents',
    inHand: 'en main',
    firstPlayer: (name) => `premier joueur ${name}`,
    over: 'la partie est terminée',
    decks: (orders, technologies) => `pioches : ${orders} commandes, ${technologies} technologies`,
    you: (name) => `${name} (vous)`,
    map: 'Carte',
    mapKey: 'R2 deux assistants rouges · R* président rouge · [RB] boutiques · {R} maison de commerce',
    sites: 'Emplacements et jetons de pouvoir 5',
    displays: 'Ports et laboratoires',
    boards: 'Église, Douanes, réalisations',
    boardsKey: 'prix → récompense, occupant',
    agentsLeft: 'Agents en réserve',
    players: 'Joueurs',
    icons: 'Icônes de nations',
    stock: (hand, stored) => `${hand} (+${stored} entrep.)`,
    orders: (hand, fulfilled) => `${hand} (${fulfilled} honorée${fulfilled < 2 ? '' : 's'})`,
    technologies: (cards, value) => (cards === 0 ? '0' : `${cards} (valeur ${value})`),
    agentCount: (unused, used) => `${unused} (${used} utilisé${used < 2 ? '' : 's'})`,
    colon,
    yourOrders: 'Vos commandes',
    opponents: 'Adversaires',
    free: 'gratuit',
    second,
    later: (n) => `puis ${n}`,
    brief: [
      `+${figures.GASLIGHT_VP} PV par boutique`,
      '+1 pouvoir ; accès direct',
      `+${figures.EXTRA_COPPER} cuivre à chaque gain`,
      `1 soie → ¥${figures.MILL_YEN} par tour`,
      'Passer les présidents gratis',
      `${figures.EXPOSITION_VP} PV tout de suite`,
      `+${figures.BALL_VP} PV par commande`,
      `+¥${figures.SCHOOL_YEN} par commande`,
      `+¥${figures.PRINTING_YEN} par technologie`,
      `+${figures.WINERY_VP} PV par case d’Église`,
      'S’arrêter chez eux, ¥1',
      'Placer dans 4 zones',
      `+${figures.LIGHT_VP} PV par maison`,
      `¥${figures.UNIVERSITY_PRICE} → assistant par tour`,
      'Après 2 : +1 à côté',
      'Un assistant peut rester',
      `+${figures.BRICKYARD_VP} PV par case de douane`,
      `Au moins ¥${figures.STOCK_YEN} par tour`,
      `+${figures.PATENT_VP} PV par technologie`,
      'Aller en toute zone libre',
    ],
    price: (n) => `¥${n}`,
    short: (n) => `manque ¥${n}`,
    owned: 'à vous',
    offer: (n) => (n === 1 ? 'Offrez une sorte' : `Offrez ${n} sortes différentes`),
    exchanges: (n) => `${n} échange${n < 2 ? '' : 's'}`,
    ending: 'Vers la fin',
    warehouse: 'Entrepôt',
    secret: 'secret',
    none: 'aucune',
    remarks,
  },
  options,
  tieBreaks: { closest: 'la place la plus proche du premier joueur' },
};
