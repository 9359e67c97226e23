import { peopleWording } from '../people/words/index.ts';

const WIDTH = 360;
const HEIGHT = 200;
const BOTTOM = 30;

interface Bar {
  readonly from: number;
  readonly share: number;
  readonly label: string;
}

interface BarsProps {
  readonly title: string;
  readonly rows: readonly Bar[];
  /** A second row of bars, hatched, over the same values. */
  readonly over?: readonly Bar[];
  readonly names: readonly string[];
}

/** How often each value came: shares as bars, the same as a list for who does not see them. */
export function Bars({ title, rows, over = [], names }: BarsProps) {
  const words = peopleWording.value;
  const all = [...new Map([...rows, ...over].map((bar) => [bar.from, bar.label])).entries()].sort(
    (a, b) => a[0] - b[0],
  );
  const most = Math.max(0.01, ...[...rows, ...over].map(({ share }) => share));
  const width = (WIDTH - 10) / Math.max(1, all.length);
  const y = (share: number) => 14 + (1 - share / most) * (HEIGHT - BOTTOM - 14);
  const bars = (list: readonly Bar[], look: string, shift: number, part: number) =>
    list.map(({ from, share }) => {
      const i = all.findIndex(([value]) => value === from);
      return (
        <rect
          key={`${look} ${from}`}
          class={look}
          x={5 + i * width + shift * width}
          y={y(share)}
          width={part * width}
          height={Math.max(0, HEIGHT - BOTTOM - y(share))}
        />
      );
    });
  const said = rows.map(({ label, share }) => `${label}: ${words.percent(share)}`).join(', ');
  const every = Math.ceil(all.length / 7);
  return (
    <figure class="column-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${said}`}>
        {bars(rows, 'column', 0.08, over.length > 0 ? 0.42 : 0.84)}
        {bars(over, 'column is-over', 0.5, 0.42)}
        <line class="axis" x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        {all.map(([from], i) =>
          i % every === 0 ? (
            <text key={from} x={5 + (i + 0.5) * width} y={HEIGHT - 12} text-anchor="middle">
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
