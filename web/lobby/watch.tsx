import { useLoaded } from '../loading.tsx';
import { listedTables } from '../online/api.ts';
import { KeyPicture } from '../picture.tsx';
import { Link } from '../router.tsx';
import { namesAt, titleOf } from './list.tsx';
import { ago } from './spans.ts';
import { lobbyWording } from './words/index.ts';

const MOST = 8;

/** Games under way that anybody may watch. */
export function WatchList() {
  const words = lobbyWording.value;
  const { value } = useLoaded(() => listedTables('playing'), []);
  const isFollowed = (table: string) => Number(value?.followed.includes(table) ?? false);
  const tables = (value?.tables ?? [])
    .filter(({ watchers }) => watchers)
    .sort((a, b) => isFollowed(b.table) - isFollowed(a.table))
    .slice(0, MOST);
  return (
    <section class="watch-list" aria-labelledby="watch">
      <h2 id="watch">{words.watchTitle}</h2>
      <p class="quiet">{tables.length > 0 || !value ? words.watchLead : words.noneToWatch}</p>
      <ul>
        {tables.map((summary) => (
          <li key={summary.table} data-game={summary.game}>
            <KeyPicture game={summary.game} />
            <div>
              <strong>{titleOf(summary)}</strong> <span class="quiet">{ago(Date.now() - summary.updated)}</span>
              <span class="names">{namesAt(summary)}</span>
            </div>
            <Link
              class="button"
              href={`/t/${summary.table}`}
              aria-label={words.watchAt(titleOf(summary), namesAt(summary))}
            >
              {words.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
