import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { NeighbourLists } from '#wire';
import { useAttempt } from '../form/attempt.tsx';
import { Link } from '../router.tsx';
import '../styles/neighbours.css';
import { neighbours, setNeighbour } from './api.ts';
import { neighbourWording } from './words/index.ts';

/** Whom the account follows and whom it keeps away from. */
export function Neighbours() {
  const words = neighbourWording.value;
  const { attempt, said } = useAttempt();
  const known = useSignal<NeighbourLists>({ following: [], blocked: [] });
  const change = (act: () => Promise<NeighbourLists>) =>
    attempt(async () => {
      known.value = await act();
    });
  useEffect(() => {
    void change(neighbours);
  }, []);
  const list = (kind: keyof NeighbourLists, title: string, off: string) => (
    <>
      <h3>{title}</h3>
      {known.value[kind].length === 0 ? <p class="quiet">{words.nobody}</p> : undefined}
      <ul class="kept-lines">
        {known.value[kind].map((name) => (
          <li key={name} class="kept-line">
            <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
            <button type="button" onClick={() => change(() => setNeighbour(kind, name, false))}>
              {off} <span class="for-readers">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <section class="form-sheet" aria-labelledby="neighbours">
      <h2 id="neighbours">{words.title}</h2>
      {list('following', words.following, words.unfollow)}
      {list('blocked', words.blockedList, words.unblock)}
      {said}
    </section>
  );
}
