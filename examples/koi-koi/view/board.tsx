/** @jsxImportSource engawa/drawing */
import type { Language } from 'engawa';
import { Board, type Drawn, eyesOf } from 'engawa/drawing';
import type { KoiKoiState } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { Months, Yaku } from './ledger.tsx';
import { HOUSES, type Picture } from './picture.ts';
import { Captured, Hand, Plate } from './player.tsx';
import { Table } from './table.tsx';

/** The whole position as a picture, from what the viewer may know. */
export function draw(
  s: KoiKoiState,
  viewer: number,
  language: Language,
  names: readonly string[] = words[language].names.seat.map(String),
): Drawn {
  const eyes = eyesOf(viewer, s.seats, names);
  const picture: Picture = { s, ...eyes, say: words[language].phrases, words: words[language] };
  const [rival] = picture.others;
  return (
    <Board class="koi-koi">
      <section class="rival" data-page="board" data-house={HOUSES[rival]}>
        <Plate picture={picture} seat={rival} />
        <Hand picture={picture} seat={rival} />
      </section>
      <section class="theirs" data-page="others" aria-label={picture.say.captured}>
        <Captured picture={picture} seat={rival} />
      </section>
      <section class="table" data-page="board">
        <Table picture={picture} />
      </section>
      <section class="me" data-page="board" data-house={HOUSES[picture.seat]}>
        <Plate picture={picture} seat={picture.seat} />
      </section>
      <section class="mine" data-page="mine" aria-label={picture.say.captured}>
        <Captured picture={picture} seat={picture.seat} />
      </section>
      <section class="own" data-page="board">
        <Hand picture={picture} seat={picture.seat} />
      </section>
      <section class="ledger" data-page="mine">
        <Months picture={picture} />
        <Yaku picture={picture} />
      </section>
    </Board>
  );
}
