import { readFileSync } from 'node:fs';
import {
  EVERYBODY,
  firstSeat,
  isKnownTo,
  LANGUAGES,
  MoveList,
  NONE,
  NOT_NOW,
  rngFrom,
  Table,
  UNKNOWN,
  WATCHER,
} from 'engawa';
import { width } from 'engawa/columns';
import { scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { ORDERS, TECHNOLOGIES } from '../data/index.ts';
import yokohama from '../index.ts';
import { STEPS, type YokohamaState } from '../rules/state.ts';
import {
  area,
  asked,
  hold,
  inHand,
  lay,
  offerAt,
  playOut,
  post,
  president,
  stock,
  table,
  teach,
  turn,
  visit,
  watch,
} from './kit.ts';

const cards = (s: YokohamaState, seat: number) => Array.from(s.seat[seat].orders.items());

describe('Y-16 information, randomness, online play', () => {
  it('Y-16.1 Y-21.13 hands, the first choice and the decks are secret; numbers are not', () => {
    const t = scene(yokohama, 3);
    for (const viewer of [WATCHER, 0, 1, 2]) {
      const view = yokohama.conceal(t.s, viewer);
      for (let seat = 0; seat < 3; seat++) {
        expect(cards(view, seat)).toEqual(seat === viewer ? cards(t.s, seat) : [UNKNOWN, UNKNOWN]);
      }
      expect(new Set(view.orderDeck.items())).toEqual(new Set([UNKNOWN]));
      expect(new Set(view.technologyDeck.items())).toEqual(new Set([UNKNOWN]));
      expect([view.orderDeck.length, view.technologyDeck.length]).toEqual([13, 24]);
    }
    for (const seat of [0, 1, 2]) t.playAs(seat, t.legal(seat)[1]);
    const view = yokohama.conceal(t.s, 1);
    expect([view.seat[0].returned, view.seat[1].returned]).toEqual([UNKNOWN, t.s.seat[1].returned]);
  });

  it('Y-16.2 cards taken from a port are remembered; what is imagined agrees with them', () => {
    const t = table(2);
    stock(t.s, 0);
    offerAt(t.s, 0, 1, 'ord-05');
    visit(t, 0, 'port-a', 1).play('take ord-05');
    const view = yokohama.conceal(t.s, 1);
    expect(cards(view, 0)).toEqual([UNKNOWN, UNKNOWN]);
    for (let i = 0; i < 20; i++) {
      const world = yokohama.imagine(view, 1, rngFrom(`world ${i}`));
      expect(cards(world, 0)).toContain(ORDERS.findIndex((o) => o.id === 'ord-05'));
      yokohama.check(world);
    }
    const starts = Array.from({ length: 20 }, (_, i) => cards(yokohama.imagine(view, 1, rngFrom(`${i}`)), 0)[0]);
    expect(new Set(starts).size).toBeGreaterThan(5);
  });

  it('Y-16.2 that an order taken from a port can be fulfilled is seen by everybody; of a kept one it is not', () => {
    const t = table(2);
    hold(t.s, 0, 'ord-26');
    offerAt(t.s, 0, 1, 'ord-22');
    visit(t, 0, 'port-a', 1).play('take ord-22');
    stock(t.s, 0, asked('ord-26', 'ord-22'));
    expect(turn(t, 0).legalTo('fulfil')).toEqual(['fulfil ord-26', 'fulfil ord-22']);
    const view = yokohama.conceal(t.s, WATCHER);
    const why = (text: string) => yokohama.why(view, 0, yokohama.lexicon.parse(text));
    expect(why('fulfil ord-22')).toBeUndefined();
    expect(why('fulfil ord-26')).toBeDefined();
  });

  it('Y-16.3 the first order is the only simultaneous choice', () => {
    const s = yokohama.setup(4, {}, rngFrom('together'));
    expect(yokohama.turn(s)).toBe(0b1111);
    watch(3, 'alone', ({ after }) => {
      const mask = yokohama.turn(after);
      if (yokohama.stepFor(after, firstSeat(mask || 1))?.name !== 'keepOrder') expect(mask & (mask - 1)).toBe(0);
    });
  });

  it('Y-16.5 undo reaches back to the start of the turn, but not behind a refill', () => {
    const t = table(2);
    stock(t.s, 0);
    hold(t.s, 0);
    post(t.s, 0, 'port-a', 2);
    turn(t, 0, 'placement');
    const play = Table.from(yokohama, yokohama.layout.toJSON(t.s), { seed: 'undo' });
    const say = (text: string) => play.play(0, yokohama.lexicon.parse(text));
    const start = yokohama.layout.hash(play.state);
    for (const move of ['place bank', 'pass', 'put port-a']) say(move);
    for (let n = 0; n < 3; n++) play.undo(0);
    expect(yokohama.layout.hash(play.state)).toBe(start);
    expect(play.canUndo(0)).toBe(false);
    for (let n = 0; n < 3; n++) play.redo(0);
    expect(play.canUndo(0)).toBe(true);
    play.play(0, play.moves(0)[0]); // takes a card; the port is refilled
    expect(play.canUndo(0)).toBe(false);
  });

  it('Y-16.6 the automatic choice for a player who left', () => {
    const t = table(3);
    lay(t.s, { A1: 'church', A2: 'canal', A3: 'bank' });
    president(t.s, 1, 'church');
    const out = new MoveList();
    const absent = () => {
      out.clear();
      const seat = t.turn();
      yokohama.moves(t.s, seat, out);
      return yokohama.lexicon.text(yokohama.absent!(t.s, seat, out));
    };
    const turnOfOne = () => {
      const moves: string[] = [];
      for (const seat = t.turn(); t.turn() === seat; t.play(moves.at(-1)!)) moves.push(absent());
      return moves;
    };
    hold(t.s, 0, 'ord-01');
    teach(t.s, 0, 'spinning-mill');
    // The first area is occupied, the second is the Canal; the walk ends in the Bank, where the rest is declined.
    expect(turnOfOne()).toEqual(['end', 'place bank', 'pass', 'put bank', 'end']);
    turn(t, 0);
    post(t.s, 0, 'customs', 2);
    expect(turnOfOne()).toEqual(['end', 'place bank', 'pass', 'recall', 'gather', 'end']);
    expect(t.s.seat[0].assistants).toBe(8);
  });

  it('Y-16.6 is legal at every moment of a game', () => {
    const out = new MoveList();
    const end = watch(3, 'left', undefined, (s, seat, legal, rng) => {
      if (seat > 0 && legal.length > 1) return legal[rng.below(legal.length)];
      out.clear();
      yokohama.moves(s, seat, out);
      return yokohama.lexicon.text(yokohama.absent!(s, seat, out));
    });
    expect(end.round).toBe(end.lastRound);
  });

  it('Y-16.1 Y-5.11 the history keeps the first choice secret', () => {
    const play = Table.open(yokohama, { seats: 2, seed: 'secret' });
    play.play(0, play.moves(0)[0]);
    play.play(1, play.moves(1)[0]);
    expect(
      play.history
        .slice(0, 2)
        .map(({ known, seat }) => [0, 1].map((viewer) => isKnownTo(known, viewer) === (viewer === seat))),
    ).toEqual([
      [true, true],
      [true, true],
    ]);
    play.play(firstSeat(play.turn), yokohama.lexicon.parse('end'));
    expect(play.history.at(-1)!.known).toBe(EVERYBODY);
  });
});

describe('Y-17 decisions', () => {
  it('Y-17.1 ending a phase and keeping an order are always asked', () => {
    expect([STEPS.additional.asks, STEPS.keepOrder.asks]).toEqual([true, true]);
    const t = table();
    hold(t.s, 0);
    expect(t.legal()).toEqual(['end']);
    turn(t, 3, 'C').play('end');
    expect([t.turn(), t.step()]).toEqual([0, 'additional']);
  });

  it('Y-17.1 Y-8.1.2 an empty hand does not skip the placement while the University is open', () => {
    const t = table();
    teach(t.s, 0, 'university');
    inHand(t.s, 0, 0);
    stock(t.s, 0, { yen: 1 });
    turn(t, 0).play('end');
    expect(t.step()).toBe('placement');
    expect(t.legal()).toEqual(['university', 'pass']);
    t.play('university', 'place bank');
    expect(t.s.seat[0].president).toBe(area('bank'));
  });

  it('Y-17.1 Y-8.2.10 an impossible movement waits for the Spinning Mill', () => {
    const t = table();
    teach(t.s, 0, 'spinning-mill', 'postal-system');
    president(t.s, 1, 'bank');
    post(t.s, 0, 'bank', 8);
    stock(t.s, 0, { silk: 1 });
    turn(t, 0).play('end', 'pass');
    expect(t.step()).toBe('movement');
    expect(t.legal()).toEqual(['mill', 'pass']);
    t.play('mill', 'put bank');
    expect(t.s.seat[0].president).toBe(area('bank'));
  });

  it('Y-17.1 Y-11.5 an icon without a use waits for the University', () => {
    const t = table();
    const { s } = t;
    teach(s, 0, 'university');
    s.token[area('bank')] = 11; // movement icons
    s.seat[0].storedAssistants += s.seat[0].assistants;
    s.seat[0].assistants = 0;
    post(s, 0, 'bank', 4);
    president(s, 0);
    stock(s, 0);
    turn(t, 0, 'movement').play('put bank');
    t.play('token');
    expect(t.legal().filter((text) => !text.startsWith('move bank'))).toEqual(['university', 'pass']);
    t.play('university');
    expect(t.why('move hand church')).toBeUndefined();
  });

  it.each([2, 3, 4])('Y-17.1 with every technology at work, no move of %i players ends in a dead end', (seats) => {
    let free = 0;
    for (const seed of ['one', 'two', 'three']) {
      const t = table(seats, seed);
      const rng = rngFrom(seed);
      const ids = TECHNOLOGIES.map(({ id }) => id);
      for (const [i, id] of ids.entries()) teach(t.s, (i + rng.below(seats)) % seats, id);
      t.s.station = area('bank');
      playOut(t.s, rng, ({ after, legal }) => {
        expect(legal.length).toBeGreaterThan(0);
        if (legal.includes('university') || legal.includes('mill')) free++;
        yokohama.check(after);
      });
    }
    expect(free).toBeGreaterThan(100);
  });

  it('Y-17.2 anything that is not offered is refused and changes nothing', () => {
    const t = table();
    lay(t.s, { A1: 'bank' });
    const play = Table.from(yokohama, yokohama.layout.toJSON(t.s), { seed: 'refused' });
    const before = yokohama.layout.hash(play.state);
    expect(() => play.play(0, yokohama.lexicon.parse('place bank'))).toThrow();
    expect(() => play.play(1, yokohama.lexicon.parse('end'))).toThrow();
    expect(yokohama.why(play.state, 0, yokohama.lexicon.parse('place bank'))).toBe(NOT_NOW);
    expect(yokohama.layout.hash(play.state)).toBe(before);
  });
});

describe('the board in the terminal', () => {
  it('is at most 100 columns wide in every language', () => {
    for (const seats of [2, 3, 4]) {
      let n = 0;
      watch(seats, 'wide', ({ after }) => {
        if (n++ % 97 !== 0) return;
        const lines = LANGUAGES.flatMap((language) => yokohama.board(yokohama.conceal(after, 0), 0, language));
        for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(100);
      });
    }
  });

  it('shows the own orders and nobody else’s', () => {
    const { s } = table(2);
    const text = (viewer: number) => yokohama.board(yokohama.conceal(s, viewer), viewer, 'en').join('\n');
    const name = (seat: number) => `${yokohama.words.en.names.order[cards(s, seat)[0]]}`;
    expect(text(0)).toContain(name(0));
    expect(text(0)).not.toContain(name(1));
    expect(text(NONE)).not.toContain(name(0));
  });

  it('names no file of ours in the rulebook that does not exist', () => {
    const rulebook = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
    for (const [, file] of rulebook.matchAll(/`(\w+\.json)`/g)) {
      expect(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').length).toBeGreaterThan(0);
    }
  });
});
