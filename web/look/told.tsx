import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { PopOver } from './pop-over.tsx';
import { Sheet } from './sheet.tsx';
import type { Shown } from './shown.ts';

/** Everything about a thing: in a sheet on a phone, else beside it. */
export const Told = ({ desk, shown }: { readonly desk: Desk; readonly shown: Shown }) =>
  narrow.value ? <Sheet desk={desk} shown={shown} /> : <PopOver desk={desk} shown={shown} />;
