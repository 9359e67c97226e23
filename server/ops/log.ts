import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs. Keys, phrases, passwords, cookies, seeds and addresses never get into them. */
export function openLog(level: string, to: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: undefined,
    redact: {
      paths: [
        'key',
        'phrase',
        'password',
        'seed',
        'token',
        'secret',
        'cookie',
        'authorization',
        'address',
        '*.key',
        '*.phrase',
        '*.password',
        '*.seed',
        '*.token',
        '*.secret',
        '*.address',
        'req.headers.cookie',
        'req.headers.authorization',
      ],
      censor: '[kept out]',
    },
    serializers: {
      err: pino.stdSerializers.err,
      // What was asked, without headers and without a query that might hold something private.
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return pino(options, to);
}
