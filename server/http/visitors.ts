import type { IncomingHttpHeaders } from 'node:http';

export const COOKIE = 'engawa';

/** The session's token among the cookies of a request. */
export function sessionIn(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
}

/** A browser says where a request comes from; another site's pages may not act here with our cookies. */
export function sameSite({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (publicUrl !== undefined && from === new URL(publicUrl).host);
}
