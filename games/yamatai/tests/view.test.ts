import { firstSeat, LANGUAGES, MoveList, resolveChance, rngFrom, WATCHER } from 'engawa';
import { width } from 'engawa/columns';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../data/index.ts';
import yamatai from '../index.ts';
import { STEPS } from '../rules/state.ts';
import { bench, boats, deckTop, figure, hand, houses, laid, mountain, row, sanctuary, tokens } from './kit.ts';

const WIDEST = 100;

describe('the board in the terminal', () => {
  it('fits 100 columns in every language, at every moment of random games', () => {
    for (const seats of [2, 4]) {
      const rng = rngFrom(`drawn for ${seats}`);
      const s = yamatai.setup(seats, {}, rng);
      const legal = new MoveList();
      for (let n = 0; !yamatai.over(s); n++) {
        resolveChance(yamatai, s, rng);
        const seat = firstSeat(yamatai.turn(s));
        if (n % 20 === 0) {
          for (const language of LANGUAGES) {
            const lines = yamatai.board(yamatai.conceal(s, seat), seat, language);
            expect(lines.find((line) => width(line) > WIDEST)).toBe(undefined);
          }
        }
        legal.clear();
        yamatai.moves(s, seat, legal);
        yamatai.play(s, seat, legal.at(rng.below(legal.length)));
      }
    }
  });

  it('shows every island and every ship space, whatever lies there', () => {
    const { s } = bench(STEPS.place);
    tokens(s, { i01: 'green' });
    mountain(s, 'i01');
    houses(s, 1, 'i05');
    figure(s, 'torii', 'i20');
    figure(s, 'palace', 'i21');
    sanctuary(s, 'i10');
    boats(s, { s20: 'gold' });
    laid(s, { s01: 'clay' });
    const text = yamatai.board(yamatai.conceal(s, WATCHER), WATCHER, 'en').slice(0, 38).join('\n');
    for (const mark of ['Asahi^', 'tea', '[O]', 'Tor', 'Pal', 'San', 'G', 'C*']) expect(text).toContain(mark);
    expect(text.match(/~/g)).toHaveLength(SPACES.length - 2);
  });

  it.each(LANGUAGES)('names every island in full, whatever lies around it: %s', (language) => {
    const { s } = bench(STEPS.place);
    s.mountain.fill(1);
    boats(s, Object.fromEntries(SPACES.map(({ id }) => [id, 'gold'])));
    const text = yamatai.board(yamatai.conceal(s, WATCHER), WATCHER, language).join('\n');
    for (const { name } of yamatai.words[language].names.island) expect(text).toContain(`${name}^`);
    expect(text).not.toContain('~·');
  });

  it('shows the looker what he knows of the deck, and nobody else', () => {
    const { t, s } = bench(STEPS.place, { fleet: 3 });
    row(s, 'b01', 'b02', 'b03', 'b04', 'b05');
    hand(s, 0, 'gold');
    deckTop(s, 'b10', 'b11', 'b12');
    t.play('power', 'under b12', 'top b10', 'top b11');
    const shown = (viewer: number) => yamatai.board(yamatai.conceal(s, viewer), viewer, 'en').join('\n');
    expect(shown(0)).toContain('Kiln Works · Archery Hall · 20 unknown · Magistrate’s Office');
    expect(shown(1)).not.toMatch(/Kiln Works|Archery Hall|Magistrate’s Office/);
    expect(shown(WATCHER)).not.toMatch(/Kiln Works|Archery Hall|Magistrate’s Office/);
  });
});
