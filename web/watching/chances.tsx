import '../styles/watching.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../online/api.ts';
import type { Wire } from '../online/wire.ts';
import { botName } from '../play/seats.ts';
import { Crest, houseOf } from '../table/crest.tsx';
import { watchingWording } from './words/index.ts';

/** Who watches many moves a second is told of the last. */
const PAUSE_MS = 700;

/** The chances of each seat, for who watches a table that lets them know. */
export function WatchersChances({ wire }: { readonly wire: Wire }) {
  const words = watchingWording.value;
  const shares = useSignal<readonly number[] | null | undefined>(undefined);
  const { summary, seq, status } = wire.push.value!;
  useEffect(() => {
    if (status !== 'playing') return;
    const timer = setTimeout(() => {
      ask<{ readonly chances: readonly number[] | null }>('GET', `/api/tables/${wire.table}/chances`).then(
        ({ chances }) => {
          shares.value = chances;
        },
        // What was told last stands until the next move.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [seq, status]);
  if (status !== 'playing') return null;
  return (
    <section class="chances-now" aria-labelledby="chances-now">
      <h3 id="chances-now">{words.chances}</h3>
      <ul>
        {summary.seats.map(({ seat, kind, level, name }) => {
          const share = shares.value?.[seat];
          return (
            <li key={seat} data-house={houseOf(seat)}>
              <Crest seat={seat} />
              <span class="names">{kind === 'bot' ? botName(level ?? '') : name}</span>
              <span class="chance-bar" aria-hidden="true">
                <i class="house-fill" style={{ transform: `scaleX(${share ?? 0})` }} />
              </span>
              <strong>{share === undefined ? '–' : words.percent(share)}</strong>
            </li>
          );
        })}
      </ul>
      <p class="quiet">{shares.value === null ? words.unknown : words.chancesLead}</p>
    </section>
  );
}
