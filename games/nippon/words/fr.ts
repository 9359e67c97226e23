import { french } from 'engawa';
import { BLUEPRINTS_PER_STEP, YEN_PER_VP } from '../data/index.ts';
import { action } from './actions/fr.ts';
import { choices } from './choices/fr.ts';
import { deeds } from './deeds/fr.ts';
import { options } from './fr-options.ts';
import { achievementCategories, namesOf } from './names.ts';
import { reasons } from './reasons/fr.ts';
import { remarks } from './remarks/fr.ts';
import { counted, figure, money, things, track } from './things/fr.ts';
import type { NipponWords } from './vocabulary.ts';

const { m, f, proper, un, le, du, de, some } = french;

const STEP = m('cran', { many: 'crans' });
const TURN = m('tour', { many: 'tours' });
const CUBE = m('cube', { many: 'cubes' });

const GOODS = [
  (effect: string) => f('soie', { effect, count: counted('cube de soie', 'cubes de soie') }),
  (effect: string) => m('papier', { effect, count: counted('cube de papier', 'cubes de papier') }),
  (effect: string) => m('bentos', { effect, plural: true, count: counted('bento', 'bentos') }),
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
const plural = (colour: string) => (colour === 'gris' ? colour : `${colour}s`);
const colours = COLOURS.map((colour, i) => m(colour, { many: plural(colour), short: 'BJRLNG'[i] }));
const CITIES = ['Nagasaki', 'Hiroshima', 'Osaka', 'Kyoto', 'Yokohama', 'Tokyo', 'Sendai', 'Sapporo'];
/** Capitals, lest `Kyoto est` be read as a verb. */
const SIDES = ['Nord', 'Est', 'Sud', 'Ouest'];
const REGIONS = ['Kyushu et Chugoku', 'Kansai et Shikoku', 'Kanto et Chubu', 'Tohoku et Hokkaido'];

const components = namesOf({
  some,
  money,
  things,
  track,
  action,
  slot: (actions) => f(`case ${actions.join(' / ')}`, { effect: 'un ouvrier d’ici donne une de ses actions' }),
  worker: (i) =>
    m(`ouvrier ${COLOURS[i]}`, {
      many: `ouvriers ${colours[i].many}`,
      short: 'BJRLNG'[i],
      effect: things.wages.effect,
    }),
  good: (i, highest) => GOODS[i](`1, 2 ou 3 cubes placent une influence jusqu’à ${highest}`),
  factory: (good, letter, effect) =>
    f(`usine ${de(good)} ${letter}`, { short: letter, effect, count: () => `usine ${de(good)} ${letter}` }),
  region: (i, bonus) => proper(REGIONS[i], { effect: `${bonus} par tuile Influence placée` }),
  contract: (pattern, kinds, gains) =>
    m(`contrat de ${pattern} biens`, {
      short: pattern,
      effect: `${kinds > 1 ? 'un bien différent par nombre' : 'tous du même bien'} : ${gains.join(', ')}`,
    }),
  influence: (city, side, overseas) =>
    proper(`${CITIES[city]} ${SIDES[side]}`, {
      short: SIDES[side][0],
      effect: `vide, elle compte ${overseas} pour les compagnies étrangères`,
    }),
  level: (n) => f(`récompense ${n}x`, { effect: `un accomplissement de votre choix compte ${n} fois` }),
  bonus: (what) => proper(what, { effect: 'aussitôt, avec la tuile Récompense' }),
  value: (n, ways) =>
    f(`tuile Influence ${n}`, {
      short: `${n}`,
      effect: `pour au moins ${ways.map(({ cubes, level }) => `${some(cubes, CUBE)} de niveau ${level}`).join(' ou ')}`,
    }),
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

const workers = components.worker;

export const fr: NipponWords = {
  title: 'Nippon',
  names: {
    colour: colours,
    ...components,
    city: CITIES.map((city) => proper(city, { effect: 'quatre cases, chacune demande un bien' })),
    seat: ['Jaune', 'Rouge', 'Violet', 'Bleu'].map((seat) =>
      proper(seat, { short: seat[0], effect: 'une des grandes maisons de l’industrie' }),
    ),
  },
  kinds: {
    track: 'piste',
    worker: 'ouvrier',
    action: 'action',
    factory: 'tuile Usine',
    good: 'bien',
    region: 'région',
    contract: 'contrat',
    influence: 'case Influence',
    bonus: 'bonus',
    achievement: 'accomplissement',
  },
  verbs: {
    convert: (track) => `Dépenser ${some(BLUEPRINTS_PER_STEP, things.blueprints)} pour 1 cran de ${track}`,
    take: (slot, worker) => `Prendre ${un(worker)} sur ${le(slot)}`,
    consolidate: () => 'Consolider : nouveau budget, récompense, salaires',
    act: (action) => `Réaliser l’action ${action}`,
    build: (factory) => `Construire ${le(factory)}`,
    improve: (good) => `Installer ou améliorer une machine dans votre usine ${de(good)}`,
    spare: () => 'Mettre une machine de côté pour votre prochaine usine',
    run: (good) => `Activer votre usine ${de(good)}`,
    climb: (steps) => `Monter de ${some(steps, STEP)}`,
    place: (region) => `Placer dans la région ${region}`,
    fulfil: (contract) => `Remplir ${le(contract)}`,
    deliver: (good) => `Livrer ${du(good)}`,
    supply: (slot) => `Approvisionner ${slot}`,
    cubes: (count) => `Vendre ${some(count, CUBE)}`,
    tile: (value) => `Placer ${le(value)}`,
    oust: (slot) => `Rendre à son propriétaire la tuile ${de(slot)}`,
    reward: (level, bonus) => `Prendre ${un(level)} avec ${bonus}`,
    cover: (achievement) => `Poser le multiplicateur sur ${le(achievement)}`,
    stop: () => 'S’arrêter là',
    end: () => 'Terminer le tour',
  },
  answers: {
    machinery: { stop: 'Pas d’autre machine' },
    produce: { stop: 'N’activer aucune autre usine' },
    freeMachines: { stop: 'Plus de machine gratuite' },
    ships: { stop: 'Pas d’autre bateau' },
    trains: { stop: 'Pas d’autre train' },
    freeShips: { stop: 'Plus de bateau gratuit' },
    freeTrains: { stop: 'Plus de train gratuit' },
    export: { stop: 'Ne remplir aucun autre contrat' },
    market: { stop: 'N’approvisionner aucune autre case' },
    lastConversions: { end: 'Garder les plans et terminer le tour' },
  },
  deeds: deeds({
    money,
    achieved: ACHIEVED.map(([name]) => name),
    coloured: (worker, n) => some(n, colours[workers.indexOf(worker)]),
  }),
  points: (n) => `${n} PV`,
  steps: {
    turnStart: 'Prenez un ouvrier ou consolidez',
    chooseAction: 'Choisissez une action de la case',
    invest: 'Choisissez une usine à construire',
    machinery: 'Choisissez l’usine qui reçoit la machine',
    produce: 'Choisissez une usine à activer',
    knowledge: 'Combien de crans de Connaissance ?',
    mines: 'Combien de crans de Charbon ?',
    transport: 'Choisissez la région du bateau ou du train',
    ships: 'Choisissez la région du bateau',
    trains: 'Choisissez la région du train',
    freeShips: 'Choisissez la région du bateau gratuit',
    freeTrains: 'Choisissez la région du train gratuit',
    freeMachines: 'Choisissez l’usine qui reçoit la machine gratuite',
    export: 'Choisissez un contrat',
    exportGoods: 'Choisissez le bien à livrer',
    market: 'Choisissez une case Influence à approvisionner',
    marketCubes: 'Combien de cubes vendez-vous ?',
    marketTile: 'Quelle tuile Influence placez-vous ?',
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
  reasons,
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
    yen: (n) => `${figure(n)} ¥`,
    you: (name) => `${name} (vous)`,
    players: 'Joueurs',
    opponents: 'Adversaires',
    map: 'Japon',
    actions: 'Actions',
    scoring: (n) => `Décompte ${n}`,
    placed: ['1er', '2e', '3e'],
    refills: (n, turns) =>
      (n === 1 ? 'au prochain remplissage' : `dans ${n} remplissages`) +
      (turns ? `, puis ${turns} tours par joueur` : ''),
    turnsLeft: (n) => `encore ${some(n, TURN)}`,
    over: 'La partie est terminée',
    bonus: 'bonus',
    free: 'libres',
    step: 'cran',
    noFactory: 'pas d’usine',
    inSupply: (what) => `${what} en stock`,
    crew: 'Ouvriers (récompense)',
    wages: 'Salaires dus',
    wage: (n) => (n === 0 ? 'gratuit' : `+${n} k¥`),
    wagesOf: (colours) => `salaires × ${colours}`,
    unpaid: (vp) => `−${vp} PV impayés`,
    left: (n) => `Il en reste ${n}`,
    remarks,
    choices,
    keys: {
      track: '| décompte  * dorée',
      map: '(n) nombre étranger d’une case libre · n/m tuiles Influence dans la ville',
      standing: 'inf influence · T valeur des trains · B PV des bateaux · PV si décompte immédiat : rang+bateaux',
      factories: 'Connaissance, tuiles restantes · par joueur : tuile, machine, biens, (charbon)',
      goals: '↑ Monnaie · o ouvert · base x multiplicateur = PV si fin',
    },
  },
  options,
  tieBreaks: { latest: 'avoir joué son dernier tour le plus tard' },
};
