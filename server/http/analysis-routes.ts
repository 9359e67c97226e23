import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import { mustSit } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

/** Finished games looked at again. */
export function analysisRoutes({ hall, analyses }: Premises): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/analysis',
      says: 'The analysis of a finished table, or how far it is: none, working, done.',
      gives: shape.AnalysisState,
      handle: ({ params }) => analyses.of(params.id),
    }),

    route({
      method: 'POST',
      path: '/api/tables/:id/analysis',
      says: 'A player of a finished table has it analysed. It is made once and then kept for everybody.',
      sensitive: true,
      gives: shape.AnalysisState,
      handle: async ({ params, person, caller }) => {
        const who = await hall.look(
          params.id,
          (now) => {
            const { holder } = now.chairs[mustSit(now, person)];
            if (now.status !== 'over') throw new Refusal('not-over', 'A game is analysed when it is over.');
            return holder?.account ?? `${params.id} ${holder?.name}`;
          },
          caller,
        );
        return analyses.want(params.id, who);
      },
    }),
  ];
}
