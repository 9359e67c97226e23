import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import type { Person } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

/** When the account is away. */
export function vacationRoutes({ vacations }: Premises): Route[] {
  const mine = ({ account, program }: Person): string => {
    if (account === undefined) throw new Refusal('not-logged-in', 'Log in first.');
    if (program) throw new Refusal('not-allowed', 'This is for people, not for programs.');
    return account;
  };
  return [
    route({
      method: 'GET',
      path: '/api/account/vacation',
      says: 'The vacation the account is on or has planned, and what is left of its days.',
      gives: shape.VacationState,
      handle: ({ person }) => vacations.state(mine(person)),
    }),
    route({
      method: 'PUT',
      path: '/api/account/vacation',
      says: 'Plans a vacation, begins one or changes the one there is: clocks of slow games stand still meanwhile. Without from: now; without until: until one says that one is back, or the days of the year are spent.',
      sensitive: true,
      body: shape.VacationWish,
      gives: shape.VacationState,
      handle: async ({ person, body }) => {
        await vacations.take(mine(person), body);
        return vacations.state(mine(person));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account/vacation',
      says: 'The account is back, or does not go.',
      gives: shape.VacationState,
      handle: async ({ person }) => {
        await vacations.end(mine(person));
        return vacations.state(mine(person));
      },
    }),
  ];
}
