/** @jsxImportSource engawa/drawing */

import { NONE } from 'engawa';
import { width } from 'engawa/columns';
import { Crest, type Drawn, OpenSea, Peak, Ripples } from 'engawa/drawing';
import { CULTURES, ENDS, ENTRIES, ISLANDS, SPACES } from '../data/index.ts';
import map from '../data/map.json' with { type: 'json' };
import { PALACE, SANCTUARY, STANDARD, TORII } from '../rules/state.ts';
import { CULTURE_SIGNS, Icon } from './blocks.ts';
import { Boat } from './boat.tsx';
import { fewestMissing, HOUSES, type Picture } from './picture.ts';

/** The part of the map that is shown, as a viewBox. */
const SHEET = '0 36 980 628';

/** The archipelago by the coordinates of the data (T-3.9), so that what is drawn as adjacent is adjacent. */
export function Sea({ picture }: { readonly picture: Picture }): Drawn {
  return (
    <section class="sea waters" data-vista="" aria-label={picture.say.sea}>
      <Water />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section is named, and so is every island and space inside */}
      <svg class="archipelago" viewBox={SHEET} preserveAspectRatio="xMidYMid meet">
        {ISLANDS.map(({ id }, island) => (
          <Island key={id} picture={picture} island={island} />
        ))}
        <Chain picture={picture} />
        {SPACES.map(({ id }, space) => (
          <Space key={id} picture={picture} space={space} />
        ))}
      </svg>
    </section>
  );
}

type Point = readonly number[];

/** A closed curve that rounds its corners off half-way. */
function rounded(points: readonly Point[]): string {
  const half = ([ax, ay]: Point, [bx, by]: Point): string => `${(ax + bx) / 2} ${(ay + by) / 2}`;
  const last = points[points.length - 1];
  const curves = points.map((p, i) => `Q${p.join(' ')} ${half(p, points[(i + 1) % points.length])}`);
  return `M${half(last, points[0])}${curves.join('')}Z`;
}

const COASTS = map.islands.map((island) => rounded(island.coast));
/** The land behind the beaches: the coast drawn in towards the middle. */
const MEADOWS = map.islands.map(({ coast, x, y }) =>
  rounded(coast.map(([px, py]) => [x + (px - x) * 0.84, y + (py - y) * 0.84])),
);
/** Pines along the shore, away from what lies in the middle and from the mountain. */
const PINES = map.islands.map(({ coast, x, y }, island) =>
  [0.12, 0.46, 0.58, 0.7]
    .map((part, i) => {
      const [px, py] = coast[Math.floor((part + (island % 5) * 0.013) * coast.length) % coast.length];
      const [tx, ty] = [Math.round(x + (px - x) * 0.66), Math.round(y + (py - y) * 0.66)];
      const far = Math.hypot(tx - x, ty - y) > 27 && !(tx > x && ty < y);
      return far ? `M${tx} ${ty - 9 + (i % 2)}l-5 7h3l-4 6h12l-4-6h3Z` : '';
    })
    .join(''),
);
const ALL_COASTS = COASTS.join('');
const LANES = ENDS.map(([a, b]) => `M${map.nodes[a].x} ${map.nodes[a].y}L${map.nodes[b].x} ${map.nodes[b].y}`).join('');

const BUOYS = map.nodes.map(({ x, y }) => `M${x} ${y}h.1`).join('');

/** Waves, ripples along the coasts, the lanes and their buoys, one red sun. */
function Water(): Drawn {
  return (
    <div class="scenery">
      <OpenSea />
      <svg class="archipelago" viewBox={SHEET} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <circle class="sun" cx="926" cy="96" r="40" />
        <Ripples coast={ALL_COASTS} />
        <path class="lane" d={LANES} />
        <path class="buoys" d={BUOYS} />
      </svg>
    </div>
  );
}

function Island({ picture, island }: { readonly picture: Picture; readonly island: number }): Drawn {
  const { s, say } = picture;
  const { id, x, y } = ISLANDS[island];
  const short = fewestMissing(picture, island);
  return (
    <g class="island" data-ref={`island:${id}`}>
      <path class="land ringed" d={COASTS[island]} />
      <path class="meadow" d={MEADOWS[island]} />
      <path class="pines" d={PINES[island]} />
      <g class="upright" style={middle(x, y)}>
        {s.mountain[island] > 0 && <Peak at={[x + 14, y - 2]} height={29} />}
        <Content picture={picture} island={island} />
        {short !== NONE && short <= 2 && (
          <Plate at={[x, y]} class={`short s${short}`} text={short === 0 ? '✓' : say.short(short)} boats={short > 0} />
        )}
      </g>
    </g>
  );
}

interface PlateProps {
  readonly at: readonly [x: number, y: number];
  readonly class: string;
  readonly text: string;
  readonly boats: boolean;
}

