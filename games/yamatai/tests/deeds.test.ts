import { type GameEvent, LANGUAGES, type Language, NONE, rngFrom, sayDeed } from 'engawa';
import { describe, expect, it } from 'vitest';
import yamatai from '../index.ts';
import { did } from '../rules/deeds.ts';
import { STEPS } from '../rules/state.ts';
import {
  bench,
  boats,
  deckTop,
  employ,
  figure,
  hand,
  holds,
  houses,
  laid,
  mountain,
  offer,
  reserved,
  row,
  sanctuary,
  tokens,
} from './kit.ts';

type Here = ReturnType<typeof bench>;

const told = new Set<string>();

/** What one move tells, forced moves after it left out. */
function events({ s }: Here, move: string, seat = 0): GameEvent[] {
  const list: GameEvent[] = [];
  yamatai.play(s, seat, yamatai.lexicon.parse(move), (event) => list.push(event));
  for (const { deed } of list) told.add(deed!);
  return list;
}

const nameOf = (seat: number): string => ['Aki', 'Sasaki', 'Yukiko', 'Hiroshi'][seat];

/** Each deed with its clause, as people read it; those for machines are left out. */
const said = (list: readonly GameEvent[], language: Language = 'en'): string[] =>
  list.flatMap((event) => {
    const quiet = (yamatai.deeds![event.deed!].spec as { quiet?: boolean }).quiet;
    if (quiet) return [];
    const who = event.seat === NONE || event.seat === 0 ? '' : `${nameOf(event.seat)} `;
    return [`${who}${sayDeed(yamatai, [event], nameOf, language)} [${event.clause}]`];
  });

const does = (here: Here, move: string): string[] => said(events(here, move));

