import { call, end, NONE } from 'engawa';
import {
  AREAS,
  BOARD_SLOTS,
  CARDS,
  EXPOSITION_VP,
  INDUSTRY,
  LATE_PRICE,
  LATE_TECHNOLOGY,
  PATENT_VP,
  PRINTING_YEN,
  SURCHARGE,
  TECHNOLOGIES,
  TECHNOLOGY,
  YEN_PER_INDUSTRY,
} from '../data/index.ts';
import { refill, slotOf } from './display.ts';
import { freeActions } from './free.ts';
import { auto, decide } from './kit.ts';
import { EXTRA_IMPORT, EXTRA_YEN, EXTRAS, lexicon, NO_EXTRA } from './lexicon.ts';
import { inPlay, isGround } from './map.ts';
import { addIcon } from './nations.ts';
import { bonus, gain, owns, pay, score } from './purse.ts';
import { type Player, STEPS } from './state.ts';

export function technologyCount(me: Player): number {
  let n = 0;
  for (let t = 0; t < TECHNOLOGIES.length; t++) if (owns(me, t)) n++;
  return n;
}

interface Visit {
  readonly laboratory: number;
  readonly power: number;
}

/** Y-10.7.2: what power does not cover. */
const shortfall = (f: Visit, card: number, slot: number): number =>
  Math.max(0, CARDS[card].value + SURCHARGE[slot % BOARD_SLOTS] - INDUSTRY[f.power]);

const yenFor = (short: number, imports: number, extra: number): number =>
  YEN_PER_INDUSTRY * (short - imports) + (extra === EXTRA_YEN ? LATE_PRICE.yen : 0);
const importsFor = (imports: number, extra: number): number =>
  imports + (extra === EXTRA_IMPORT ? LATE_PRICE.imports : 0);

/** Y-10.7 */
export const laboratory = decide(STEPS.laboratory, {
  learn: {
    why(s, me, f, card, imports, extra) {
      const slot = slotOf(s.laboratories, f.laboratory, card);
      if (slot === NONE) return 'Y-10.7.1';
      if (owns(me, CARDS[card].technology)) return 'Y-6.4';
      const short = shortfall(f, card, slot);
      if (imports > short) return 'Y-10.7.2';
      if ((extra !== NO_EXTRA) !== technologyCount(me) >= LATE_TECHNOLOGY) return 'Y-10.7.3';
      if (me.imports < importsFor(imports, extra)) return 'Y-6.2 imports';
      return me.yen < yenFor(short, imports, extra) ? 'Y-6.2 yen' : undefined;
    },
    // How a card may be paid follows from its price; asking about every way costs ten times as much.
    moves(s, me, f, out) {
      const late = technologyCount(me) >= LATE_TECHNOLOGY;
      for (let slot = f.laboratory * BOARD_SLOTS; slot < (f.laboratory + 1) * BOARD_SLOTS; slot++) {
        const card = s.laboratories[slot];
        if (card === NONE || owns(me, CARDS[card].technology)) continue;
        const short = shortfall(f, card, slot);
        for (let imports = 0; imports <= short && imports <= me.imports; imports++) {
          for (let extra = late ? 1 : NO_EXTRA; extra < (late ? EXTRAS.length : 1); extra++) {
            if (me.yen < yenFor(short, imports, extra) || me.imports < importsFor(imports, extra)) continue;
            out.add(lexicon.move.learn(card, imports, extra));
          }
        }
      }
    },
    play(s, me, f, card, imports, extra) {
      const { seat, laboratory: board } = f;
      const slot = slotOf(s.laboratories, board, card);
      const short = shortfall(f, card, slot);
      const { technology } = CARDS[card];
      end(s);
      pay(s, seat, 'yen', yenFor(short, imports, extra), 'Y-10.7.2');
      pay(s, seat, 'imports', importsFor(imports, extra), 'Y-10.7.2');
      s.laboratories[slot] = NONE;
      s.tell?.({ kind: 'gain', seat, what: `card:${CARDS[card].id}`, clause: 'Y-10.7.1' });
      if (owns(me, TECHNOLOGY['letterpress-printing'])) gain(s, seat, 'yen', PRINTING_YEN, 'Y-12.9');
      bonus(s, seat, TECHNOLOGY['patent-system'], PATENT_VP, 'Y-12.19');
      me.technologies[technology] = card;
      if (technology === TECHNOLOGY.exposition) score(s, seat, 'technologies', EXPOSITION_VP, 'Y-12.6');
      call(s, STEPS.learned, board, card);
      if (technology === TECHNOLOGY.station) call(s, STEPS.stationPlace);
    },
  },
  ...freeActions,
  pass: { play: (s) => end(s) },
});

/** Y-12.2 */
export const stationPlace = decide(STEPS.stationPlace, {
  erect: {
    why(s, _me, _f, area) {
      if (!inPlay(s, area)) return 'Y-5.1';
      return isGround(s, area) ? undefined : 'Y-12.2 canal';
    },
    play(s, _me, f, area) {
      end(s);
      s.station = area;
      s.tell?.({ kind: 'move', seat: f.seat, what: 'stationToken', to: `area:${AREAS[area].id}`, clause: 'Y-12.2' });
    },
  },
  ...freeActions,
});

/** Y-10.7.4: the nation icon, then the refill. */
export const learned = auto(STEPS.learned, (s, f) => {
  const { seat, laboratory: board, card } = f;
  end(s);
  addIcon(s, seat, CARDS[card].nation);
  if (refill(s.laboratories, board, s.technologyDeck) === 0 || !s.tell) return;
  const last = s.laboratories[(board + 1) * BOARD_SLOTS - 1];
  if (last === NONE) return;
  s.tell({ kind: 'reveal', seat: NONE, what: `card:${CARDS[last].id}`, clause: 'Y-10.7.4' });
});
