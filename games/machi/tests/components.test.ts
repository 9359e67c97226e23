import { LANGUAGES, NONE, Refusal, rngFrom } from 'engawa';
import { describe, expect, it } from 'vitest';
import cardsJson from '../data/cards.json' with { type: 'json' };
import combatJson from '../data/combat.json' with { type: 'json' };
import {
  ACTIVATION,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_RICE,
  BONUS_WEALTH,
  BUILDING_TYPES,
  CAPACITY,
  CARDS,
  CLAN,
  CLANS,
  COLOUR,
  COMBAT_GAIN,
  COMBAT_IDS,
  deckOf,
  EVENT,
  FIRST_BUILDING,
  HONOUR,
  isBuilding,
  isSamurai,
  isYakuza,
  LORDS,
  RICE,
  SABRES,
  WEALTH,
} from '../data/index.ts';
import provenance from '../data/provenance.json' with { type: 'json' };
import table from '../data/table.json' with { type: 'json' };
import machi from '../index.ts';
import { card, hand, watch } from './kit.ts';

const setup = (seats: number, options = {}) => machi.setup(seats, options, rngFrom('components'));
const ofType = (id: string): number[] => CARDS.flatMap((c, i) => (c.type.id === id ? [i] : []));

/** `2W 1R` and so on, as in the lists of M-11. */
function figures(c: number, wealth = WEALTH, honour = HONOUR, rice = RICE): string {
  const parts = [wealth[c] && `${wealth[c]}W`, honour[c] && `${honour[c]}H`, rice[c] && `${rice[c]}R`];
  return parts.filter(Boolean).join(' ');
}
const bonus = (c: number): string =>
  BONUS_ON[c] === NONE ? '' : `${BUILDING_TYPES[BONUS_ON[c]]} ${figures(c, BONUS_WEALTH, BONUS_HONOUR, BONUS_RICE)}`;

describe('M-1 at a glance', () => {
  it('M-1.1, M-18 A2 two to five players, with the same rules for two', () => {
    for (const seats of [2, 3, 4, 5]) expect(setup(seats).seats).toBe(seats);
    for (const seats of [1, 6]) expect(() => setup(seats)).toThrow(Refusal);
  });

  it('M-1.2 eight years of four seasons and a scoring', () => {
    const seen: string[] = [];
    watch(2, 'seasons', ({ before }) => {
      const now = `${before.year}/${before.season}`;
      if (seen.at(-1) !== now) seen.push(now);
    });
    expect(new Set(seen.map((moment) => moment.split('/')[0])).size).toBe(8);
    const first = seen.filter((moment) => moment.startsWith('1/')).map((moment) => moment.split('/')[1]);
    expect(first).toEqual(['1', '2', '3']);
  });

  it('M-1.3, M-1.4 sites, settlers, yakuza and duels bring points, and most points win', () => {
    const verbs = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const s = watch(3, seed, ({ move }) => verbs.add(move.split(' ')[0]));
      const ranking = machi.ranking(s).flat();
      const scores = ranking.map((seat) => machi.score(s, seat));
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
    for (const verb of ['open', 'settle', 'starve', 'place', 'challenge', 'move']) expect(verbs).toContain(verb);
  });
});