describe('every deed is told, with the clause that makes it happen', () => {
  it('T-6.1, T-6.2, T-6.3 a fleet, the port, boats that come and that do not, the third boat', () => {
    const here = bench(STEPS.chooseFleet);
    here.s.seat[0].port[4] = 1;
    here.s.supply[4]--;
    expect(does(here, 'take 3')).toEqual([
      'takes fleet 3 [T-6.1]',
      'takes a gold boat out of port [T-6.2]',
      'receives a stone boat [T-6.2]',
    ]);
    const dry = bench(STEPS.chooseFleet);
    dry.s.supply[0] = 0;
    expect(does(dry, 'take 1')[1]).toBe('receives no bamboo boat: the supply has none left [T-6.2]');
    const wild = bench(STEPS.wildBoat, { fleet: 10 });
    expect(does(wild, 'load gold')).toEqual(['takes a gold boat as the third boat [T-6.3]']);
  });

  it('T-7.1 a boat bought or sold is told with its price; the coins are told to machines', () => {
    const here = bench(STEPS.trade);
    hand(here.s, 0, 'stone');
    employ(here.s, 0, 'izanagi');
    const bought = events(here, 'buy wood');
    expect(said(bought)).toEqual(['buys a wood boat for 2 coins [T-7.1]']);
    expect(bought.map(({ kind, what, n }) => [kind, what, n])).toContainEqual(['pay', 'coins', 2]);
    expect(does(here, 'sell stone')).toEqual(['sells a stone boat for 3 coins [T-7.1]']);
  });

  it('T-8.1.1, T-8.1.5, T-8.2.2 boats placed, none placed, none left', () => {
    const here = bench(STEPS.place);
    hand(here.s, 0, 'wood');
    expect(does(here, 'place wood s01')).toEqual(['places a wood boat off Kamome [T-8.1.1]']);
    const idle = bench(STEPS.place);
    expect(does(idle, 'stop')).toContain('places no boat [T-8.1.5]');
    const removed = bench(STEPS.place, { fleet: 7 });
    removed.s.laid = 1;
    expect(does(removed, 'stop')[0]).toMatch(/no boat placed this turn is left on the board \[T-8.2.2\]$/);
  });

  it('T-8.3.1, T-8.3.5, T-8.2.3 a harvest, Ebisu’s token or none, neither harvest nor building', () => {
    const here = bench(STEPS.act);
    laid(here.s, { s01: 'stone' });
    tokens(here.s, { i02: 'green', i20: 'red', i21: 'blue' });
    employ(here.s, 0, 'ebisu');
    expect(does(here, 'gather i02')).toEqual(['harvests a tea token from Kamome [T-8.3.1]']);
    expect(does(here, 'gather i20')[0]).toMatch(
      /^takes a camellia token from \w+ as well, thanks to Ebisu \[T-8.3.5\]$/,
    );
    const declined = bench(STEPS.act);
    laid(declined.s, { s01: 'stone' });
    tokens(declined.s, { i02: 'green', i20: 'red' });
    employ(declined.s, 0, 'ebisu');
    events(declined, 'gather i02');
    expect(does(declined, 'stop')[0]).toBe('takes no further token with Ebisu [T-8.3.5]');
    const neither = bench(STEPS.act);
    laid(neither.s, { s01: 'stone' });
    expect(does(neither, 'skip')[0]).toBe('neither harvests nor builds [T-8.2.3]');
  });

  it('T-8.4.4, T-8.5.3 a building and the coins of its group, of a shop too', () => {
    for (const [id, name, coins] of [
      ['b01', 'Fisher’s Hut', '3 coins for a group of 3 buildings'],
      ['b20', 'Fish Market', '6 coins for a shop in a group of 3 buildings'],
    ]) {
      const here = bench(STEPS.act);
      houses(here.s, 0, 'i05', 'i09');
      row(here.s, id);
      laid(here.s, { s33: 'bamboo', s38: 'bamboo', s29: 'wood', s24: 'wood' });
      expect(does(here, `build ${id} i10`)).toEqual([
        `builds the ${name} on Okina [T-8.4.4]`,
        `receives ${coins} [T-8.5.3]`,
      ]);
    }
  });

  it('T-8.5.1, T-8.5.2, T-8.5.5 prestige tokens for torii, mountain and a place apart, of a reserved tile', () => {
    const here = bench(STEPS.act);
    const { s } = here;
    mountain(s, 'i24');
    figure(s, 'torii', 'i20');
    employ(s, 0, 'kagutsuchi');
    reserved(s, 0, 'b01');
    laid(s, { s55: 'bamboo', s66: 'bamboo', s67: 'wood' });
    const list = events(here, 'build b01 i24');
    expect(said(list).slice(1)).toEqual([
      'has built the Fisher’s Hut from the reserve [T-13.4]',
      'gains 1 prestige token for the torii or palace beside it [T-8.5.1]',
      'gains 1 prestige token for the mountain [T-8.5.2]',
      'gains 1 prestige token for building on its own (Kagutsuchi) [T-8.5.5]',
    ]);
  });

  it('T-8.4.5 a toll names who is paid; the other half is told to machines', () => {
    const here = bench(STEPS.act);
    const { s } = here;
    houses(s, 1, 'i15');
    employ(s, 1, 'ananda');
    row(s, 'b01');
    laid(s, { s56: 'bamboo', s57: 'bamboo', s48: 'wood' });
    const list = events(here, 'build b01 i20');
    expect(said(list)[0]).toBe('pays Sasaki a toll of 2 coins (Ananda) [T-8.4.5]');
    expect(list).toContainEqual(expect.objectContaining({ kind: 'gain', seat: 1, what: 'coins', n: 2 }));
  });

  it('T-9.1, T-9.2, T-5.3 boats kept, set aside, not exchanged', () => {
    const here = bench(STEPS.store);
    hand(here.s, 0, 'gold', 'wood');
    expect(does(here, 'keep gold')).toEqual([
      'keeps a gold boat in port [T-9.1]',
      'sets aside a wood boat for lack of room in port [T-9.2]',
    ]);
    expect(does(bench(STEPS.store), 'stop')[0]).toBe('exchanges no boat [T-5.3]');
  });

  it('T-10.1, T-10.2, T-12.8 a recruit with tokens paid, coins taken, Izanami’s share', () => {
    const here = bench(STEPS.recruitCost);
    const { s, t } = here;
    offer(s, ['amateratsu', 4], ['fu_hi', 0]);
    employ(s, 1, 'izanami');
    holds(s, 0, 'red', 'red', 'blue', 'blue');
    t.stage(0, STEPS.recruit);
    events(here, 'recruit amateratsu');
    expect(does(here, 'pair red')).toEqual([
      'pays 2 camellia tokens [T-10.1]',
      'recruits Amateratsu [T-10.1]',
      'counts prestige tokens double from now on [T-12.1]',
      'takes 2 coins from Amateratsu [T-10.2]',
      'Sasaki takes 2 coins from Amateratsu too, thanks to Izanami [T-12.8]',
    ]);
    const fu = bench(STEPS.recruit);
    offer(fu.s, 'fu_hi');
    holds(fu.s, 0, 'red', 'blue', 'green');
    events(fu, 'recruit fu_hi');
    expect(does(fu, 'trio green blue red')).toContain('counts every 3 coins as 1 VP from now on [T-12.5]');
    const nobody = bench(STEPS.recruit);
    expect(does(nobody, 'stop')).toEqual(['recruits nobody [T-10.1]']);
    expect(does(bench(STEPS.endTurn), 'stop')).toEqual(['ends the turn [T-5.2]']);
  });

  it('T-11 the powers of fleets, both halves of a swap', () => {
    const at = (fleet: number) => {
      const here = bench(STEPS.trade, { fleet });
      boats(here.s, { s01: 'gold', s30: 'clay', s60: 'wood' });
      tokens(here.s, { i01: 'green', i02: 'red', i03: 'blue' });
      return here;
    };
    const reserve = at(2);
    expect(does(reserve, 'power')).toEqual(['uses the power of fleet 2 [T-11.1]']);
    row(reserve.s, 'b28', 'b01', 'b02', 'b03', 'b04');
    expect(does(reserve, 'reserve b28')).toEqual(['reserves the Golden Palace [T-11.2]']);
    const slide = at(4);
    events(slide, 'power');
    expect(does(slide, 'slide s01 s06')).toEqual([
      'slides a gold boat from the space off Kamome to the one between Asahi and Kamome [T-11.4]',
    ]);
    const sacred = at(5);
    events(sacred, 'power');
    expect(does(sacred, 'sanctify i20')[0]).toMatch(/^places a Sanctuary on \w+ \[T-11.5\]$/);
    const swap = at(6);
    for (const move of ['power', 'swapCulture i01']) events(swap, move);
    const halves = events(swap, 'swapCulture i02');
    expect(halves.map(({ what, from, to }) => [what, from, to])).toEqual([
      ['culture:green', 'island:i01', 'island:i02'],
      ['culture:red', 'island:i02', 'island:i01'],
    ]);
    expect(sayDeed(yamatai, halves, nameOf, 'fr')).toBe(
      'échange le jeton thé d’Asahi contre le jeton camélia de Kamome',
    );
    const removal = at(7);
    events(removal, 'power');
    expect(does(removal, 'remove s01')).toEqual(['removes the gold boat off Kamome [T-11.7]']);
    const ships = at(8);
    for (const move of ['power', 'swapBoat s01']) events(ships, move);
    expect(sayDeed(yamatai, events(ships, 'swapBoat s30'), nameOf, 'en')).toMatch(
      /^swaps the gold boat off Kamome with the clay boat /,
    );
  });

  it('T-11.3 the looker is told which building goes where, the others how many', () => {
    const here = bench(STEPS.trade, { fleet: 3 });
    deckTop(here.s, 'b10', 'b11', 'b12');
    expect(does(here, 'power')).toEqual(['looks at the top 3 buildings of the deck with fleet 3 [T-11.3]']);
    expect(does(here, 'top b10')).toEqual(['puts the Archery Hall on top of the deck [T-11.3]']);
    const [under] = events(here, 'under b11');
    expect(sayDeed(yamatai, [{ ...under, what: 'hidden' }], nameOf, 'ja')).toBe('建物タイル1枚を山札の下に戻す');
  });

  it('T-12 specialists used once a turn: what is given, and for what', () => {
    const here = bench(STEPS.trade);
    const { s } = here;
    employ(s, 0, 'hetsuka', 'kachiko', 'michimata', 'nakatsu', 'raijin');
    holds(s, 0, 'red', 'green');
    hand(s, 0, 'wood', 'wood');
    sanctuary(s, 'i01');
    expect(does(here, 'hetsuka red')).toEqual(['gives Hetsuka a camellia token for 4 coins [T-12.6]']);
    expect(does(here, 'kachiko i01')).toEqual(['pays Kachiko 2 coins and clears the Sanctuary on Asahi [T-12.9]']);
    expect(does(here, 'michimata green')).toEqual(['gives Michimata a tea token for a gold boat [T-12.11]']);
    expect(does(here, 'nakatsu stone clay')).toEqual([
      'gives Nakatsu a gold boat [T-12.12]',
      'receives a stone boat [T-12.12]',
      'receives a clay boat [T-12.12]',
    ]);
    expect(does(here, 'raijin wood wood')).toEqual([
      'gives Raijin a wood boat for a gold boat [T-12.13]',
      'gives Raijin a wood boat for a gold boat [T-12.13]',
    ]);
  });

  it('T-13.1 a new round: coins laid, what is new, the order of play, the fleets', () => {
    const here = bench(STEPS.endTurn);
    const { s, t } = here;
    s.order.set([1, 2, 0]);
    s.taken.set([6, 2, 3]);
    s.turn = 2;
    s.fleetsUp.clear();
    s.fleetsDown.clear();
    for (const fleet of [0, 1]) s.fleetsUp.push(fleet);
    for (const fleet of [4, 5, 7, 8, 9]) s.fleetsDown.push(fleet);
    offer(s, 'riu', 'ebisu', 'tomoe', 'izanagi');
    row(s, 'b01', 'b02', 'b03', 'b04');
    t.stage(0, STEPS.endTurn);
    const list = events(here, 'stop');
    yamatai.chance(s, rngFrom('round'), (event) => list.push(event));
    for (const { deed } of list) told.add(deed!);
    const lines = said(list);
    expect(lines).toContain('round 2 [T-13.1]');
    expect(lines).toContain('Riu gets 2 coins [T-13.1.1]');
    expect(lines.filter((line) => line.startsWith('new '))).toHaveLength(2);
    expect(
      sayDeed(
        yamatai,
        list.filter(({ deed }) => deed === 'playsNext'),
        nameOf,
        'en',
      ),
    ).toBe('turn order: Yukiko (fleet 3), Aki (fleet 4), Sasaki (fleet 7)');
    expect(
      sayDeed(
        yamatai,
        list.filter(({ deed }) => deed === 'coinsLaid'),
        nameOf,
        'fr',
      ),
    ).toBe('Riu, Ebisu, Tomoe et Izanagi reçoivent chacun 2 pièces');
    expect(lines.at(-1)).toBe('the 3 fleets of the last round go back face down [T-13.1.4]');
  });

  it('T-13.2 the end, with the condition that brought it', () => {
    const ending = (change: (here: Here) => void): string | undefined => {
      const here = bench(STEPS.endTurn);
      here.s.order.set([1, 2, 0]);
      here.s.taken.set([6, 2, 3]);
      here.s.turn = 2;
      change(here);
      return said(events(here, 'stop')).at(-1);
    };
    expect(ending(({ s }) => (s.seat[1].left = 0))).toBe(
      'the game ends: Sasaki has no buildings left to place [T-13.2]',
    );
    expect(ending(({ s }) => (s.supply[4] = 0))).toBe('the game ends: no gold boat is left in the supply [T-13.2]');
    expect(
      ending(({ s }) => {
        offer(s, 'riu', 'ebisu', 'tomoe');
        s.specialistDeck.clear();
      }),
    ).toBe('the game ends: only 3 specialists can be offered [T-13.2]');
    expect(
      ending(({ s }) => {
        row(s, 'b01', 'b02');
        s.buildingDeck.clear();
      }),
    ).toBe('the game ends: only 2 buildings can be offered [T-13.2]');
  });

  it('leaves none out', () => {
    expect(Object.keys(did).filter((deed) => !told.has(deed))).toEqual([]);
  });
});

it('speaks of places and people as each language does, without codes', () => {
  const here = bench(STEPS.place);
  hand(here.s, 0, 'wood');
  const list = events(here, 'place wood s06');
  expect(LANGUAGES.map((language) => said(list, language)[0])).toEqual([
    'places a wood boat between Asahi and Kamome [T-8.1.1]',
    'place un bateau de bois entre Asahi et Kamome [T-8.1.1]',
    '旭島と鴎島の間に木の船を置く [T-8.1.1]',
  ]);
});
