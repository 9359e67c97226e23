/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { AREA, AREA_TYPES, AREAS } from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';

/** Things by themselves, and domains whose things share a sign. */
const SIGNS: Readonly<Record<string, Sign>> = {
  yen: 'yen',
  imports: 'import',
  anyGood: 'anyGood',
  warehouse: 'warehouse',
  store: 'warehouse',
  move: 'move',
  assistants: 'assistant',
  president: 'president',
  shophouse: 'shophouse',
  tradingHouse: 'tradingHouse',
  stationToken: 'station',
  fivePowerToken: 'five',
  areaToken: 'five',
  shopPlot: 'shophouse',
  housePlot: 'tradingHouse',
  order: 'order',
  orderCards: 'order',
  secondOrder: 'order',
  endOrders: 'order',
  card: 'technology',
  technology: 'technology',
  technologyCards: 'technology',
  nation: 'agent',
  agents: 'agent',
  churchSlot: 'church',
  endChurch: 'church',
  faith: 'church',
  customsSlot: 'customs',
  endCustoms: 'customs',
  endHouses: 'tradingHouse',
  endShops: 'shophouse',
};

const PIECES: Readonly<Record<string, Sign>> = {
  assistant: 'assistant',
  shophouse: 'shophouse',
  'trading-house': 'tradingHouse',
};

/** The sign of what is paid, gained or looked at. */
export function signOf(ref: string): Drawn | undefined {
  const [kind, id] = ref.split(':');
  const sign = signIn(kind, id) ?? SIGNS[kind];
  return sign && <Icon of={sign} />;
}

function signIn(kind: string, id: string): Sign | undefined {
  if (kind === 'good') return id as Sign;
  if (kind === 'token') return PIECES[id];
  return kind === 'area' ? (AREA_TYPES[AREAS[AREA[id]].type] as Sign) : undefined;
}
