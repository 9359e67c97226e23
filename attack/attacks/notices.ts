import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Party } from '../party.ts';
import { type MailReceiver, receiveMail, receiveWebhooks, type WebhookReceiver } from '../receivers.ts';
import { memoryOf, type Serving } from '../serving.ts';
import { seatKey, type Visitor } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';
/** What docs/server.md gives a webhook, and a little for a busy machine. */
const HOOK_MS = 5_000 + 3_000;
const MOST_ANSWER = 64 * 1024;
/** What lies in the buffers of a loopback connection before it is cut. */
const BUFFERS = 8 * 1024 * 1024;

/** A server that tells webhooks on loopback at once. */
const hookServer = (field: Field): Promise<Serving> =>
  field.serve({ ENGAWA_WEBHOOK_PRIVATE: 'yes', ENGAWA_NOTIFY_AFTER: '0' });

/** Games in which somebody with a webhook has the turn; gives the secrets of the webhooks. */
async function owedDecisions(there: Field, hook: WebhookReceiver, tables: number): Promise<string[]> {
  const secrets: string[] = [];
  for (let i = 0; i < tables; i++) {
    const party = await Party.open(there);
    for (const { visitor, key } of party.players) {
      const body = { kind: 'webhook', address: hook.url };
      const added = await visitor.must('POST', party.at('/channels'), body, seatKey(key));
      const secret = added.secret ?? added.channels.find((channel) => channel.secret)?.secret;
      if (typeof secret === 'string') secrets.push(secret);
    }
    await party.begin();
  }
  return secrets;
}

async function until(holds: () => boolean, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (!holds() && Date.now() < end) await wait(50);
  return holds();
}

const signature: Attack = {
  name: 'forged webhooks',
  holds: 'a webhook can tell our messages from forged and old ones: they are signed, with the time',
  ownServer: true,
  patient: true,
  quick: true,
  async run(field) {
    const hook = await receiveWebhooks((response) => response.end());
    const serving = await hookServer(field);
    try {
      const secrets = await owedDecisions(new Field(serving.url, true), hook, 1);
      mustHold(secrets.length > 0, 'a new webhook is given no secret');
      mustHold(await until(() => hook.received.length > 0, 15_000), 'no webhook came');
      const { headers, body } = hook.received[0];
      const time = String(headers['x-engawa-timestamp']);
      mustHold(Math.abs(Date.now() / 1000 - Number(time)) < 60, `the time of the message is ${time}`);
      const macs = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
      mustHold(
        macs.some((mac) => headers['x-engawa-signature'] === `v1=${mac}`),
        'the signature is not the documented one',
      );
      mustHold(!JSON.stringify(hook.received).includes(secrets[0]), 'the secret travels with the message');
    } finally {
      hook.stop();
      await serving.stop();
    }
    return undefined;
  },
};

/** What a webhook may do to hold on to a delivery. */
async function badAnswer(field: Field, answer: (response: ServerResponse) => void, tables: number): Promise<string> {
  const hook = await receiveWebhooks(answer);
  const serving = await hookServer(field);
  try {
    const before = memoryOf(serving.pid);
    await owedDecisions(new Field(serving.url, true), hook, tables);
    mustHold(await until(() => hook.received.length > 0, 15_000), 'no webhook came');
    await until(() => hook.open() === 0, HOOK_MS);
    mustHold(hook.open() === 0, `a delivery is held for more than ${HOOK_MS} ms`);
    mustHold(hook.longest() < HOOK_MS, `a delivery was held for ${hook.longest()} ms`);
    const most = (MOST_ANSWER + BUFFERS) * hook.received.length;
    mustHold(hook.given() < most, `${Math.round(hook.given() / 2 ** 20)} MiB of answers were taken`);
    const grown = memoryOf(serving.pid) - before;
    mustHold(grown < 300 * 2 ** 20, `the server grew by ${Math.round(grown / 2 ** 20)} MiB`);
    const took = await serving.stop(15_000);
    mustHold(took < 5000, `the shutdown took ${took} ms`);
    return `${hook.received.length} messages, held for ${hook.longest()} ms at most`;
  } finally {
    hook.stop();
    if (serving.alive()) await serving.stop();
  }
}

