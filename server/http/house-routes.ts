import * as v from 'valibot';
import { LANGUAGES } from '#kernel';
import type { Premises } from '../premises.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const Texts = v.object({
  ...(Object.fromEntries(LANGUAGES.map((language) => [language, v.optional(v.string())])) as Record<string, never>),
  en: v.string(),
});

/** What the house as a whole says. */
export function houseRoutes({ announcements }: Premises): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/announcements',
      says: 'What who runs the house tells everybody now, the latest first.',
      gives: v.object({
        announcements: v.array(
          v.object({ id: v.string(), at: shape.Count, until: v.nullable(shape.Count), texts: Texts }),
        ),
      }),
      handle: async () => ({ announcements: await announcements.now() }),
    }),
  ];
}
