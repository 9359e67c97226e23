import assert from 'node:assert/strict';
import { TableClient } from '../../testing/table-client.ts';

interface Seated {
  readonly table: string;
  readonly key: string;
}

const json = async (response: Response): Promise<never> => {
  const body = await response.json();
  assert.ok(response.ok, JSON.stringify(body));
  return body as never;
};

/** A table with a bot that needs its net. */
export async function openTable(url: string): Promise<Seated> {
  const wishes = { game: 'machi', seats: 2, name: 'Aki', bots: ['apprentice'], start: true };
  const headers = { 'content-type': 'application/json' };
  return json(await fetch(`${url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wishes) }));
}

export async function playOn(url: string, { table, key }: Seated, moves: number): Promise<void> {
  const client = await TableClient.enter(url, table, key);
  for (let n = 0; n < moves; n++) {
    const mine = (): boolean => client.push!.turn.includes(client.seat!) && client.push!.moves.length > 0;
    await client.until(mine, 'turn of ours', 60_000);
    const { moves: offered } = client.push!;
    const answer = await client.play(offered[(n * 7) % offered.length]);
    assert.equal(answer.error, undefined);
    await client.reached(answer.seq!);
  }
  client.close();
}

/** Everything that has happened, as the seat may know it. */
export async function logOf(url: string, { table, key }: Seated): Promise<unknown[]> {
  const headers = { authorization: `Seat ${key}` };
  const { log } = await json(await fetch(`${url}/api/tables/${table}/log?since=0`, { headers }));
  return log as unknown[];
}

/** Gives the game up; its record. */
export async function finish(url: string, { table, key }: Seated): Promise<unknown> {
  const client = await TableClient.enter(url, table, key);
  await client.ask({ do: 'resign', action: client.newAction() });
  await client.until(() => client.push!.over, 'end', 60_000);
  client.close();
  return json(await fetch(`${url}/api/tables/${table}/record`));
}
