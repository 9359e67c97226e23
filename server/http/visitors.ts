import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

export const COOKIE = 'engawa';
/** Stays after the log-out: a browser that has logged in before. */
export const DEVICE_COOKIE = 'engawa-device';

/** The session's token among the cookies of a request. */
export function sessionIn(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
}

/** The token of a program, where one is shown. */
export const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{1,100})$/.exec(authorization ?? '')?.[1];

/** A browser says where a request comes from; another site's pages may not act here with our cookies. */
export function sameSite({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (publicUrl !== undefined && from === new URL(publicUrl).host);
}

/** A proxy of ours adds the address it heard from at the end; what stands before it anybody may have written. */
export const PROXIES = 1;

/** Where a connection comes from; by way of a proxy, as the proxy says. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return told.at(-PROXIES)?.trim() || (socket.remoteAddress ?? '');
}

const GROUPS = 8;
const OF_A_HOUSEHOLD = 4;

/** Whom an address stands for: with IPv6 everybody has as many addresses as they like, all with the same beginning. */
export function visitorAt(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0];
  if (!isIPv6(plain)) return plain;
  const [before, after] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = after ? GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? [])];
  return `${groups
    .slice(0, OF_A_HOUSEHOLD)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
