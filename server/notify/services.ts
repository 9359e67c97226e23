import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { Message } from './message.ts';

/** A request to somebody else's service. */
export interface Outgoing {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A service that people read: what its address is made of, how it is shown again, and how a message is written for it. */
interface Service {
  /** The address as it is kept, checked. */
  read(address: unknown): string;
  shown(address: string): string;
  write(address: string, message: Message): Outgoing;
  /** Statuses by which it says that there is no such address any more. */
  readonly gone: readonly number[];
}

const JSON_BODY = { 'content-type': 'application/json', 'user-agent': 'engawa' };
const plain = ({ title, text, link }: Message): string => `${title}\n${text}\n${link}`;

function mustBeUrl(address: unknown, what: string): string {
  if (typeof address === 'string' && address.length <= 1000 && URL.canParse(address)) {
    const { protocol, username, password } = new URL(address);
    if (['http:', 'https:'].includes(protocol) && username === '' && password === '') return address;
  }
  throw new Refusal('bad-address', `The address of ${what} begins with https:// or http://.`);
}

/** The host, and enough of the end to tell two apart: the path is what opens it. */
const shownUrl = (address: string): string => `${new URL(address).host}/…${address.slice(-4)}`;

function fields<S extends v.GenericSchema>(shape: S, address: unknown, sentence: string): v.InferOutput<S> {
  const read = v.safeParse(shape, address);
  if (read.success) return read.output;
  throw new Refusal('bad-address', sentence);
}

const Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.regex(/^[\x21-\x7e]+$/));
const Telegram = v.strictObject({
  token: v.pipe(Word, v.regex(/^\d+:[\w-]+$/)),
  chat: v.pipe(Word, v.regex(/^(-?\d+|@\w+)$/)),
  server: v.optional(Word),
});
const Ntfy = v.strictObject({ url: Word, token: v.optional(Word) });
const Matrix = v.strictObject({ server: Word, room: v.pipe(Word, v.regex(/^[!#].+:.+$/)), token: Word });

const TELEGRAM = 'https://api.telegram.org';
const root = (url: string): string => url.replace(/\/+$/, '');

export const SERVICES: Readonly<Record<'discord' | 'slack' | 'telegram' | 'ntfy' | 'matrix', Service>> = {
  discord: {
    read: (address) => mustBeUrl(address, 'a Discord webhook'),
    shown: shownUrl,
    // Nobody is mentioned by what a message happens to hold.
    write: (url, message) => ({
      method: 'POST',
      url,
      headers: JSON_BODY,
      body: JSON.stringify({
        content: `**${message.title}**\n${message.text}\n<${message.link}>`.slice(0, 2000),
        allowed_mentions: { parse: [] },
      }),
    }),
    gone: [404, 410],
  },
  slack: {
    read: (address) => mustBeUrl(address, 'a Slack webhook'),
    shown: shownUrl,
    write: (url, message) => ({
      method: 'POST',
      url,
      headers: JSON_BODY,
      body: JSON.stringify({ text: plain(message).replace(/[&<>]/g, (sign) => SLACK[sign]) }),
    }),
    gone: [404, 410],
  },
  telegram: {
    read: (address) => {
      const read = fields(Telegram, address, 'Telegram needs the token of a bot and the number of a chat.');
      if (read.server !== undefined) mustBeUrl(read.server, 'a Telegram server');
      return JSON.stringify(read);
    },
    shown: (address) => {
      const { token, chat } = JSON.parse(address) as v.InferOutput<typeof Telegram>;
      return `${chat} (bot ${token.split(':')[0]})`;
    },
    write: (address, message) => {
      const { token, chat, server = TELEGRAM } = JSON.parse(address) as v.InferOutput<typeof Telegram>;
      return {
        method: 'POST',
        url: `${root(server)}/bot${token}/sendMessage`,
        headers: JSON_BODY,
        body: JSON.stringify({
          chat_id: chat,
          text: plain(message).slice(0, 4096),
          link_preview_options: { is_disabled: true },
        }),
      };
    },
    gone: [],
  },
  ntfy: {
    read: (address) => {
      const asked = typeof address === 'string' ? { url: address } : address;
      const read = fields(Ntfy, asked, 'ntfy needs the address of a topic.');
      const { pathname } = new URL(mustBeUrl(read.url, 'an ntfy topic'));
      if (!/\/[\w-]{1,64}$/.test(pathname))
        throw new Refusal('bad-address', 'The address of an ntfy topic ends with it.');
      return JSON.stringify(read);
    },
    shown: (address) => (JSON.parse(address) as v.InferOutput<typeof Ntfy>).url,
    write: (address, { title, text, link }) => {
      const { url, token } = JSON.parse(address) as v.InferOutput<typeof Ntfy>;
      const at = url.lastIndexOf('/');
      return {
        method: 'POST',
        url: url.slice(0, at + 1),
        headers: { ...JSON_BODY, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ topic: url.slice(at + 1), title, message: text, click: link }),
      };
    },
    gone: [],
  },
  matrix: {
    read: (address) => {
      const read = fields(Matrix, address, 'Matrix needs a server, a room and an access token.');
      mustBeUrl(read.server, 'a Matrix server');
      return JSON.stringify(read);
    },
    shown: (address) => (JSON.parse(address) as v.InferOutput<typeof Matrix>).room,
    // The same notice has the same transaction: sent again, it is still one.
    write: (address, message) => {
      const { server, room, token } = JSON.parse(address) as v.InferOutput<typeof Matrix>;
      const transaction = createHash('sha256').update(message.id).digest('hex').slice(0, 32);
      return {
        method: 'PUT',
        url: `${root(server)}/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/${transaction}`,
        headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
        body: JSON.stringify({ msgtype: 'm.text', body: plain(message) }),
      };
    },
    gone: [],
  },
};

const SLACK: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
