import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

/** A service that has said more than this before its status says nothing we want to hear. */
const MOST_ANSWER = 64 * 1024;

export interface Posted {
  readonly method?: 'POST' | 'PUT';
  readonly url: string;
  /** The address that was checked; without it the URL's own. */
  readonly address: string | undefined;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** When it is aborted the line is cut. */
  readonly signal: AbortSignal;
}

/**
 * Posts and gives the status of the answer; the answer itself is not read. The address that was checked is the one that is used:
 * no second look-up, no redirect, and no other reading of the URL than the one that was checked.
 */
export function post({ method = 'POST', url, address, headers, body, signal }: Posted): Promise<number> {
  const { protocol, hostname, port, pathname, search, host } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const options: RequestOptions & { servername?: string } = {
    method,
    host: address ?? name,
    servername: isIP(name) ? undefined : name,
    port: port || undefined,
    path: pathname + search,
    // A connection of its own: nothing is left of it afterwards.
    agent: false,
    signal,
    headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
  };
  return new Promise((resolve, reject) => {
    const sent = (protocol === 'https:' ? requestHttps : requestHttp)(options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Before its answer a service may say "wait" as often as it likes.
    sent.on('information', () => {
      if ((sent.socket?.bytesRead ?? 0) > MOST_ANSWER) sent.destroy(new Error('the answer is too long'));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
