import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { Refusal } from '#kernel';
import type { Config } from '../config.ts';
import type { ChannelRow } from '../store/schema.ts';
import { type PushSubscription, publicAddress } from './channels.ts';
import { Deliveries } from './deliveries.ts';
import type { Message } from './message.ts';
import { post } from './post.ts';
import { SERVICES } from './services.ts';
import { signed } from './signature.ts';

/** The address is no more: nothing will ever arrive there. */
export class Gone extends Error {}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type Sender = (channel: ChannelRow, message: Message) => Promise<void>;

export interface Senders {
  readonly by: Readonly<Record<string, Sender | undefined>>;
  /** Breaks off what is under way; whoever takes over its lease sends it again. */
  stop(): void;
}

/** For all of a delivery: finding the address, connecting, sending, the answer. Mail servers like to think about it. */
const MOST_MS = { post: 5000, mail: 15_000 };

/** How a message leaves by each kind of channel. */
export function openSenders(config: Config, vapid: VapidKeys, most = MOST_MS): Senders {
  const deliveries = new Deliveries();
  const limited =
    (
      milliseconds: number,
      send: (channel: ChannelRow, message: Message, signal: AbortSignal) => Promise<void>,
    ): Sender =>
    (channel, message) =>
      deliveries.make(milliseconds, (signal) => send(channel, message, signal));
  const checked = async (url: string): Promise<string | undefined> =>
    config.webhookPrivate ? undefined : publicAddress(url);
  const { smtpUrl } = config;

  return {
    stop: () => deliveries.stop(),
    by: {
      push: limited(most.post, async (channel, { id, table, title, text, link }, signal) => {
        const subscription = JSON.parse(channel.address) as PushSubscription;
        const address = await checked(subscription.endpoint);
        // A push tells that something waits and where; never a position.
        const { headers, body } = webPush.generateRequestDetails(
          subscription,
          JSON.stringify({ id, table, title, text, link }),
          { vapidDetails: { subject: config.pushContact, ...vapid }, TTL: 86_400 },
        );
        const status = await post({ url: subscription.endpoint, address, headers, body: body!, signal });
        settle('push service', status, status === 404 || status === 410);
      }),
      mail:
        smtpUrl === undefined
          ? undefined
          : limited(most.mail, (channel, message, signal) => mail(smtpUrl, config.mailFrom, channel, message, signal)),
      webhook: limited(most.post, async (channel, message, signal) => {
        const body = JSON.stringify(message);
        const headers = {
          'content-type': 'application/json',
          'user-agent': 'engawa',
          'x-engawa-id': message.id,
          // One that was added before there were secrets has none.
          ...(channel.secret === null ? {} : signed(channel.secret, body)),
        };
        const status = await post({
          url: channel.address,
          address: await checked(channel.address),
          headers,
          body,
          signal,
        });
        settle('webhook', status, status === 410);
      }),
      ...Object.fromEntries(
        Object.entries(SERVICES).map(([kind, { write, gone }]) => [
          kind,
          limited(most.post, async (channel, message, signal) => {
            const sent = write(channel.address, message);
            const status = await post({ ...sent, address: await checked(sent.url), signal });
            settle(kind, status, gone.includes(status));
          }),
        ]),
      ),
    },
  };
}

function settle(who: string, status: number, gone: boolean): void {
  if (gone) throw new Gone(`the ${who} is gone`);
  if (status < 200 || status > 299) throw new Refusal('not-delivered', `The ${who} answered ${status}.`);
}

/** A line to the mail server for each message: one that is broken off leaves nothing open. */
async function mail(
  url: string,
  from: string,
  { address }: ChannelRow,
  { id, title, text, link }: Message,
  signal: AbortSignal,
): Promise<void> {
  const line = createTransport({ url, pool: true, maxConnections: 1 });
  const cut = (): void => line.close({ force: true });
  signal.addEventListener('abort', cut, { once: true });
  try {
    await line.sendMail({
      from,
      to: address,
      subject: title,
      text: `${text}\n\n${link}\n`,
      messageId: `<${id.replace(/[^\w.-]/g, '.')}@engawa>`,
    });
  } finally {
    cut();
  }
}