describe('M-3 components', () => {
  it('M-3.1, M-18 A1 171 cards: 82 for villagers, 54 for buildings, 35 for combat', () => {
    expect(cardsJson.villagerDeck).toHaveLength(82);
    expect(cardsJson.buildingDeck).toHaveLength(54);
    expect(cardsJson.combat).toHaveLength(35);
    expect(CARDS).toHaveLength(136);
    expect(new Set(CARDS.map((c) => c.id)).size).toBe(136);
    expect(table.totals.cards).toBe(171);
    expect(table.riceField.rice).toBe(3);
    expect(table.otherPieces.map((piece) => piece.count)).toEqual([1, 1, 5, 1, 5]);
  });

  it('M-3.1 every record says where it comes from', () => {
    const marks = Object.keys(provenance.srcLegend);
    for (const { src } of [...cardsJson.villagerDeck, ...cardsJson.buildingDeck, ...cardsJson.combat]) {
      expect(marks).toContain(src);
    }
  });

  it('M-3.2, M-18 A41 what the two decks are made of; each event has its own deck', () => {
    const count = (test: (c: number) => boolean) => CARDS.filter((_, c) => test(c)).length;
    const colour = (n: number, building: boolean) =>
      count((c) => COLOUR[c] === n && isBuilding(c) === building && !isSamurai(c) && !isYakuza(c));
    expect([colour(0, false), colour(1, false)]).toEqual([24, 22]);
    expect([count(isSamurai), count(isYakuza)]).toEqual([16, 12]);
    expect([colour(0, true), colour(1, true), colour(2, true)]).toEqual([20, 16, 12]);
    const events = CARDS.flatMap((c, i) => (c.type.kind === 'event' ? [i] : []));
    expect(events.filter((c) => deckOf(c) === 0)).toHaveLength(8);
    expect(events.filter((c) => deckOf(c) === 1)).toHaveLength(6);
  });

  it('M-3.3 five Lords with the same seven combat cards each', () => {
    expect(LORDS).toHaveLength(5);
    for (const { id: lord } of LORDS) {
      const cards = cardsJson.combat.filter((c) => c.lord === lord);
      expect(cards.map((c) => c.type)).toEqual(COMBAT_IDS);
    }
    for (const language of LANGUAGES) expect(machi.words[language].names.seat).toHaveLength(5);
  });

  it('M-3.4, M-18 A3 the stature order is a random ranking that never changes', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const s = machi.setup(4, {}, rngFrom(`stature ${i}`));
      const order = s.seat.slice(0, 4).map((me) => me.stature);
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      orders.add(order.join());
    }
    expect(orders.size).toBeGreaterThan(3);
    const statures = new Set<string>();
    watch(3, 'stature', ({ after }) =>
      statures.add(
        after.seat
          .slice(0, 3)
          .map((me) => me.stature)
          .join(),
      ),
    );
    expect(statures.size).toBe(1);
  });

  it('M-3.5 three villager-deck and two building-deck cards each, events and yakuza included', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const s = machi.setup(5, {}, rngFrom(`deal ${i}`));
      for (const me of s.seat) {
        expect([me.villagers.length, me.buildings.length]).toEqual([3, 2]);
        for (const c of me.villagers.items()) kinds.add(CARDS[c].type.kind);
      }
    }
    expect(kinds).toEqual(new Set(['villager', 'samurai', 'yakuza', 'event']));
  });

  it('M-3.6 zero points, year 1, and play begins with Spring', () => {
    const s = setup(4);
    expect(s.year).toBe(1);
    expect(s.season).toBe(1);
    for (let seat = 0; seat < 4; seat++) expect(machi.score(s, seat)).toBe(0);
    expect(machi.stepFor(s, s.first)?.name).toBe('flopPick');
  });

  it('M-3.7 empty piles and villages; the rice field is no building', () => {
    const s = setup(3);
    expect([s.villagerDiscard.length, s.buildingDiscard.length]).toEqual([0, 0]);
    for (const me of s.seat.slice(0, 3)) expect([me.plots, me.outside.length]).toEqual([0, 0]);
    expect(BUILDING_TYPES).not.toContain('rice-field');
  });

  it('M-3.8, M-18 A37 eight years, six with five players, or as the table chooses', () => {
    expect([2, 3, 4, 5].map((seats) => setup(seats).years)).toEqual([8, 8, 8, 6]);
    expect(setup(5, { years: 8 }).years).toBe(8);
    expect(setup(2, { years: 6 }).years).toBe(6);
    expect(() => setup(2, { years: 7 })).toThrow(Refusal);
  });
});

