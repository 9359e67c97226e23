import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundles, folderOf } from '#library';

const ours = new URL('pictures/', bundles);

export interface Font {
  readonly name: string;
  readonly weight: number;
  readonly data: Buffer;
}

/** Those of names stand in wherever one of the others has no letter: people are called what they like. */
const FAMILIES = ['Shippori Mincho', 'Zen Kaku Gothic New', 'Names'];
const KINDS = ['display', 'ui', 'names'];

/** The house's fonts, those cut to our own words before those for everybody's names. */
export function fontsOfTheHouse(): Font[] {
  const folder = new URL('fonts/', ours);
  return readdirSync(folder)
    .flatMap((file) => {
      const [, kind, weight] = /^([a-z]+)-(\d+)-[\w-]+\.woff2$/.exec(file) ?? [];
      return kind ? [{ file, rank: KINDS.indexOf(kind), weight: Number(weight) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ file, rank, weight }) => ({ name: FAMILIES[rank], weight, data: readFileSync(new URL(file, folder)) }));
}

/** What a game's board looks like: the house's theme, its own style sheet, and the pictures that one names. */
export interface Look {
  readonly sheets: readonly string[];
  readonly art: readonly { readonly src: string; readonly text: string }[];
}

const viewOf = (game: string): string => path.join(folderOf(game), 'view');

export function lookOf(game: string): Look {
  const view = viewOf(game);
  const art = path.join(view, 'art');
  const sheet = path.join(view, 'style.css');
  return {
    sheets: [
      readFileSync(new URL('theme.css', ours), 'utf8'),
      ...(existsSync(sheet) ? [readFileSync(sheet, 'utf8')] : []),
    ],
    art: (existsSync(art) ? readdirSync(art) : [])
      .filter((name) => name.endsWith('.svg'))
      .map((name) => ({ src: `art/${name}`, text: readFileSync(path.join(art, name), 'utf8') })),
  };
}

/** The scene a game is known by, where it has one. */
export function keyPictureOf(game: string): string | undefined {
  const file = path.join(viewOf(game), 'key-picture.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What a picture says of the night holds or does not; the painter would read neither. */
export const artFor = (text: string, dark: boolean): string =>
  text.replace(/@media \(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, (_, rules) =>
    dark ? rules : '',
  );
