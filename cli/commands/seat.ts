import { Refusal } from '#kernel';
import { readArguments, UsageError } from '../options.ts';
import { Program } from '../program.ts';
import type { Refused, SeenPush, TableLine } from '../table-line.ts';

const USAGE = 'engawa seat --table http://host/t/<table> --key <seat key> -- <program> [arguments]';
/** The key is a secret: in the environment nobody sees it in a list of processes. */
const KEY_VARIABLE = 'ENGAWA_SEAT_KEY';

/** `engawa seat`: another program takes a seat at a live table. It sees what its seat may know, nothing else. */
export async function seatCommand(args: readonly string[]): Promise<number> {
  const { values, positionals: command } = readArguments(args, {
    table: { type: 'string' },
    key: { type: 'string' },
  });
  const key = values.key ?? process.env[KEY_VARIABLE];
  if (values.table === undefined || key === undefined || command.length === 0) throw new UsageError(USAGE);
  // The library for WebSockets is loaded only by those who need it.
  const line = new (await import('../table-line.ts')).TableLine(liveAddress(values.table), key);
  const program = Program.run(command);
  try {
    await line.call();
    process.stderr.write(`Seat ${line.seat} is taken by: ${command.join(' ')}\n`);
    const result = await playOut(line, program);
    process.stdout.write(`${JSON.stringify({ seat: line.seat, ...result })}\n`);
    return 0;
  } finally {
    line.hangUp();
    program.stop();
  }
}

/** Where the live line of a table is, from the link people share or from the address of the line itself. */
function liveAddress(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const found = url && /^(?:.*\/t|\/api\/tables)\/([A-Za-z0-9_-]{6,32})(?:\/live)?\/?$/.exec(url.pathname);
  if (!url || !found || !/^(http|ws)s?:$/.test(url.protocol)) {
    throw new UsageError(`--table is the link of a table, http://host/t/<table>, not "${link}".`);
  }
  return `${url.protocol.replace('http', 'ws')}//${url.host}/api/tables/${found[1]}/live`;
}

async function playOut(line: TableLine, program: Program): Promise<object | null> {
  for (;;) {
    const push = line.push!;
    if (push.over) return push.summary.result;
    const { seat } = line;
    const mine = push.summary.seats[seat];
    if (mine.left) throw new Refusal('not-allowed', 'This seat is no longer in the game.');
    // Its time ran out while the program was not here: a bot has played on.
    if (mine.standIn) must(await line.act({ do: 'back' }), 'not-away');
    if (push.moves.length === 0 || mine.standIn || push.summary.paused) {
      await line.after(push.seq);
      continue;
    }
    await playOne(line, program, push);
  }
}

async function playOne(line: TableLine, program: Program, push: SeenPush): Promise<void> {
  const { summary, view, moves, seq } = push;
  const question = { game: summary.game, seats: summary.seats.length, seat: line.seat, state: view, moves };
  const { move } = await program.choose(question);
  if (!moves.includes(move)) throw program.bad(`played "${move}", which is not offered`);
  const refused = await line.act({ do: 'play', move, seq });
  // The table moved on while the program was thinking: it is asked again about what is there now.
  must(refused, 'stale', 'paused', 'away', 'game-over');
  if (!refused) await line.after(seq);
}

function must(refused: Refused | undefined, ...passing: readonly string[]): void {
  if (!refused || passing.includes(refused.code)) return;
  throw new Refusal(refused.code, refused.message, refused.clause);
}
