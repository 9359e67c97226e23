import type { SeatSummary } from '#wire';
import { botName } from '../play/seats.ts';
import type { Seat } from '../table/source.ts';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';

/** Everybody at a table of the server, bots by the name the lobby has for them; of several of one kind each has its number. */
export function seatsOf(seats: readonly SeatSummary[]): Seat[] {
  const bots = seats.filter(({ kind }) => kind === 'bot');
  return seats.map((seat) => {
    const { kind } = seat;
    const alike = bots.filter(({ level }) => level === seat.level);
    const name = kind === 'bot' ? botName(seat.level ?? '') : nameOf(seat);
    return {
      name: kind === 'bot' && alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name,
      kind: kind === 'bot' ? 'bot' : kind === 'open' ? 'open' : 'person',
      present: kind === 'bot' || kind === 'open' ? undefined : false,
    };
  });
}

const nameOf = ({ name, seat, program }: SeatSummary): string =>
  name === undefined ? wording.value.setup.seat(seat + 1) : program ? houseWording.value.program(name) : name;