/** How far the boats around an empty island are from a building: the sign of a boat, and how many are short. */
function Plate({ at: [x, y], class: name, text, boats }: PlateProps): Drawn {
  const letters = 7.4 * width(text);
  const sign = boats ? 20 : 0;
  const wide = 14 + sign + letters;
  return (
    <g class={name}>
      <rect x={x - wide / 2} y={y - 11.5} width={wide} height="23" rx="11.5" />
      {boats && (
        <path
          class="hull"
          transform={`translate(${x - wide / 2 + 8} ${y - 9})`}
          d="M8 0v9H2ZM10 2v7h5ZM0 11h17l-3 6H3Z"
        />
      )}
      <text x={x + sign / 2} y={y + 5} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** What lies on an island (T-19.3). */
function Content({ picture, island }: { readonly picture: Picture; readonly island: number }): Drawn {
  const { x, y } = ISLANDS[island];
  const content = picture.s.on[island];
  if (content === NONE) return <g />;
  if (content < CULTURES.length) {
    return (
      <g class="culture">
        <circle class="disc" cx={x} cy={y} r="20" />
        <Icon of={CULTURE_SIGNS[content]} at={[x, y, 30]} />
      </g>
    );
  }
  if (content === SANCTUARY) return <Sanctuary x={x} y={y} />;
  if (content === TORII) return <Icon of="torii" at={[x, y, 44]} />;
  if (content === PALACE) return <Icon of="palace" at={[x, y, 46]} />;
  return (
    <g class="homestead">
      <path class="wall" d={`M${x - 19} ${y + 21}v-29h38v29Z`} />
      <Crest house={HOUSES[content - STANDARD]} at={[x, y + 7, 26]} />
      <path class="roof" d={`M${x - 26} ${y - 6}q9-2 13-16h26q4 14 13 16Z`} />
      <path class="ridge" d={`M${x - 15} ${y - 22}h30M${x - 7} ${y - 20}l-4 12M${x + 7} ${y - 20}l4 12`} />
    </g>
  );
}

/** Where the letter of an entry stands: behind its arrow. */
function behind({ x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number }): {
  readonly x: number;
  readonly y: number;
  readonly style: string;
} {
  const turn = (angle * Math.PI) / 180;
  const [left, top] = [Math.round(x - 21 * Math.cos(turn)), Math.round(y - 21 * Math.sin(turn))];
  return { x: left, y: top + 6, style: middle(left, top) };
}

/** The point round which a thing turns back upright where the whole map lies on its side. */
const middle = (x: number, y: number): string => `--x:${x}px;--y:${y}px`;

/** A sacred rope with paper streamers: nobody builds here. */
function Sanctuary({ x, y }: { readonly x: number; readonly y: number }): Drawn {
  return (
    <g class="sanctuary" transform={`translate(${x} ${y})`}>
      <circle class="ground" r="19" />
      <path class="bars" d="M-13 13 13-13M-17 5 5-17M-5 17 17-5" />
      <path class="rope" d="M-17-3q17 9 34 0" />
      <path class="paper" d="M-9 1h5l-3 5h4l-3 6M4 2h5l-3 5h4l-3 6" />
    </g>
  );
}

/** The boats of this turn in the order they were laid (T-8.1.1). */
function Chain({ picture: { s } }: { readonly picture: Picture }): Drawn {
  const line = Array.from(s.marked.items(), (space) => `${SPACES[space].x} ${SPACES[space].y}`);
  const seat = s.order[s.turn];
  return (
    <g class="chain" data-house={HOUSES[seat]}>
      {line.length > 1 && <path class="under" d={`M${line.join('L')}`} />}
      {line.length > 1 && <path class="over" d={`M${line.join('L')}`} />}
    </g>
  );
}

function Ordinal({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }): Drawn {
  return (
    <g class="step">
      <circle cx={x + 13} cy={y - 15} r="9" />
      <text x={x + 13} y={y - 10.5} text-anchor="middle">
        {n}
      </text>
    </g>
  );
}

function Space({ picture, space }: { readonly picture: Picture; readonly space: number }): Drawn {
  const { s } = picture;
  const { id, x, y } = SPACES[space];
  const boat = s.boat[space];
  const step = s.marked.indexOf(space);
  const { arrow } = map.shipSpaces[space];
  return (
    <g class={boat === NONE ? 'space free' : 'space'} data-ref={`space:${id}`}>
      {arrow && (
        <g class="entry" transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.angle})`}>
          <path d="M-11-8 9 0-11 8-7 0Z" />
        </g>
      )}
      {arrow && (
        <text class="entry-name upright" {...behind(arrow)} text-anchor="middle">
          {ENTRIES[space]}
        </text>
      )}
      <circle class="ringed" cx={x} cy={y} r="19" />
      {boat === NONE ? (
        <circle class="buoy" cx={x} cy={y} r="5" />
      ) : (
        <g class="upright" style={middle(x, y)}>
          <Boat boat={boat} at={[x, y]} />
          {step >= 0 && <Ordinal n={step + 1} x={x} y={y} />}
        </g>
      )}
    </g>
  );
}
