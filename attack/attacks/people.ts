import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';

const PASSWORD = 'a kettle on the veranda';
const CLOCK = { kind: 'live', bank: 600, increment: 10, cap: 900 };

/** A member who has finished a game at a table with these wishes. */
async function finished(field: Field, wishes: object) {
  const name = `People ${Math.random().toString(36).slice(2, 10)}`;
  const visitor = field.visitor();
  await visitor.must('POST', '/api/accounts', { name, password: PASSWORD });
  const { table, key } = await visitor.must('POST', '/api/tables', {
    game: 'nippon',
    seats: 2,
    name: 'x',
    bots: ['random'],
    start: true,
    ...wishes,
  });
  const live = await Live.enter(field.url, table, key, field.address());
  await live.ask({ do: 'resign', action: 'r' });
  live.end();
  const at = `/api/accounts/${encodeURIComponent(name)}`;
  for (let n = 0; n < 100; n++) {
    const { text } = await visitor.ask('GET', `${at}/games`);
    if (text.includes(table)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { name, visitor, table, key, at };
}

const closed: Attack = {
  name: 'a closed profile',
  holds:
    'what its owner has closed is in no answer to others: not in the profile, the history, the lists, by search or by number of players',
  quick: true,
  async run(field) {
    const { name, visitor, table, at } = await finished(field, { rated: true, clock: CLOCK });
    const stranger = field.visitor();
    const member = field.visitor();
    await member.must('POST', '/api/accounts', { name: `Nosy ${Date.now().toString(36)}`, password: PASSWORD });
    const paths = [
      `${at}?game=nippon&seats=2`,
      `${at}/games`,
      `${at}/games?search=random`,
      `${at}/games?game=nippon&rated=true&limit=100`,
      '/api/ratings/nippon?seats=2',
    ];
    const seenBy = async (who: typeof stranger): Promise<string> =>
      (await Promise.all(paths.map(async (path) => (await who.ask('GET', path)).text))).join();
    mustHold((await seenBy(stranger)).includes(table), 'the open history was nowhere even before it was closed');
    await visitor.must('PUT', '/api/account/seen', { ratings: 'nobody', history: 'nobody', rivals: 'nobody' });
    for (const who of [stranger, member]) {
      const seen = await seenBy(who);
      mustHold(!seen.includes(table), 'a table of a closed history is told');
      mustHold(!/"(mu|curve|places|rivals)"/.test((await who.ask('GET', paths[0])).text), 'a closed part is told');
      const list = (await who.ask('GET', paths[4])).text;
      mustHold(!list.includes(name), 'who closed his ratings is in the list of the best');
    }
    await visitor.must('PUT', '/api/account/seen', { ratings: 'members', history: 'members', rivals: 'members' });
    mustHold(!(await seenBy(stranger)).includes(table), 'a stranger sees what is for members');
    mustHold((await seenBy(member)).includes(table), 'a member does not see what is for members');
    return undefined;
  },
};

const unlisted: Attack = {
  name: 'a table by link only',
  holds: 'a table that was not in the lobby is in nobody’s profile but its players’: its address opens it',
  async run(field) {
    const { visitor, table, at } = await finished(field, { listed: false });
    mustHold((await visitor.ask('GET', `${at}/games`)).text.includes(table), 'the owner misses a game');
    for (const path of [at, `${at}/games`, `${at}/games?search=ran`]) {
      mustHold(!(await field.visitor().ask('GET', path)).text.includes(table), `${path} tells the address`);
    }
    return undefined;
  },
};

const analyses: Attack = {
  name: 'analyses on somebody else’s time',
  holds: 'only a player has a table analysed, once it is over and once for all; asked a hundred times it is made once',
  async run(field) {
    const { visitor, table, key } = await finished(field, {});
    const at = `/api/tables/${table}/analysis`;
    const stranger = await field.visitor().ask('POST', at, {});
    mustHold(stranger.status === 401, `a stranger has it analysed: ${stranger.status}`);
    const running = await visitor.must('POST', '/api/tables', {
      game: 'nippon',
      seats: 2,
      name: 'x',
      bots: ['random'],
      start: true,
    });
    const early = await visitor.ask('POST', `/api/tables/${running.table}/analysis`, {});
    mustHold(early.code === 'not-over', `a running game is analysed: ${early.status}`);
    const asked = await Promise.all(
      Array.from({ length: 40 }, () => visitor.ask('POST', at, {}, { authorization: `Seat ${key}` })),
    );
    mustHold(
      asked.every(({ status }) => status === 200 || status === 429),
      'asking again is answered wrongly',
    );
    return undefined;
  },
};

const floods: Attack = {
  name: 'searches without end',
  holds: 'a search takes no patterns of the database, and what is not a search is refused with a sentence',
  async run(field) {
    const { visitor, table, at } = await finished(field, {});
    for (const search of ['%', '_', '\\', "' or 1=1 --", '%%%%']) {
      const { status, text } = await visitor.ask('GET', `${at}/games?search=${encodeURIComponent(search)}`);
      mustHold(status === 200, `"${search}" is answered with ${status}`);
      mustHold(!text.includes(table), `"${search}" finds what has no such name in it`);
    }
    for (const query of ['limit=-1', 'limit=x', 'before=1e9', `search=${'x'.repeat(41)}`, 'rated=maybe', 'order=1']) {
      const { status } = await visitor.ask('GET', `${at}/games?${query}`);
      mustHold(status === 400, `${query} is answered with ${status}`);
    }
    const most = await visitor.ask('GET', `${at}/games?limit=999999999`);
    mustHold(most.status === 200 && most.ms < 2000, 'a huge limit is taken at its word');
    return undefined;
  },
};

export const peopleRow: Row = {
  title: 'profiles, analyses and figures: what is closed, by whom it is asked for, how often',
  attacks: [closed, unlisted, analyses, floods],
};
