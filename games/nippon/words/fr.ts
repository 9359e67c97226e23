import { french } from 'engawa';
import { BLUEPRINTS_PER_STEP, INVEST_PRICE, PRICES, TRANSPORT_VALUE, YEN_PER_VP } from '../data/index.ts';
import { achievementCategories, namesOf } from './names.ts';
import type { NipponWords } from './vocabulary.ts';

const { m, f, proper, un, le, du, de, some } = french;

const figure = (thousands: number) => (thousands === 0 ? '0' : `${thousands}\u202f000`);
const money = (...thousands: readonly number[]) => `${thousands.map(figure).join(' / ')} yens`;

/** What is spoken of as many, but may be one. */
const counted = (one: string, many: string) => (n: number) => `${n} ${n < 2 ? one : many}`;

const things: NipponWords['things'] = {
  // Events count Yen in thousands.
  yen: m('yens', { plural: true, count: (n) => money(n) }),
  coal: m('charbon', { many: 'charbons' }),
  blueprints: m('plans', { plural: true, count: counted('plan', 'plans') }),
  vp: m('points de victoire', { short: 'PV', plural: true, count: (n) => `${n} PV` }),
  moneySteps: m('cran de Monnaie', { many: 'crans de Monnaie' }),
  coalSteps: m('cran de Charbon', { many: 'crans de Charbon' }),
  knowledgeSteps: m('cran de Connaissance', { many: 'crans de Connaissance' }),
  spareMachines: f('machines en stock', { plural: true, count: counted('machine en stock', 'machines en stock') }),
  machine: f('machine', { many: 'machines' }),
  ships: m('bateaux', { short: 'B', plural: true, count: counted('bateau', 'bateaux') }),
  trains: m('trains', { short: 'T', plural: true, count: counted('train', 'trains') }),
  influence: f('influence', { short: 'inf', count: (n) => `la tuile Influence ${n}` }),
  overseas: f('compagnies étrangères', { short: 'étranger', plural: true }),
  multiplier: m('multiplicateur', { count: (n) => `le multiplicateur ${n}x` }),
  double: m('multiplicateur 2x', { many: 'multiplicateurs 2x', short: 'tuiles 2x' }),
  workers: f('rangée d’ouvriers du haut'),
  regionBonus: m('bonus de région'),
  contracts: m('contrats', { plural: true, count: counted('contrat', 'contrats') }),
  unpaidWages: m('salaires impayés', { plural: true }),
  marker: m('remplissage', { count: (n) => `Le plateau est rempli et le marqueur Décompte va sur la case ${n}` }),
  scoring1: m('Premier décompte des régions'),
  scoring2: m('Deuxième décompte des régions'),
  scoring3: m('Troisième décompte des régions'),
};
const STEP = m('cran', { many: 'crans' });
const TURN = m('tour', { many: 'tours' });
const CUBE = m('cube', { many: 'cubes' });

const track = [
  proper('Monnaie', { effect: 'augmente les yens reçus en consolidant' }),
  proper('Charbon', { effect: 'augmente le charbon reçu en consolidant' }),
  proper('Connaissance', { effect: 'ouvre de meilleures usines' }),
];
const action = Object.entries({
  Investir: `une usine pour ${money(INVEST_PRICE)} ; la Connaissance qui manque coûte des plans`,
  Machinerie: `jusqu’à 3 machines pour ${money(...PRICES.machinery)} ; chacune fait produire 1 de plus à une usine`,
  Produire: 'activer jusqu’à 3 usines avec du charbon : 1 bien chacune, plus avec une machine',
  Connaissance: `jusqu’à 3 crans de Connaissance pour ${money(...PRICES.knowledge)}`,
  Trains: `jusqu’à 3 trains pour ${money(...PRICES.trains)}, dans des régions différentes ; ${TRANSPORT_VALUE} d’influence chacun où vous avez une tuile`,
  Mines: `jusqu’à 3 crans de Charbon pour ${money(...PRICES.mines)}`,
  Bateaux: `jusqu’à 3 bateaux pour ${money(...PRICES.ships)}, dans des régions différentes ; ${TRANSPORT_VALUE} PV chacun où vous êtes premier ou deuxième`,
  Export: 'livrer les biens de 3 contrats au plus',
  'Marché local': 'livrer des biens pour placer jusqu’à 3 tuiles Influence dans une région',
}).map(([name, effect]) => proper(name, { effect }));

