import { settings } from '../settings/settings.ts';

/** A game that is handed on. */
export interface Shared {
  readonly table: string;
  /** The address on this server. */
  readonly path: string;
  readonly title: string;
}

/** Pictures of boards as this reader would have them: by day or by night, in their language. */
export function pictureOf(table: string, kind: 'preview' | 'whole' | 'thumbnail'): string {
  const { language } = settings.value;
  const { theme } = document.documentElement.dataset;
  const dark = theme ? theme === 'sumi' : matchMedia('(prefers-color-scheme: dark)').matches;
  return `/api/tables/${table}/picture?kind=${kind}&theme=${dark ? 'sumi' : 'washi'}&language=${language}`;
}
