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

function port({ s, labels }: TextView, board: number): string[] {
  const slots = PORT_POWER.map((power, slot) => {
    const order = s.ports[board * BOARD_SLOTS + slot];
    const head = ` ${left(labels.power(power), 4)}`;
    if (order === NONE) return head + labels.empty;
    const { nation, goods, reward } = ORDERS[order];
    return `${head}${left(labels.nations[nation], 3)}${left(goodsIn(labels, goods), 13)}→ ${signs(labels, reward)}`;
  });
  return [labels.areas[board === 0 ? AREA['port-a'] : AREA['port-b']], ...slots];
}

function laboratory({ s, labels, words }: TextView, board: number): string[] {
  const wide = Math.max(...words.names.technology.map(width)) + 2;
  const slots = SURCHARGE.map((surcharge, slot) => {
    const card = s.laboratories[board * BOARD_SLOTS + slot];
    const head = ` ${left(labels.surcharge(surcharge), 4)}`;
    if (card === NONE) return head + labels.empty;
    const { technology, nation, value } = CARDS[card];
    return `${head}${left(labels.nations[nation], 3)}${left(words.names.technology[technology], wide)}${value}`;
  });
  return [labels.areas[board === 0 ? AREA['laboratory-a'] : AREA['laboratory-b']], ...slots];
}

/** Church, customs, achievements and the agents left. */
export function boards({ s, labels, words }: TextView): string[] {
  const slot = (need: string, reward: string, owner: number) =>
    `${need}→${reward}${owner === NONE ? '' : `(${labels.seats[owner]})`}`;
  const church = CHURCH_SLOTS.map(({ faith, reward }, i) =>
    slot(labels.faith(faith), signs(labels, reward), s.church[i]),
  );
  const customs = CUSTOMS_SLOTS.map(({ imports, reward }, i) =>
    slot(labels.imports(imports), signs(labels, reward), s.customs[i]),
  );
  const achievements = Array.from(s.achievements, (card, letter) => {
    const { first, later } = ACHIEVEMENTS[card];
    const claimed = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => s.seat[seat].claimed[letter]);
    const by = claimed.length > 0 ? ` (${claimed.map((seat) => labels.seats[seat]).join('')})` : '';
    return `${words.names.achievement[card]}: ${first}/${later}${by}`;
  });
  const agents = NATIONS.map((_, nation) => `${labels.nations[nation]} ${s.agents[nation]}`);
  return [
    ...wrapped(`${labels.areas[AREA.church]}  `, church, '  ', COLUMNS),
    ...wrapped(`${labels.areas[AREA.customs]}  `, customs, '  ', COLUMNS),
    ...wrapped('', achievements, ' · ', COLUMNS),
    ...wrapped(`${labels.agents}  `, agents, '  ', COLUMNS),
  ];
}

/** The technologies of a seat, by name. */
export const technologiesOf = ({ s, words }: TextView, seat: number): string[] =>
  TECHNOLOGIES.flatMap((_, t) => (s.seat[seat].technologies[t] === NONE ? [] : [words.names.technology[t]]));