describe('M-11 card lists', () => {
  const people = (rows: readonly (readonly [string, number, number, string, number, string])[]) => {
    for (const [id, colour, copies, output, sabres, extra] of rows) {
      const cards = ofType(id);
      expect(cards.length, id).toBe(copies);
      for (const c of cards) {
        expect([COLOUR[c], figures(c), SABRES[c], bonus(c)], id).toEqual([colour, output, sabres, extra]);
      }
    }
  };

  it('M-11.1 yellow villagers', () => {
    people([
      ['brewer', 0, 2, '2W', 0, 'brewery 1W 1R'],
      ['usurer', 0, 2, '3W', 0, ''],
      ['good-cook', 0, 2, '2R', 0, 'ryokan 1W'],
      ['merchant', 0, 2, '2W', 0, 'market 1W'],
      ['fisherman', 0, 3, '1W 1R', 0, 'port 1R'],
      ['peasant', 0, 3, '2R', 0, ''],
      ['blacksmith', 0, 2, '1W', 0, 'forge 1W'],
      ['innkeeper', 0, 1, '1W 1R', 0, 'ryokan 1W'],
      ['peddler', 0, 2, '2W', 0, ''],
      ['dive-keeper', 0, 1, '1W 1R', 0, 'dive 2W'],
      ['shipowner', 0, 1, '2W', 0, 'port 2W'],
      ['woodcutter', 0, 1, '1W', 1, ''],
      ['hunter', 0, 2, '1R', 1, ''],
    ]);
  });

  it('M-11.2 blue villagers', () => {
    people([
      ['zen-monk', 1, 3, '1H 1R', 0, 'temple 1H'],
      ['writer', 1, 2, '2H', 0, 'calligraphy-school 1W'],
      ['geisha', 1, 2, '1W 1H', 0, 'tea-house 1W'],
      ['tea-master', 1, 2, '1H', 0, 'tea-house 1H'],
      ['noh-actor', 1, 2, '1W 1H', 0, 'noh-theatre 1H'],
      ['calligrapher', 1, 2, '1H', 0, 'calligraphy-school 1H'],
      ['shrine-maiden', 1, 2, '1H 1R', 0, 'shrine 1R'],
      ['shinto-priest', 1, 2, '1H', 0, 'shrine 1H'],
      ['abbot', 1, 1, '3H', 0, ''],
      ['warrior-monk', 1, 2, '1H', 1, 'monastery 1H'],
      ['poet', 1, 1, '2H', 0, ''],
      ['gardener', 1, 1, '1H', 0, 'zen-garden 1H 1R'],
    ]);
  });

  it('M-11.3 samurai: sabres and honour', () => {
    const rows: [number, number, string][] = [
      [1, 2, 'akane jiro kaede saburo tsubaki'],
      [2, 1, 'shin hayato kenta ryohei mitsuko'],
      [2, 2, 'masahiro natsuki'],
      [3, 1, 'gennosuke hanzaemon nobuaki yoshitora'],
    ];
    for (const [sabres, honour, names] of rows) {
      for (const name of names.split(' ')) {
        const [c] = ofType(name);
        expect([isSamurai(c), COLOUR[c], SABRES[c], HONOUR[c]], name).toEqual([true, 2, sabres, honour]);
      }
    }
  });

  it('M-11.4 yakuza: each of the four clans has one of 1, 2 and 3 sabres', () => {
    const names = 'ren fuu hachiro goro tetsu oniji sanae kagero raizo mitsu kuro ogumo'.split(' ');
    for (const [i, name] of names.entries()) {
      const [c] = ofType(name);
      expect([isYakuza(c), CLAN[c], SABRES[c]], name).toEqual([true, Math.floor(i / 3), 1 + (i % 3)]);
    }
    expect(CLANS).toHaveLength(4);
  });

  it('M-11.5 buildings: colour, copies, capacity, activation and output', () => {
    const rows: [string, number, number, number, number, string][] = [
      ['brewery', 0, 3, 3, 2, '2W'],
      ['dive', 0, 2, 3, 2, '2R'],
      ['ryokan', 0, 2, 4, 2, '2W 1R'],
      ['market', 0, 2, 5, 3, '4W'],
      ['port', 0, 3, 4, 2, '2W 2R'],
      ['forge', 0, 2, 2, 1, '1W'],
      ['shop', 0, 2, 2, 1, '1W'],
      ['granary', 0, 2, 2, 1, '2R'],
      ['bathhouse', 0, 1, 6, 3, '4W 1R'],
      ['gambling-house', 0, 1, 4, 2, '3W'],
      ['temple', 1, 3, 4, 2, '2H'],
      ['shrine', 1, 3, 2, 1, '1H'],
      ['tea-house', 1, 2, 3, 2, '1W 1H'],
      ['noh-theatre', 1, 2, 5, 3, '2W 2H'],
      ['monastery', 1, 2, 6, 3, '2H 2R'],
      ['calligraphy-school', 1, 2, 3, 2, '1H 1R'],
      ['zen-garden', 1, 1, 1, 1, '1H'],
      ['pagoda', 1, 1, 5, 3, '3H'],
      ['dojo', 2, 3, 3, 2, '1H'],
      ['barracks', 2, 2, 4, 2, '1H'],
      ['watchtower', 2, 2, 2, 1, '1H'],
      ['castle', 2, 1, 6, 3, '3H'],
      ['governors-palace', 2, 1, 5, 3, '2H'],
      ['magistrates-court', 2, 1, 3, 2, '1H'],
      ['carpenters-hall', 2, 1, 2, 1, '1H'],
      ['hideout', 2, 1, 3, 2, '1H'],
    ];
    for (const [id, colour, copies, capacity, activation, output] of rows) {
      const cards = ofType(id);
      expect(cards.length, id).toBe(copies);
      for (const c of cards) {
        expect([COLOUR[c], CAPACITY[c], ACTIVATION[c], figures(c)], id).toEqual([colour, capacity, activation, output]);
        expect(c).toBeGreaterThanOrEqual(FIRST_BUILDING);
      }
    }
    expect(rows.reduce((sum, row) => sum + row[2], 0)).toBe(48);
  });

  it('M-11.6 events and their seasons', () => {
    const seasons = Object.fromEntries(
      Object.entries(EVENT).map(([id, { first, last, spring, autumn }]) => [
        id,
        `${last - first + 1}${spring ? ' spring' : ''}${autumn ? ' autumn' : ''}`,
      ]),
    );
    expect(seasons).toEqual({
      wanted: '2 autumn',
      embezzlement: '1 autumn',
      marriage: '1 spring autumn',
      betrayal: '1 spring',
      truce: '1 spring',
      swordMaster: '1 autumn',
      festival: '1 spring autumn',
      tsunami: '1 spring autumn',
      fire: '1 autumn',
      harvest: '1 spring autumn',
      drought: '1 spring autumn',
      labour: '1 autumn',
      plans: '1 spring',
    });
  });

  it('M-11.7, M-18 A42 seven combat cards, and the table agrees with what each gains and cancels', () => {
    expect(COMBAT_IDS).toEqual(['men', 'do', 'ashi', 'franche', 'eclair', 'parade', 'esquive']);
    for (const [mine, { gain }] of combatJson.combatCards.entries()) {
      for (const [theirs, { cancels }] of combatJson.combatCards.entries()) {
        const cancelled = (cancels as string[]).includes(COMBAT_IDS[mine]);
        expect(COMBAT_GAIN[mine * 7 + theirs]).toBe(cancelled ? 0 : gain);
      }
    }
  });

  it('M-11.1, M-11.2, M-11.5 every card has a name of its own in every language', () => {
    for (const language of LANGUAGES) {
      const names = machi.words[language].names.card.map(String);
      // Copies of an event are never in play together and need not be told apart.
      const inPlay = names.filter((_, i) => CARDS[i].type.kind !== 'event');
      expect(new Set(inPlay).size).toBe(inPlay.length);
      for (const [i, c] of CARDS.entries()) expect(names[i], `${language} ${c.id}`).not.toMatch(/[a-z]+-[a-z]/);
    }
    expect(String(machi.words.fr.names.card[card('b-brewery-2')])).toBe('Brasserie 2');
    expect(hand(setup(2), 0)).toHaveLength(5);
  });
});