const GOODS = [
  (effect: string) => f('soie', { effect, count: counted('cube de soie', 'cubes de soie') }),
  (effect: string) => m('papier', { effect, count: counted('cube de papier', 'cubes de papier') }),
  (effect: string) => m('bento', { effect, many: 'bentos' }),
  (effect: string) => f('loupes', { effect, plural: true, count: counted('loupe', 'loupes') }),
  (effect: string) => f('montres', { effect, plural: true, count: counted('montre', 'montres') }),
  (effect: string) => f('ampoules', { effect, plural: true, count: counted('ampoule', 'ampoules') }),
];
const ACHIEVED = [
  ['Yens', `tranche de ${money(YEN_PER_VP)} à la fin`],
  ['Bateaux', 'étoile découverte par vos bateaux'],
  ['Trains', 'étoile découverte par vos trains'],
  ['Machinerie', 'usine avec une machine +2'],
  ['Contrats', 'paire de contrats remplis'],
  ['Connaissance', 'étoile de Connaissance atteinte', 'Connaiss.'],
  ['Charbon', 'étoile de Charbon atteinte'],
  ['Usines avancées', 'usine de niveau 2 ou 3'],
  ['Régions', 'région avec votre influence'],
];
const COLOURS = ['blanc', 'jaune', 'rouge', 'bleu', 'noir', 'gris'];
const CITIES = ['Nagasaki', 'Hiroshima', 'Osaka', 'Kyoto', 'Yokohama', 'Tokyo', 'Sendai', 'Sapporo'];
const SIDES = ['nord', 'est', 'sud', 'ouest'];
const REGIONS = ['Kyushu et Chugoku', 'Kansai et Shikoku', 'Kanto et Chubu', 'Tohoku et Hokkaido'];

const components = namesOf({
  some,
  money,
  things,
  track,
  action,
  slot: (n, actions) => f(`case ${n}`, { effect: actions }),
  good: (i, highest) => GOODS[i](`1, 2 ou 3 cubes placent une influence jusqu’à ${highest}`),
  factory: (good, letter, effect) => f(`usine ${de(good)} ${letter}`, { short: letter, effect }),
  region: (i, bonus) => proper(REGIONS[i], { effect: `${bonus} par tuile Influence placée` }),
  contract: (pattern, kinds, gains) =>
    m(`contrat ${pattern}`, {
      short: pattern,
      effect: `${pattern} ${kinds > 1 ? 'de biens différents' : 'd’un même bien'} : ${gains.join(', ')}`,
    }),
  influence: (city, side, overseas) =>
    proper(`${CITIES[city]} ${SIDES[side]}`, {
      short: SIDES[side][0].toUpperCase(),
      effect: `${things.overseas} ${overseas} si vide`,
    }),
  level: (n) => f(`récompense ${n}x`, { effect: `un accomplissement compte ${n} fois` }),
  bonus: (what) => proper(what),
  achievement: (i, vp, printed) => {
    const [name, per, short] = ACHIEVED[i];
    const effect = `${vp} PV par ${per} ; ${printed ? 'x1 même' : 'rien'} sans tuile`;
    return m(`accomplissement ${name}`, { short: short ?? name, effect });
  },
  income: (yen) => `+${yen} en consolidant`,
  keep: (coal) => `garder ${coal} en consolidant`,
  symbols: (steps) => `chaque symbole Monnaie, même passé : ${steps}`,
  once: (what) => `${what} aussitôt`,
  further: (action, steps) => `${action} : ${some(steps, STEP)} de plus`,
  price: (action, yen, star) => `${action} pour ${yen}${star ? ` ; 1 étoile de ${star}` : ''}`,
  lean: (coal) => `produit avec ${coal} seulement`,
  worth: (tiles, value) => `vos ${tiles} pas encore placés valent ${value}`,
  free: (what) => `jusqu’à ${what} sans payer, aussitôt`,
  output: (more) => `produit ${more} bien de plus`,
});

