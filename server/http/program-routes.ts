import * as v from 'valibot';
import { Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import type { Person } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const Listed = v.object({ programs: v.array(v.object({ name: v.string(), created: shape.Count, used: shape.Count })) });
const WithToken = v.object({ ...Listed.entries, token: v.string() });

/** Programs of an account, and the tokens they show. */
export function programRoutes({ programs }: Premises): Route[] {
  const mine = ({ account }: Person): string => {
    if (account !== undefined) return account;
    throw new Refusal('not-logged-in', 'Log in first.');
  };
  return [
    route({
      method: 'GET',
      path: '/api/account/programs',
      says: 'The programs that play for the account.',
      gives: Listed,
      handle: async ({ person }) => ({ programs: await programs.list(mine(person)) }),
    }),
    route({
      method: 'POST',
      path: '/api/account/programs',
      says: 'A program with an account of its own, marked as such. Its token is told this once: Authorization: Bearer <token>.',
      sensitive: true,
      body: v.strictObject({ name: shape.Name }),
      status: 201,
      gives: WithToken,
      handle: async ({ person, body, language }) => {
        const owner = mine(person);
        const token = await programs.add(owner, body.name, language);
        return { programs: await programs.list(owner), token };
      },
    }),
    route({
      method: 'POST',
      path: '/api/account/programs/:name/token',
      says: 'A new token for a program; the old one ends.',
      sensitive: true,
      gives: WithToken,
      handle: async ({ person, params }) => {
        const owner = mine(person);
        const token = await programs.renew(owner, params.name);
        return { programs: await programs.list(owner), token };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account/programs/:name',
      says: 'Ends a program and its account.',
      gives: Listed,
      handle: async ({ person, params }) => {
        const owner = mine(person);
        await programs.remove(owner, params.name);
        return { programs: await programs.list(owner) };
      },
    }),
  ];
}
