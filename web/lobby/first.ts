import { listedTables } from '../online/api.ts';

type Listing = ReturnType<typeof listedTables>;

let asked: Listing | undefined;

/** Asks for the open tables while the page that shows them is still on its way. */
export function askFirst(): Listing {
  asked = listedTables('waiting');
  return asked;
}

/** The open tables as they are now; those that were asked for ahead serve once. What failed then, perhaps before there were words to tell it with, is asked again. */
export function openTables(): Listing {
  const ahead = asked;
  asked = undefined;
  const now = () => listedTables('waiting');
  return ahead?.catch(now) ?? now();
}
