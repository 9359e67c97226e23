import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { Refusal } from '#kernel';
import type { Config } from '../config.ts';
import type { ChannelRow } from '../store/schema.ts';
import { type PushSubscription, publicAddress } from './channels.ts';

export interface Message {
  /** The same if a delivery has to be repeated. */
  readonly id: string;
  readonly table: string;
  readonly seat: number | null;
  readonly game: string;
  readonly link: string;
  readonly title: string;
  readonly text: string;
}

/** The address is no more: nothing will ever arrive there. */
export class Gone extends Error {}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export type Senders = Readonly<Record<string, ((channel: ChannelRow, message: Message) => Promise<void>) | undefined>>;

const TIMEOUT_MS = 10_000;

/** How a message leaves by each kind of channel. */
export function openSenders(config: Config, vapid: VapidKeys): Senders {
  const mail = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  return {
    push: async ({ address }, { id, table, title, text, link }) => {
      const subscription = JSON.parse(address) as PushSubscription;
      const to = config.webhookPrivate ? undefined : await publicAddress(subscription.endpoint);
      const details = { subject: config.pushContact, ...vapid };
      // A push tells that something waits and where; never a position.
      await webPush
        .sendNotification(subscription, JSON.stringify({ id, table, title, text, link }), {
          vapidDetails: details,
          TTL: 86_400,
          timeout: TIMEOUT_MS,
          ...(to === undefined ? {} : { agent: agentFor(to) }),
        })
        .catch((error: { statusCode?: number }) => {
          throw error.statusCode === 404 || error.statusCode === 410 ? new Gone('the subscription ended') : error;
        });
    },
    mail: mail
      ? async ({ address }, { id, title, text, link }) => {
          await mail.sendMail({
            from: config.mailFrom,
            to: address,
            subject: title,
            text: `${text}\n\n${link}\n`,
            messageId: `<${id.replace(/[^\w.-]/g, '.')}@engawa>`,
          });
        }
      : undefined,
    webhook: async ({ address }, message) => {
      const to = config.webhookPrivate ? undefined : await publicAddress(address);
      await post(address, to, JSON.stringify(message), message.id);
    },
  };
}

/** An agent that goes to the address that was checked, whatever the name means by now. */
const agentFor = (address: string): Agent =>
  new Agent({
    lookup: (_host, options, found) => {
      const family = isIP(address);
      if (options.all) found(null, [{ address, family }]);
      else found(null, address, family);
    },
  });

/** Posts to a webhook. The address that was checked is the one that is used: no second look-up, no redirect. */
function post(url: string, address: string | undefined, body: string, id: string): Promise<void> {
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        method: 'POST',
        host: address ?? hostname.replace(/^\[|\]$/g, ''),
        servername: hostname,
        port: port || undefined,
        path: pathname + search,
        timeout: TIMEOUT_MS,
        headers: {
          host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'engawa',
          'x-engawa-id': id,
        },
      },
      (response) => {
        response.resume();
        const status = response.statusCode ?? 0;
        if (status === 410) reject(new Gone('the webhook is gone'));
        else if (status >= 200 && status < 300) resolve();
        else reject(new Refusal('not-delivered', `The webhook answered ${status}.`));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('the webhook took too long')));
    sent.on('error', reject);
    sent.end(body);
  });
}
