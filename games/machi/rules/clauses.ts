import { ABILITY_IDS, ABILITY_OF, CARDS, COLOURS, isBuilding, isSamurai, isYakuza } from '../data/index.ts';

/** The clauses of events, in the order of M-13. */
const EVENTS = [
  'wanted',
  'embezzlement',
  'arranged-marriage',
  'betrayal',
  'imperial-truce',
  'sword-master',
  'matsuri',
  'tsunami',
  'fire',
  'bumper-harvest',
  'drought',
  'imperial-labour',
  'architects-plans',
];

/** Where the rulebook speaks of a card: of its ability or effect, else where it is listed. */
function clauseOf(card: number): string {
  const { id, kind, colour } = CARDS[card].type;
  if (kind === 'event') return `M-13.${EVENTS.indexOf(id) + 1}`;
  if (ABILITY_OF[card] >= 0) return `M-14.${ABILITY_OF[card] + 1}`;
  if (isYakuza(card)) return 'M-11.4';
  if (isBuilding(card)) return 'M-11.5';
  return isSamurai(card) ? 'M-11.3' : `M-11.${COLOURS.indexOf(colour!) + 1}`;
}

/** What each card can be to a move or a drawing. */
function rolesOf(card: number): readonly string[] {
  const { kind } = CARDS[card].type;
  if (kind === 'event') return ['card'];
  if (kind === 'building') return ['card', 'building'];
  return kind === 'yakuza' ? ['card', 'yakuza'] : ['card', 'villager', 'samurai', 'partner'];
}

const ofCards = CARDS.flatMap(({ id }, card) => rolesOf(card).map((role) => [`${role}:${id}`, clauseOf(card)]));

/** Where the rulebook speaks of what is on the table. */
export const clauses: Readonly<Record<string, string>> = {
  turn: 'M-4.3',
  end: 'M-9.7',
  ...Object.fromEntries(ofCards),
  duelist: 'M-8.11',
  target: 'M-8.13',
  deck: 'M-6.3',
  combat: 'M-8.10',
  clan: 'M-6.7',
  seat: 'M-2.1',
  ...Object.fromEntries(ABILITY_IDS.map((_, i) => [`ability:${i}`, `M-14.${i + 1}`])),
  year: 'M-4.1',
  winter: 'M-5.1',
  spring: 'M-6.2',
  summer: 'M-7.1',
  autumn: 'M-8.1',
  duel: 'M-8.12',
  village: 'M-2.1',
  flop: 'M-6.1',
  site: 'M-2.3',
  outside: 'M-7.9',
  hand: 'M-15',
  first: 'M-4.4',
  founder: 'M-8.18',
  launched: 'M-8.3',
  mouths: 'M-5.3',
  wealth: 'M-9.2',
  honour: 'M-9.2',
  rice: 'M-5.1',
  sabre: 'M-8.13',
  points: 'M-9.4',
};
