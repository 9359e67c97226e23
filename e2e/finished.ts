import { BASE } from './address.ts';
import { Client } from './client.ts';

/** A table for two against a bot, played to its end without a browser: always the first choice, or the last. */
export async function finishedTable(
  game: string,
  { cookie, ...wishes }: { readonly cookie?: string; readonly [more: string]: unknown } = {},
): Promise<{ readonly table: string; readonly key: string }> {
  const opened = await fetch(`${BASE}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ game, seats: 2, name: 'Aki', bots: ['random'], start: true, ...wishes }),
  });
  const { table, key } = (await opened.json()) as { table: string; key: string };
  const client = await Client.enter(table, key);
  for (let n = 0; n < 3000 && !client.push?.over; n++) {
    const { seq, moves } = await client.until(({ over, turn }) => over || turn.includes(0));
    if (client.push?.over) break;
    await client.play(moves[(n * 7) % moves.length], seq);
  }
  client.close();
  return { table, key };
}