/** As fast as it is taken, and a little faster, for ever. */
function endlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

const endless: Attack = {
  name: 'endless answers',
  holds: 'an answer of a webhook that never ends is not read',
  ownServer: true,
  patient: true,
  run: (field) => badAnswer(field, endlessly, 5),
};

const slow: Attack = {
  name: 'answers that never come',
  holds: 'a webhook that does not answer is let go after 5 seconds',
  ownServer: true,
  patient: true,
  run: (field) => badAnswer(field, () => undefined, 3),
};

const waiting: Attack = {
  name: 'answers that say “wait” for ever',
  holds: 'a webhook that only says 102 is let go after 5 seconds',
  ownServer: true,
  patient: true,
  run: (field) =>
    badAnswer(
      field,
      (response) => {
        const timer = setInterval(() => response.destroyed || response.writeProcessing(), 20);
        response.on('close', () => clearInterval(timer));
      },
      2,
    ),
};

const redirect: Attack = {
  name: 'redirected webhooks',
  holds: 'a webhook’s redirect is not followed',
  ownServer: true,
  patient: true,
  async run(field) {
    const inner = await receiveWebhooks((response) => response.end());
    const hook = await receiveWebhooks((response) => response.writeHead(307, { location: inner.url }).end());
    const serving = await hookServer(field);
    try {
      await owedDecisions(new Field(serving.url, true), hook, 1);
      mustHold(await until(() => hook.received.length > 0, 15_000), 'no webhook came');
      await wait(1000);
      mustHold(inner.received.length === 0, 'the redirect was followed');
    } finally {
      for (const receiver of [inner, hook]) receiver.stop();
      await serving.stop();
    }
    return undefined;
  },
};

/** This machine and its neighbours, spelt in every way. */
const INSIDE = (port: string): string[] => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://127.1:${port}/`,
  `http://0:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://[::ffff:7f00:1]:${port}/`,
  `http://[0:0:0:0:0:ffff:127.0.0.1]:${port}/`,
  `http://[64:ff9b::7f00:1]:${port}/`,
  `http://[fe80::1]:${port}/`,
  `http://[fc00::1]:${port}/`,
  `http://①②⑦.⓪.⓪.①:${port}/`,
  `http://127。0。0。1:${port}/`,
  `http://localhost.:${port}/`,
  `http://user@127.0.0.1:${port}/`,
  `http://example.com@127.0.0.1:${port}/`,
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'ftp://127.0.0.1/',
  'javascript:alert(1)',
];

const forgery: Attack = {
  name: 'addresses inside',
  holds: 'neither a webhook nor a push endpoint reaches this machine or its network, however it is spelt',
  ownServer: true,
  quick: true,
  patient: true,
  async run(field) {
    const hook = await receiveWebhooks((response) => response.end());
    const serving = await field.serve({ ENGAWA_NOTIFY_AFTER: '0' });
    const { port } = new URL(hook.url);
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const there = new Field(serving.url, true);
    let taken = 0;
    try {
      const channels = INSIDE(port).flatMap((address) => [
        { kind: 'webhook', address },
        { kind: 'push', address: { endpoint: address.replace('http:', 'https:'), keys } },
      ]);
      // A few to a table, which holds a few channels only.
      for (let i = 0; i < channels.length; i += 4) {
        const party = await Party.open(there);
        for (const channel of channels.slice(i, i + 4)) {
          for (const { visitor, key } of party.players) {
            const reply = await visitor.ask('POST', party.at('/channels'), channel, seatKey(key));
            mustHold(reply.status < 500, `${JSON.stringify(channel.address)} was answered with ${reply.status}`);
            if (reply.status < 300) taken++;
          }
        }
        await party.begin();
      }
      await wait(taken > 0 ? 6000 : 500);
      mustHold(hook.arrivals() === 0, `the inside was reached ${hook.arrivals()} times`);
    } finally {
      hook.stop();
      await serving.stop();
    }
    return `${INSIDE('1').length} spellings as webhook and push, ${taken} taken, none reached`;
  },
};

