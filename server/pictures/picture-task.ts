import type { Language, PackageMark } from '#kernel';
import type { Edition } from '#kernel/edition/index.ts';

/** What pictures there are: what a link shows, the whole table to keep, and a small one for lists. */
export const PICTURES = ['preview', 'whole', 'thumbnail'] as const;
export type PictureKind = (typeof PICTURES)[number];

/** How large they are, in pixels. */
export const SIZES: Readonly<Record<PictureKind, readonly [width: number, height: number]>> = {
  preview: [1200, 630],
  whole: [1920, 1280],
  thumbnail: [480, 300],
};

/** A position as anybody may see it, and who sits there. */
export interface Shown {
  /** The game, as a table names it. */
  readonly table: {
    readonly game: string;
    readonly package?: PackageMark;
    readonly figures?: string;
    readonly edition?: Edition;
  };
  /** The watchers' view, as JSON. */
  readonly view: string;
  readonly names: readonly string[];
  /** By place, the first first; nothing while the game is under way. */
  readonly result: { readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] } | null;
  /** When it ended or was last played at. */
  readonly at: number;
}

/** A picture that is wanted. */
export interface Wanted {
  readonly kind: PictureKind;
  readonly dark: boolean;
  readonly language: Language;
  /** The address of the house, as people know it. */
  readonly house: string;
  readonly shown: Shown;
}

export interface PictureTask extends Wanted {
  readonly id: number;
}

/** The picture, or why there is none: the painter is not to be had on this machine, or something else. */
export type PictureAnswer = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly error: string; readonly noPainter: boolean }
);
