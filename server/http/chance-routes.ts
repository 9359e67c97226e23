import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import { mayWatchChances } from '../tables/people.ts';
import { timeAt } from '../time.ts';
import { type Route, route } from './route.ts';

/** What an estimate costs whoever wants it first. */
const JUDGING_MS = 5;

/** What watchers are told of the chances. */
export function chanceRoutes({ hall, chances }: Premises): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/chances',
      says: 'To watchers of a table that allows it: the share of the win of each seat, as a net judges it by what watchers see; null where none is trained. Nobody who plays there is told.',
      gives: v.object({ seq: v.number(), chances: v.nullable(v.array(v.number())) }),
      handle: async ({ params, person, caller }) => {
        const asked = await hall.look(
          params.id,
          (now) => {
            mayWatchChances(now, person);
            if (now.status !== 'playing') throw new Refusal('not-started', 'There are chances while a game is played.');
            // Only begun here: the table does not wait for its estimate.
            return { estimate: chances.of(now, timeAt(now), () => caller.payer.pay(JUDGING_MS)) };
          },
          caller,
        );
        return asked.estimate;
      },
    }),
  ];
}
