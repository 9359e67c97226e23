import { french, type Word } from 'engawa';
import type { NipponWords } from '../vocabulary.ts';
import { gathered, total } from './gathered.ts';
import type { Counted, Given, Scored } from './given.ts';

const { m, f, un, le, du, de, some, list } = french;

const PLACE = ['la première place', 'la deuxième place', 'la troisième place'];
const SCORING = ['premier', 'deuxième', 'troisième'];
const COLOUR = f('couleur', { many: 'couleurs' });
const COAL = m('charbon', { many: 'charbons' });
const amounts = (tales: readonly Counted[]) => list(tales.map(({ what, n }) => some(n, what)));
const places = (tales: readonly { readonly to: Word }[]) =>
  `${tales.length > 1 ? 'les régions' : 'la région'} ${tales.map(({ to }) => to.name).join(', puis ')}`;
const climbs = (n: number, steps: Word, level: string) => `gagne ${some(n, steps)} (${level})`;
const vp = (n: number) => `${n} PV`;
const mill = (good: Word) => `l’usine ${de(good)}`;

export function deeds({ money, achieved, coloured }: Given): NipponWords['deeds'] {
  const honour = (i: number) => (tale: { readonly n: number; readonly of: number }) =>
    `marque ${vp(tale.n)} pour l’accomplissement ${achieved[i]}, multiplié par ${tale.of}`;
  const scored = ({ n, what, of, from }: Scored) =>
    `marque ${vp(n)} pour ${PLACE[of - 1]}${from ? ' partagée' : ''} dans la région ${what}`;
  /** `installe une machine pour 5 000 yens`, `installe gratuitement une machine` */
  const bought = (verb: string, what: string, of: number) =>
    of === 0 ? `${verb} gratuitement ${what}` : `${verb} ${what} pour ${money(of)}`;
  return {
    hired: ({ what, from }) => `prend ${un(what)} sur ${le(from)}`,
    spentPlans: ({ what, n, to }) => `dépense ${some(n, what)} pour un cran de ${to}`,

    paidToBuild: ({ what, n }) => `paie ${some(n, what)}`,
    madeUp: ({ what, n }) => `compense la Connaissance manquante avec ${some(n, what)}`,
    built: ({ what, of }) => `construit ${le(what)} pour ${money(of)}`,
    fitted: ({ what, n, to }) => `installe ${some(n, what)} dans sa nouvelle usine ${de(to)}`,
    turnedShips: ({ of }) => `retourne ses bateaux non placés : ils valent ${vp(of)} chacun`,
    turnedTrains: ({ of }) => `retourne ses trains non placés : ils valent ${of} d’influence chacun`,
    given: ({ what, n, from }) => `reçoit ${some(n, what)} grâce à ${le(from)}`,

    paidForMachine: ({ what, n }) => `paie ${some(n, what)}`,
    installed: ({ to, of }) => bought('installe', `une machine +1 dans ${mill(to)}`, of),
    upgraded: ({ to, of }) => bought('passe', `à +2 la machine de ${mill(to)}`, of),
    spared: (tales) => {
      const [machines, them] = tales.length > 1 ? [`${tales.length} machines`, 'les'] : ['une machine', 'la'];
      return `${bought('prend', machines, total(tales))} et ${them} garde pour sa prochaine usine`;
    },

    burned: ({ what, n }) => `brûle ${some(n, what)}`,
    produced: (tales) => `produit ${amounts(tales)} avec ${some(total(tales), COAL)}`,
    spoiled: ({ what, n }) => `perd ${some(n, what)}, faute de place`,

    paidForSteps: ({ what, n, to }) => `paie ${some(n, what)} pour monter en ${to}`,
    moneyRose: ({ what, n, of }) => climbs(n, what, `revenu : ${money(of)}`),
    coalRose: ({ what, n, of }) => climbs(n, what, `revenu : ${some(of, COAL)}`),
    knowledgeRose: ({ what, n, of }) => climbs(n, what, `niveau ${of}`),

    paidForTransport: ({ what, n }) => `paie ${some(n, what)}`,
    sentShip: (tales) =>
      bought('place', `${tales.length > 1 ? 'des bateaux' : 'un bateau'} dans ${places(tales)}`, total(tales)),
    sentTrain: (tales) =>
      bought('place', `${tales.length > 1 ? 'des trains' : 'un train'} dans ${places(tales)}`, total(tales)),
    uncoveredSymbol: ({ what }) => `découvre ${un(what)}`,

    delivered: (tales) => `livre ${amounts(tales)}`,
    fulfilled: ({ what }) => `remplit ${le(what)}`,
    paidByContract: ({ what, n, from }) => `reçoit ${some(n, what)} pour ${le(from)}`,

    approached: ({ what, to }) => `choisit ${to}, qui demande ${du(what)}`,
    sold: ({ what, n, to }) => `vend ${some(n, what)} à ${to}`,
    placed: ({ what, n, to, of, from }) => `place la ${some(n, what)} à ${to} pour ${some(of, from)}`,
    tookBack: ({ what, n, from }) => `reprend la ${some(n, what)} ${de(from)}`,
    regionBonus: ({ what, n, from }) => `reçoit ${some(n, what)}, bonus de la région ${from}`,
    regionBonusScored: ({ n, what }) => `marque ${vp(n)}, bonus de la région ${what}`,

    consolidated: () => 'consolide',
    gaveUp: (tales) => `perd ce qui lui restait : ${amounts(tales)}`,
    earned: (tales) => `touche un revenu de ${amounts(tales)}`,
    rewarded: ({ what }) => `reçoit ${un(what)} de l’Empereur`,
    bonusOfReward: ({ what, n }) => `reçoit aussi ${some(n, what)}, bonus de la récompense`,
    tookDouble: ({ what }) => `reçoit ${un(what)} de l’Empereur`,
    crowned: ({ what, n, to }) => `pose ${some(n, what)} sur ${le(to)}`,
    tileLeft: ({ what, n }) => `a une tuile sur chaque accomplissement : ${some(n, what)} quitte la partie`,
    paidWages: ({ what, n, of }) => `paie ${some(n, what)} de salaires pour ${some(of, COLOUR)} d’ouvriers`,
    owedWages: ({ n, of }) => `ne peut pas payer ${some(of, COLOUR)} d’ouvriers et perd ${vp(-n)}`,
    sentHome: ({ what, n }) => `remet ${some(n, what)} dans le sac`,

    movedUp: ({ to }) => `la première rangée d’attente passe sur ${le(to)}`,
    refilled: ({ n }) => `le plateau est de nouveau rempli : le marqueur Décompte passe à ${n}`,
    drew: (tales) =>
      `${tales.length === 1 ? 'un ouvrier sort' : 'des ouvriers sortent'} du sac : ${gathered(tales)
        .map(({ to, colours }) => `${list(Array.from(colours, ([worker, n]) => coloured(worker, n)))} sur ${le(to)}`)
        .join(' ; ')}`,

    scoringBegins: ({ n }) => `${SCORING[n - 1]} décompte des régions`,
    scoredFirst: scored,
    scoredSecond: scored,
    scoredThird: scored,
    shipsScored: ({ n, what }) => `marque ${vp(n)} avec ses bateaux dans la région ${what}`,

    goldenBegins: ({ n }) => `la phase dorée commence : encore ${n} tours par joueur`,
    goldenRound: ({ n, of }) =>
      `le marqueur Décompte passe à ${n} : encore ${of === 1 ? 'un tour' : `${of} tours`} par joueur`,
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
