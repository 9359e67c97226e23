import { wording } from '../words/index.ts';
import { Crest } from './crest.tsx';

interface HandOverProps {
  readonly seat: number;
  readonly name: string;
  readonly onTaken: () => void;
}

/** Between two people at one screen: nothing private is on the page until the next one takes over. */
export function HandOver({ seat, name, onTaken }: HandOverProps) {
  const { table } = wording.value;
  return (
    <main class="page notice hand-over" id="content">
      <Crest seat={seat} />
      <h1>{table.handOver(name)}</h1>
      <p>{table.handOverLead}</p>
      <button type="button" class="primary" onClick={onTaken}>
        {table.take(name)}
      </button>
    </main>
  );
}
