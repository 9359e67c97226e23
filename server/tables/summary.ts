import { seatsIn } from '#kernel';
import type { Edition } from '#kernel/edition/index.ts';
import type { EditionMark, SeatSummary, Summary } from '#wire';
import { patienceWith } from './beginning.ts';
import { botOf, type Chair } from './chair.ts';
import { olderKind } from './shuffle.ts';
import type { Sitting } from './sitting.ts';

function seatSummary(chair: Chair, seat: number, host: number): SeatSummary {
  const { holder, left, vacation } = chair;
  if (!holder) return { seat, kind: 'open' };
  const standIn = holder.as === 'bot' ? undefined : botOf(chair);
  return {
    seat,
    kind: holder.as,
    name: holder.name,
    ...(holder.level === undefined ? {} : { level: holder.level }),
    ...(seat === host ? { host: true } : {}),
    ...(holder.program ? { program: true } : {}),
    ...(left ? { left } : {}),
    ...(standIn ? { standIn } : {}),
    ...(vacation ? { vacation: { from: vacation.from, until: vacation.until } } : {}),
  };
}

const markOf = ({ name, author }: Edition, figures: string): EditionMark => ({
  name,
  ...(author === undefined ? {} : { author }),
  figures,
});

export function summaryOf(sitting: Sitting): Summary {
  const { opening, result, rules, shuffle, handOver } = sitting;
  const figures = rules.figures ?? null;
  const { game, options, edition, clock, timeout, listed, rated, watchers, seats } = opening;
  return {
    table: sitting.table,
    game,
    version: sitting.version,
    status: sitting.status,
    seats: sitting.chairs.map((chair, seat) => seatSummary(chair, seat, sitting.host)),
    options,
    figures,
    edition: edition ? markOf(edition, figures!) : null,
    clock,
    timeout,
    listed,
    rated,
    watchers,
    ...(opening.chances ? { chances: true } : {}),
    sought: opening.sought ?? false,
    ...(opening.programs ? { programs: true } : {}),
    vacations: sitting.restful,
    language: opening.language ?? null,
    commitment: sitting.commitment,
    shuffle: shuffle?.summary(seats, patienceWith(sitting)) ?? olderKind(seats),
    ready: seatsIn(sitting.ready),
    handOver: handOver ? { seat: handOver.seat, votes: seatsIn(handOver.votes) } : null,
    turn: seatsIn(sitting.turn),
    until: sitting.chairs.map((_, seat) => sitting.clocks?.span(seat)?.until ?? null),
    seq: sitting.seq,
    opened: sitting.opened,
    updated: sitting.at,
    paused: sitting.paused,
    wantPause: seatsIn(sitting.wantPause),
    wantEnd: seatsIn(sitting.wantEnd),
    rematch: sitting.rematch,
    result: result ? { ...result, seed: sitting.seed } : null,
  };
}

/** A summary as a row of the lobby keeps it. Old rows may hold the hash of a seed that alone decides the draws: it is left out until the game is over. */
export function keptSummary(text: string): Summary {
  const kept = withPlaces({
    figures: null,
    edition: null,
    sought: false,
    vacations: true,
    language: null,
    until: [],
    wantEnd: [],
    ...JSON.parse(text),
  } as Summary);
  if (kept.shuffle) return kept;
  const { status, seats, commitment } = kept;
  return {
    ...kept,
    commitment: status === 'over' ? commitment : null,
    shuffle: olderKind(seats.length),
    ready: [],
    handOver: null,
  };
}

/** Rows of before victories could be shared name one seat a place. */
function withPlaces(kept: Summary): Summary {
  const { result } = kept;
  if (!result) return kept;
  return { ...kept, result: { ...result, ranking: result.ranking.map((place) => [place].flat()) } };
}