const mail: Attack = {
  name: 'mail to a stranger',
  holds: 'nobody has our server write to a stranger again and again: confirmation mails have a budget',
  ownServer: true,
  run: (field) =>
    withMail(field, async (there, box) => {
      for (let i = 0; i < 12; i++) {
        const visitor = there.visitor();
        await visitor.must('POST', '/api/accounts', { name: `Sender ${i}`, password: PASSWORD });
        for (let again = 0; again < 5; again++) {
          const body = { kind: 'mail', address: 'stranger@mail.example', proof: { password: PASSWORD } };
          const added = await visitor.ask('POST', '/api/account/channels', body);
          const channel = added.body.channels?.find(({ kind }) => kind === 'mail')?.channel;
          if (channel) await visitor.ask('DELETE', `/api/account/channels/${channel}`);
        }
      }
      await wait(1500);
      mustHold(box.mails.length > 0, 'no mail came at all');
      mustHold(box.mails.length <= 3, `a stranger got ${box.mails.length} mails of 60 asked for`);
      return `${box.mails.length} mails of 60 asked for`;
    }),
};

/** The text of a mail as it is read, its lines put together again. */
const plain = (text: string): string => text.replaceAll('=\n', '').replaceAll('=3D', '=');

async function withMail<T>(field: Field, act: (there: Field, box: MailReceiver) => Promise<T>): Promise<T> {
  const box = await receiveMail();
  const serving = await field.serve({ SMTP_URL: box.url });
  try {
    return await act(new Field(serving.url, true), box);
  } finally {
    box.stop();
    await serving.stop();
  }
}

/** An account whose mail address waits for its code; gives the channel. */
async function mailed(visitor: Visitor, name: string): Promise<string> {
  await visitor.must('POST', '/api/accounts', { name, password: PASSWORD });
  const body = { kind: 'mail', address: 'owner@mail.example', proof: { password: PASSWORD } };
  return (await visitor.must('POST', '/api/account/channels', body)).channels[0].channel;
}

const codeIn = ({ mails }: MailReceiver): string => /code: (\d{6})/.exec(plain(mails[0].text))![1];

const codes: Attack = {
  name: 'guessed codes',
  holds: 'the code of a mail address cannot be guessed: after a few wrong ones the right one is worth nothing',
  ownServer: true,
  run: (field) =>
    withMail(field, async (there, box) => {
      const visitor = there.visitor();
      const channel = await mailed(visitor, 'Coded');
      await until(() => box.mails.length > 0, 5000);
      const right = codeIn(box);
      const at = `/api/account/channels/${channel}/confirm`;
      for (let i = 0; i < 40; i++) {
        const guesser = there.visitor();
        for (const [name, value] of visitor.cookies) guesser.cookies.set(name, value);
        const code = String((Number(right) + i + 1) % 1_000_000).padStart(6, '0');
        const reply = await guesser.ask('POST', at, { code });
        mustHold(reply.status >= 400, 'a wrong code was taken');
      }
      const late = await there.visitor().ask('POST', at, { code: right }, visitor.shown);
      mustHold(late.status >= 400, 'after 40 wrong codes, from 40 addresses, the right one was taken');
      return undefined;
    }),
};

