import { setTimeout as wait } from 'node:timers/promises';
import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import type { Reply } from '../http.ts';
import { Live } from '../live.ts';
import { Passkey } from '../passkey.ts';
import { freePort } from '../serving.ts';
import { Visitor } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';
let made = 0;
const newName = (word: string): string => `${word} ${Date.now().toString(36)}${(++made).toString(36)}`;

interface Member {
  readonly name: string;
  readonly visitor: Visitor;
}

async function member(field: Field, word: string, url = field.url): Promise<Member> {
  const visitor = field.visitor(url);
  const name = newName(word);
  await visitor.must('POST', '/api/accounts', { name, password: PASSWORD });
  return { name, visitor };
}

/** Somebody who stole the session, and nothing else. */
function thiefOf(field: Field, { visitor }: Member): Visitor {
  const thief = field.visitor(visitor.url);
  thief.cookies.set('engawa', visitor.cookies.get('engawa')!);
  return thief;
}

const refused = ({ status, text }: Reply, what: string): void =>
  mustHold(status >= 400 && status < 500, `${what} was answered with ${status} ${text.slice(0, 80)}`);

const guessing: Attack = {
  name: 'passwords guessed from many addresses',
  holds:
    'wrong passwords for one account are slowed down whatever address they come from, and the owner still comes in',
  quick: true,
  async run(field) {
    const { name, visitor: owner } = await member(field, 'Target');
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 30; i++) {
      const reply = await field.visitor().ask('POST', '/api/session', { name, password: `wrong guess ${i}` });
      codes.push(reply.code);
    }
    const tried = codes.filter((code) => code === 'wrong-login').length;
    mustHold(tried <= 20, `${tried} of 30 wrong passwords were tried, from 30 addresses`);
    // The right password from an unknown device waits as well: otherwise the guesser would learn it.
    const stranger = await field.visitor().ask('POST', '/api/session', { name, password: PASSWORD });
    mustHold(stranger.status === 429, `the guesser’s right guess was answered with ${stranger.status}`);
    const back = await owner.ask('POST', '/api/session', { name, password: PASSWORD });
    mustHold(
      back.status < 300,
      `the owner, on the device they know, was answered with ${back.status} ${back.code ?? ''}`,
    );
    return `${tried} of 30 tried`;
  },
};

const atOnce: Attack = {
  name: 'a hundred guesses at once',
  holds: 'guesses that come at the same moment are counted each',
  async run(field) {
    const { name } = await member(field, 'Burst');
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        field.visitor().ask('POST', '/api/session', { name, password: `guess ${i}` }),
      ),
    );
    const tried = replies.filter(({ code }) => code === 'wrong-login').length;
    mustHold(tried <= 20, `${tried} of 100 were tried`);
    return `${tried} of 100 tried`;
  },
};

const COMMON = [
  'password',
  '12345678',
  '123456789',
  'qwertyuiop',
  'qwerty123',
  'password1',
  'Passw0rd',
  'iloveyou',
  '11111111',
];

const common: Attack = {
  name: 'common passwords',
  holds: 'the passwords that are tried first are refused, when an account is made and when it gets a new one',
  quick: true,
  async run(field) {
    const { visitor } = await member(field, 'Strong');
    for (const password of COMMON) {
      const made = await field.visitor().ask('POST', '/api/accounts', { name: newName('Weak'), password });
      refused(made, `an account with “${password}”`);
      const changed = await visitor.ask('PATCH', '/api/account', { password, proof: { password: PASSWORD } });
      refused(changed, `a change to “${password}”`);
    }
    return undefined;
  },
};

const stolen: Attack = {
  name: 'a stolen session',
  holds:
    'a session alone changes no password, adds no passkey or mail address and deletes nothing; nor with a wrong proof',
  quick: true,
  async run(field) {
    const victim = await member(field, 'Victim');
    const thief = thiefOf(field, victim);
    const wrong = { password: 'not the password at all' };
    const challenge = { challenge: 'x', response: {} };
    for (const proof of [undefined, wrong, challenge, {}, null, { password: '' }]) {
      const password = 'the thief has a kettle';
      refused(await thief.ask('PATCH', '/api/account', { password, proof }), 'a new password');
      refused(await thief.ask('DELETE', '/api/account', { proof }), 'the deletion');
      refused(await thief.ask('POST', '/api/passkeys/options', { for: 'register', proof }), 'one more passkey');
      const mail = { kind: 'mail', address: 'thief@example.com', proof };
      refused(await thief.ask('POST', '/api/account/channels', mail), 'a mail address');
    }
    refused(await thief.ask('DELETE', '/api/account'), 'the deletion without a body');
    const { account } = await victim.visitor.must('GET', '/api/account');
    mustHold(account.name === victim.name, 'the account is another');
    return undefined;
  },
};

