import type { Socket } from 'node:net';
import { Refusal } from '#kernel';
import { errorBody } from './errors.ts';

/** What came over the line and never became a request, and the status it is answered with. */
const UNREAD: Readonly<Record<string, { readonly status: string; readonly refusal: Refusal }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    refusal: new Refusal('too-slow', 'The request took too long to arrive.'),
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    refusal: new Refusal('too-large', 'The headers of the request are too large.'),
  },
};
const NO_REQUEST = {
  status: '400 Bad Request',
  refusal: new Refusal('bad-request', 'The request is not well formed.'),
};

/** A client that is told off gets this long to read it. */
const READING_MS = 500;

/** Answers what could not be read as a request, and closes the connection. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  // What comes after the first mistake is no longer answered.
  if (socket.destroyed || socket.writableEnded) return;
  setTimeout(() => socket.destroy(), READING_MS).unref();
  const { status, refusal } = UNREAD[error.code ?? ''] ?? NO_REQUEST;
  const body = JSON.stringify({ error: errorBody(refusal) });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
