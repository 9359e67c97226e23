import { type RatingStep, shownDoubt, shownRating } from '#wire';
import { peopleWording } from '../people/words/index.ts';
import { narrow } from '../table/narrow.ts';
import { Wide } from '../wide.tsx';

const WIDE = 620;
const SMALL = 340;
const HEIGHT = 230;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 74, 10, 24];

interface CurveProps {
  readonly title: string;
  readonly seats: number;
  readonly steps: readonly RatingStep[];
}

/** A rating after each game, with the band in which the truth lies 95 times of 100; the same as a table. */
export function RatingCurve({ title, seats, steps }: CurveProps) {
  const words = peopleWording.value;
  const width = narrow.value ? SMALL : WIDE;
  const points = steps.map(({ at, mu, sigma, place, table }) => ({
    at,
    place,
    table,
    value: shownRating(mu),
    doubt: shownDoubt(sigma),
  }));
  const low = Math.floor(Math.min(1500, ...points.map(({ value, doubt }) => value - doubt)) / 100) * 100;
  const high = Math.ceil(Math.max(1500, ...points.map(({ value, doubt }) => value + doubt)) / 100) * 100;
  const x = (i: number) => LEFT + (points.length < 2 ? 0.5 : i / (points.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - (value - low) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = Math.max(100, Math.ceil((high - low) / 500) * 100);
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const line = (edge: (point: (typeof points)[number]) => number) =>
    points.map((point, i) => `${x(i).toFixed(1)} ${y(edge(point)).toFixed(1)}`);
  const band = [
    ...line(({ value, doubt }) => value + doubt),
    ...line(({ value, doubt }) => value - doubt).reverse(),
  ].join('L');
  const last = points[points.length - 1];
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' });
  if (!last) return null;
  return (
    <figure class="people-chart">
      <figcaption>
        <h2>{title}</h2> <small class="quiet">{words.band}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${title}: ${last.value} ± ${last.doubt}`}>
        {ticks.map((value) => (
          <g key={value} class="score-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <path class="doubt-band" d={`M${band}Z`} />
        <path class="rating-line" d={`M${line(({ value }) => value).join('L')}`} />
        <circle class="rating-now" cx={x(points.length - 1)} cy={y(last.value)} r="4.5" />
        <text class="rating-value" x={x(points.length - 1) + 10} y={y(last.value) + 1}>
          {last.value}
        </text>
        <text x={x(points.length - 1) + 10} y={y(last.value) + 17}>
          ± {last.doubt}
        </text>
        <text x={LEFT} y={HEIGHT - 6}>
          {day.format(points[0].at)}
        </text>
        <text x={width - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {day.format(last.at)}
        </text>
      </svg>
      <details class="as-table">
        <summary>{words.asTable}</summary>
        <Wide label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.result}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col">{words.doubt}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ at, place, table, value, doubt }) => (
                <tr key={`${table} ${at}`}>
                  <td>{day.format(at)}</td>
                  <td>{words.placeOf(place + 1, seats)}</td>
                  <td>{value}</td>
                  <td>± {doubt}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </details>
    </figure>
  );
}