const passkeys: Attack = {
  name: 'passkeys turned about',
  holds: 'a passkey’s answer is good once, for its own site, its own account and what it was asked for',
  quick: true,
  async run(field) {
    const owner = field.visitor();
    const origin = new URL(field.url).origin;
    const key = new Passkey(origin);
    const name = newName('Keyed');
    type Options = { options: { challenge: string }; challenge: string };
    const options = async (visitor: Visitor, body: object): Promise<Options> =>
      (await visitor.must('POST', '/api/passkeys/options', body)) as unknown as Options;

    const asked = await options(owner, { for: 'register', name });
    const elsewhere = new Passkey('https://evil.example').create(asked.options.challenge);
    const foreign = { challenge: asked.challenge, response: elsewhere };
    refused(await field.visitor().ask('POST', '/api/passkeys/register', foreign), 'a passkey made for another site');
    const again = await options(owner, { for: 'register', name });
    const created = { challenge: again.challenge, response: key.create(again.options.challenge) };
    await owner.must('POST', '/api/passkeys/register', created);
    refused(await field.visitor().ask('POST', '/api/passkeys/register', created), 'a registration sent again');

    const stranger = field.visitor();
    const login = await options(stranger, { for: 'login' });
    const answer = { challenge: login.challenge, response: key.use(login.options.challenge) };
    await stranger.must('POST', '/api/passkeys/login', answer);
    refused(await field.visitor().ask('POST', '/api/passkeys/login', answer), 'a log-in sent again');
    const evil = await options(stranger, { for: 'login' });
    const phished = { challenge: evil.challenge, response: key.use(evil.options.challenge, 'https://evil.example') };
    refused(await field.visitor().ask('POST', '/api/passkeys/login', phished), 'an answer made for another site');

    // Proof with a challenge for log-in, with a passkey of somebody else, and one proof used twice.
    const forLogin = await options(owner, { for: 'login' });
    const password = 'a second kettle, for tea';
    const wrongUse = { challenge: forLogin.challenge, response: key.use(forLogin.options.challenge) };
    refused(await owner.ask('PATCH', '/api/account', { password, proof: wrongUse }), 'a log-in’s answer as proof');
    const prove = await options(owner, { for: 'prove' });
    const others = new Passkey(origin);
    const wrongKey = { challenge: prove.challenge, response: others.use(prove.options.challenge) };
    refused(await owner.ask('PATCH', '/api/account', { password, proof: wrongKey }), 'another’s passkey as proof');
    const right = await options(owner, { for: 'prove' });
    const proof = { challenge: right.challenge, response: key.use(right.options.challenge) };
    await owner.must('PATCH', '/api/account', { password, proof });
    refused(await owner.ask('DELETE', '/api/account', { proof }), 'a proof used twice');
    return undefined;
  },
};

/** Names that look like the first, each made of other characters. */
const LIKENESSES: readonly ((name: string) => string)[] = [
  (name) => name.replace('a', '\u0430'),
  (name) => name.replace('o', '\u043e'),
  (name) => name.replace('e', '\u0435'),
  (name) => name.replace(' ', '\u00a0'),
  (name) => name.toUpperCase(),
  (name) => name.replace('a', 'a\u200d'),
  (name) => name.replace('a', 'a\u200c'),
  (name) => name.replace('K', '\u212a'),
  (name) => name.replace('o', '\u03bf'),
  (name) => `${name} `,
];

const likeness: Attack = {
  name: 'look-alike names',
  holds: 'no account gets a name that looks like another’s, and no guest sits down under an account’s name',
  quick: true,
  async run(field) {
    const { name } = await member(field, 'Kaoreo');
    const seen: string[] = [];
    for (const likened of LIKENESSES.map((change) => change(name))) {
      const reply = await field.visitor().ask('POST', '/api/accounts', { name: likened, password: PASSWORD });
      if (reply.status < 300) seen.push(`the account ${JSON.stringify(likened)}`);
    }
    const table = { game: 'nippon', seats: 2 };
    for (const likened of [name, ...LIKENESSES.map((change) => change(name))]) {
      const reply = await field.visitor().ask('POST', '/api/tables', { ...table, name: likened });
      if (reply.status < 300 && reply.body.summary.seats[0].name?.trim() === likened.trim())
        seen.push(`the guest ${JSON.stringify(likened)}`);
    }
    mustHold(
      seen.length === 0,
      `beside the account “${name}” there is ${seen.slice(0, 3).join(', ')} (${seen.length})`,
    );
    return undefined;
  },
};

const excerpt = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return `… ${text.slice(Math.max(0, at - 80), at + word.length + 20)} …`;
};