const resets: Attack = {
  name: 'forgotten passwords',
  holds:
    'a reset link goes to its owner only, with our own address, works once and ends all log-ins; nobody learns who is there',
  ownServer: true,
  run: (field) =>
    withMail(field, async (there, box) => {
      const owner = there.visitor();
      const channel = await mailed(owner, 'Owner');
      await until(() => box.mails.length > 0, 5000);
      await owner.must('POST', `/api/account/channels/${channel}/confirm`, { code: codeIn(box) });
      const before = box.mails.length;
      const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const stranger = there.visitor();
      const known = await stranger.ask('POST', '/api/resets', { name: 'Owner' }, evil);
      const unknown = await stranger.ask('POST', '/api/resets', { name: 'Nobody at all' }, evil);
      mustHold(known.text === unknown.text && known.status === unknown.status, 'the answer tells who has an account');
      mustHold(await until(() => box.mails.length > before, 5000), 'no link came');
      const letter = plain(box.mails[before].text);
      mustHold(!letter.includes('evil.example'), 'the link leads where a stranger said');
      const token = /token=([\w-]{20,})/.exec(letter)?.[1];
      mustHold(token !== undefined, `there is no token in the letter: ${letter.slice(-300)}`);
      const forged = [token.slice(0, -1), token.toUpperCase(), '', 'x'.repeat(43)];
      const use = (word: string, password: string) =>
        there.visitor().ask('POST', '/api/resets/use', { token: word, password });
      for (const word of forged)
        mustHold((await use(word, 'a forged kettle of tea')).status >= 400, 'a forged token was taken');
      const both = await Promise.all([1, 2, 3].map((i) => use(token, `the ${i}. kettle of tea`)));
      mustHold(both.filter(({ status }) => status < 300).length === 1, 'one link was used more than once');
      mustHold((await owner.ask('GET', '/api/account')).status === 401, 'an old log-in outlived the reset');
      for (let i = 0; i < 20; i++) await there.visitor().ask('POST', '/api/resets', { name: 'Owner' });
      await wait(1000);
      const letters = box.mails.filter(({ text }) => plain(text).includes('token=')).length;
      mustHold(letters <= 5, `${letters} letters of 21 asked for`);
      return `${letters} letters of 21 asked for`;
    }),
};

/** In a day an account invites so many, and is told of so many invitations of one sender. */
const INVITES = 20;
const TOLD_OF_ONE = 3;

const invitations: Attack = {
  name: 'invitations without end',
  holds:
    'guests invite no accounts, an account a limited number, and nobody is told of the same sender again and again',
  ownServer: true,
  patient: true,
  async run(field) {
    const hook = await receiveWebhooks((response) => response.end());
    const serving = await hookServer(field);
    try {
      const there = new Field(serving.url, true);
      const [invited, sender] = [there.visitor(), there.visitor()];
      await invited.must('POST', '/api/accounts', { name: 'Invited', password: PASSWORD });
      await invited.must('POST', '/api/account/channels', { kind: 'webhook', address: hook.url });
      const party = await Party.open(there);
      const guest = await party.ask(party.host, '/invite', { account: 'Invited' });
      mustHold(guest.status >= 400, 'a guest invited an account');
      await sender.must('POST', '/api/accounts', { name: 'Sender', password: PASSWORD });
      let taken = 0;
      for (let i = 0; i < INVITES + 5; i++) {
        const { table } = await sender.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
        const reply = await sender.ask('POST', `/api/tables/${table}/invite`, { account: 'Invited' });
        if (reply.status < 300) taken++;
      }
      mustHold(taken <= INVITES, `${taken} invitations of one sender were taken`);
      await until(() => hook.received.length > TOLD_OF_ONE, 2500);
      mustHold(hook.received.length > 0, 'not even the first invitation was told');
      mustHold(hook.received.length <= TOLD_OF_ONE, `the account was told ${hook.received.length} times`);
      return `${taken} taken, ${hook.received.length} told`;
    } finally {
      hook.stop();
      await serving.stop();
    }
  },
};

const services: Attack = {
  name: 'services in our own network',
  holds:
    'no kind of channel reaches this machine or its network, whatever its address is called; what opens a channel is not shown again',
  quick: true,
  async run(field) {
    const hook = await receiveWebhooks((response) => response.end());
    try {
      const visitor = field.visitor();
      await visitor.must('POST', '/api/accounts', { name: `Prober ${Date.now().toString(36)}`, password: PASSWORD });
      const port = new URL(hook.url).port;
      for (const host of [
        '127.0.0.1',
        'localhost',
        '[::1]',
        '[::ffff:127.0.0.1]',
        '2130706433',
        '0x7f.1',
        '169.254.169.254',
      ]) {
        const at = `http://${host}:${port}`;
        const tries: readonly (readonly [string, unknown])[] = [
          ['discord', `${at}/hook`],
          ['slack', `${at}/hook`],
          ['telegram', { token: '1:secret-word', chat: '1', server: at }],
          ['ntfy', { url: `${at}/topic`, token: 'secret-word' }],
          ['matrix', { server: at, room: '!a:b', token: 'secret-word' }],
        ];
        for (const [kind, address] of tries) {
          const added = await visitor.ask('POST', '/api/account/channels', { kind, address });
          if (added.status !== 201) continue;
          mustHold(!added.text.includes('secret-word'), `${kind} shows its token again`);
          const { channel } = added.body.channels.at(-1)! as unknown as { channel: string };
          const tested = await visitor.ask('POST', `/api/account/channels/${channel}/test`);
          mustHold(tested.status >= 400, `${kind} reaches ${host}`);
          await visitor.ask('DELETE', `/api/account/channels/${channel}`);
        }
      }
      mustHold(hook.received.length === 0, 'something arrived at this machine');
      return undefined;
    } finally {
      hook.stop();
    }
  },
};

