import { Chart } from '../charts/chart.tsx';
import { timelineOf } from '../charts/timeline.ts';
import { useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { wording } from '../words/index.ts';
import { Crest } from './crest.tsx';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

/** Who won, where every point came from, and how it came about. */
export function FinalScore({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { source, game } = desk;
  const { result } = source.position.value;
  const { end, table, live } = wording.value;
  const { value: timeline } = useLoaded(async () => {
    const record = await source.record?.();
    return record && timelineOf(game, record);
  }, [source]);
  const names = game.words[desk.language.value].categories;
  const categories = [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))].filter((category) =>
    result.breakdown.some((points) => points[category]),
  );
  return (
    <Dialog title={end.title} onClose={onClose} wide>
      <p class="winner">
        <Crest seat={result.ranking[0]} /> {end.wins(desk.seatName(result.ranking[0]))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={end.category}>
        <table class="breakdown">
          <caption class="for-readers">{end.category}</caption>
          <thead>
            <tr>
              <th scope="col">{end.category}</th>
              {result.ranking.map((seat, i) => (
                <th scope="col" key={seat}>
                  <span class="quiet">{i + 1}.</span> <Crest seat={seat} /> {desk.seatName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{names[category] ?? category}</th>
                {result.ranking.map((seat) => (
                  <td key={seat} data-points>
                    {result.breakdown[seat][category] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{end.total}</th>
              {result.ranking.map((seat) => (
                <td key={seat} data-total>
                  {result.scores[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {timeline ? (
        <Chart
          title={end.overTime}
          lines={timeline.map((points, seat) => ({ seat, name: desk.seatName(seat), points }))}
        />
      ) : undefined}
      <p class="actions">
        {source.rematch ? (
          <button type="button" class="primary" onClick={() => void source.rematch?.()}>
            {source.connection ? live.rematch : table.rematch}
          </button>
        ) : undefined}
        {source.replayAt ? (
          <Link class="button" href={source.replayAt}>
            {table.replay}
          </Link>
        ) : undefined}
        {source.checkAt ? (
          <Link class="button" href={source.checkAt}>
            {live.fair}
          </Link>
        ) : undefined}
        <button type="button" onClick={onClose}>
          {end.close}
        </button>
      </p>
    </Dialog>
  );
}
