import * as v from 'valibot';
import { gameById } from '#games';
import { type Game, Refusal } from '#kernel';
import type { Premises } from '../premises.ts';
import { figuresOf } from '../statistics/figures.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const Digits = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
const Yes = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const MOST_LISTED = 100;
const USUAL = 20;

/** Profiles, lists of the best, and the figures of games. */
export function peopleRoutes({ accounts, neighbours, profiles, programs, ratings, store }: Premises): Route[] {
  const known = async (name: string) => {
    const found = await accounts.byName(name);
    if (found) return found;
    throw new Refusal('unknown-account', `There is no account "${name}".`);
  };

  /** A number of players that the game can be played with; the smallest where none is named. */
  const seatsOf = ({ seats: [least, most] }: Game, wanted: number | undefined): number => {
    if (wanted === undefined) return least;
    if (wanted >= least && wanted <= most) return wanted;
    throw new Refusal('bad-request', `"seats": between ${least} and ${most}.`);
  };

  return [
    route({
      method: 'GET',
      path: '/api/accounts/:name',
      says: 'A profile, as far as the asker may see it: what its owner has closed is not there.',
      query: v.strictObject({ game: v.optional(v.string()), seats: v.optional(Digits) }),
      gives: shape.Profile,
      handle: async ({ params, query, person }) => {
        const { game, seats } = query;
        const account = await known(params.name);
        const profile = await profiles.of(account, person.account, game && gameById(game).id, seats);
        const owner = await programs.ownerOf(account.id);
        const told = { ...profile, ...(owner === undefined ? {} : { program: { owner } }) };
        if (person.account === undefined || profile.own) return told;
        return { ...told, ties: await neighbours.ties(person.account, account.id) };
      },
    }),

    route({
      method: 'GET',
      path: '/api/accounts/:name/games',
      says: 'Finished games of an account, the latest first, by game, players, kind, result or somebody’s name.',
      query: v.strictObject({
        game: v.optional(v.string()),
        seats: v.optional(Digits),
        rated: v.optional(Yes),
        people: v.optional(Yes),
        won: v.optional(Yes),
        search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
        before: v.optional(Digits),
        limit: v.optional(Digits),
      }),
      gives: v.object({ games: v.optional(v.array(shape.PlayedGame)) }),
      handle: async ({ params, query, person }) => {
        const limit = Math.max(1, Math.min(query.limit ?? USUAL, MOST_LISTED));
        const games = await profiles.history(await known(params.name), person.account, { ...query, limit });
        return games ? { games } : {};
      },
    }),

    route({
      method: 'PUT',
      path: '/api/account/seen',
      says: 'Who may see which part of the own profile.',
      body: shape.Visibility,
      gives: v.object({ seen: shape.Visibility }),
      handle: async ({ body, person }) => {
        if (person.account === undefined) throw new Refusal('not-logged-in', 'Log in first.');
        await profiles.show(person.account, body);
        return { seen: body };
      },
    }),

    route({
      method: 'GET',
      path: '/api/ratings/:game',
      says: 'The ratings of a game with so many players, best first.',
      query: v.strictObject({ seats: v.optional(Digits) }),
      gives: v.object({ seats: shape.Count, ratings: v.array(shape.Ranked) }),
      handle: async ({ params, query }) => {
        const game = gameById(params.game);
        const seats = seatsOf(game, query.seats);
        return { seats, ratings: await ratings.list(game.id, seats, MOST_LISTED) };
      },
    }),

    route({
      method: 'GET',
      path: '/api/games/:game/statistics',
      says: 'Figures of finished games with so many players: people alone, or with bots among them.',
      query: v.strictObject({ seats: v.optional(Digits), company: v.optional(v.picklist(['people', 'bots'])) }),
      gives: shape.Statistics,
      handle: async ({ params, query }) => {
        const game = gameById(params.game);
        return figuresOf(store, game, seatsOf(game, query.seats), query.company ?? 'people');
      },
    }),
  ];
}
