import { french, type Word } from 'engawa';
import type { NipponWords } from '../vocabulary.ts';
import { gathered } from './gathered.ts';
import type { Given } from './given.ts';

const { f, un, le, du, de, some, list } = french;

const PLACE = ['la première place', 'la deuxième place', 'la troisième place'];
const SCORING = ['premier', 'deuxième', 'troisième'];
const COLOUR = f('couleur', { many: 'couleurs' });
const vp = (n: number) => `${n} PV`;
const mill = (good: Word) => `l’usine ${de(good)}`;

export function deeds({ money, achieved, colourOf }: Given): NipponWords['deeds'] {
  const honour = (i: number) => (tale: { readonly n: number; readonly of: number }) =>
    `marque ${vp(tale.n)} pour l’accomplissement ${achieved[i]}, multiplié par ${tale.of}`;
  const scored = (tale: { readonly n: number; readonly what: Word; readonly of: number }) =>
    `marque ${vp(tale.n)} pour ${PLACE[tale.of - 1]} dans la région ${tale.what}`;
  const price = (of: number) => (of === 0 ? 'sans payer' : `pour ${money(of)}`);
  return {
    hired: ({ what, from }) => `prend ${un(what)} sur ${le(from)}`,
    spentPlans: ({ what, n, to }) => `dépense ${some(n, what)} pour un cran de ${to}`,

    paidToBuild: ({ what, n }) => `paie ${some(n, what)}`,
    madeUp: ({ what, n }) => `comble la Connaissance qui manque avec ${some(n, what)}`,
    built: ({ what, of }) => `construit ${le(what)} pour ${money(of)}`,
    fitted: ({ what, n, to }) => `installe ${some(n, what)} dans sa nouvelle usine ${de(to)}`,
    turnedShips: ({ of }) => `retourne ses bateaux non placés : ils valent ${vp(of)} chacun`,
    turnedTrains: ({ of }) => `retourne ses trains non placés : ils valent ${of} d’influence chacun`,
    given: ({ what, n, from }) => `reçoit ${some(n, what)} grâce à ${le(from)}`,

    paidForMachine: ({ what, n }) => `paie ${some(n, what)}`,
    installed: ({ to, of }) => `installe une machine +1 dans ${mill(to)} ${price(of)}`,
    upgraded: ({ to, of }) => `passe à +2 la machine de ${mill(to)} ${price(of)}`,
    spared: ({ of }) => `met une machine de côté pour sa prochaine usine, ${price(of)}`,

    burned: ({ what, n }) => `brûle ${some(n, what)}`,
    produced: ({ what, n, of }) => `produit ${some(n, what)} avec ${of} de charbon`,
    spoiled: ({ what, n }) => `perd ${some(n, what)}, faute de place`,

    paidForSteps: ({ what, n, to }) => `paie ${some(n, what)} pour monter en ${to}`,
    moneyRose: ({ what, n, of }) => `monte de ${some(n, what)}, à ${money(of)} de revenu`,
    coalRose: ({ what, n, of }) => `monte de ${some(n, what)}, à ${of} de charbon de revenu`,
    knowledgeRose: ({ what, n, of }) => `monte de ${some(n, what)}, à une Connaissance de ${of}`,

    paidForTransport: ({ what, n }) => `paie ${some(n, what)}`,
    sentShip: ({ of, to }) => `place un bateau dans la région ${to} ${price(of)}`,
    sentTrain: ({ of, to }) => `place un train dans la région ${to} ${price(of)}`,
    uncoveredSymbol: ({ what }) => `découvre ${un(what)}`,

    delivered: ({ what, n, to }) => `livre ${some(n, what)} pour ${le(to)}`,
    fulfilled: ({ what }) => `remplit ${le(what)}`,
    paidByContract: ({ what, n, from }) => `reçoit ${some(n, what)} pour ${le(from)}`,

    approached: ({ what, to }) => `s’adresse à ${to}, qui demande ${du(what)}`,
    sold: ({ what, n, to }) => `vend ${some(n, what)} à ${to}`,
    placed: ({ what, n, to }) => `place ${some(n, what)} à ${to}`,
    tookBack: ({ what, n, from }) => `reprend ${some(n, what)} ${de(from)}`,
    regionBonus: ({ what, n, from }) => `reçoit ${some(n, what)}, bonus de la région ${from}`,
    regionBonusScored: ({ n, what }) => `marque ${vp(n)}, bonus de la région ${what}`,

    consolidated: () => 'consolide',
    gaveUp: ({ what, n }) => `rend ${some(n, what)}`,
    earned: ({ what, n }) => `touche un revenu de ${some(n, what)}`,
    rewarded: ({ what }) => `reçoit ${un(what)} de l’Empereur`,
    bonusOfReward: ({ what, n }) => `reçoit avec elle ${some(n, what)}`,
    tookDouble: ({ what }) => `reçoit ${un(what)} de l’Empereur`,
    crowned: ({ what, n, to }) => `pose ${some(n, what)} sur ${le(to)}`,
    tileLeft: ({ what, n }) => `a une tuile sur chaque accomplissement : ${some(n, what)} quitte la partie`,
    paidWages: ({ what, n, of }) => `paie ${some(n, what)} de salaires pour ${some(of, COLOUR)} d’ouvriers`,
    owedWages: ({ n, of }) => `ne peut pas payer ${some(of, COLOUR)} d’ouvriers et perd ${vp(-n)}`,
    sentHome: ({ what, n }) => `remet ${some(n, what)} dans le sac`,

    movedUp: ({ to }) => `la première rangée d’attente passe sur ${le(to)}`,
    refilled: ({ n }) => `le plateau est rempli : le marqueur Décompte va sur ${n}`,
    drew: (tales) =>
      `${tales.length === 1 ? 'un ouvrier sort' : 'des ouvriers sortent'} du sac : ${gathered(tales)
        .map(({ to, what }) => `${list(what.map(colourOf))} sur ${le(to)}`)
        .join(' ; ')}`,

    scoringBegins: ({ n }) => `${SCORING[n - 1]} décompte des régions`,
    scoredFirst: scored,
    scoredSecond: scored,
    scoredThird: scored,
    shipsScored: ({ n, what }) => `marque ${vp(n)} avec ses bateaux dans la région ${what}`,

    goldenBegins: ({ n }) => `la phase dorée commence : encore ${n} tours chacun`,
    goldenRound: ({ n, of }) =>
      `le marqueur Décompte va sur ${n} : encore ${of === 1 ? 'un tour' : `${of} tours`} chacun`,
    gameEnds: () => 'le marqueur Décompte quitte sa piste : la partie se termine',
    lastAccounts: () => 'derniers revenus, derniers salaires et accomplissements',
    achievedYen: honour(0),
    achievedShips: honour(1),
    achievedTrains: honour(2),
    achievedMachinery: honour(3),
    achievedContracts: honour(4),
    achievedKnowledge: honour(5),
    achievedCoal: honour(6),
    achievedFactories: honour(7),
    achievedRegions: honour(8),
  };
}
