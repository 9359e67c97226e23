import { expect, it } from 'vitest';
import { enterAll, houseForFile, openTable, playOn, seatKey } from './fixture.ts';

it.each(['nippon', 'yokohama', 'machi', 'yamatai'])(
  'what the others did since one’s own turn is told in sentences, in the reader’s language: %s',
  async (game) => {
    const house = await houseForFile();
    const seated = await openTable(house, { game });
    const clients = await enterAll(house, seated);
    const recap = async (seat: number, lang = 'en') => {
      const at = `/api/tables/${seated.table}/recap?lang=${lang}`;
      const { status, body } = await house.call('GET', at, undefined, seatKey(seated.keys[seat]));
      expect(status, JSON.stringify(body)).toBe(200);
      return (body as unknown as { recap: { seat: number; sentence: string }[] }).recap;
    };
    let told = 0;
    for (let n = 0; n < 12 && !clients[0].push!.over; n++) {
      await playOn(clients, `${game} ${n}`, 7);
      for (const seat of [0, 1]) {
        const lines = await recap(seat);
        told += lines.length;
        for (const { seat: who, sentence } of lines) {
          expect(who).not.toBe(seat);
          expect(sentence).toContain(who === 0 ? 'Aki' : 'Guest 1');
        }
        expect((await recap(seat, 'ja')).length).toBe(lines.length);
      }
    }
    expect(told).toBeGreaterThan(3);
    const watcher = await house.call('GET', `/api/tables/${seated.table}/recap`);
    expect(watcher.body.error.code).toBe('no-seat');
    for (const client of clients) client.close();
  },
);
