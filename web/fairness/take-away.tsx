import { handOver } from '../hand-over.ts';
import { notes } from './notes.ts';
import { fairWording } from './words/index.ts';

/** What this browser noted of a table, as a file: to check the game elsewhere, with a program that did not come from this server. */
export function TakeNotes({ table }: { readonly table: string }) {
  if (notes.of(table).length === 0) return null;
  return (
    <button type="button" class="plain" onClick={() => takeAway(`notes-${table}.json`, notes.all(table))}>
      {fairWording.value.part.takeNotes}
    </button>
  );
}

/** The record as it was checked, as a file: the other half of what such a program needs. */
export const TakeRecord = ({ record, table }: { readonly record: unknown; readonly table: string | undefined }) => (
  <button type="button" class="plain" onClick={() => takeAway(table ? `record-${table}.json` : 'record.json', record)}>
    {fairWording.value.part.takeRecord}
  </button>
);

const takeAway = (name: string, content: unknown): void => handOver(name, JSON.stringify(content, null, 2));
