import { type GameEvent, NONE, resolveChance, rngFrom, sayDeed, sayEvent } from 'engawa';
import { type Scene, scene } from 'engawa/testing';
import { describe, expect, it } from 'vitest';
import { COAL, FIRST_GOLDEN, KNOWLEDGE, MONEY, SHIPS, TRAINS } from '../data/index.ts';
import nippon from '../index.ts';
import { did } from '../rules/deeds.ts';
import { endGame } from '../rules/ending.ts';
import { type NipponState, STEPS } from '../rules/state.ts';
import { hire, lay, own, put, send, spread, stock, takeFrom } from './kit.ts';

const nameOf = (seat: number) => ['Aki', 'Ben', 'Chie', 'Dai'][seat];
/** An event as it is read: who, unless it is the one whose turn it is, what, and the clause. */
const line = (event: GameEvent) => {
  const who = event.seat === 0 || event.seat === NONE ? '' : `${nameOf(event.seat)} `;
  return `${who}${sayDeed(nippon, [event], nameOf, 'en')} [${event.clause}]`;
};

/** What is told by moves of the first seat and the draws that follow; payments that people are not told apart. */
function told(t: Scene<NipponState>, ...moves: readonly string[]): string[] {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => events.push(event);
  for (const move of moves) {
    expect(t.why(move)).toBeUndefined();
    nippon.play(t.s, t.turn(), nippon.lexicon.parse(move), tell);
    resolveChance(nippon, t.s, rngFrom('told'), tell);
  }
  return events.filter(({ deed }) => !(did[deed as keyof typeof did].spec as { quiet?: true }).quiet).map(line);
}

const at = (step: (typeof STEPS)[keyof typeof STEPS], seats = 2, ...vars: number[]) => {
  const t = scene(nippon, seats).stage(0, step, ...vars);
  const [me, other] = t.s.seat;
  return { t, s: t.s, me, other };
};

