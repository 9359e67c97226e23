import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

/** Playing with people now: wishes, and the tables that come of them. */
export function seekRoutes({ seeks }: Premises): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/seeks',
      says: 'Who waits for others to play with.',
      gives: shape.Seeking,
      handle: () => seeks.look(),
    }),
    route({
      method: 'POST',
      path: '/api/seeks',
      says: 'Waits for others to play with. The key will open the seat that comes of it.',
      sensitive: true,
      body: shape.NewSeek,
      status: 201,
      gives: v.object({ seek: v.string(), key: v.string(), phrase: v.string(), seeking: shape.Seeking }),
      handle: async ({ body: { name, ...wish }, person, visitor }) => {
        if (person.program) throw new Refusal('no-programs', 'Here people look for people.');
        return seeks.begin(name, person.account, visitor, wish);
      },
    }),
    route({
      method: 'GET',
      path: '/api/seeks/:id',
      says: 'How it stands with a wish of one’s own; says that its owner is there.',
      gives: shape.Seeking,
      handle: ({ params, person }) => seeks.look(params.id, person.key),
    }),
    route({
      method: 'PATCH',
      path: '/api/seeks/:id',
      says: 'Changes a wish; its place in line stays.',
      body: shape.ChangedWish,
      gives: shape.Seeking,
      handle: ({ params, body, person }) => seeks.change(params.id, person.key, body),
    }),
    route({
      method: 'DELETE',
      path: '/api/seeks/:id',
      says: 'Waits no longer.',
      gives: shape.Seeking,
      handle: ({ params, person }) => seeks.stop(params.id, person.key),
    }),
    route({
      method: 'POST',
      path: '/api/seeks/:id/accept',
      says: 'Says that one is there for the table that is offered.',
      body: v.strictObject({ table: shape.TableId }),
      gives: shape.Seeking,
      handle: ({ params, body, person }) => seeks.accept(params.id, person.key, body.table),
    }),
  ];
}
