import { expect, test } from '@playwright/test';
import type { Push } from '#wire';
import { Client, openSeats } from './client.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { startGame, wear } from './table.ts';

/** Races, secrets, and choices made at the same time. The server is the real one; most of this needs no screen. */

const RACES = 1000;

test('a thousand races of two devices for one seat: one choice counts, and it is the one that was acknowledged', async () => {
  test.setTimeout(300_000);
  let [raced, wrong, refused] = [0, 0, 0];
  for (let n = 0; raced < RACES; n++) {
    const { table, keys } = await openSeats(gameIds[n % gameIds.length]);
    const devices = await Promise.all([0, 1, 0, 1].map((seat) => Client.enter(table, keys[seat])));
    while (raced < RACES && !devices[0].push!.over) {
      const newest = Math.max(...devices.map(({ push }) => push!.seq));
      await Promise.all(devices.map((device) => device.until(({ seq }) => seq >= newest)));
      const seat = devices[0].push!.turn[0];
      const [here, there] = [devices[seat], devices[seat + 2]];
      const { seq, moves } = here.push!;
      // The second device plays what was right a moment ago, a little later or at the same time.
      const late = new Promise((resolve) => setTimeout(resolve, raced % 4));
      const [first, second] = [moves[raced % moves.length], moves[(raced + 1) % moves.length]];
      const answers = await Promise.all([here.play(first, seq), late.then(() => there.play(second, seq))]);
      const taken = answers.flatMap((answer, i) =>
        answer.error ? [] : [{ move: [first, second][i], seq: answer.seq! }],
      );
      refused += answers.filter(({ error }) => error).length;
      await here.until(({ seq: now }) => now > seq);
      const played = here.log.filter((line) => line.kind === 'play' && line.seq > seq);
      if (taken.length !== 1 || played[0]?.move !== taken[0].move || played[0]?.seq !== taken[0].seq) wrong++;
      raced++;
    }
    for (const device of devices) device.close();
  }
  measure('UX-17', `${raced} races, ${refused} late choices refused, ${wrong} wrong moves`, wrong === 0);
  expect(wrong).toBe(0);
  expect(refused).toBe(raced);
});

/** Every place of a view with what stands there. */
function* leaves(value: unknown, path = ''): Iterable<[string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}/${key}`);
}

for (const game of gameIds) {
  test(`${game}: nobody’s secrets reach the others or a watcher`, async () => {
    test.setTimeout(120_000);
    const { table, keys } = await openSeats(game);
    const players = await Promise.all(keys.map((key) => Client.enter(table, key)));
    const watcher = await Client.enter(table);
    let [hidden, leaked, secret] = [0, 0, 0];
    for (let n = 0; n < 250 && !players[0].push!.over; n++) {
      const { seq } = players[0].push!;
      const seat = players[0].push!.turn[n % players[0].push!.turn.length];
      const { moves } = players[seat].push!;
      const answer = await players[seat].play(moves[(n * 7) % moves.length], seq);
      if (answer.error) continue;
      const views = await Promise.all(
        [...players, watcher].map((each) => each.until((push) => push.seq >= answer.seq!)),
      );
      const [mine, theirs, public_] = views.map((push) => new Map(leaves(push.view)));
      for (const [place, seen] of public_) {
        // What a watcher sees both players see; what one player may not know a watcher may not know.
        if (seen === null) hidden++;
        else if (mine.get(place) !== seen || theirs.get(place) !== seen) leaked++;
      }
      const line = (push: Push) => push.log.find((entry) => entry.seq === answer.seq && entry.kind === 'play');
      const [own, other] = [line(views[seat]), line(views[1 - seat])];
      if (other?.move === null) secret++;
      else if (other && other.move !== own?.move) leaked++;
    }
    // A secret choice is told to nobody else, in any message, before it is open.
    measure(
      'UX-32',
      `${game}: ${hidden} hidden places and ${secret} secret choices sent as null, ${leaked} leaked`,
      leaked === 0,
    );
    expect(leaked).toBe(0);
    for (const each of [...players, watcher]) each.close();
  });
}

test('hot seat: while the screen is handed over nothing of anybody is on it', async ({ page }) => {
  await wear(page);
  await startGame(page, 'machi', { seats: 2, people: 2, seed: 'hand over' });
  const handOver = page.locator('.hand-over');
  await expect(handOver).toBeVisible();
  expect(await page.locator('.table-screen, .board-pane, .log, .choices').count()).toBe(0);
  const text = await page.locator('body').innerText();
  await handOver.getByRole('button').click();
  await expect(page.locator('.table-screen')).toBeVisible();
  const cards = await page
    .locator('.board-pane [data-ref]')
    .evaluateAll((list) => list.map((e) => e.getAttribute('title') ?? ''));
  expect(cards.filter((card) => card.length > 3 && text.includes(card))).toEqual([]);
  measure('UX-32', 'hot seat: nothing of the table is in the page during the hand-over', true);
});

test('at the same time: own choice visible, sealed for the others until all are in, changeable until then', async () => {
  test.setTimeout(120_000);
  let [ready, visible, secret, changeable, shown] = [0, 0, 0, 0, 0];
  for (let game = 0; game < 3; game++) {
    const { table, keys } = await openSeats('machi');
    const players = await Promise.all(keys.map((key) => Client.enter(table, key)));
    for (let n = 0; n < 260 && !players[0].push!.over; n++) {
      const { turn, seq } = players[0].push!;
      const [seat] = turn;
      const { moves } = players[seat].push!;
      const answer = await players[seat].play(moves[(n * 5) % moves.length], seq);
      expect(answer.error).toBeUndefined();
      const [own, other] = await Promise.all(
        [seat, 1 - seat].map((who) => players[who].until((push) => push.seq >= answer.seq!)),
      );
      // Both were asked; this one has answered, the other has not.
      if (turn.length < 2 || own.turn.includes(seat)) continue;
      ready++;
      const line = (push: Push) => push.log.find((entry) => entry.seq === answer.seq);
      if (line(own)?.move) visible++;
      if (line(other)?.move === null) secret++;
      // What the others have been shown (M-16.3) stays; everything else may be changed.
      const shows = ({ what = '', to = '' }) => [what, to].some((ref) => /^(villager|building):/.test(ref));
      if (!own.undo) shown += line(other)?.events?.some(shows) ? 1 : 0;
      else if (++changeable % 2 === 0) {
        const back = await players[seat].undo(own.seq);
        expect(back.error).toBeUndefined();
        const views = await Promise.all(players.map((player) => player.until((push) => push.seq >= back.seq!)));
        for (const view of views) expect(view.turn).toEqual(turn);
        expect(views[seat].moves).toEqual(moves);
      }
    }
    for (const each of players) each.close();
  }
  measure(
    'UX-33',
    `machi: ready first ${ready} times; own choice told back ${visible} times, ${secret} sealed for the other, ${changeable} could be taken back, ${shown} had shown a card`,
    visible === ready && changeable + shown === ready,
  );
  expect(ready).toBeGreaterThan(0);
  expect(visible).toBe(ready);
  expect(secret).toBeGreaterThan(0);
  expect(changeable).toBeGreaterThan(0);
  expect(changeable + shown).toBe(ready);
});
