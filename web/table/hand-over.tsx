import { wording } from '../words/index.ts';
import { Crest } from './crest.tsx';
import type { TableSource } from './source.ts';

/** Between two people at one screen: nothing private is on the page until the next one takes over. */
export function HandOver({ source }: { readonly source: TableSource }) {
  const seat = source.handOver.value!;
  const { name } = source.seats.value[seat];
  const { table } = wording.value;
  return (
    <main class="page notice hand-over" id="content">
      <Crest seat={seat} />
      <h1>{table.handOver(name)}</h1>
      <p>{table.handOverLead}</p>
      <button type="button" class="primary" onClick={() => source.acceptHandOver()}>
        {table.take(name)}
      </button>
    </main>
  );
}
