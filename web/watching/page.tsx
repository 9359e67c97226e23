import '../styles/lobby.css';
import { WatchList } from './list.tsx';
import { watchingWording } from './words/index.ts';

const MOST = 24;

/** All games under way. */
export function WatchPage() {
  return (
    <main class="page lobby watch-page" id="content">
      <h1>{watchingWording.value.title}</h1>
      <WatchList most={MOST} />
    </main>
  );
}
