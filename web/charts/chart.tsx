import { houseOf } from '../table/crest.tsx';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';

interface ChartLine {
  readonly seat: number;
  readonly name: string;
  readonly points: readonly number[];
}

/** The sheet is as wide as its place, so that its words keep their size. */
const WIDE = 640;
const SMALL = 330;
const HEIGHT = 220;
const LEFT = 34;
const BOTTOM = 22;
/** A line ends in its name, so colour is never the only way to tell it. */
const RIGHT = 96;

/** Points over time, one line a seat, each with its own dash and its name at the end. */
export function Chart({ title, lines }: { readonly title: string; readonly lines: readonly ChartLine[] }) {
  const width = narrow.value ? SMALL : WIDE;
  const length = Math.max(2, ...lines.map(({ points }) => points.length));
  const values = lines.flatMap(({ points }) => points);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 10, ...values);
  const x = (i: number) => LEFT + (i / (length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => 8 + (1 - (value - low) / (high - low)) * (HEIGHT - BOTTOM - 8);
  const step = niceStep((high - low) / 4);
  const ticks = Array.from(
    { length: Math.floor(high / step) - Math.ceil(low / step) + 1 },
    (_, i) => (Math.ceil(low / step) + i) * step,
  );
  const labels = apart(lines.map(({ points, seat }) => ({ seat, at: y(points.at(-1) ?? 0) })));
  const summary = lines.map(({ name, points }) => `${name} ${points.at(-1) ?? 0}`).join(', ');
  return (
    <figure class="score-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${title}: ${summary}`}>
        {ticks.map((value) => (
          <g key={value} class="score-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {lines.map(({ seat, points }) => {
          const d = points.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
          return (
            <g key={seat} data-house={houseOf(seat)}>
              <path class="chart-keyline" d={d} />
              <path class="chart-line" d={d} />
            </g>
          );
        })}
        {lines.map(({ seat, name, points }) => (
          <text key={seat} class="chart-name" x={width - RIGHT + 8} y={labels.get(seat)! + 4}>
            {points.at(-1)} {name}
          </text>
        ))}
        <text x={(width - RIGHT + LEFT) / 2} y={HEIGHT - 4} text-anchor="middle">
          {wording.value.end.move}
        </text>
      </svg>
    </figure>
  );
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10;
}

/** Names at the line ends, moved apart so that none covers another. */
function apart(ends: readonly { readonly seat: number; readonly at: number }[]): ReadonlyMap<number, number> {
  const GAP = 16;
  let last = Number.NEGATIVE_INFINITY;
  const placed = new Map<number, number>();
  for (const { seat, at } of [...ends].sort((a, b) => a.at - b.at)) {
    last = Math.max(at, last + GAP);
    placed.set(seat, last);
  }
  return placed;
}
