import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { eventFor, type Game, isKnownTo, MoveList, rngFrom, WATCHER } from '#kernel';
import { type Answer, type SeenPush, TableClient } from '../../testing/table-client.ts';
import { fromRow } from '../tables/entry.ts';
import { Sitting } from '../tables/sitting.ts';
import { enterAll, houseForFile, openTable, playOn } from './fixture.ts';

/**
 * Everything a seat and a watcher ever receive in whole games, held against the log behind it: nothing may be there that they may
 * not know. What they may know is the kernel's `conceal` and `eventFor`; a move of another seat must follow from what they see.
 */
const house = await houseForFile();
const WORLDS = 2;
/** Imagining worlds is costly: every so many moves. */
const EVERY = 10;

interface Viewer {
  readonly viewer: number;
  readonly client: TableClient;
}

const legal = (game: Game, s: Parameters<Game['turn']>[0], seat: number): number[] => {
  const out = new MoveList();
  game.moves(s, seat, out);
  return out.toArray();
};

/** In every world the viewer thinks possible the move can be made, and no other would have looked as this one did. */
function followsFromView(game: Game, before: Sitting, viewer: number, seat: number, text: string): boolean {
  if (!game.secrets) return true;
  const move = game.lexicon.parse(text);
  const real = before.game!.state;
  const view = game.conceal(real, viewer);
  const seen = game.layout.clone(real);
  game.play(seen, seat, move);
  const looks = game.conceal(seen, viewer);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.imagine(view, viewer, rngFrom(`world ${i} ${before.seq}`));
    const choices = legal(game, world, seat);
    const looksTheSame = (other: number): boolean => {
      const played = game.layout.clone(world);
      game.play(played, seat, other);
      return game.layout.equal(game.conceal(played, viewer), looks);
    };
    if (!choices.includes(move) || choices.some((other) => other !== move && looksTheSame(other))) return false;
  }
  return true;
}

describe.each(GAMES.map((game) => game.id))('%s', (id) => {
  const game = GAMES.find((candidate) => candidate.id === id)!;

  it.each([...new Set(game.seats)])(
    'with %i players: nobody receives what they may not know',
    { timeout: 240_000 },
    async (seats) => {
      const seated = await openTable(house, { game: id, seats, watchers: true });
      const players = await enterAll(house, seated);
      const watcher = await TableClient.enter(house.url, seated.table);
      await playOn(players, `hidden ${id} ${seats}`);
      await watcher.reached(players[0].push!.seq);

      const rows = await house.front.premises.store.db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', seated.table)
        .orderBy('seq')
        .execute();
      const entries = rows.map(fromRow);
      const { secret: promised } = entries[1].deed as { secret: string };
      const { seed } = Sitting.from(seated.table, entries);
      const viewers: Viewer[] = [
        ...players.map((client, viewer) => ({ viewer, client })),
        { viewer: WATCHER, client: watcher },
      ];
      const pushes = viewers.map(({ client }) => bySeq(client));

      const sitting = new Sitting(seated.table);
      for (const entry of entries) {
        const { deed } = entry;
        const check =
          deed.kind === 'play'
            ? viewers.map(({ viewer }) =>
                entry.seq % EVERY !== 0 || viewer === deed.seat || !(deed.known & (1 << (viewer + 1)))
                  ? undefined
                  : followsFromView(game, sitting, viewer, deed.seat, deed.move),
              )
            : [];
        for (const [i, follows] of check.entries()) {
          if (follows === undefined) continue;
          expect(follows, `"${(deed as { move: string }).move}" is told to viewer ${viewers[i].viewer}`).toBe(true);
        }
        sitting.follow(entry);
        for (const [i, { viewer }] of viewers.entries()) {
          const push = pushes[i].get(entry.seq);
          if (push) inspect(sitting, viewer, push);
        }
      }

      for (const { viewer, client } of viewers) {
        const secret = [
          seed,
          promised,
          ...seated.keys,
          ...seated.phrases,
          ...rows.map(({ body }) => JSON.parse(body).key ?? seed),
        ];
        const leaking = client.received.filter((text) => {
          const over = text.includes('"status":"over"');
          return secret.some((word) => text.includes(word) && !(over && word === seed));
        });
        expect(leaking, `viewer ${viewer} received a secret`).toEqual([]);
        expect(client.received.some((text) => /"hash"|"account"|"phrase"|"key"/.test(text))).toBe(false);
        client.close();
      }
    },
  );
});

function bySeq(client: TableClient): Map<number, SeenPush> {
  const found = new Map<number, SeenPush>();
  for (const text of client.received) {
    const { push } = JSON.parse(text) as Answer;
    if (push) found.set(push.seq, push);
  }
  return found;
}

/** A push against the table as it really stood. */
function inspect(sitting: Sitting, viewer: number, push: SeenPush): void {
  const { game } = sitting;
  if (!game) {
    expect(push.view).toBeNull();
    return;
  }
  expect(push.view).toEqual(game.game.layout.toJSON(game.game.conceal(game.state, viewer)));
  const mine = viewer === WATCHER || !sitting.playable ? [] : legal(game.game, game.state, viewer);
  expect([...push.moves].sort()).toEqual(mine.map(game.game.lexicon.text).sort());
  expect(push.asks.every(({ seat }) => seat === viewer)).toBe(true);
  for (const line of push.log) {
    const happening = sitting.happenings.at(line.seq - 1);
    const brought = [happening.played ?? [], happening.forced].flat();
    const sent = happening.played ? [line, ...(line.forced ?? [])] : [];
    expect(sent.map(({ events }) => events)).toEqual(
      JSON.parse(JSON.stringify(brought.map(({ events }) => events.map((event) => eventFor(event, viewer))))),
    );
    for (const [i, { points = [] }] of sent.entries()) {
      expect(points.length).toBe(brought[i].points.filter(({ known }) => isKnownTo(known, viewer)).length);
    }
    if (line.seat !== viewer && line.move != null) expect(happening.known & (1 << (viewer + 1))).not.toBe(0);
    const forced = line.forced ?? [];
    if (game.game.secrets) for (const { seat, move } of forced) if (seat !== viewer) expect(move).toBeNull();
  }
}