describe('deeds of Nippon', () => {
  it('N-5.4 tell which worker is taken, and from where', () => {
    const { t, s } = at(STEPS.turnStart);
    spread(s, {});
    const move = takeFrom(t, 3);
    const colour = move.split(' ')[2];
    expect(told(t, move)).toEqual([`takes a ${colour} worker from the Mines / Ships slot [N-5.4]`]);
  });

  it('N-5.7 tell what blueprints are spent on, and where the marker is then', () => {
    const { t, me } = at(STEPS.turnStart);
    me.blueprints = 3;
    expect(told(t, 'convert money')).toEqual([
      'spends 3 blueprints on a Money step [N-5.7]',
      'climbs 1 Money step (income now 14,000 Yen) [N-5.7]',
    ]);
  });

  it('N-6.1 tell the price, blueprints, spare machines and the effect of a factory, each by its clause', () => {
    const { t, me } = at(STEPS.invest);
    me.spareMachines = 3;
    expect(told(t, 'build silk-d')).toEqual([
      'makes up for missing Knowledge with 1 blueprint [N-6.1.2]',
      'builds silk factory D for 6,000 Yen [N-6.1.3]',
      'installs 2 spare machines in the new silk factory [N-6.1.4]',
      'receives 5,000 Yen from silk factory D [N-11]',
    ]);
  });

  it('N-11 tell that ships and trains are turned over, and what they are worth', () => {
    for (const [tile, kind, sentence] of [
      ['lenses-b', SHIPS, 'turns over the ships not yet placed: they are now worth 3 VP each [N-11]'],
      ['clocks-b', TRAINS, 'turns over the trains not yet placed: they are now worth 3 influence each [N-11]'],
    ] as const) {
      const { t, me } = at(STEPS.invest);
      me.tracks[KNOWLEDGE] = 9;
      expect(told(t, `build ${tile}`).at(-1)).toBe(sentence);
      expect(me.transportValue[kind]).toBe(3);
    }
  });

  it('N-6.2 tell a new machine from an upgrade, and both from one that is put aside', () => {
    const { t, s, me } = at(STEPS.machinery, 2, 0, 3);
    own(s, 0, 'silk-a');
    me.yen = 15;
    expect(told(t, 'improve silk', 'improve silk', 'spare')).toEqual([
      'installs a +1 machine in the silk factory for 5,000 Yen [N-6.2.1]',
      'upgrades the machine of the silk factory to +2 for 5,000 Yen [N-6.2.1]',
      'takes a machine for 5,000 Yen and keeps it for the next factory [N-6.2.1]',
    ]);
    const free = at(STEPS.machinery, 2, 0, 2, 1);
    own(free.s, 0, 'silk-a');
    expect(told(free.t, 'improve silk')).toEqual(['installs a +1 machine in the silk factory for free [N-11]']);
  });

  it('N-6.3.1 tell what is produced with how much coal, and what there is no room for', () => {
    const { t, s, me } = at(STEPS.produce);
    own(s, 0, 'silk-a', { goods: 3, machine: 1 });
    me.coal = 2;
    expect(told(t, 'run silk')).toEqual([
      'produces 1 silk with 2 coal [N-6.3.1]',
      'loses 1 silk for lack of room [N-6.3.1]',
    ]);
  });

  it('N-6.4 N-6.5 tell the price of steps and the level reached', () => {
    const learning = at(STEPS.knowledge);
    expect(told(learning.t, 'climb 2')).toEqual([
      'pays 3,000 Yen to climb on the Knowledge track [N-6.4]',
      'climbs 2 Knowledge steps (Knowledge now 3) [N-6.4]',
    ]);
    const mining = at(STEPS.mines);
    expect(told(mining.t, 'climb 1')).toEqual([
      'pays 1,000 Yen to climb on the Coal track [N-6.5]',
      'climbs 1 Coal step (income now 3 coal) [N-6.5]',
    ]);
  });

  it('N-6.6.2 tell where a train goes, and the money symbol it uncovers', () => {
    const { t, s, me } = at(STEPS.transport, 2, TRAINS, 0, 3);
    send(s, 0, TRAINS, 'kyushu');
    me.yen = 5;
    expect(told(t, 'place kansai')).toEqual([
      'places a train in Kansai & Shikoku for 5,000 Yen [N-6.6.1]',
      'uncovers a money symbol [N-6.6.2]',
      'climbs 1 Money step (income now 14,000 Yen) [N-6.6.2]',
    ]);
  });

  it('N-6.7.1 N-11 tell ships by their own clause, and those of a factory by its', () => {
    const paid = at(STEPS.transport, 2, SHIPS, 0, 3);
    expect(told(paid.t, 'place kanto')).toEqual(['places a ship in Kanto & Chubu for 5,000 Yen [N-6.7.1]']);
    const free = at(STEPS.transport, 2, SHIPS, 0, 2, 1, 0);
    expect(told(free.t, 'place kanto')).toEqual(['places a ship in Kanto & Chubu for free [N-11]']);
  });

  it('N-6.8 tell what is delivered, which contract that fulfils, and what it brings', () => {
    const { t, s } = at(STEPS.export);
    stock(s, 0, { silk: 2, paper: 1 });
    expect(told(t, 'fulfil c3', 'deliver silk', 'deliver paper')).toEqual([
      'delivers 2 silk [N-6.8.1]',
      'delivers 1 paper [N-6.8.1]',
      'fulfils the contract for 2+1 goods [N-6.8.2]',
      'receives 10,000 Yen from the contract for 2+1 goods [N-6.8.2]',
      'climbs 3 Money steps (income now 18,000 Yen) [N-6.8.2]',
    ]);
  });

  it('N-6.9.3 tell which good a slot asks for, and give a replaced tile back to its owner by name', () => {
    const { t, s } = at(STEPS.market);
    lay(s, 'nagasaki', 't1');
    stock(s, 0, { silk: 2 });
    put(s, 1, 'nagasaki-s', 1);
    expect(told(t, 'supply nagasaki-s', 'cubes 2', 'tile 2')).toEqual([
      'chooses Nagasaki south, which asks for silk [N-6.9.2]',
      'Ben takes back influence tile 1 from Nagasaki south [N-6.9.3]',
      'places influence tile 2 in Nagasaki south for 2 silk [N-6.9.2]',
      'receives 2 coal, the bonus of Kyushu & Chugoku [N-6.9.5]',
    ]);
  });

  it('N-6.9.5 tell the VP of a region bonus with the region', () => {
    const { t, s } = at(STEPS.market);
    lay(s, 'sendai', 't1');
    stock(s, 0, { silk: 1 });
    expect(told(t, 'supply sendai-s', 'cubes 1', 'tile 1').at(-1)).toBe(
      'scores 2 VP, the bonus of Tohoku & Hokkaido [N-6.9.5]',
    );
  });

  it('N-7 tell a consolidation: what is given up, the income, the reward, the wages', () => {
    const { t, s, me } = at(STEPS.turnStart);
    spread(s, { slots: [3, 3, 3, 3, 3] });
    hire(s, 0, 'red', 'red', 'blue');
    Object.assign(me, { yen: 4, coal: 1, blueprints: 0 });
    expect(told(t, 'consolidate', 'reward 2 coal', 'cover coal')).toEqual([
      'consolidates [N-7]',
      'discards 4,000 Yen [N-7.1]',
      'discards 1 coal [N-7.1]',
      'takes an income of 12,000 Yen [N-7.1]',
      'takes an income of 2 coal [N-7.1]',
      'takes a 2x reward from the Emperor [N-7.2.1]',
      'receives 2 coal with it [N-7.2.4]',
      'puts the 2x multiplier on the Coal achievement [N-7.2.5]',
      'pays 6,000 Yen in wages for workers of 2 colours [N-7.3]',
      'sends 3 workers back to the bag [N-7.3]',
    ]);
  });

  it('N-7.2.3 N-7.2.5 tell a 2x tile, and that a tile finds no space', () => {
    const { t, s, me } = at(STEPS.turnStart);
    hire(s, 0, 'red', 'red', 'red');
    s.rewards.fill(0);
    me.multiplier.fill(2);
    expect(told(t, 'consolidate')).toEqual(
      expect.arrayContaining([
        'takes a 2x multiplier from the Emperor [N-7.2.3]',
        'has a tile on every achievement: the 2x multiplier leaves the game [N-7.2.5]',
      ]),
    );
  });

  it('N-10.3 tell wages that cannot be paid as a loss', () => {
    const { s, me } = at(STEPS.turnStart);
    const events: GameEvent[] = [];
    Object.assign(s, { marker: 8, scorings: 2, tell: (event: GameEvent) => events.push(event) });
    hire(s, 0, 'white', 'yellow', 'red', 'blue', 'black');
    me.tracks[MONEY] = 0;
    endGame(s);
    expect(events.map(line)).toContain('cannot pay workers of 1 colour and loses 2 VP [N-10.3]');
  });

  it('N-8.2 N-8.3 N-8.4 tell where workers go, the refill with the marker, and the scoring it brings', () => {
    const moving = at(STEPS.turnStart);
    spread(moving.s, { slots: [1, 3, 3, 3, 3], rows: [2, 2] });
    expect(told(moving.t, takeFrom(moving.t, 1), 'act knowledge', 'climb 1').at(-1)).toBe(
      'the top waiting row moves to the Knowledge / Produce slot [N-8.2]',
    );
    const { t, s } = at(STEPS.turnStart);
    spread(s, { slots: [1, 3, 3, 3, 3] });
    s.marker = 2;
    const lines = told(t, takeFrom(t, 1), 'act knowledge', 'climb 1');
    const from = lines.indexOf('the board is refilled: the scoring marker moves to 3 [N-8.3]');
    expect(from).toBeGreaterThan(0);
    expect(lines[from + 1]).toMatch(/^a worker comes from the bag: 1 \w+ to the Knowledge \/ Produce slot \[N-8.3\]$/);
    expect(lines).toContain('first scoring of the regions [N-9]');
  });

  it('N-9.4 N-9.5 N-9.6 tell the place in a region, that it is shared, and the ships', () => {
    const { t, s } = at(STEPS.turnStart);
    spread(s, { slots: [1, 3, 3, 3, 3] });
    s.marker = 2;
    put(s, 0, 'nagasaki-n', 7);
    put(s, 0, 'hiroshima-n', 6);
    send(s, 0, SHIPS, 'kyushu');
    put(s, 0, 'osaka-n', 7);
    put(s, 1, 'osaka-e', 7);
    const lines = told(t, takeFrom(t, 1), 'act knowledge', 'climb 1');
    expect(lines).toEqual(
      expect.arrayContaining([
        'scores 10 VP for first place in Kyushu & Chugoku [N-9.4]',
        'scores 2 VP for ships in Kyushu & Chugoku [N-9.6]',
        'Ben scores 6 VP for shared second place in Kansai & Shikoku [N-9.5]',
      ]),
    );
  });

  it('N-10.1 tell the golden phase, the marker on 7 and 8, and why the game ends', () => {
    const { t, s } = at(STEPS.turnStart);
    spread(s, { slots: [1, 3, 3, 3, 3] });
    Object.assign(s, { marker: FIRST_GOLDEN - 1, scorings: 2 });
    const heads = told(t, takeFrom(t, 1), 'act knowledge', 'climb 1');
    while (!nippon.over(s)) heads.push(...told(t, 'consolidate'));
    expect(heads.filter((head) => head.endsWith('[N-10.1]'))).toEqual([
      'the golden phase begins: each player has 3 turns left [N-10.1]',
      'the scoring marker moves to 7: each player has 2 turns left [N-10.1]',
      'the scoring marker moves to 8: each player has one turn left [N-10.1]',
      'the scoring marker leaves the track: the game ends [N-10.1]',
    ]);
    expect(heads).toContain('third scoring of the regions [N-9]');
    expect(heads).toContain('final income, final wages and achievements [N-10.3]');
  });

  it('N-10.4 tell what each achievement brings, with its multiplier', () => {
    const { s, me } = at(STEPS.turnStart);
    const events: GameEvent[] = [];
    Object.assign(s, { marker: 8, scorings: 2, tell: (event: GameEvent) => events.push(event) });
    me.tracks[COAL] = 9;
    me.multiplier[6] = 3;
    endGame(s);
    expect(events.map(line)).toContain('scores 12 VP for the Coal achievement, multiplied by 3 [N-10.4]');
  });
});

describe('the story of Nippon in French and Japanese', () => {
  const said = (event: GameEvent, language: 'fr' | 'ja') => sayEvent(nippon, event, nameOf, language);
  const clause = 'N-6.9.3';

  it('elides, counts and gives each thing its gender', () => {
    const back = did.tookBack({ seat: 1, what: 'influence', n: 2, from: 'influence:osaka-n', clause });
    expect(said(back, 'fr')).toBe('Ben reprend la tuile Influence 2 d’Osaka Nord.');
    expect(said(back, 'ja')).toBe('Ben：大阪・北の影響力2のタイルが手元に戻る。');
    const made = did.produced({ seat: 0, what: 'good:lenses', n: 1, of: 3, clause });
    expect(said(made, 'fr')).toBe('Aki produit 1 loupe avec 3 charbons.');
    expect(said(made, 'ja')).toBe('Aki：石炭3個でレンズ1個を生産する。');
  });
});
