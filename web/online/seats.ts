import type { SeatSummary } from '#wire';
import { nameAtTable } from '../play/seats.ts';
import type { Seat } from '../table/source.ts';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';

/** Everybody at a table of the server, bots by the names of their characters. */
export function seatsOf(seats: readonly SeatSummary[]): Seat[] {
  return seats.map((seat, at) => {
    const { kind, level = '' } = seat;
    if (kind === 'bot') {
      const nth = seats.slice(0, at + 1).filter((other) => other.kind === 'bot' && other.level === seat.level).length;
      return { name: nameAtTable(level, nth), kind, level };
    }
    return {
      name: nameOf(seat),
      kind: kind === 'open' ? 'open' : 'person',
      present: kind === 'open' ? undefined : false,
    };
  });
}

const nameOf = ({ name, seat, program }: SeatSummary): string =>
  name === undefined ? wording.value.setup.seat(seat + 1) : program ? houseWording.value.program(name) : name;
