import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { seatKey, type Visitor } from '../visitor.ts';

const WISH = { games: ['nippon'], seats: [4], pace: 'week', rated: false, wait: null };

const nameOf = (what: string): string => `${what} ${Math.random().toString(36).slice(2, 8)}`;

/** Somebody who waits. */
async function seeker(visitor: Visitor, wish: object = {}) {
  const begun = await visitor.must('POST', '/api/seeks', { name: nameOf('Seeks'), ...WISH, ...wish });
  return { visitor, seek: String(begun.seek), key: begun.key, phrase: begun.phrase };
}

const foreign: Attack = {
  name: 'the wishes of others',
  holds:
    'nobody looks at, changes, stops or answers for a wish that is not theirs, and no list tells what would open it',
  quick: true,
  async run(field) {
    const own = await seeker(field.visitor());
    const other = await seeker(field.visitor());
    const stranger = field.visitor();
    const tries = [undefined, other.key, own.key.slice(1), own.seek, own.phrase].map((key) =>
      key === undefined ? {} : seatKey(key.replaceAll(' ', '-')),
    );
    for (const headers of tries) {
      const at = `/api/seeks/${own.seek}`;
      const replies = [
        await stranger.ask('GET', at, undefined, headers),
        await stranger.ask('PATCH', at, { wait: 0 }, headers),
        await stranger.ask('POST', `${at}/accept`, { table: 'whatever' }, headers),
        await stranger.ask('DELETE', at, undefined, headers),
      ];
      mustHold(
        replies.every(({ status }) => status === 401),
        `a foreign wish answered ${replies.map((r) => r.status)}`,
      );
    }
    const told = (await stranger.ask('GET', '/api/seeks')).text;
    for (const secret of [own.seek, own.key, own.phrase])
      mustHold(!told.includes(secret), 'the list tells what opens a wish');
    for (const { visitor, seek, key } of [own, other])
      await visitor.must('DELETE', `/api/seeks/${seek}`, undefined, seatKey(key));
    return undefined;
  },
};

const flooding: Attack = {
  name: 'a line full of wishes that nobody means',
  holds:
    'one address fills a few places in line at most, and nobody who means it waits for them: bad wishes are refused',
  quick: true,
  async run(field) {
    const flooder = field.visitor();
    let taken = 0;
    for (let i = 0; i < 30; i++) {
      const { status } = await flooder.ask('POST', '/api/seeks', { name: nameOf('Flood'), ...WISH, pace: 'day' });
      taken += Number(status === 201);
      mustHold(status === 201 || status === 429, `a wish too many was answered with ${status}`);
    }
    const bad = [
      { games: [] },
      { games: ['nippon'], seats: [1] },
      { games: Array(500).fill('nippon') },
      { seats: [99] },
      { pace: 'now' },
      { wait: -1 },
      { wait: 1e9 },
      { rated: true },
      { games: [{ toString: 'x' }] },
    ];
    for (const wish of bad) {
      const { status } = await field.visitor().ask('POST', '/api/seeks', { name: nameOf('Bad'), ...WISH, ...wish });
      mustHold(status >= 400 && status < 500, `${JSON.stringify(wish)} was answered with ${status}`);
    }
    const began = Date.now();
    const [a, b] = [await seeker(field.visitor(), MEANT), await seeker(field.visitor(), MEANT)];
    for (;;) {
      const states = await Promise.all([a, b].map((one) => offerOf(one)));
      if (states.every(({ seated }) => seated)) break;
      mustHold(Date.now() - began < 10_000, 'two who mean it were not seated');
    }
    return `${taken} of 30 wishes of one address; two who mean it seated after ${Date.now() - began} ms`;
  },
};

const MEANT = { games: ['yamatai'], seats: [2], pace: 'live', wait: null };

/** Looks, and answers where something is offered. */
async function offerOf({ visitor, seek, key }: Awaited<ReturnType<typeof seeker>>): Promise<{ seated: boolean }> {
  const { own } = (await visitor.must('GET', `/api/seeks/${seek}`, undefined, seatKey(key))) as unknown as {
    own: { offer: { table: string; yes: boolean } | null; seated: object | null };
  };
  if (own.offer && !own.offer.yes)
    await visitor.ask('POST', `/api/seeks/${seek}/accept`, { table: own.offer.table }, seatKey(key));
  return { seated: own.seated !== null };
}

const alone: Attack = {
  name: 'ending a game alone, and listening to the bench',
  holds: 'a game ends by agreement only when all agree; players never read what watchers say, nor watchers the players',
  quick: true,
  async run(field) {
    const party = await Party.open(field);
    await party.begin();
    const [a, b] = await Promise.all(
      party.players.map(({ key }) => Live.enter(field.url, party.table, key, field.address())),
    );
    for (let i = 0; i < 5; i++) await a.ask({ do: 'end', wish: true, action: `e${i}` });
    const { summary } = await field.visitor().must('GET', `/api/tables/${party.table}`);
    mustHold(summary.status === 'playing', 'one player alone ended the game');
    const watcher = await Live.enter(field.url, party.table, undefined, field.address());
    await watcher.ask({ do: 'say', text: 'bench secret', name: nameOf('Eve'), action: 'w' });
    await a.ask({ do: 'say', text: 'table secret', action: 'p' });
    const bench = (await field.visitor().ask('GET', `/api/tables/${party.table}/chat`)).text;
    mustHold(!bench.includes('table secret'), 'a watcher reads what players say');
    for (const player of party.players) {
      const read = await player.visitor.ask('GET', `/api/tables/${party.table}/chat`, undefined, seatKey(player.key));
      mustHold(!read.text.includes('bench secret'), 'a player reads what watchers say');
    }
    for (const live of [a, b, watcher]) live.end();
    return undefined;
  },
};

export const seekRow: Row = { title: 'Those who seek, and those who watch', attacks: [foreign, flooding, alone] };
