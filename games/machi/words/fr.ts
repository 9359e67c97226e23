import { capital, french } from 'engawa';
import * as data from '../data/index.ts';
import { cardNames, eventIn } from './cards.ts';
import { deeds, OUTSIDE } from './deeds/fr.ts';
import { readings } from './fr-options.ts';
import { reasons } from './reasons/fr.ts';
import type { MachiWords } from './vocabulary.ts';

const { m, f, proper, un, le, du, au, some, list, colon } = french;

const sacks = (n: number) => `${n} ${n < 2 ? 'sac' : 'sacs'} de riz`;

const things: MachiWords['things'] = {
  year: f('année', {
    many: 'années',
    effect: 'Hiver, printemps, été, automne, puis un décompte ; après la dernière, le plus de PV gagne.',
  }),
  winter: proper('Hiver', {
    effect:
      'Chaque villageois mange 1 sac de riz ; s’il en manque, des villageois partent. Puis les chantiers sont achevés.',
  }),
  spring: proper('Printemps', {
    effect: `Chacun son tour : une carte visible, ${data.DRAWS} cartes piochées, puis yakuzas et événements.`,
  }),
  summer: proper('Été', { effect: 'Tous à la fois : ouvrir des chantiers, puis installer des villageois.' }),
  autumn: proper('Automne', {
    effect: 'Chacun son tour : duels et événements, puis déménagements. Enfin, le décompte de l’année.',
  }),
  duel: m('duel', {
    effect: `${data.PASSES} passes, une carte chacun. On ajoute sabres du duelliste et sabres gagnés ; le plus haut total gagne, le perdant meurt.`,
  }),
  village: m('village', {
    effect: 'Les bâtiments et chantiers d’un seigneur, ses samouraïs dehors et tous leurs habitants.',
  }),
  flop: f('cartes visibles', {
    plural: true,
    effect: `${data.FLOP_SLOTS} cartes ; au printemps, chacun en prend une.`,
  }),
  site: m('chantier', {
    effect: 'Commencé, pas achevé : personne n’y produit, personne n’y rejoint le fondateur. Achevé en hiver.',
  }),
  outside: m(OUTSIDE, {
    effect: 'Les samouraïs n’y prennent pas de place et ne donnent rien, mais mangent et se battent.',
  }),
  hand: f('main', { effect: 'Cartes en main, Villageois et Bâtiment ; seul leur propriétaire les voit.' }),
  hidden: f('carte', { many: 'cartes' }),
  first: m('premier joueur', {
    effect: 'Celui qui a le plus de PV ou, à égalité, le plus grand de taille : commence au printemps et en automne.',
  }),
  founder: m('fondateur', {
    effect: 'Ne déménage jamais ; s’il s’en va, le dernier villageois posé dans le bâtiment lui succède.',
  }),
  mouths: proper('bouches à nourrir', {
    effect: 'Villageois et samouraïs d’ici mangent chacun 1 sac de riz en hiver.',
  }),
  launched: m('duel lancé', { effect: 'A déjà défié quelqu’un cette année et ne peut plus le faire.' }),
  wealth: f('richesse', {
    short: 'R',
    many: 'richesses',
    effect: `${data.WEALTH_PER_VP} font 1 PV à la fin de l’année.`,
  }),
  honour: m('honneur', {
    short: 'H',
    many: 'honneurs',
    effect: `${data.HONOUR_PER_VP} font 1 PV à la fin de l’année.`,
  }),
  rice: m('riz', {
    short: 'Z',
    count: sacks,
    effect: 'Chaque villageois en mange 1 sac en hiver ; le surplus est perdu.',
  }),
  sabre: m('sabre', {
    short: '†',
    many: 'sabres',
    effect: 'Compte en duel ; qui bat son porteur marque 1 PV par sabre.',
  }),
  points: m('PV', { effect: 'Points de victoire : qui en a le plus après la dernière année devient shogun.' }),
};

const FEMININE =
  /^(geisha|shrine-maiden|brewery|forge|shop|gambling-house|tea-house|calligraphy-school|pagoda|barracks|watchtower|carpenters-hall|betrayal|imperial-truce|bumper-harvest|drought|imperial-labour)$/;
