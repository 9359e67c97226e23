import { notes } from './notes.ts';
import { fairWording } from './words/index.ts';

/** What this browser noted of a table, as a file: to check the game elsewhere, with a program that did not come from this server. */
export function TakeNotes({ table }: { readonly table: string }) {
  const { takeNotes } = fairWording.value.part;
  if (notes.of(table).length === 0) return null;
  return (
    <button type="button" class="plain" onClick={() => takeAway(table)}>
      {takeNotes}
    </button>
  );
}

function takeAway(table: string): void {
  const text = JSON.stringify(notes.all(table), null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `notes-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
