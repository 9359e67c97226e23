import { useSignal } from '@preact/signals';
import { analysisWording } from '../analysis/words/index.ts';
import { Link } from '../router.tsx';
import { houseOf } from '../table/crest.tsx';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import { apart } from './apart.ts';

interface ChartLine {
  readonly seat: number;
  readonly name: string;
  readonly points: readonly number[];
}

/** The sheet is as wide as its place, so that its words keep their size. */
const WIDE = 960;
const SMALL = 330;
const HEIGHT = 280;
const LEFT = 34;
const BOTTOM = 22;
/** A line ends in its name, so colour is never the only way to tell it. */
const RIGHT = 96;

interface ChartProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** Where the replay is: a moment of the chart opens its board. */
  readonly replayAt?: string;
}

/** Points over time, one line a seat, each with its own dash and its name at the end. A moment that is pointed at leads to its board. */
export function Chart({ title, lines, replayAt }: ChartProps) {
  const words = analysisWording.value;
  const moment = useSignal<number | undefined>(undefined);
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
  const labels = apart(
    lines.map(({ points, seat }) => ({ key: seat, at: y(points.at(-1) ?? 0) })),
    HEIGHT - BOTTOM,
  );
  const summary = lines.map(({ name, points }) => `${name} ${points.at(-1) ?? 0}`).join(', ');
  const last = length - 1;
  const at = moment.value;
  const point = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * width - LEFT) / (width - LEFT - RIGHT);
    if (replayAt) moment.value = Math.max(0, Math.min(last, Math.round(share * last)));
  };
  const told = (i: number) => lines.map(({ name, points }) => `${name} ${points[i] ?? points.at(-1)}`).join(', ');
  return (
    <figure class="score-chart">
      <figcaption>
        {title} {replayAt ? <small class="quiet">{words.chooseMoment}</small> : undefined}
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below the picture is the keyboard's way. */}
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${summary}`}
        class={replayAt ? 'is-open' : undefined}
        onClick={point}
      >
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
        {at === undefined ? undefined : <line class="chance-now" x1={x(at)} x2={x(at)} y1={8} y2={HEIGHT - BOTTOM} />}
        <text x={(width - RIGHT + LEFT) / 2} y={HEIGHT - 4} text-anchor="middle">
          {wording.value.end.move}
        </text>
      </svg>
      {replayAt ? (
        <div class="chart-moment">
          <input
            type="range"
            min={0}
            max={last}
            value={at ?? last}
            aria-label={words.chooseMoment}
            aria-valuetext={`${words.moment(at ?? last, last)}: ${told(at ?? last)}`}
            onInput={(event) => {
              moment.value = Number(event.currentTarget.value);
            }}
          />
          <p>
            {words.moment(at ?? last, last)} · {told(at ?? last)}{' '}
            <Link href={`${replayAt}?m=${at ?? last}`}>{words.openBoard} ›</Link>
          </p>
        </div>
      ) : undefined}
    </figure>
  );
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10;
}
