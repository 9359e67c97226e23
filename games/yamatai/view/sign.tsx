/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { BOATS, BUILDINGS, CULTURES } from '../data/index.ts';
import { CULTURE_SIGNS, Icon, type Sign } from './blocks.ts';
import { Boat } from './boat.tsx';

const SIGNS: Readonly<Record<string, Sign>> = {
  coins: 'coin',
  prestigeToken: 'prestige',
  houses: 'house',
  power: 'power',
  helpers: 'person',
};

/** The sign of what is paid, gained or looked at. */
export function signOf(ref: string): Drawn | undefined {
  const [kind, id] = ref.split(':');
  if (kind === 'boat') return <Boat boat={BOATS.findIndex((boat) => boat.id === id)} />;
  const sign = id === undefined ? SIGNS[ref] : signIn(kind, id);
  return sign && <Icon of={sign} />;
}

function signIn(kind: string, id: string): Sign | undefined {
  if (kind === 'culture') return CULTURE_SIGNS[CULTURES.findIndex((culture) => culture.id === id)];
  if (kind === 'building') return BUILDINGS.find((building) => building.id === id)?.kind;
  return kind === 'specialist' ? 'person' : undefined;
}
