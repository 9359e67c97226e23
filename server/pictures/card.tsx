/** @jsxImportSource #drawing */
import { Crest, type Drawn, type House } from '#drawing';
import { type Language, placeOf } from '#kernel';
import type { PictureKind, Shown } from './picture-task.ts';
import { PICTURE_WORDS } from './words.ts';

/** The part of a board that is shown, and the room it gets. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The sheet on which the board lies, how it is moved and scaled. */
  readonly sheet: { readonly width: number; readonly height: number };
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface CardProps {
  readonly kind: PictureKind;
  readonly size: readonly [width: number, height: number];
  readonly title: string;
  readonly shown: Shown;
  readonly houses: readonly House[];
  readonly language: Language;
  readonly house: string;
  readonly board: Drawn;
  readonly frame: Frame;
}

/** A board, and who played on it. */
export function Card({ kind, size: [width, height], board, frame, ...words }: CardProps): Drawn {
  const { sheet, x, y, scale } = frame;
  const framed = (
    <div class="card-frame" style={`width:${frame.width}px;height:${frame.height}px`}>
      <div
        class="card-sheet"
        style={`width:${sheet.width}px;height:${sheet.height}px;transform:translate(${x}px,${y}px) scale(${scale})`}
      >
        {board}
      </div>
    </div>
  );
  return (
    <div class={`card is-${kind}`} style={`width:${width}px;height:${height}px`}>
      {kind === 'whole' && <Words {...words} />}
      {framed}
      {kind === 'preview' && <Words {...words} />}
    </div>
  );
}

function Words({ title, shown, houses, language, house }: Omit<CardProps, 'kind' | 'size' | 'board' | 'frame'>): Drawn {
  const { names, result, at } = shown;
  const words = PICTURE_WORDS[language];
  const seats = result ? result.ranking.flat() : names.map((_, seat) => seat);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return (
    <section class="card-words">
      <h2 class="card-title">{title}</h2>
      <p class="card-date">{date}</p>
      <p class="card-outcome">{result ? words.wins(result.ranking[0].map((seat) => names[seat])) : words.underWay}</p>
      <ol class="card-seats">
        {seats.map((seat) => (
          <li
            key={seat}
            class={result && placeOf(result.ranking, seat) === 0 ? 'card-seat is-first' : 'card-seat'}
            data-house={houses[seat % houses.length]}
          >
            <Crest house={houses[seat % houses.length]} />
            <span class="card-name">{names[seat]}</span>
            {result && <span class="card-points">{result.scores[seat]}</span>}
          </li>
        ))}
      </ol>
      <p class="card-house">{house}</p>
    </section>
  );
}
