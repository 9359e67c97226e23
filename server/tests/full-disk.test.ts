import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { enterAll, openTable, openTestHouse, playOn } from './fixture.ts';

/** SQLite's own limit stands in for the disk's: it answers as it does when a disk is full. */
it.each([
  { name: 'people', bots: [] },
  { name: 'people and a bot', bots: ['greedy'] },
])(
  'a full disk, $name: moves are refused with a code, nothing acknowledged is lost, and the table goes on when there is room',
  async ({ bots }) => {
    const house = await openTestHouse({ ENGAWA_LOG: 'silent' });
    const { store } = house.front.premises;
    const seated = await openTable(house, { bots, seats: 2 + bots.length });
    const clients = await enterAll(house, seated);
    await playOn(clients, 'before', 4);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0].page_count + 2)}`.execute(store.db);

    const mine = () => clients.find(({ push, seat }) => push!.turn.includes(seat!));
    let refused: { code: string; move: string; seq: number; action: string } | undefined;
    const acknowledged: number[] = [];
    for (let n = 0; n < 400 && !refused; n++) {
      const client = mine();
      if (!client) {
        // The bot's move may be the one that finds no room.
        const seen = clients[0].push!.seq;
        await clients[0].until(() => clients[0].push!.seq > seen, 'a bot', 1500).catch(() => undefined);
        if (clients[0].push!.seq === seen) break;
        continue;
      }
      const { seq, moves } = client.push!;
      const action = client.newAction();
      const answer = await client.play(moves[n % moves.length], seq, action);
      if (answer.error) refused = { code: answer.error.code, move: moves[n % moves.length], seq, action };
      else {
        acknowledged.push(answer.seq!);
        await Promise.all(clients.map((each) => each.reached(answer.seq!)));
      }
    }
    if (bots.length === 0 || refused) expect(refused?.code).toBe('no-room');
    // Pages that are there already may still take a few rows.
    const open = () => house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x'.repeat(40) });
    let opened = await open();
    for (let n = 0; n < 60 && opened.status === 201; n++) opened = await open();
    expect([opened.status, opened.body.error.code]).toEqual([507, 'no-room']);
    expect((await house.call('GET', `/api/tables/${seated.table}`)).status).toBe(200);

    await sql`pragma max_page_count = 1000000`.execute(store.db);
    const kept = await store.db.selectFrom('entries').select('seq').where('table_id', '=', seated.table).execute();
    expect(kept.map(({ seq }) => seq)).toEqual(expect.arrayContaining(acknowledged));
    if (refused) {
      const client = mine()!;
      const again = await client.play(refused.move, refused.seq, refused.action);
      expect(again.error).toBeUndefined();
      await Promise.all(clients.map((each) => each.reached(again.seq!)));
    }
    // A bot that found no room is looked after again within seconds.
    await playOn(clients, 'after', 12);
    for (const client of clients) client.close();
    await house.stop();
  },
);

it('a house on a full disk drains all the same', async () => {
  const house = await openTestHouse({ ENGAWA_LOG: 'silent' });
  const { store } = house.front.premises;
  const seated = await openTable(house);
  const clients = await enterAll(house, seated);
  await playOn(clients, 'fill', 3);
  await sql`pragma max_page_count = 1`.execute(store.db);
  for (let n = 0; n < 40; n++) await house.call('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Aki' });
  await expect(house.stop()).resolves.toBeUndefined();
  for (const client of clients) expect(client.closed?.code ?? 1012).toBe(1012);
});

it('a folder that cannot hold a store is refused in a sentence', async () => {
  for (const folder of ['/proc', '/proc/x/y', '/dev/null', '/dev/null/x']) {
    const opening = openTestHouse({ ENGAWA_DATA: folder });
    await expect(opening).rejects.toMatchObject({
      code: 'bad-data-folder',
      message: expect.stringContaining(folder),
    });
  }
});
