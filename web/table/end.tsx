import { placeOf, sayTies } from '#kernel';
import { Chart } from '../charts/chart.tsx';
import { timelineOf } from '../charts/timeline.ts';
import { useLoaded } from '../loading.tsx';
import { Chosen } from '../options/chosen.tsx';
import { KeyPicture } from '../picture.tsx';
import { Link } from '../router.tsx';
import { wording } from '../words/index.ts';
import { ClauseLink } from './clause.tsx';
import { Counting } from './counting.tsx';
import { Crest } from './crest.tsx';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

/** Who won, where every point came from, and how it came about. */
export function FinalScore({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { source, game } = desk;
  const { result, view } = source.position.value;
  const seats = result.ranking.flat();
  const [winners] = result.ranking;
  const { end, table, live } = wording.value;
  const { value: timeline } = useLoaded(async () => {
    const record = await source.record?.();
    return record && timelineOf(game, record);
  }, [source]);
  const language = desk.language.value;
  const ties = sayTies(game, view, result.ranking, (seat) => desk.seatName(seat), language);
  const names = game.words[language].categories;
  const categories = [...new Set(result.breakdown.flatMap((points) => Object.keys(points)))].filter((category) =>
    result.breakdown.some((points) => points[category]),
  );
  return (
    <Dialog title={end.title} onClose={onClose} wide>
      <KeyPicture game={game.id} class="is-banner" first />
      <p class="winner">
        {winners.map((seat) => (
          <Crest seat={seat} key={seat} />
        ))}{' '}
        {end.wins(winners.map((seat) => desk.seatName(seat)))}
      </p>
      <Chosen game={game.id} options={source.options} />
      {ties.map(({ sentence, clause }) => (
        <p class="tie" key={sentence}>
          {sentence} {clause ? <ClauseLink desk={desk} clause={clause} /> : undefined}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={end.category}>
        <table class="breakdown">
          <caption class="for-readers">{end.category}</caption>
          <thead>
            <tr>
              <th scope="col">{end.category}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  <span class="quiet">{placeOf(result.ranking, seat) + 1}.</span> <Crest seat={seat} />{' '}
                  {desk.seatName(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{names[category] ?? category}</th>
                {seats.map((seat) => (
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
              {seats.map((seat) => (
                <td key={seat} data-total>
                  <Counting value={String(result.scores[seat])} from={0} />
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
