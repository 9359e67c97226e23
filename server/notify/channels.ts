import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { ChannelKind } from '#wire';
import type { ChannelRow } from '../store/schema.ts';
import { SERVICES } from './services.ts';

const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});

export type PushSubscription = v.InferOutput<typeof Subscription>;

const Mail = v.pipe(v.string(), v.email(), v.maxLength(200));

/** Checks an address as its kind needs it, and gives it as text. */
export function readAddress(kind: ChannelKind, address: unknown): string {
  if (kind === 'push') {
    const read = v.safeParse(Subscription, address);
    if (read.success && read.output.endpoint.startsWith('https://')) return JSON.stringify(read.output);
    throw new Refusal('bad-address', 'The address of a push channel is the subscription the browser gave.');
  }
  if (kind === 'mail') {
    const read = v.safeParse(Mail, address);
    if (read.success) return read.output;
    throw new Refusal('bad-address', 'This is not a mail address.');
  }
  if (kind !== 'webhook') return SERVICES[kind].read(address);
  if (typeof address === 'string' && address.length <= 1000 && URL.canParse(address)) {
    if (['http:', 'https:'].includes(new URL(address).protocol)) return address;
  }
  throw new Refusal('bad-address', 'The address of a webhook begins with https:// or http://.');
}

/** A mailbox has many spellings: case does not matter, and what follows a plus sign is its owner's own affair. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at).split('+')[0]}${address.slice(at)}`.toLowerCase();
}

/** An address as its owner sees it again: some hold keys. */
export function shownAddress({ kind, address }: Pick<ChannelRow, 'kind' | 'address'>): string {
  if (kind === 'push') return new URL((JSON.parse(address) as PushSubscription).endpoint).host;
  const service = SERVICES[kind as keyof typeof SERVICES];
  return service ? service.shown(address) : address;
}

/** Addresses of this machine and its own network: a webhook must not reach what only we can reach. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
// An IPv4 address in an IPv6 dress (::ffff:…) is held against the list above; named here it would stand for all of IPv4.
for (const [net, bits] of [
  // These carry IPv4 addresses inside, private ones too.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** The public address behind a URL's host, or a refusal. */
export async function publicAddress(
  url: string,
  resolve: Resolve = (host) => lookup(host, { all: true }),
): Promise<string> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const open = found.find(({ address, family }) => !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  if (open) return open.address;
  throw new Refusal('bad-address', 'Nothing is sent to private addresses from here.');
}