const PLURAL = /^(bathhouse|architects-plans)$/;
/** People have names, and an adjective takes no article. */
const NAMES = /^(samurai|yakuza)$/;
const ADJECTIVE = 'wanted';

const cards = cardNames({
  called: ({ nameFr }) => nameFr,
  card({ id, kind, nameFr }, copy, effect) {
    const name = copy === undefined ? nameFr : `${nameFr} ${copy}`;
    const sense = { effect, count: () => name };
    // The H of Japanese names is sounded: `de Hanzaemon`, but `d’Akane`.
    if (NAMES.test(kind) || id === ADJECTIVE) return proper(name, { ...sense, aspirated: name.startsWith('H') });
    return (FEMININE.test(id) ? f : m)(name, { ...sense, plural: PLURAL.test(id) });
  },
  things,
  lord: `Un joueur, seigneur d’un village dont la rizière donne ${sacks(data.RICE_FIELD)} par an.`,
  colours: { jaune: 'j', bleu: 'b', rouge: 'r', noir: 'n' },
  grammar: french,
  comma: ', ',
  gives: (output, colour) => `${output} dans un bâtiment ${colour}`,
  givesMore: (output, building) => `${output} de plus dans ${un(building)}`,
  building: (colour, capacity, activation, gives) =>
    `bâtiment ${colour}, ${capacity} places${activation > 1 ? `, actif dès ${activation} villageois` : ''} : ${gives}`,
  samurai: 'protège son bâtiment des yakuzas',
  yakuza: (clan) => `clan ${clan}, bloque la richesse et l’honneur d’un bâtiment`,
  worth: (sabres, vp) => `${sabres}, rapporte ${vp} PV`,
  abilities: {
    dojo: ['formation', `${data.DOJO_HAND} cartes de combat au lieu de ${data.DUEL_HAND}`],
    barracks: ['garnison', 'vos samouraïs dehors ne mangent pas'],
    watchtower: ['alerte', 'vos sabres défient tout assaillant'],
    castle: ['avantage du terrain', 'vous gagnez les duels nuls'],
    palace: ['influence', `${data.PALACE_DRAWS} cartes au printemps`],
    court: ['voie légale', 'refuser un duel est gratuit'],
    carpenters: ['mains habiles', 'achevez aussitôt un nouveau chantier'],
    hideout: ['renforts', `+${data.HIDEOUT} pour vos yakuzas`],
    sharpen: ['lames affûtées', `+${data.SHARPEN} pour vos duellistes chez vous`],
  },
  events: {
    wanted: `un ennemi sans sabre peut être défié ; ${data.WANTED_VP} PV`,
    embezzlement: 'la richesse d’un bâtiment ennemi est à vous cette année',
    marriage: 'échangez un des vôtres avec un des leurs',
    betrayal: 'prenez en main un yakuza ennemi',
    truce: 'aucun duel cette année',
    swordMaster: `un de vos duellistes combat avec +${data.SWORD_MASTER}`,
    festival: `piochez ${data.FESTIVAL_DRAWS} cartes`,
    tsunami: 'tous les Ports construits sont détruits',
    fire: 'un bâtiment ennemi sans samouraï brûle',
    harvest: `${sacks(data.HARVEST_RICE)} de plus au prochain hiver`,
    drought: `les rizières des autres donnent ${sacks(data.DROUGHT_RICE)} au prochain hiver`,
    labour: 'achevez un de vos chantiers',
    plans: `voyez ${data.PLANS_LOOK} cartes Bâtiment, gardez-en ${data.PLANS_TAKE}`,
  },
  only: (when, event) => `${when} : ${event}`,
  combat: [
    f('Attaque Men', { short: 'Men' }),
    f('Attaque Do', { short: 'Do' }),
    f('Attaque Ashi', { short: 'Ashi' }),
    f('Attaque Franche', { short: 'Franche' }),
    f('Attaque Éclair', { short: 'Éclair' }),
    f('Parade'),
    f('Esquive'),
  ],
  strike: (sabres = 'aucun sabre', cancels) => (cancels.length > 0 ? `${sabres}, annule ${list(cancels)}` : sabres),
});

