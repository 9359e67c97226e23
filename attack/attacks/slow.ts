import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { Party } from '../party.ts';
import { seatKey } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';
const SLOW = { kind: 'correspondence', bank: 86_400, increment: 14_400, cap: 259_200 };
const DAY_MS = 86_400_000;

/** Every path at which something is hidden. */
function hiddenIn(value: unknown, path = ''): string[] {
  if (value === null) return [path];
  if (typeof value !== 'object' || value === undefined) return [];
  return Object.entries(value as object).flatMap(([name, part]) => hiddenIn(part, `${path}/${name}`));
}

const answers: Attack = {
  name: 'prepared answers of others, and what is foreseen',
  holds:
    'nobody reads, drops or notices what another seat has prepared; what is foreseen shows nothing the seat does not see; ten at most',
  quick: true,
  async run(field) {
    const party = await (await Party.open(field, { game: 'yokohama', more: { clock: SLOW } })).begin();
    const clients = await party.enter();
    const turn = clients[0].push!.turn[0];
    const [waits, plays] = turn === 0 ? [party.players[1], party.players[0]] : party.players;
    const view = party.players[waits.seat].live!.push!.view;
    const at = party.at('/prepared');
    const foreseen = await party.ask(waits, '/foresee', { line: [] });
    if (foreseen.status === 200) {
      const shown = new Set(hiddenIn(foreseen.body.view));
      const lacking = hiddenIn(view).filter((path) => !shown.has(path));
      mustHold(lacking.length === 0, `what is foreseen shows ${lacking[0]}`);
    } else mustHold(foreseen.status === 409, `foreseeing is answered with ${foreseen.status}`);
    for (const who of [undefined, plays]) {
      const headers = who ? seatKey(who.key) : {};
      const visitor = who?.visitor ?? field.visitor();
      const read = await visitor.ask('GET', at, undefined, headers);
      mustHold(
        who ? read.text.includes('"prepared":[]') : read.status === 401,
        `others read ${read.text.slice(0, 60)}`,
      );
      const dropped = await visitor.ask('DELETE', `${at}/whatever`, undefined, headers);
      mustHold(dropped.status === 401 || dropped.status === 404, `others drop with ${dropped.status}`);
    }
    let taken = 0;
    const odd: readonly object[] = [
      { line: [], answer: [] },
      { line: Array(41).fill({ seat: plays.seat, move: 'stop' }), answer: ['stop'] },
      { line: [{ seat: 99, move: 'stop' }], answer: ['stop'] },
      { line: [{ seat: plays.seat, move: 'fly away' }], answer: ['fly away'] },
      { line: [], answer: Array(31).fill('stop') },
      { line: 'all', answer: 'yes' },
    ];
    for (const body of odd) {
      const { status } = await party.ask(waits, '/prepared', body);
      mustHold(status >= 400 && status < 500, `${JSON.stringify(body).slice(0, 60)} is answered with ${status}`);
    }
    for (const move of clients[plays.seat].push!.moves.slice(0, 30)) {
      const body = { line: [{ seat: plays.seat, move }], answer: ['stop'] };
      const { status } = await party.ask(waits, '/prepared', body);
      if (status === 201) taken++;
      mustHold(status === 201 || (status >= 400 && status < 500), `preparing is answered with ${status}`);
    }
    mustHold(taken <= 10, `${taken} answers were taken`);
    const heard = plays.live!.received.join('');
    mustHold(!heard.includes('prepared'), 'the other hears of what was prepared');
    party.leave();
    return `${taken} of 30 taken`;
  },
};

const vacation: Attack = {
  name: 'vacations without end',
  holds:
    'a vacation is one’s own, has an end and its days; on and off again wins none; live clocks and closed tables run on',
  async run(field) {
    const visitor = field.visitor();
    await visitor.must('POST', '/api/accounts', { name: `Away ${Date.now().toString(36)}`, password: PASSWORD });
    const at = '/api/account/vacation';
    const stranger = await field.visitor().ask('PUT', at, {});
    mustHold(stranger.status === 401, `a stranger goes on vacation: ${stranger.status}`);
    const now = Date.now();
    const odd: readonly object[] = [
      { from: -1 },
      { from: now, until: now - 1 },
      { from: 1e300 },
      { until: 'never' },
      { from: now + 400 * DAY_MS, until: now + 401 * DAY_MS },
      { from: now, until: now + 3650 * DAY_MS },
      { account: 'somebody' },
    ];
    for (const body of odd) {
      const { status } = await visitor.ask('PUT', at, body);
      mustHold(status >= 400 && status < 500, `${JSON.stringify(body)} is answered with ${status}`);
    }
    const left = async (): Promise<number> => Number((await visitor.must('GET', at)).left);
    const before = await left();
    for (let n = 0; n < 20; n++) {
      await visitor.ask('PUT', at, { until: now + 5 * DAY_MS });
      await visitor.ask('DELETE', at);
    }
    mustHold((await left()) <= before, 'days are won by going and coming back');
    // A live clock, and a table that was opened without vacations, do not stand still.
    for (const more of [
      { clock: { kind: 'live', bank: 600, increment: 10, cap: 900 } },
      { clock: SLOW, vacations: false },
    ]) {
      const opened = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', ...more });
      const guest = field.visitor();
      const joined = await guest.must('POST', `/api/tables/${opened.table}/join`, { name: 'Guest' });
      await visitor.must('POST', `/api/tables/${opened.table}/start`, {}, seatKey(opened.key));
      await visitor.ask('PUT', at, { until: now + 5 * DAY_MS });
      const live = await Live.enter(field.url, opened.table, joined.key, guest.address);
      await live.ask({ do: 'ping' });
      const { clocks } = (await live.ask({ do: 'sync', since: 0 })).push as unknown as {
        clocks: { running: boolean }[];
      };
      mustHold(
        clocks.some(({ running }) => running),
        'a vacation stops a clock that runs on',
      );
      live.end();
      await visitor.ask('DELETE', at);
    }
    return undefined;
  },
};

export const slowRow: Row = { title: 'slow games: vacations and prepared answers', attacks: [answers, vacation] };
