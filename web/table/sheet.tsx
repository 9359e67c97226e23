import { put } from '../form/put.ts';
import { useLoaded } from '../loading.tsx';
import type { Desk } from './desk.ts';

/** The page of reference over the table. It is fetched when somebody asks for it. */
export function SheetPanel({ desk }: { readonly desk: Desk }) {
  const open = desk.sheet.value;
  const { value: SheetDialog } = useLoaded(
    async () => (open ? (await import('../guide/sheet.tsx')).SheetDialog : undefined),
    [open],
  );
  return open && SheetDialog ? <SheetDialog id={desk.game.id} onClose={put(desk.sheet, false)} /> : null;
}