/** An event that is played. */
const play = (event: Parameters<typeof eventIn>[1]) => `Jouer ${le(eventIn(cards, event))} pour`;

export const fr: MachiWords = {
  title: 'Machi',
  names: {
    ...cards,
    deck: [
      f('pioche Villageois', {
        short: 'villageois',
        effect: 'villageois, samouraïs, yakuzas et événements',
        count: (n) => (n === 1 ? 'une carte Villageois' : `${n} cartes Villageois`),
      }),
      f('pioche Bâtiments', {
        short: 'bâtiments',
        effect: 'bâtiments et événements',
        count: (n) => (n === 1 ? 'une carte Bâtiment' : `${n} cartes Bâtiment`),
      }),
    ],
  },
  verbs: {
    starve: (villager) => `Laisser partir ${le(villager)}`,
    pick: (card) => `Prendre ${le(card)}`,
    draw: (deck) => `Piocher dans ${le(deck)}`,
    place: (yakuza, building) => `Poser ${yakuza} sur ${le(building)}`,
    shift: (yakuza, building) => `Déplacer ${yakuza} vers ${le(building)}`,
    open: (building, villager) => `Ouvrir le chantier ${du(building)}, avec ${le(villager)} pour fondateur`,
    close: () => 'Passer à la suite',
    complete: (building) => `Achever tout de suite ${le(building)}`,
    decline: () => 'N’achever aucun chantier d’avance',
    settle: (villager, building) => `Installer ${le(villager)} dans ${le(building)}`,
    camp: (samurai) => `Poster ${samurai} en dehors des bâtiments`,
    done: () => 'N’installer plus personne cet été',
    challenge: (duelist, target) => capital(`${le(duelist)} défie ${le(target)}`),
    accept: () => 'Accepter le duel',
    refuse: () => `Refuser le duel, au prix de ${data.REFUSAL_COST} PV (gratuit avec un Tribunal)`,
    strike: (combat) => `Jouer ${un(combat)}`,
    move: (villager, building) => `Faire déménager ${le(villager)} dans ${le(building)}`,
    swap: (villager, partner) => `Échanger ${le(villager)} et ${le(partner)}`,
    withdraw: (samurai) => `Faire sortir ${samurai} des bâtiments`,
    wanted: (villager) => `${play('wanted')} qu’on puisse défier ${le(villager)} cette année, à ${data.WANTED_VP} PV`,
    embezzle: (building) => `${play('embezzlement')} prendre la richesse ${du(building)} cette année`,
    marry: (villager, partner) => `${play('marriage')} échanger ${le(villager)} et ${le(partner)}`,
    betray: (yakuza) => `${play('betrayal')} prendre ${yakuza} en main`,
    truce: () => `${play('truce')} interdire les duels cette année`,
    train: (duelist) => `${play('swordMaster')} donner +${data.SWORD_MASTER} en duel ${au(duelist)} cette année`,
    festival: () => `${play('festival')} piocher ${data.FESTIVAL_DRAWS} cartes`,
    tsunami: () => `${play('tsunami')} détruire tous les Ports construits`,
    burn: (building) => `${play('fire')} brûler ${le(building)}`,
    harvest: () => `${play('harvest')} avoir ${sacks(data.HARVEST_RICE)} de plus au prochain hiver`,
    drought: () => `${play('drought')} réduire les rizières des autres à ${sacks(data.DROUGHT_RICE)} au prochain hiver`,
    labour: (building) => `${play('labour')} achever ${le(building)}`,
    plans: () => `${play('plans')} garder ${data.PLANS_TAKE} des ${data.PLANS_LOOK} premières cartes Bâtiment`,
    keep: (card) => `Garder ${le(card)}`,
    end: () => 'Terminer le tour',
  },
  steps: {
    year: 'Une nouvelle année',
    winter: 'Riz et famine',
    famine: 'Hiver : nourrir les villages',
    famineDiscard: 'Le riz manque : qui part ?',
    spring: 'Printemps',
    flop: 'Mise en place des cartes visibles',
    springTurns: 'Printemps, chacun son tour',
    flopPick: 'Prenez une des cartes visibles',
    draws: 'Pioche',
    drawDeck: 'Piochez une carte : de quelle pioche ?',
    takeTop: 'Pioche de la première carte',
    reshuffle: 'Mélange de la défausse',
    springAction: 'Posez ou déplacez des yakuzas, jouez des événements, ou terminez le tour',
    summer: 'Été',
    works: 'Été : chantiers et installations',
    openSite: 'Ouvrir un chantier ? Son fondateur y reste pour de bon, et il est achevé au prochain hiver',
    completeSite: 'Vos charpentiers peuvent achever aussitôt un nouveau chantier',
    settle: 'Installer des villageois de votre main ? Chacun mange 1 sac de riz par hiver',
    autumn: 'Automne',
    autumnTurns: 'Automne, chacun son tour',
    autumnAction: 'Lancer un duel ou jouer un événement ?',
    answerChallenge: `Un de vos duellistes est défié : se battre, ou refuser pour ${data.REFUSAL_COST} PV ?`,
    duel: 'Pioche des cartes de combat',
    pass: 'Un duel',
    combatCard: 'Choisissez une carte de combat pour cette passe',
    moveAction: 'Faites déménager vos villageois, ou terminez le tour',
    lastMove: 'Il reste un déménagement, qui termine votre tour : faites-le, ou terminez le tour',
    stockDeck: 'La défausse est mélangée sous la pioche',
    look: 'Lecture des plans',
    plansTake: 'Laquelle de ces cartes gardez-vous ?',
    spent: 'L’événement est défaussé',
    yearEnd: 'Décompte de l’année',
    ownMoment: 'Jouez un événement, ou continuez',
  },
  answers: {
    openSite: { close: 'N’ouvrir aucun autre chantier' },
    autumnAction: { close: 'Plus de duel ni d’événement' },
    springAction: { end: 'Terminer le tour : plus de yakuza ni d’événement' },
    ownMoment: { end: 'Continuer : pas d’événement maintenant' },
    moveAction: { end: 'Terminer le tour : plus de déménagement' },
    lastMove: { end: 'Terminer le tour : plus de déménagement' },
  },
  deeds,
  kinds: {
    card: 'carte',
    villager: 'villageois',
    partner: 'villageois',
    samurai: 'samouraï',
    yakuza: 'yakuza',
    duelist: 'duelliste',
    target: 'duelliste',
    building: 'bâtiment',
    deck: 'pioche',
    combat: 'carte de combat',
    clan: 'clan',
    seat: 'seigneur',
  },
  points: (n) => some(n, things.points),
  reasons,
  things,
  categories: {
    wealth: 'Richesse',
    honour: 'Honneur',
    duels: 'Duels gagnés',
    refusals: 'Duels refusés',
  },
  phrases: {
    some,
    year: (n, of) => `Année ${n} sur ${of}`,
    over: 'La partie est terminée',
    first: (name) => `premier joueur : ${name}`,
    you: (name) => `${name} (vous)`,
    truce: `${eventIn(cards, 'truce')} : aucun duel cette année`,
    challenged: (challenger, target, cost) =>
      `${capital(le(challenger))} défie ${le(target)} : se battre, ou refuser ${cost > 0 ? `au prix de ${cost} PV` : 'sans rien perdre'} ?`,
    strike: (mine, theirs, pass, of) =>
      `${capital(le(mine))} contre ${le(theirs)}, passe ${pass} sur ${of} : posez une carte de combat`,
    refuse: (cost) => `Refuser le duel${cost > 0 ? `, au prix de ${cost} PV` : ' sans rien perdre'}`,
    table: 'Saison, cartes visibles et pioches',
    village: 'Votre village',
    villages: 'Les autres villages',
    empty: 'un village vide',
    unlaid: `${data.FLOP_SLOTS} cartes sont étalées ici au printemps`,
    decks: 'Pioches',
    deck: (deck, left, discarded) => `${deck} ${left} (${discarded} en défausse)`,
    cardsLeft: (n, discarded) => `${n} ${n < 2 ? 'carte' : 'cartes'} à piocher, ${discarded} en défausse`,
    riceAndMouths: (rice, mouths) => `${rice} pour ${mouths}`,
    balance: (n) => (n < 0 ? `${-n} ${n < -1 ? 'devront' : 'devra'} partir` : `${n} en trop`),
    yields: (vp, missing) => `${vp} PV, encore ${missing} pour ${vp + 1}`,
    harvest: (rice) => `+${rice} au prochain hiver`,
    drought: 'sécheresse au prochain hiver',
    sum: (total, parts) => `${total} = ${parts.join(' + ')}`,
    part: (n, what) => `${n} (${what})`,
    colon,
    comma: ', ',
    field: 'rizière',
    roomLeft: (count, capacity, missing) =>
      `${count} ${count < 2 ? 'place occupée' : 'places occupées'} sur ${capacity}${missing > 0 ? ` ; il en faut ${missing} de plus` : ''}`,
    blockedBy: (yakuza) => `Bloqué par ${list(yakuza)} : le bâtiment lui-même ne donne ni richesse ni honneur`,
    wouldWork: (villagers) => `Produirai${villagers.length < 2 ? 't' : 'ent'} ici : ${list(villagers)}, de votre main`,
    givesIn: (outputs, building) => `Donne ${list(outputs)} dans ${le(building)}`,
    givesNothingIn: (building) => `Ne donne rien dans ${le(building)}, d’une autre couleur`,
    wouldGive: (outputs, building) => `Donnerait ${list(outputs)} dans votre ${building}`,
    noHome: 'Aucun de vos bâtiments de cette couleur n’a de place',
    blocks: (building) => `Bloque ${le(building)}`,
    defends: (building) => `Défend ${le(building)}`,
    fightsWith: (value) => `Combat avec ${value}`,
    expects: (mean) =>
      `${mean.replace('.', ',')} ${/^[−-]?[01]\b/.test(mean) ? 'sabre' : 'sabres'} en moyenne contre les cartes que l’adversaire peut encore avoir`,
    at: (building) => au(building),
    capacity: 'villageois / capacité',
    hidden: 'face cachée',
    burnt: 'incendié',
    blocked: 'BLOQUÉ par',
    defended: 'défendu par',
    embezzled: (name) => `richesse détournée par ${name}`,
    of: (yakuza, name) => `${yakuza} (${name})`,
    launched: 'a défié',
    moved: 'a bougé',
    handSizes: (v, b) => `${v} ${v < 2 ? 'carte' : 'cartes'} Villageois, ${b} ${b < 2 ? 'carte' : 'cartes'} Bâtiment`,
    known: 'connues',
    ready: 'prêt',
    thinking: 'choisit',
    combat: 'cartes de combat',
    combatLeft: (n) => `${n} en main`,
    laid: 'une carte posée face cachée',
    played: 'jouées',
    passes: 'passes',
    tally: (value, gained) => `${some(value, things.sabre)} et ${gained} ${gained < 2 ? 'gagné' : 'gagnés'}`,
    outcomes: 'Sabres gagnés',
    onAverage: 'en moyenne',
    key: [
      '* activé   o construit   # chantier   x incendié   n/m villageois/capacité   † sabre',
      'R richesse  H honneur  Z riz  j jaune  b bleu  r rouge  après un villageois : ce qu’il produit là',
    ],
  },
  options: {
    ...readings,
    years: {
      name: 'Durée',
      values: { usual: 'selon le livret', ...Object.fromEntries(data.YEARS_ALLOWED.map((n) => [n, `${n} ans`])) },
    },
  },
  players: { 2: 'Deux joueurs : absent du jeu imprimé, prévu de trois à cinq. Aucune règle n’est changée (M-1.1).' },
  tieBreaks: { honour: 'l’honneur final', wealth: 'la richesse finale' },
};
