import '../styles/watching.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { namesAt, titleOf } from '../lobby/list.tsx';
import { ago } from '../lobby/spans.ts';
import { lobbyWording } from '../lobby/words/index.ts';
import { listedTables } from '../online/api.ts';
import { Link } from '../router.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { inPlace, type Watched, watchedIn } from './watched.ts';
import { watchingWording } from './words/index.ts';

/** How often the list is looked at again. */
const AGAIN_MS = 10_000;

/** Games under way that anybody may watch, as their boards stand. */
export function WatchList({ most }: { readonly most: number }) {
  const words = lobbyWording.value;
  const shown = useSignal<readonly Watched[] | undefined>(undefined);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      listedTables('playing').then(
        (now) => {
          shown.value = inPlace(shown.peek() ?? [], watchedIn(now));
        },
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const tables = shown.value ?? [];
  return (
    <>
      <p class="quiet">{tables.length > 0 || !shown.value ? watchingWording.value.lead : words.noneToWatch}</p>
      <ul class="watched">
        {tables.slice(0, most).map((one) => (
          <Row key={one.summary.table} one={one} />
        ))}
      </ul>
    </>
  );
}

function Row({ one: { summary, followed, watchers, over } }: { readonly one: Watched }) {
  const words = watchingWording.value;
  return (
    <li data-game={summary.game} data-table={summary.table}>
      <Link
        class="watched-row"
        href={`/t/${summary.table}`}
        aria-label={lobbyWording.value.watchAt(titleOf(summary), namesAt(summary))}
      >
        <Thumbnail {...summary} />
        <span class="watched-title">
          <strong>{titleOf(summary)}</strong>{' '}
          <span class="quiet">{over ? words.over : ago(Date.now() - summary.updated)}</span>
        </span>
        <span class="names">{namesAt(summary)}</span>
        <span class="quiet watched-marks">
          {followed ? <span class="lobby-tag">{words.follow}</span> : undefined}
          {watchers > 0 ? words.watched(watchers) : ' '}
        </span>
      </Link>
    </li>
  );
}
