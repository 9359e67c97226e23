import { botDice, hintFor, hintLong } from '#bots';
import { openGameOf } from '#games';
import { firstSeat, Refusal, replay } from '#kernel';
import { Team } from '../../bots/node/team.ts';
import { HINT_SIMULATIONS, hintData, hintLines } from '../advice.ts';
import { readJson } from '../files.ts';
import { language, readArguments, UsageError, wholeNumber } from '../options.ts';

const STEPS = 3;

/** `engawa hint`: advice on a saved game, in up to three steps. */
export async function hintCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    step: { type: 'string', default: '1' },
    to: { type: 'string' },
    deeper: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length !== 1) throw new UsageError('Say which game: engawa hint <file> --step 1');
  const lang = language(values.lang);
  const step = wholeNumber(values.step, 'step', 1, STEPS);
  const record = readJson(positionals[0]) as { game?: unknown } | null;
  const to = values.to === undefined ? undefined : wholeNumber(values.to, 'to', 0, 1_000_000);
  const table = replay(await openGameOf(record), record, { to });
  if (table.over) throw new Refusal('game-over', 'The game is over.');
  const seat = firstSeat(table.turn);
  const { game } = table;
  const [view, rng] = [table.view(seat), botDice(table.seed)];
  const hint = values.deeper
    ? await hintLong(new Team().look, game, view, seat, rng)
    : hintFor(game, view, seat, rng, HINT_SIMULATIONS);
  const lines = Array.from({ length: step }, (_, i) => hintLines(game, hint, i, lang)).flat();
  process.stdout.write(
    values.json ? `${JSON.stringify({ seat, ...hintData(game, hint, lang) })}\n` : `${lines.join('\n')}\n`,
  );
  return 0;
}
