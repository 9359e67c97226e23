/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { Icon, type Sign } from './blocks.ts';

/** Things by themselves, and domains whose things share a sign. */
const SIGNS: Readonly<Record<string, Sign>> = {
  yen: 'yen',
  coal: 'coal',
  blueprints: 'blueprints',
  vp: 'vp',
  moneySteps: 'yen',
  coalSteps: 'mines',
  knowledgeSteps: 'knowledge',
  machine: 'machinery',
  upgrade: 'machinery',
  spareMachines: 'machinery',
  ships: 'ships',
  trains: 'trains',
  influence: 'localMarket',
  multiplier: 'star',
  double: 'star',
  level: 'star',
  star: 'star',
  contracts: 'contracts',
  contract: 'contracts',
  overseas: 'overseas',
  factory: 'invest',
  factories: 'invest',
  region: 'regions',
};
const TRACKS: Readonly<Record<string, Sign>> = { money: 'yen', coal: 'mines', knowledge: 'knowledge' };
/** Domains whose things are called as their signs. */
const THEMSELVES: readonly string[] = ['good', 'action', 'bonus', 'achievement'];

/** The sign of what is paid, gained or looked at, in a box of 20 by 20. */
export function signOf(ref: string): Drawn | undefined {
  const [kind, id = ''] = ref.split(':');
  const sign = kind === 'track' ? TRACKS[id] : THEMSELVES.includes(kind) ? (id as Sign) : SIGNS[kind];
  return sign && <Icon of={sign} />;
}
