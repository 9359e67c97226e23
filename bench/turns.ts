import { type Bot, botById, Player } from '#bots';
import { type Game, rngFrom, seatsIn, Table } from '#kernel';

/** What a bot spends, in CPU milliseconds: on the first decision of a turn, and on the turn as a whole. */
export interface Spent {
  readonly first: readonly number[];
  readonly whole: readonly number[];
}

/** A turn in so many is the bot's; the others are played by the net, so that a game is soon through and looked at from end to end. */
const EVERY = 3;

const PERCENT = 95;

/** The mean, and what all but a twentieth stay below. */
export function meanAndMost(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return [mean, sorted[Math.min(sorted.length - 1, Math.floor((PERCENT / 100) * sorted.length))]];
}

const cpuMs = (mark: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(mark);
  return (user + system) / 1000;
};

/** Turns of a bot from whole games, as they come: at least so many. */
export function spentOn(game: Game, seats: number, bot: Bot, turns: number, milliseconds?: number): Spent {
  const net = botById('net');
  const first: number[] = [];
  const whole: number[] = [];
  for (let n = 0; whole.length < turns; n++) {
    const table = Table.open(game, { seats, seed: `turns ${n}` });
    const players = [net, bot].map((who) =>
      Array.from({ length: seats }, (_, seat) => new Player(who, game, seat, rngFrom(`turns ${n} ${who.id} ${seat}`))),
    );
    let last = -1;
    let turn = n;
    let asked = players[0];
    while (!table.over) {
      const [seat] = seatsIn(table.turn);
      const begins = seat !== last;
      last = seat;
      if (begins) {
        asked = players[++turn % EVERY === 0 ? 1 : 0];
        asked[seat].begin();
      }
      const mark = process.cpuUsage();
      const { move } = asked[seat].choose(table.view(seat), milliseconds);
      if (asked === players[1]) {
        const ms = cpuMs(mark);
        if (begins) {
          first.push(ms);
          whole.push(ms);
        } else whole[whole.length - 1] += ms;
      }
      const before = table.history.length;
      table.play(seat, move);
      for (const line of table.history.slice(before + 1)) if (line.seat === seat) asked[seat].forced(line.move);
    }
  }
  return { first, whole };
}
