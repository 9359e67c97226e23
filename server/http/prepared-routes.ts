import * as v from 'valibot';
import type { Language } from '#kernel';
import type { Premises } from '../premises.ts';
import { mustSit } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

/** A turn is no longer than this, with everything the others do before it. */
const Line = v.pipe(v.array(shape.SupposedMove), v.maxLength(40));
const Answer = v.pipe(v.array(shape.SupposedMove.entries.move), v.minLength(1), v.maxLength(30));
const Prepared = v.object({ prepared: v.array(shape.PreparedTurn) });

/** Answers prepared at slow tables. Each is for the asker's own seat; nobody else learns that there are any. */
export function preparedRoutes({ hall }: Premises): Route[] {
  const listed = async (table: string, seat: number) => ({ prepared: await hall.prepared.list(table, seat) });
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/foresee',
      says: 'At a slow table, while others are to play: the position after the moves named, as the asker’s seat would see it, and what could be chosen there.',
      body: v.strictObject({ line: Line, lang: v.optional(shape.Lang) }),
      gives: shape.ForeseenPosition,
      handle: ({ params, body, person, caller, language }) =>
        hall.look(
          params.id,
          (now) => hall.prepared.foresee(now, mustSit(now, person), body.line, body.lang ?? (language as Language)),
          caller,
        ),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/prepared',
      says: 'The answers a seat has prepared, and what has become of them.',
      gives: Prepared,
      handle: async ({ params, person, caller }) =>
        listed(params.id, await hall.look(params.id, (now) => mustSit(now, person), caller)),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/prepared',
      says: 'Prepares an answer: if the others do this (line), the seat does that (answer). It is carried out the moment the seat’s turn comes and it sees exactly what was foreseen; otherwise it lapses.',
      sensitive: true,
      body: v.strictObject({ line: Line, answer: Answer, lang: v.optional(shape.Lang) }),
      status: 201,
      gives: Prepared,
      handle: async ({ params, body, person, caller, language }) => {
        const seat = await hall.look(params.id, (now) => mustSit(now, person), caller);
        const spoken = body.lang ?? (language as Language);
        await hall.prepared.prepare(params.id, (now) => mustSit(now, person), body, spoken, caller);
        return listed(params.id, seat);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/prepared/:prepared',
      says: 'Takes a prepared answer back, or puts away what has become of it.',
      gives: Prepared,
      handle: async ({ params, person, caller }) => {
        const seat = await hall.look(params.id, (now) => mustSit(now, person), caller);
        await hall.prepared.drop(params.id, seat, params.prepared);
        return listed(params.id, seat);
      },
    }),
  ];
}
