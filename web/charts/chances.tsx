import type { KeptTurn } from '#bots';
import { analysisWording } from '../analysis/words/index.ts';
import { houseOf } from '../table/crest.tsx';
import { handheld, narrow } from '../table/narrow.ts';
import { Wide } from '../wide.tsx';
import { apart } from './apart.ts';
import { sharesOf } from './shares.ts';

/** As wide as it is shown on a desk, a tablet and a phone: letters keep their size, and the curve its height. */
const WIDE = 1240;
const TABLET = 760;
const SMALL = 358;
const HEIGHT = 200;
const LEFT = 46;
const RIGHT = 96;
const TOP = 12;
const BOTTOM = 26;
const SIGN = 7;
const CIRCLE = 4.5;

/** A costly turn of the seat that is looked at: which, and its number by cost. */
export interface CostlySign {
  readonly turn: number;
  readonly n: number;
}

interface ChancesProps {
  readonly names: readonly string[];
  /** Whose line stands out. */
  readonly seat: number;
  readonly turns: readonly KeptTurn[];
  /** How many there will be. */
  readonly all: number;
  /** The shares at the end, once everything is known. */
  readonly result?: readonly number[];
  readonly signs: readonly CostlySign[];
  readonly chosen: number;
  choose(turn: number): void;
}

/** The chance to win of every seat after each turn; the line of one of them stands out, its costly turns are marked. */
export function Chances({ names, seat, turns, all, result, signs, chosen, choose }: ChancesProps) {
  const words = analysisWording.value;
  const width = narrow.value ? (handheld.value ? SMALL : TABLET) : WIDE;
  const lines = names.map((_, who) => sharesOf(turns, who, result));
  const steps = Math.max(1, all + (result ? 1 : 0));
  const x = (i: number) => LEFT + (i / steps) * (width - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const path = (line: readonly number[]) =>
    line.map((share, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(share).toFixed(1)}`).join('');
  const own = lines[seat] ?? [];
  const labels = apart(
    lines.map((line, who) => ({ key: who, at: y(line.at(-1) ?? 0) })),
    y(0),
  );
  const summary = names.map((name, who) => `${name} ${words.percent(lines[who].at(-1) ?? 0)}`).join(', ');
  const point = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    const turn = Math.round(((at - LEFT) / (width - LEFT - RIGHT)) * steps) - 1;
    choose(Math.max(0, Math.min(turns.length - 1, turn)));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below the picture is the keyboard's way. */}
      <svg
        class="chances"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${words.chances}: ${summary}`}
        onClick={point}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share} class="score-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 6} y={y(share) + 4} text-anchor="end">
              {words.percent(share)}
            </text>
          </g>
        ))}
        {own.length > 0 ? (
          <path class="chance-area" d={`${path(own)}L${x(own.length - 1).toFixed(1)} ${y(0)}L${x(0)} ${y(0)}Z`} />
        ) : undefined}
        {lines.map((line, who) => (
          <g key={names[who]} data-house={houseOf(who)} class={who === seat ? 'is-own' : undefined}>
            <path class="chart-keyline" d={path(line)} />
            <path class="chart-line" d={path(line)} />
          </g>
        ))}
        {turns[chosen] ? (
          <line class="chance-now" x1={x(chosen + 1)} x2={x(chosen + 1)} y1={TOP} y2={HEIGHT - BOTTOM} />
        ) : undefined}
        {signs.map(({ turn, n }) => {
          const [at, level] = [x(turn + 1), y(own[turn + 1] ?? 0)];
          const below = level + 2 * SIGN + 4 < HEIGHT - BOTTOM;
          const top = below ? level + 6 : level - 6 - 2 * SIGN;
          const instead = turns[turn].before[seat];
          return (
            <g key={turn} class={turn === chosen ? 'costly-sign is-chosen' : 'costly-sign'}>
              <path d={`M${at} ${top}l${SIGN} ${1.7 * SIGN}h${-2 * SIGN}Z`} />
              <text x={at + SIGN + 3} y={top + 1.6 * SIGN}>
                {turn === chosen ? `${n} · ${words.change(-turns[turn].loss)}` : n}
              </text>
              {turn === chosen ? (
                <g class="chance-instead">
                  <line x1={at} x2={at} y1={level} y2={y(instead) + CIRCLE} />
                  <circle cx={at} cy={y(instead)} r={CIRCLE} />
                  <text x={at + SIGN + 3} y={y(instead) + 4}>
                    {words.percent(instead)}
                  </text>
                </g>
              ) : undefined}
            </g>
          );
        })}
        {lines.map((line, who) =>
          line.length > 0 ? (
            <text
              key={names[who]}
              class={who === seat ? 'chart-name is-own' : 'chart-name'}
              x={x(line.length - 1) + 6}
              y={labels.get(who)! + 4}
            >
              {names[who]}
            </text>
          ) : undefined,
        )}
        <text x={LEFT} y={HEIGHT - 6}>
          {words.start}
        </text>
        <text x={width - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {words.end}
        </text>
      </svg>
      <details class="as-table">
        <summary>{words.asTable}</summary>
        <Wide label={words.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.turn}</th>
                {names.map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((turn, i) => (
                <tr key={turn.from}>
                  <th scope="row">
                    {i + 1}, {names[turn.seat]}
                  </th>
                  {turn.after.map((share, who) => (
                    <td key={names[who]}>{words.percent(share)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </details>
    </>
  );
}
