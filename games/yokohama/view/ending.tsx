/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { Crest, type Drawn, Level } from 'engawa/drawing';
import { END_HOUSES, END_SHOPS } from '../data/index.ts';
import { endsWith, housesOf, shopsOf } from '../rules/ending.ts';
import { Icon, type Sign } from './blocks.ts';
import { HOUSES, type Picture, seatsOf } from './picture.ts';
import { taken } from './prices.ts';

/** How near the game is to each of its ends (Y-14.1). */
export function Ending({ picture }: { readonly picture: Picture }): Drawn {
  const { s, words } = picture;
  const { phrases } = words;
  const ends = endsWith(s);
  const leader = (count: (seat: number) => number) =>
    seatsOf(s).reduce((best, seat) => (count(seat) > count(best) ? seat : best), 0);
  const houses = leader((seat) => housesOf(s, seat));
  const shops = leader((seat) => shopsOf(s, seat));
  return (
    <div class="panel ending" data-look="ending">
      <h3>{s.lastRound === NONE ? `${phrases.round(s.round)} · ${phrases.ending}` : phrases.lastRound(s.lastRound)}</h3>
      <div class="meters">
        <Meter look="endHouses" of="tradingHouse" n={housesOf(s, houses)} end={END_HOUSES} seat={houses} />
        <Meter look="endShops" of="shophouse" n={shopsOf(s, shops)} end={END_SHOPS} seat={shops} />
        <Meter look="endChurch" of="church" n={taken(s.church)} end={ends.church} />
        <Meter look="endCustoms" of="customs" n={taken(s.customs)} end={ends.customs} />
        <span class="meter" data-look="endOrders">
          <Icon of="order" />
          <b>{s.orderDeck.length}</b>
        </span>
      </div>
    </div>
  );
}

interface MeterProps {
  readonly look: string;
  readonly of: Sign;
  readonly n: number;
  readonly end: number;
  /** Who is nearest. */
  readonly seat?: number;
}

function Meter({ look, of, n, end, seat }: MeterProps): Drawn {
  return (
    <span class={n >= end - 1 ? 'meter near' : 'meter'} data-look={look} data-of={n > 0 ? seat : undefined}>
      <Icon of={of} />
      <b>
        {n}/{end}
      </b>
      {seat !== undefined && n > 0 && <Crest house={HOUSES[seat]} />}
      <Level part={n / end} />
    </span>
  );
}
