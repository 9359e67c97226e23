import { useRef } from 'preact/hooks';
import { placeOf, sayTies } from '#kernel';
import { analysisWording } from '../analysis/words/index.ts';
import { Chart } from '../charts/chart.tsx';
import { timelineOf } from '../charts/timeline.ts';
import { useEdges } from '../edges.ts';
import { useLoaded } from '../loading.tsx';
import { Chosen } from '../options/chosen.tsx';
import { KeyPicture } from '../picture.tsx';
import { Link } from '../router.tsx';
import { Share } from '../sharing/share.tsx';
import '../styles/end.css';
import { Wide } from '../wide.tsx';
import { wording } from '../words/index.ts';
import { ClauseLink } from './clause.tsx';
import { Counting } from './counting.tsx';
import { Crest } from './crest.tsx';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

/** Who won, where every point came from, and how it came about. */
export function FinalScore({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { source, game } = desk;
  const [won, told] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  useEdges(won);
  useEdges(told);
  const { result, view, viewer } = source.position.value;
  const seats = result.ranking.flat();
  const { end } = wording.value;
  const words = analysisWording.value;
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
  // All bars are on one scale; the best of each row is dark.
  const largest = Math.max(1, ...result.breakdown.flatMap((points) => Object.values(points)));
  return (
    <Dialog title={end.title} onClose={onClose} full>
      <div class="end">
        <section class="end-winner" ref={won}>
          <Victory desk={desk} />
          <Places desk={desk} />
          <Chosen game={game.id} options={source.options} />
          {ties.map(({ sentence, clause }) => (
            <p class="tie" key={sentence}>
              {sentence} {clause ? <ClauseLink desk={desk} clause={clause} /> : undefined}
            </p>
          ))}
          <KeyPicture game={game.id} />
          <Onwards desk={desk} onClose={onClose} />
        </section>
        <div class="end-points" ref={told}>
          <h3>{words.bySource}</h3>
          <Wide label={end.category}>
            <table class="breakdown">
              <caption class="for-readers">{end.category}</caption>
              <thead>
                <tr>
                  <th scope="col">{end.category}</th>
                  {seats.map((seat) => (
                    <th scope="col" key={seat} class={seat === viewer ? 'is-own' : undefined}>
                      <span class="quiet">{placeOf(result.ranking, seat) + 1}.</span> <Crest seat={seat} />{' '}
                      {desk.seatName(seat)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categories.map((category) => {
                  const most = Math.max(1, ...result.breakdown.map((points) => points[category] ?? 0));
                  return (
                    <tr key={category}>
                      <th scope="row">{names[category] ?? category}</th>
                      {seats.map((seat) => {
                        const points = result.breakdown[seat][category] ?? 0;
                        return (
                          <td
                            key={seat}
                            data-points
                            class={`${seat === viewer ? 'is-own' : ''}${points === most ? ' is-most' : ''}`}
                            style={{ '--share': Math.max(0, points) / largest }}
                          >
                            {points}
                          </td>
                        );
                      })}
                    </tr>
                  );
                })}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{end.total}</th>
                  {seats.map((seat) => (
                    <td key={seat} data-total class={seat === viewer ? 'is-own' : undefined}>
                      <Counting value={String(result.scores[seat])} from={0} />
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </Wide>
          {timeline ? (
            <Chart
              title={end.overTime}
              lines={timeline.map((points, seat) => ({ seat, name: desk.seatName(seat), points }))}
              replayAt={source.replayAt}
            />
          ) : (
            <div class="score-chart is-coming" />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The winner's crest before the sun. */
function Victory({ desk }: { readonly desk: Desk }) {
  const { ranking, scores } = desk.source.position.value.result;
  const [winners, second] = ranking;
  const score = Number(scores[winners[0]]);
  const ahead = second === undefined ? 0 : score - Number(scores[second[0]]);
  return (
    <>
      <div class="end-sun" aria-hidden="true">
        {winners.map((seat) => (
          <Crest seat={seat} key={seat} />
        ))}
        <svg aria-hidden="true" class="end-waves" viewBox="0 0 400 60" preserveAspectRatio="none">
          <path d="M0 26c34-22 66-22 100 0s66 22 100 0 66-22 100 0 66 22 100 0v34H0Z" />
          <path d="M0 40c34-16 66-16 100 0s66 16 100 0 66-16 100 0 66 16 100 0v20H0Z" />
        </svg>
      </div>
      <p class="winner">{wording.value.end.wins(winners.map((seat) => desk.seatName(seat)))}</p>
      <p class="quiet">{analysisWording.value.points(score, winners.length > 1 ? 0 : ahead)}</p>
    </>
  );
}

/** Everybody by place, with the score as a bar. */
function Places({ desk }: { readonly desk: Desk }) {
  const { result, viewer } = desk.source.position.value;
  const most = Math.max(1, ...result.scores.map(Number));
  return (
    <ol class="end-places" aria-label={analysisWording.value.placesOf}>
      {result.ranking.flat().map((seat, i) => (
        <li key={seat} class={seat === viewer ? 'is-own' : undefined} data-first={i === 0 ? '' : undefined}>
          <span class="quiet">{placeOf(result.ranking, seat) + 1}</span>
          <Crest seat={seat} />
          <span class="end-name">{desk.seatName(seat)}</span>
          <span
            class="end-bar"
            style={{ '--share': Math.max(0, Number(result.scores[seat])) / most }}
            aria-hidden="true"
          />
          <strong>{result.scores[seat]}</strong>
        </li>
      ))}
    </ol>
  );
}

/** What one does after a game. */
function Onwards({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { source } = desk;
  const { end, table, live } = wording.value;
  const words = analysisWording.value;
  const title = desk.game.words[desk.language.value].title;
  return (
    <p class="actions end-actions">
      {source.analysisAt ? (
        <Link class="button primary" href={source.analysisAt}>
          {words.analyse}
        </Link>
      ) : undefined}
      {source.replayAt ? (
        <Link class="button" href={source.replayAt}>
          {table.replay}
        </Link>
      ) : undefined}
      {source.rematch ? (
        <button type="button" onClick={() => void source.rematch?.()}>
          {source.connection ? live.rematch : table.rematch}
        </button>
      ) : undefined}
      {source.connection ? <Share table={source.id} path={`/t/${source.id}`} title={title} /> : undefined}
      {source.checkAt ? (
        <Link class="button" href={source.checkAt}>
          {live.fair}
        </Link>
      ) : undefined}
      <button type="button" onClick={onClose}>
        {end.close}
      </button>
    </p>
  );
}
