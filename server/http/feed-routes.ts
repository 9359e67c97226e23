import * as v from 'valibot';
import { Refusal } from '#kernel';
import { Feed } from '../feed/feed.ts';
import type { Premises } from '../premises.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';
import { Stream } from './written.ts';

const Since = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}$/),
  v.transform((text) => Math.min(Number(text), 2 ** 31 - 1)),
);

/** What happens at a table, as it happens. */
export function feedRoutes({ hall, config }: Premises): Route[] {
  const door = new Doorkeeper(config.connections, config.rate);
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/feed',
      says: 'The log of a table as it grows, as far as the asker may know it: JSON lines, or events where "Accept: text/event-stream" asks for them. It ends with the table.',
      query: v.strictObject({ since: v.optional(Since) }),
      gives: shape.LogLine,
      streams: true,
      handle: async ({ params, query, person, caller, visitor, accepts, lastEvent, stillMe }) => {
        door.sweepOut();
        const leave = door.admit(visitor);
        if (!leave) throw new Refusal('too-many-requests', 'Too many feeds from this address; close some.');
        const form = accepts.includes('text/event-stream') ? 'events' : 'lines';
        const heard = v.safeParse(Since, lastEvent);
        const since = heard.success ? heard.output : (query.since ?? 0);
        try {
          const feed = await Feed.open({ hall, table: params.id, person, payer: caller.payer, form, since, stillMe });
          feed.once('close', leave);
          return new Stream(form === 'lines' ? 'application/x-ndjson' : 'text/event-stream', feed);
        } catch (error) {
          leave();
          throw error;
        }
      },
    }),
  ];
}
