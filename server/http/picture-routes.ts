import * as v from 'valibot';
import { isLanguage, LANGUAGES, type Language, WATCHER } from '#kernel';
import { keyPictureOf } from '../pictures/looks.ts';
import { PICTURES, type Shown } from '../pictures/picture-task.ts';
import type { Premises } from '../premises.ts';
import { namesAt } from '../tables/names.ts';
import { viewFor } from '../tables/push.ts';
import type { Sitting } from '../tables/sitting.ts';
import { timeAt } from '../time.ts';
import { type Route, route } from './route.ts';
import { Picture } from './written.ts';

/** Kept by browsers and others for so many seconds: what is over changes no more, but who left may take their name along. */
const KEPT = { over: 3600, playing: 5, none: 60 };
/** What making one costs whoever wants it first. */
const PAINTING_MS = 40;

/** Shown where there is no picture to be had: a page of paper. */
const BLANK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><path fill="#fcfaf2" d="M0 0h480v300H0z"/></svg>';

/** A table as watchers see it; nothing while they see nothing. */
export function shownAt({ status, opening, game, chairs, result, at }: Sitting, language: Language): Shown | undefined {
  if (!game || (status !== 'over' && !(status === 'playing' && opening.watchers))) return undefined;
  const { game: id, package: mark, figures, edition } = opening;
  return {
    table: { game: id, ...(mark && { package: mark }), ...(figures && { figures }), ...(edition && { edition }) },
    view: JSON.stringify(viewFor(game, WATCHER)),
    names: namesAt(chairs, language).map((name) => name ?? '–'),
    result: result ? { ranking: result.ranking, scores: result.scores } : null,
    at,
  };
}

/** Pictures of boards. */
export function pictureRoutes(premises: Premises): Route[] {
  const { hall, pictures } = premises;
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/picture',
      says: 'A picture of a table as watchers see it: what a link shows (1200×630), the whole table (1920×1280), or a small one for lists (480×300). Before the game begins, and where watchers see nothing, the picture the game is known by.',
      query: v.strictObject({
        kind: v.optional(v.picklist(PICTURES)),
        theme: v.optional(v.picklist(['washi', 'sumi'])),
        language: v.optional(v.picklist(LANGUAGES)),
        // Whoever names another moment asks anew.
        seq: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(9))),
      }),
      gives: v.string(),
      paints: true,
      handle: async ({ params, query, language: spoken, caller }) => {
        const { kind = 'preview', theme = 'washi' } = query;
        const language = query.language ?? (isLanguage(spoken) ? spoken : 'en');
        const { status, game, now } = await hall.look(
          params.id,
          (sitting) => ({ status: sitting.status, game: sitting.opening.game, now: timeAt(sitting) }),
          caller,
        );
        const make = async () => {
          const shown = await hall.look(params.id, (sitting) => shownAt(sitting, language), caller);
          const wanted = { kind, dark: theme === 'sumi', language, house: houseName(premises.url) };
          return shown && pictures.of({ ...wanted, shown }, () => caller.payer.pay(PAINTING_MS));
        };
        const name = `${params.id} ${kind} ${theme} ${language}`;
        const made = await (status === 'playing' ? pictures.soon(name, now, make) : make());
        if (!made) return new Picture('image/svg+xml', Buffer.from(keyPictureOf(game) ?? BLANK), KEPT.none);
        const type = kind === 'thumbnail' ? 'image/webp' : 'image/png';
        return new Picture(type, made.bytes, status === 'over' ? KEPT.over : KEPT.playing, made.tag);
      },
    }),
  ];
}

/** The address of the house as people say it. */
const houseName = (url: string): string => {
  const { host, hostname } = new URL(url);
  return hostname === 'localhost' || /^[\d.]+$/.test(hostname) ? 'Engawa' : `Engawa · ${host}`;
};
