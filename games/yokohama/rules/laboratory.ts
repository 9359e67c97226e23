import { call, end, NONE } from 'engawa';
import {
  AREA,
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
import { did } from './deeds.ts';
import { refill, slotOf } from './display.ts';
import { freeActions } from './free.ts';
import { auto, decide } from './kit.ts';
import { EXTRA_IMPORT, EXTRA_YEN, EXTRAS, lexicon, NO_EXTRA } from './lexicon.ts';
import { areaRef, inPlay, isGround } from './map.ts';
import { addIcon } from './nations.ts';
import { bonus, dividend, owns, pay } from './purse.ts';
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
      const late = technologyCount(me) >= LATE_TECHNOLOGY;
      if ((extra !== NO_EXTRA) !== late) return late ? 'Y-10.7.3' : 'Y-10.7.3 early';
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
      pay(s, seat, 'yen', yenFor(short, imports, extra), did.paidForCard, 'Y-10.7.2');
      pay(s, seat, 'imports', importsFor(imports, extra), did.paidForCard, 'Y-10.7.2');
      s.laboratories[slot] = NONE;
      s.tell?.(did.learned({ seat, what: `card:${CARDS[card].id}`, clause: 'Y-10.7.1' }));
      dividend(s, seat, TECHNOLOGY['letterpress-printing'], PRINTING_YEN, 'Y-12.9');
      bonus(s, seat, TECHNOLOGY['patent-system'], PATENT_VP, 'Y-12.19');
      me.technologies[technology] = card;
      if (technology === TECHNOLOGY.exposition) bonus(s, seat, technology, EXPOSITION_VP, 'Y-12.6');
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
      s.tell?.(did.putUpStation({ seat: f.seat, what: 'stationToken', to: areaRef(area), clause: 'Y-12.2' }));
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
  const to = areaRef(board === 0 ? AREA['laboratory-a'] : AREA['laboratory-b']);
  s.tell(did.cardAppeared({ seat: NONE, what: `card:${CARDS[last].id}`, to, clause: 'Y-10.7.4' }));
});
