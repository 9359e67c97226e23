import { NONE } from 'engawa';
import { left } from 'engawa/columns';
import { AREAS, layoutFor, SITE_SHOPS, SITES, TOKENS } from '../data/index.ts';
import type { YokohamaState } from '../rules/state.ts';
import { signs, type TextView } from './text-view.ts';

const CELL = 16;

/** The areas as they lie, every row shifted by half a board against the one above. */
export function map(view: TextView): string[] {
  const { s } = view;
  const { rows } = layoutFor(s.seats);
  let cell = 0;
  return rows.flatMap((length, row) => {
    const areas = Array.from({ length }, () => s.areaAt[cell++]);
    const indent = ' '.repeat((row * CELL) / 2);
    return [names, pieces, buildings].map((part) =>
      (indent + areas.map((area) => left(part(view, area), CELL)).join('')).trimEnd(),
    );
  });
}

const names = ({ s, words }: TextView, area: number): string =>
  words.names.area[area].short + (s.station === area ? `+${words.things.stationToken.short}` : '');

function pieces({ s, words }: TextView, area: number): string {
  const found: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const { assistantsIn, president } = s.seat[seat];
    const n = assistantsIn[area];
    const here = president === area;
    if (n > 0 || here) found.push(`${words.names.seat[seat].short}${here ? '*' : ''}${n > 0 ? n : ''}`);
  }
  return found.join(' ');
}

function buildings({ s, words }: TextView, area: number): string {
  const letter = (seat: number): string => words.names.seat[seat].short;
  let shops = '';
  for (const owner of shopsIn(s, area)) if (owner !== NONE) shops += letter(owner);
  const house = s.house[area] === NONE ? '' : `{${letter(s.house[area])}}`;
  return (shops && `[${shops}]`) + house;
}

const shopsIn = (s: YokohamaState, area: number): Int16Array =>
  s.shops.subarray(area * SITE_SHOPS, (area + 1) * SITE_SHOPS);

const NAME = 17;
const REWARD = 14;

/** What building and full power bring, area by area; an owner stands before what is taken. */
export function sites(view: TextView): string[] {
  const { s, words } = view;
  const { shophouse, tradingHouse, fivePowerToken } = words.things;
  const heads = [
    ...Array.from({ length: SITE_SHOPS }, (_, i) => `${shophouse.short} ${i + 1}`),
    tradingHouse.short,
    fivePowerToken.short,
  ];
  const head = left('', NAME) + heads.map((text) => left(text, REWARD)).join('');
  const mark = (owner: number, text: string): string =>
    left(owner === NONE ? text : `(${words.names.seat[owner].short}) ${text}`, REWARD);
  const lines = AREAS.flatMap((_, area) => {
    if (s.site[area] === NONE) return [];
    const site = SITES[s.site[area]];
    const shops = site.shops.map((reward, i) => mark(shopsIn(s, area)[i], signs(words, reward)));
    const token = s.token[area] === NONE ? '-' : signs(words, TOKENS[s.token[area]].reward);
    const house = mark(s.house[area], signs(words, site.tradingHouse));
    return [(left(words.names.area[area].short, NAME) + shops.join('') + house + token).trimEnd()];
  });
  return [head.trimEnd(), ...lines];
}
