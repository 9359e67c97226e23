/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import {
  COAL,
  KNOWLEDGE,
  MONEY,
  SHIPS,
  TRACK_IDS,
  TRACK_STARS,
  TRACK_TOP,
  TRACKS,
  TRAINS,
  TRANSPORT_STARS,
  TRANSPORT_TILES,
} from '../data/index.ts';
import { hasSymbol } from '../rules/transport.ts';
import { Icon, type Sign } from './blocks.ts';
import { type Picture, titleOf } from './picture.ts';

/** The three tracks, and the ships and trains still at home. */
export function Ladders({ picture }: { readonly picture: Picture }): Drawn {
  const { track } = picture.words.names;
  return (
    <div class="panel ladders">
      <Ladder picture={picture} track={MONEY} icon="yen" name={track[MONEY].name} />
      <Ladder picture={picture} track={COAL} icon="coal" name={track[COAL].name} />
      <Ladder picture={picture} track={KNOWLEDGE} icon="knowledge" name={track[KNOWLEDGE].name} />
      <Yard picture={picture} kind={SHIPS} icon="ships" name={titleOf(picture, 'ships')} />
      <Yard picture={picture} kind={TRAINS} icon="trains" name={titleOf(picture, 'trains')} />
    </div>
  );
}

interface Line {
  readonly picture: Picture;
  readonly icon: Sign;
  readonly name: string;
}

function Ladder({ picture, track, icon, name }: Line & { readonly track: number }): Drawn {
  const { me, playing } = picture;
  const here = me.tracks[track];
  return (
    <div
      class="ladder"
      data-ref={playing ? `track:${TRACK_IDS[track]}` : undefined}
      data-look={`track:${TRACK_IDS[track]}`}
      data-stat={TRACK_IDS[track]}
    >
      <span class="what">
        <Icon of={icon} />
        {name}
        <b>{TRACKS[track][here]}</b>
      </span>
      <ol>
        {TRACKS[track].map((value, i) => (
          <li key={i} class={rungClass(track, i, here)}>
            {printed(track, i) && value}
            {isStar(track, i) && (
              <small class="star" data-look="star">
                ★
              </small>
            )}
          </li>
        ))}
      </ol>
      <span class="top">
        {here}/{TRACK_TOP}
      </span>
    </div>
  );
}

const rungClass = (track: number, i: number, here: number): string =>
  `${i === here ? 'here' : i < here ? 'past' : 'ahead'}${printed(track, i) && isStar(track, i) ? ' both' : ''}`;
/** N-3.3.2: a slot without a number counts as the next number below it. */
const printed = (track: number, i: number): boolean => i === 0 || TRACKS[track][i] !== TRACKS[track][i - 1];
const isStar = (track: number, i: number): boolean => i > 0 && TRACK_STARS[track][i] > TRACK_STARS[track][i - 1];

/** Taking tiles uncovers stars and, with each second one, a money symbol. */
function Yard({ picture, kind, icon, name }: Line & { readonly kind: number }): Drawn {
  const { me } = picture;
  const taken = me.taken[kind];
  const value = me.transportValue[kind];
  return (
    <div class="ladder yard" data-look={icon} data-stat={icon}>
      <span class="what">
        <Icon of={icon} />
        {name}
        <b>+{value}</b>
      </span>
      <ol>
        {Array.from({ length: TRANSPORT_TILES }, (_, i) => (
          <li key={i} class={i < taken ? 'past' : 'ahead'}>
            {i < taken ? '' : <Icon of={icon} />}
            <small class="star">
              {TRANSPORT_STARS[kind][i + 1] > TRANSPORT_STARS[kind][i] && <span data-look="star">★</span>}
              {hasSymbol(picture.s, kind, i + 1) && <span data-look="moneySymbol">¥</span>}
            </small>
          </li>
        ))}
      </ol>
      <span class="top">
        {taken}/{TRANSPORT_TILES}
      </span>
    </div>
  );
}
