import { NONE } from 'engawa';
import { beside, left, width, wrapped } from 'engawa/columns';
import {
  ACHIEVEMENTS,
  AREA,
  BOARD_SLOTS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  NATIONS,
  ORDERS,
  PORT_POWER,
  SURCHARGE,
  TECHNOLOGIES,
  tableFor,
} from '../data/index.ts';
import { COLUMNS, goodsIn, signs, type TextView } from './text-view.ts';

const HALF = 50;

/** Ports on the left, laboratories on the right. */
export function displays(view: TextView): string[] {
  const { ports, laboratories } = tableFor(view.s.seats);
  const harbour = Array.from({ length: ports }, (_, board) => port(view, board)).flat();
  const benches = Array.from({ length: laboratories }, (_, board) => laboratory(view, board)).flat();
  return beside([harbour.map((line) => left(line, HALF)), benches], '');
}

function port({ s, words }: TextView, board: number): string[] {
  const { names } = words;
  const slots = PORT_POWER.map((power, slot) => {
    const order = s.ports[board * BOARD_SLOTS + slot];
    const head = ` ${left(`${power}+`, 4)}`;
    if (order === NONE) return `${head}-`;
    const { nation, goods, reward } = ORDERS[order];
    return `${head}${left(names.nation[nation].short, 3)}${left(goodsIn(words, goods), 13)}→ ${signs(words, reward)}`;
  });
  return [names.area[board === 0 ? AREA['port-a'] : AREA['port-b']].name, ...slots];
}

function laboratory({ s, words: { names } }: TextView, board: number): string[] {
  const wide = Math.max(...names.technology.map(({ name }) => width(name))) + 2;
  const slots = SURCHARGE.map((surcharge, slot) => {
    const card = s.laboratories[board * BOARD_SLOTS + slot];
    const head = ` ${left(`+${surcharge}`, 4)}`;
    if (card === NONE) return `${head}-`;
    const { technology, nation, value } = CARDS[card];
    return `${head}${left(names.nation[nation].short, 3)}${left(names.technology[technology].name, wide)}${value}`;
  });
  return [names.area[board === 0 ? AREA['laboratory-a'] : AREA['laboratory-b']].name, ...slots];
}

/** Church, customs, achievements and the agents left. */
export function boards({ s, words }: TextView): string[] {
  const { names, things, phrases } = words;
  const slot = (need: string, reward: string, owner: number) =>
    `${need}→${reward}${owner === NONE ? '' : `(${names.seat[owner].short})`}`;
  const church = CHURCH_SLOTS.map(({ faith, reward }, i) => slot(`${faith}`, signs(words, reward), s.church[i]));
  const customs = CUSTOMS_SLOTS.map(({ imports, reward }, i) =>
    slot(imports + things.imports.short, signs(words, reward), s.customs[i]),
  );
  const achievements = Array.from(s.achievements, (card, letter) => {
    const { first, later } = ACHIEVEMENTS[card];
    const claimed = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.seat[seat].claimed[letter]);
    const by = claimed.length > 0 ? ` (${claimed.map((seat) => names.seat[seat].short).join('')})` : '';
    return `${names.achievement[card].short}${phrases.colon}${first}/${later}${by}`;
  });
  const agents = NATIONS.map((_, nation) => `${names.nation[nation].short} ${s.agents[nation]}`);
  return [
    ...wrapped(`${names.area[AREA.church]}  `, church, '  ', COLUMNS),
    ...wrapped(`${names.area[AREA.customs]}  `, customs, '  ', COLUMNS),
    ...wrapped('', achievements, ' · ', COLUMNS),
    ...wrapped(`${phrases.agentsLeft}  `, agents, '  ', COLUMNS),
  ];
}

/** The technologies of a seat, by name. */
export const technologiesOf = ({ s, words }: TextView, seat: number): string[] =>
  TECHNOLOGIES.flatMap((_, t) => (s.seat[seat].technologies[t] === NONE ? [] : [words.names.technology[t].name]));