/** A finished game of an account and a guest, with a word in the chat, and a table of theirs that still waits. */
async function traces(field: Field, { visitor, name }: Member) {
  const opened = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
  const guest = field.visitor();
  const joined = await guest.must('POST', `/api/tables/${opened.table}/join`, { name: 'Stays' });
  await visitor.must('POST', `/api/tables/${opened.table}/start`, {});
  const live = await Live.connect(field.url, opened.table, visitor.address, visitor.shown);
  await live.hello();
  await live.ask({ do: 'say', text: 'good game', action: 's' });
  await live.ask({ do: 'resign', action: 'r' });
  live.end();
  const waiting = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
  const again = await visitor.must('POST', `/api/tables/${opened.table}/rematch`, {});
  const headers = { authorization: `Seat ${joined.key}` };
  const tables = [opened.table, waiting.table, again.table].map((table) => `/api/tables/${table}`);
  const paths = tables.flatMap((at) => [at, `${at}/log`, `${at}/chat`, `${at}/record`]);
  /** Everything that others can read now. */
  const read = async (): Promise<string[]> => {
    const [reader, watcher] = [field.visitor(), await Live.enter(field.url, opened.table, joined.key, field.address())];
    await watcher.ask({ do: 'sync', since: 0 });
    const texts = [...watcher.received];
    watcher.end();
    for (const path of [...paths, '/api/tables', '/api/tables?status=over', '/api/ratings/nippon'])
      texts.push((await reader.ask('GET', path)).text, (await guest.ask('GET', path, undefined, headers)).text);
    return texts;
  };
  mustHold(
    (await read()).some((text) => text.includes(name)),
    'the name was nowhere even before the deletion',
  );
  return read;
}

const deletion: Attack = {
  name: 'a deleted account',
  holds: 'after the deletion the name is nowhere that anybody can read, and its sessions are worth nothing',
  quick: true,
  async run(field) {
    const gone = await member(field, 'Gone');
    const { name, visitor } = gone;
    const read = await traces(field, gone);
    const session = visitor.shown;
    await visitor.must('DELETE', '/api/account', { proof: { password: PASSWORD } });
    let told: string | undefined;
    for (let tries = 0; tries < 10; tries++) {
      told = (await read()).find((text) => text.includes(name));
      if (told === undefined) break;
      await wait(500);
    }
    mustHold(told === undefined, `the name of a deleted account is there to be read: ${excerpt(told ?? '', name)}`);
    const after = field.visitor();
    mustHold(
      (await after.ask('GET', '/api/account', undefined, session)).status === 401,
      'its session opens something',
    );
    refused(await after.ask('POST', '/api/session', { name, password: PASSWORD }), 'a log-in to the deleted account');
    refused(await after.ask('GET', `/api/accounts/${encodeURIComponent(name)}`), 'its page');
    return undefined;
  },
};

/** The server looks at sessions of open tables at its heartbeat, every 30 seconds. */
const HEARTBEAT_MS = 30_000 + 8_000;

const revoked = (two: boolean): Attack => ({
  name: two ? 'a revoked session at another process' : 'a revoked session',
  holds: 'a log-in that was ended, one by one or by a new password, ends what was opened with it, WebSockets as well',
  patient: true,
  two,
  async run(field) {
    const url = two ? field.second! : field.url;
    const { name, visitor } = await member(field, 'Revoked');
    const { table } = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
    const enter = async (session: Visitor): Promise<Live> => {
      const live = await Live.connect(url, table, session.address, session.shown);
      await live.hello();
      mustHold(live.seat === 0, 'the log-in does not open its own seat');
      return live;
    };
    const others = await Promise.all([1, 2].map(() => field.visitor()));
    for (const other of others) await other.must('POST', '/api/session', { name, password: PASSWORD });
    const open = await Promise.all(others.map(enter));
    const { sessions } = await visitor.must('GET', '/api/account/sessions');
    mustHold(sessions.length === 3, `${sessions.length} log-ins are listed, not 3`);
    await others[0].must('DELETE', '/api/session');
    const renewed = { password: 'a third kettle, on the stove', proof: { password: PASSWORD } };
    await visitor.must('PATCH', '/api/account', renewed);
    mustHold((await others[1].ask('GET', '/api/account')).status === 401, 'a new password left another log-in open');
    const closed = await Promise.all(open.map((live) => live.closes(HEARTBEAT_MS)));
    for (const live of open) live.end();
    mustHold(closed.every(Boolean), `tables stay open ${HEARTBEAT_MS / 1000} s after their log-in ended`);
    return undefined;
  },
});

