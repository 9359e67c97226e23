import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { seatKey } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';

const tokens: Attack = {
  name: 'a program among people',
  holds: 'a program sits down only where programs may, always marked, and its token opens nothing of its owner’s',
  quick: true,
  async run(field) {
    const owner = field.visitor();
    const name = `Maker ${Date.now().toString(36)}`;
    await owner.must('POST', '/api/accounts', { name, password: PASSWORD });
    const made = (await owner.must('POST', '/api/account/programs', { name: `${name} bot` })) as unknown as {
      token: string;
    };
    const bearer = { authorization: `Bearer ${made.token}` };
    const program = field.visitor();
    const party = await Party.open(field);
    const open = await field.visitor().must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'Host' });
    const joined = await program.ask('POST', `/api/tables/${open.table}/join`, { name: 'Person' }, bearer);
    mustHold(joined.code === 'no-programs', `a program sits down among people: ${joined.status}`);
    const guest = await program.must('POST', `/api/tables/${open.table}/join`, { name: 'Guest' });
    const claimed = await program.ask('POST', '/api/account/seats', { table: open.table, key: guest.key }, bearer);
    mustHold(claimed.status === 403, `a program takes over a guest’s seat: ${claimed.status}`);
    for (const [method, path, body] of [
      ['PATCH', '/api/account', { password: 'another long password' }],
      ['DELETE', '/api/account', {}],
      ['POST', '/api/account/programs', { name: `${name} child` }],
      ['POST', '/api/seeks', { name: 'x', games: ['nippon'], seats: [2], pace: 'live', wait: null }],
      ['GET', '/api/moderation/reports', undefined],
    ] as const) {
      const { status } = await program.ask(method, path, body, bearer);
      mustHold(status >= 400 && status < 500, `${method} ${path} is answered with ${status}`);
    }
    const kept = await program.ask('GET', '/api/account/export', undefined, bearer);
    mustHold(!kept.text.includes(`"name":"${name}"`), 'the export of a program tells its owner’s');
    for (const wrong of ['Bearer x', `Bearer ${made.token}x`, 'Bearer ', `bearer ${made.token}\t`]) {
      const { status } = await program.ask('GET', '/api/account', undefined, { authorization: wrong });
      mustHold(status === 401, `"${wrong.slice(0, 12)}…" is answered with ${status}`);
    }
    party.leave();
    return undefined;
  },
};

const revoked: Attack = {
  name: 'a token that has ended',
  holds:
    'a token that was renewed or whose program is gone opens nothing, and what it had open ends within a heartbeat',
  patient: true,
  async run(field) {
    const owner = field.visitor();
    const name = `Owner ${Date.now().toString(36)}`;
    await owner.must('POST', '/api/accounts', { name, password: PASSWORD });
    const called = `${name} bot`;
    const made = await owner.must('POST', '/api/account/programs', { name: called });
    const old = { authorization: `Bearer ${String(made.token)}` };
    const program = field.visitor();
    const host = field.visitor();
    const wishes = { game: 'nippon', seats: 2, name: 'Host', programs: true, watchers: false };
    const { table, key } = await host.must('POST', '/api/tables', wishes);
    await program.must('POST', `/api/tables/${table}/join`, { name: 'x' }, old);
    await host.must('POST', `/api/tables/${table}/start`, {}, seatKey(key));
    const live = await Live.connect(field.url, table, program.address, old);
    mustHold((await live.hello()).seat === 1, 'a program does not find its seat');
    const renewed = await owner.must('POST', `/api/account/programs/${encodeURIComponent(called)}/token`);
    for (const path of ['/api/account', `/api/tables/${table}/log`, `/api/tables/${table}/feed`]) {
      const { status } = await program.ask('GET', path, undefined, old);
      mustHold(status === 401, `${path} is answered with ${status} to an old token`);
    }
    mustHold(await live.closes(90_000), 'a connection of an old token stays open');
    const next = { authorization: `Bearer ${String(renewed.token)}` };
    mustHold((await program.ask('GET', '/api/account', undefined, next)).status === 200, 'the new token opens nothing');
    await owner.must('DELETE', `/api/account/programs/${encodeURIComponent(called)}`);
    const { status } = await program.ask('GET', '/api/account', undefined, next);
    mustHold(status === 401, `a program that is gone is answered with ${status}`);
    return undefined;
  },
};

const feeds: Attack = {
  name: 'feeds of what is hidden, and feeds nobody reads',
  holds: 'a feed tells what the log tells its asker; two hundred that are not read keep nobody waiting',
  async run(field) {
    const party = await (await Party.open(field, { game: 'yokohama' })).begin();
    await party.play(20);
    const watcher = field.visitor();
    const open: ReturnType<typeof get>[] = [];
    for (let n = 0; n < 200; n++) {
      const asked = get(`${field.url}${party.at('/feed')}`, { agent: false, localAddress: watcher.address }, (answer) =>
        answer.pause(),
      );
      asked.on('error', () => undefined);
      open.push(asked);
    }
    await wait(500);
    const before = Date.now();
    await party.play(3);
    const ms = Date.now() - before;
    mustHold(ms < 5000, `three moves take ${ms} ms`);
    await party.resign();
    const feed = await watcher.ask('GET', party.at('/feed'));
    const log = await watcher.ask('GET', party.at('/log'));
    const told = feed.text.split('\n').filter((line) => line.trim() !== '');
    mustHold(`{"log":[${told.join()}]}` === log.text, 'the feed tells something else than the log');
    const own = await watcher.ask('GET', party.at('/feed'), undefined, seatKey('not-a-key'));
    mustHold(own.status === 401, `a wrong key is answered with ${own.status}`);
    for (const asked of open) asked.destroy();
    party.leave();
    return `three moves within ${ms} ms`;
  },
};

export const programsRow: Row = { title: 'programs and feeds', attacks: [tokens, revoked, feeds] };