const LINES = [
  '\r\nBcc: other@mail.example',
  '\nX-Evil: 1',
  '\r\n\r\nbody',
  '\u0000',
  '%0d%0aX-Evil: 1',
  ', other@mail.example',
];

const headers: Attack = {
  name: 'lines smuggled into addresses',
  holds: 'no address, name or token adds a header, a recipient or a second request to what is sent',
  ownServer: true,
  async run(field) {
    const hook = await receiveWebhooks((response) => response.end());
    const box = await receiveMail();
    const serving = await field.serve({ SMTP_URL: box.url, ENGAWA_WEBHOOK_PRIVATE: 'yes', ENGAWA_NOTIFY_AFTER: '0' });
    let taken = 0;
    try {
      for (const [i, line] of LINES.entries()) {
        const visitor = new Field(serving.url, true).visitor();
        await visitor.must('POST', '/api/accounts', { name: `Liner ${'abcdef'[i]}`, password: PASSWORD });
        const proof = { password: PASSWORD };
        const tries: readonly object[] = [
          { kind: 'mail', address: `owner@mail.example${line}`, proof },
          { kind: 'mail', address: `owner${line}@mail.example`, proof },
          { kind: 'webhook', address: `${hook.url}${line}` },
          { kind: 'ntfy', address: { url: `${hook.url}/topic`, token: `word${line}` } },
          { kind: 'ntfy', address: { url: `${hook.url}/topic${line}` } },
          { kind: 'telegram', address: { token: `1:word${line}`, chat: `1${line}`, server: hook.url } },
          { kind: 'matrix', address: { server: hook.url, room: `!a:b${line}`, token: `word${line}` } },
        ];
        for (const body of tries) {
          const added = await visitor.ask('POST', '/api/account/channels', body);
          mustHold(added.status < 500, `${JSON.stringify(body)} is answered with ${added.status}`);
          const channel = added.status < 300 ? added.body.channels.at(-1)?.channel : undefined;
          if (channel === undefined) continue;
          taken++;
          const tested = await visitor.ask('POST', `/api/account/channels/${channel}/test`, {});
          mustHold(tested.status < 500, `a test of ${JSON.stringify(body)} is answered with ${tested.status}`);
        }
      }
      await wait(1000);
      for (const { headers: got, body } of hook.received) {
        mustHold(got['x-evil'] === undefined && got.bcc === undefined, 'a header was smuggled in');
        mustHold(body === '' || body.startsWith('{') || !body.startsWith('body'), 'a second body was smuggled in');
      }
      for (const { text, to } of box.mails) {
        mustHold(!to.includes('other@mail.example'), 'a recipient was smuggled in');
        mustHold(!/^(X-Evil|Bcc):/im.test(text.split('\n\n')[0]), 'a header of a mail was smuggled in');
      }
      return `${taken} addresses taken, ${hook.received.length} requests and ${box.mails.length} mails clean`;
    } finally {
      hook.stop();
      box.stop();
      await serving.stop();
    }
  },
};

export const noticesRow: Row = {
  title: 'medium · webhooks, push, mail and invitations',
  attacks: [services, signature, endless, slow, waiting, redirect, forgery, mail, headers, codes, resets, invitations],
};