export const fr: NipponWords = {
  title: 'Nippon',
  names: {
    colour: COLOURS.map((colour, i) => m(colour, { short: 'BJRLNG'[i] })),
    worker: COLOURS.map((colour, i) =>
      m(`ouvrier ${colour}`, { many: `ouvriers ${colour}${colour === 'gris' ? '' : 's'}`, short: 'BJRLNG'[i] }),
    ),
    ...components,
    city: CITIES.map((city) => proper(city)),
    seat: ['Jaune', 'Rouge', 'Violet', 'Bleu'].map((seat) => proper(seat, { short: seat[0] })),
  },
  verbs: {
    convert: (track) => `Dépenser ${some(BLUEPRINTS_PER_STEP, things.blueprints)} pour 1 cran de ${track}`,
    take: (slot, worker) => `Prendre ${un(worker)} sur ${le(slot)}`,
    consolidate: () => 'Consolider',
    act: (action) => `Réaliser l’action ${action}`,
    build: (factory) => `Construire ${le(factory)}`,
    improve: (good) => `Améliorer votre usine ${de(good)}`,
    spare: () => 'Mettre une machine dans votre stock',
    run: (good) => `Activer votre usine ${de(good)}`,
    climb: (steps) => `Monter de ${some(steps, STEP)}`,
    place: (region) => `Placer la tuile dans la région ${region}`,
    fulfil: (contract) => `Remplir ${le(contract)}`,
    deliver: (good) => `Livrer ${du(good)}`,
    supply: (slot) => `Approvisionner ${slot}`,
    cubes: (count) => `Dépenser ${some(count, CUBE)}`,
    tile: (value) => `Placer une tuile Influence ${value}`,
    oust: (slot) => `Rendre à son propriétaire la tuile ${de(slot)}`,
    reward: (level, bonus) => `Prendre ${un(level)} avec ${bonus}`,
    cover: (achievement) => `Poser le multiplicateur sur ${le(achievement)}`,
    stop: () => 'S’arrêter là',
    end: () => 'Terminer le tour',
  },
  steps: {
    turnStart: 'Prenez un ouvrier ou consolidez',
    chooseAction: 'Choisissez une action de la case',
    invest: 'Choisissez une usine à construire',
    machinery: 'Choisissez une usine à améliorer',
    produce: 'Choisissez une usine à activer',
    knowledge: 'Combien de crans de Connaissance ?',
    mines: 'Combien de crans de Charbon ?',
    transport: 'Choisissez la région du train ou du bateau',
    export: 'Choisissez un contrat',
    exportGoods: 'Choisissez le bien à livrer',
    market: 'Choisissez une case Influence à approvisionner',
    marketCubes: 'Combien de cubes ?',
    marketTile: 'Choisissez une tuile Influence',
    marketOust: 'La ville est pleine : laquelle des tuiles les plus faibles part ?',
    marketBonus: 'Bonus de région',
    reward: 'Choisissez la récompense de l’Empereur',
    rewardSpace: 'Choisissez la case du multiplicateur',
    wages: 'Salaires',
    fillRows: 'Remplissage des rangées ouvertes',
    turnEnd: 'Fin du tour',
    lastConversions: 'Convertissez des plans ou terminez le tour',
    workers: 'Avancée des ouvriers',
    refill: 'Remplissage du plateau',
    nextTurn: 'Joueur suivant',
  },
  reasons: {
    'N-4.4': 'Cette tuile Usine est déjà construite.',
    'N-4.9': 'Cette région n’a plus de case libre pour les trains et les bateaux.',
    'N-5.3': 'Votre plateau porte six ouvriers : vous devez consolider.',
    'N-5.4 worker': 'Aucun ouvrier de cette couleur n’attend sur cette case.',
    'N-5.4 action': 'Cette action n’est pas celle de la case d’où vient votre ouvrier.',
    'N-5.5': 'Une action doit être réalisée au moins une fois.',
    'N-5.6': 'Aucune action de cette case ne vous est possible en ce moment.',
    'N-5.6 coal': 'Vous n’avez pas assez de charbon.',
    'N-5.6 goods': 'Vous n’avez pas les biens nécessaires.',
    'N-5.6 tiles': 'Il ne vous reste aucune tuile de ce type.',
    'N-5.6 yen': 'Vous n’avez pas assez de yens.',
    'N-5.7 blueprints': 'Un cran coûte 3 plans.',
    'N-5.7 top': 'Ce marqueur est déjà tout en haut.',
    'N-6.1.1': 'Vous possédez déjà une usine de ce bien.',
    'N-6.1.2': 'Votre Connaissance et vos plans ne suffisent pas pour cette usine.',
    'N-6.2.1 full': 'Cette usine a déjà sa machine +2.',
    'N-6.2.1 none': 'Vous n’avez pas d’usine de ce bien.',
    'N-6.2.2': 'Tant qu’une usine a de la place, la machine doit y aller.',
    'N-6.3.1 factory': 'Vous n’avez aucune usine à activer.',
    'N-6.3.1 full': 'La zone de stockage de cette usine est pleine.',
    'N-6.3.1 ran': 'Cette usine a déjà été activée pendant ce tour.',
    'N-6.4.2': 'La piste n’a plus autant de crans.',
    'N-6.6.1 region': 'Chaque tuile d’une même action va dans une région différente.',
    'N-6.8.1 different': 'Chaque nombre du contrat demande un bien différent.',
    'N-6.8.1 goods': 'Vous n’avez pas assez de biens d’un même type.',
    'N-6.8.3': 'Ce contrat est déjà rempli.',
    'N-6.9.1': 'Toutes les tuiles d’une même action vont dans la même région.',
    'N-6.9.2 cubes': 'Vous n’avez pas autant de cubes.',
    'N-6.9.2 tile': 'Vous n’avez pas de tuile Influence qui convienne.',
    'N-6.9.2 value': 'Cette tuile vaut plus que vos cubes ne le permettent.',
    'N-6.9.3': 'Seule une tuile plus forte remplace celle de cette case.',
    'N-6.9.4': 'La ville est pleine : la nouvelle tuile doit dépasser la plus faible.',
    'N-6.9.4 lowest': 'Seule une des tuiles les plus faibles de cette ville peut partir.',
    'N-7.2.1 empty': 'Il ne reste aucune tuile Récompense de ce type.',
    'N-7.2.1 level': 'Vous avez trop peu d’ouvriers pour ce niveau de récompense.',
    'N-7.2.5': 'Cette case Accomplissement porte déjà une tuile.',
  },
  things,
  categories: {
    start: 'Départ',
    firstScoring: 'Premier décompte',
    secondScoring: 'Deuxième décompte',
    thirdScoring: 'Troisième décompte',
    ships: 'Bateaux dans les régions',
    regionBonus: 'Bonus de région',
    contracts: 'Contrats',
    unpaidWages: 'Salaires impayés',
    ...achievementCategories(ACHIEVED.map(([name]) => `Accomplissement : ${name}`)),
  },
  phrases: {
    some,
    yen: (n) => `${figure(n)} ¥`,
    you: (name) => `${name} (vous)`,
    players: 'Joueurs',
    opponents: 'Adversaires',
    map: 'Japon',
    actions: 'Actions',
    waiting: 'En attente',
    bag: 'Sac',
    rewards: 'Récompenses',
    factories: 'Usines',
    achievements: 'Accomplissements',
    scoringTrack: 'Piste Décompte',
    scoring: (n) => `Décompte ${n}`,
    refills: (n, turns) =>
      (n === 1 ? 'au prochain remplissage' : `dans ${n} remplissages`) + (turns ? `, puis ${turns} tours chacun` : ''),
    turnsLeft: (n) => `encore ${some(n, TURN)}`,
    over: 'La partie est terminée',
    bonus: 'bonus',
    free: 'libres',
    now: 'si décompte maintenant',
    step: 'cran',
    noFactory: 'pas d’usine',
    needs: (knowledge) => `demande Connaissance ${knowledge}`,
    inSupply: (what) => `${what} en stock`,
    crew: 'Ouvriers (récompense)',
    wages: 'Salaires dus',
    wage: (n) => (n === 0 ? 'gratuit' : `+${n} k¥`),
    bill: 'Consolider maintenant',
    lost: 'perdu',
    income: 'revenu',
    wagesOf: (colours) => `salaires × ${colours}`,
    after: 'reste',
    unpaid: (vp) => `−${vp} PV impayés`,
    keys: {
      track: '| décompte  * dorée',
      map: '(n) nombre étranger d’une case libre · n/m tuiles Influence dans la ville',
      standing: 'inf influence · T valeur des trains · B PV des bateaux · PV si décompte immédiat : rang+bateaux',
      factories: 'Connaissance, tuiles restantes · par joueur : tuile, machine, biens, (charbon)',
      goals: '↑ Monnaie · o ouvert · base x multiplicateur = PV si fin',
    },
  },
};
