import { peopleWording } from '../people/words/index.ts';
import { type Bin, scaleOf } from './bins.ts';

const WIDTH = 360;
const HEIGHT = 200;
const BOTTOM = 30;
const LEFT = 44;

interface BarsProps {
  readonly title: string;
  readonly bins: readonly Bin[];
  /** What the rows are called: one, or two side by side. */
  readonly names: readonly string[];
}

/** How often each value came: shares as bars against a scale, the same in words for who does not see them. */
export function Bars({ title, bins, names }: BarsProps) {
  const words = peopleWording.value;
  const scale = scaleOf(Math.max(0, ...bins.flatMap(({ shares }) => shares)));
  const width = (WIDTH - LEFT) / Math.max(1, bins.length);
  const y = (share: number) => 14 + (1 - share / scale.at(-1)!) * (HEIGHT - BOTTOM - 14);
  const part = 0.84 / names.length;
  const said = names
    .map(
      (name, row) =>
        `${name}: ${bins.map(({ label, shares }) => `${label}: ${words.percent(shares[row])}`).join(', ')}`,
    )
    .join('; ');
  const every = Math.ceil(bins.length / 7);
  return (
    <figure class="column-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={names.length > 1 ? `${title}. ${said}` : said}>
        {scale.map((share) => (
          <g key={share} class="score-grid">
            <line x1={LEFT} x2={WIDTH} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 5} y={y(share) + 4} text-anchor="end">
              {words.percent(share)}
            </text>
          </g>
        ))}
        {bins.map(({ from, shares }, i) =>
          shares.map((share, row) => (
            <rect
              key={`${names[row]} ${from}`}
              class={row === 0 ? 'column' : 'column is-over'}
              x={LEFT + (i + 0.08 + row * part) * width}
              y={y(share)}
              width={part * width}
              height={HEIGHT - BOTTOM - y(share)}
            />
          )),
        )}
        <line class="axis" x1={LEFT} x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        {bins.map(({ from }, i) =>
          i % every === 0 ? (
            <text key={from} x={LEFT + (i + 0.5) * width} y={HEIGHT - 12} text-anchor="middle">
              {from}
            </text>
          ) : undefined,
        )}
      </svg>
      {names.length > 1 ? (
        <figcaption class="quiet">
          <span class="key-of column" /> {names[0]} <span class="key-of column is-over" /> {names[1]}
        </figcaption>
      ) : undefined}
    </figure>
  );
}

interface IntervalsProps {
  readonly title: string;
  readonly even: number;
  readonly rows: readonly {
    readonly name: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
    readonly n: number;
  }[];
}

/** Shares with their intervals against the even one. */
export function Intervals({ title, even, rows }: IntervalsProps) {
  const words = peopleWording.value;
  const low = Math.max(0, Math.min(even, ...rows.map((row) => row.low)) - 0.02);
  const high = Math.min(1, Math.max(even, ...rows.map((row) => row.high)) + 0.02);
  const x = (share: number) => 50 + ((share - low) / (high - low)) * (WIDTH - 130);
  const height = 30 * rows.length + 34;
  const said = rows
    .map(
      ({ name, share, low: from, high: to, n }) =>
        `${name}: ${words.percent(share, 1)} (${words.percent(from, 1)}–${words.percent(to, 1)}, ${n})`,
    )
    .join('; ');
  return (
    <svg class="intervals" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${title}: ${said}`}>
      <line class="even" x1={x(even)} x2={x(even)} y1="4" y2={height - 24} />
      {rows.map(({ name, share, low: from, high: to }, i) => (
        <g key={name} transform={`translate(0 ${30 * i + 18})`}>
          <text x="42" y="4" text-anchor="end">
            {name}
          </text>
          <path class="span" d={`M${x(from)} -6v12M${x(from)} 0H${x(to)}M${x(to)} -6v12`} />
          <circle class="dot" cx={x(share)} r="5" />
          <text class="share-value" x={WIDTH} y="4" text-anchor="end">
            {words.percent(share, 1)}
          </text>
        </g>
      ))}
      <text x={x(even)} y={height - 6} text-anchor="middle">
        {words.even(words.percent(even))}
      </text>
    </svg>
  );
}
