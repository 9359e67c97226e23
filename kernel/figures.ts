import { sha256 } from './sha256.ts';

/** The figures of a game: its component files as they were read, by name (`orders.json`). */
export type Figures = Readonly<Record<string, unknown>>;

/** Fields that say where a figure comes from. Who finds a better source for a figure has not changed the game. */
export const isProvenance = (field: string): boolean => field === 'src' || field === 'note' || field.endsWith('Src');

/** Names and sentences are no figures either: a spelling that was mended leaves the game as it was. */
const isProse = (field: string, value: unknown): boolean =>
  typeof value === 'string' && (/^(name|text)/.test(field) || /\s/.test(value));

/** JSON with its fields in the order of the alphabet, without provenance and prose: equal figures are equal text. */
export function canonical(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join()}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const fields = Object.entries(json).filter(([field, value]) => !isProvenance(field) && !isProse(field, value));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${canonical(value)}`).join()}}`;
}

/** Equal hashes are equal games, as far as figures make them. */
export const figuresHash = (figures: Figures): string => sha256(canonical(figures));

/** As much of it as people compare. */
export const shortHash = (hash: string): string => hash.slice(0, 8);