const foreignSite: Attack = {
  name: 'pages of other sites',
  holds: 'another site’s page can neither act nor open a WebSocket with our cookie, whatever it calls itself',
  quick: true,
  async run(field) {
    const { visitor } = await member(field, 'Browsing');
    const { table } = await visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
    const { port } = new URL(field.url);
    const origins = [
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      `http://127.0.0.1:${Number(port) + 1}`,
      `http://127.0.0.1:${port}.evil.example`,
      `http://evil.example:${port}`,
      'file://',
      'not a url',
    ];
    for (const origin of origins) {
      for (const [method, path] of [
        ['POST', '/api/tables'],
        ['POST', `/api/tables/${table}/start`],
        ['DELETE', '/api/account'],
        ['PATCH', '/api/account'],
        ['DELETE', '/api/session'],
      ]) {
        const reply = await visitor.ask(method, path, { game: 'nippon', seats: 2, name: 'x' }, { origin });
        mustHold(reply.status === 403, `${method} ${path} from ${origin} was answered with ${reply.status}`);
      }
      const opened = await Live.connect(field.url, table, visitor.address, { ...visitor.shown, origin }).catch(
        () => undefined,
      );
      opened?.end();
      mustHold(opened === undefined, `a WebSocket was opened from ${origin}`);
    }
    const plain = { 'content-type': 'text/plain' };
    const form = await visitor.ask('POST', '/api/tables', '{"game":"nippon","seats":2,"name":"x"}', plain);
    refused(form, 'JSON sent as a form would');
    const shared = await field.visitor().ask('OPTIONS', '/api/account', undefined, { origin: 'https://evil.example' });
    mustHold(shared.headers['access-control-allow-origin'] === undefined, 'other sites are let in by CORS');
    return undefined;
  },
};

const cookies: Attack = {
  name: 'cookies',
  holds: 'no script reads the cookies, no other site sends them, and one planted before a log-in is worth nothing',
  quick: true,
  async run(field) {
    const name = newName('Flags');
    const visitor = field.visitor();
    visitor.cookies.set('engawa', 'planted-by-somebody-else');
    const reply = await visitor.ask('POST', '/api/accounts', { name, password: PASSWORD });
    const lines = reply.headers['set-cookie'] ?? [];
    mustHold(lines.length > 0, 'no cookie was set');
    for (const line of lines) {
      mustHold(/; HttpOnly/i.test(line), `a script can read ${line.split('=')[0]}`);
      mustHold(/; SameSite=(Lax|Strict)/i.test(line), `other sites send ${line.split('=')[0]}`);
      mustHold(!/; Domain=/i.test(line), `other hosts get ${line.split('=')[0]}`);
    }
    mustHold(visitor.cookies.get('engawa') !== 'planted-by-somebody-else', 'a planted session was kept');
    const thief = field.visitor();
    thief.cookies.set('engawa', 'planted-by-somebody-else');
    mustHold((await thief.ask('GET', '/api/account')).status === 401, 'a planted session opens the account');
    return undefined;
  },
};

const secure: Attack = {
  name: 'cookies over https',
  holds: 'where the public address is https, cookies are Secure',
  ownServer: true,
  async run(field) {
    const serving = await field.serve({ ENGAWA_URL: 'https://games.example', ENGAWA_PORT: String(await freePort()) });
    const visitor = new Visitor(serving.url, field.address());
    const { headers } = await visitor.ask('POST', '/api/accounts', { name: newName('Https'), password: PASSWORD });
    const lines = headers['set-cookie'] ?? [];
    mustHold(lines.length > 0 && lines.every((line) => /; Secure/i.test(line)), `the cookies are ${lines.join(' | ')}`);
    mustHold(headers['strict-transport-security'] !== undefined, 'browsers are not told to keep to https');
    await serving.stop();
    return undefined;
  },
};

const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

const timing: Attack = {
  name: 'the time of a log-in',
  holds: 'whether a name exists cannot be told from the time or the words of a refused log-in',
  async run(field) {
    const rounds = 9;
    const known: number[] = [];
    const unknown: number[] = [];
    const words = new Set<string>();
    const { name } = await member(field, 'Timed');
    for (let i = 0; i < rounds; i++) {
      const password = `wrong ${i}`;
      const one = await field.visitor().ask('POST', '/api/session', { name, password });
      const two = await field.visitor().ask('POST', '/api/session', { name: newName('Nobody'), password });
      known.push(one.ms);
      unknown.push(two.ms);
      words.add(one.text);
      words.add(two.text);
    }
    mustHold(words.size === 1, `the refusals differ: ${[...words].join(' ')}`);
    const [a, b] = [median(known), median(unknown)];
    mustHold(Math.max(a, b) < 1.7 * Math.min(a, b), `a known name takes ${a | 0} ms, an unknown one ${b | 0} ms`);
    return `${a | 0} and ${b | 0} ms`;
  },
};

export const accountsRow: Row = {
  title: 'medium · accounts: guessing, stolen sessions, names, deletion; what held: origins, cookies, timing',
  attacks: [
    guessing,
    atOnce,
    common,
    stolen,
    passkeys,
    likeness,
    deletion,
    revoked(false),
    revoked(true),
    foreignSite,
    cookies,
    secure,
    timing,
  ],
};
