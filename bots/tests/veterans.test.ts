import { describe, expect, it } from 'vitest';
import { gameById } from '#games';
import { rngFrom } from '#kernel';
import { folderOf } from '#library';
import { netsOnDisk } from '../node/nets.ts';
import { judgeFor } from '../trained.ts';
import { TRAINING } from '../training/learner.ts';
import { SelfPlay } from '../training/selfplay.ts';

netsOnDisk(folderOf);

describe('seats held by nets of before', () => {
  const game = gameById('nippon');
  const judge = judgeFor(game, 2)!;
  const settings = { ...TRAINING, guests: 0, curious: 0, hasty: 1, heat: 1e-9, opening: 0 };

  /** It likes positions for nothing: one who always took the worst turn might never end a game. */
  const fool = Object.create(judge) as typeof judge;
  let asked = 0;
  fool.evaluate = (s, mover, out, seen) => {
    asked++;
    judge.evaluate(s, mover, out, seen);
    const whim = (judge.print(s) % 997) / 997;
    for (let seat = 0; seat < s.seats; seat++) out[seat] = whim;
  };

  const play = (veterans: number, seed: string) =>
    new SelfPlay(game, 2, judge, { ...settings, veterans }, [fool]).play(rngFrom(seed), false);

  it('play by their own opinion, and one seat is always the learner’s', () => {
    for (const seed of ['one', 'two', 'three']) {
      const samples = play(1, seed);
      expect(samples.length).toBeGreaterThan(20);
      // The last sample is of the end: whoever met the fool won.
      const { win } = samples[0];
      expect(Math.max(...win)).toBeGreaterThan(0.9);
    }
  });

  it('are met as often as was asked, and never with 0', () => {
    asked = 0;
    play(0, 'alone');
    expect(asked).toBe(0);
    play(1, 'alone');
    expect(asked).toBeGreaterThan(0);
  });

  it('are repeatable by their seed', () => {
    const [one, same] = [play(0.5, 'again'), play(0.5, 'again')];
    expect(same.map(({ inputs }) => inputs)).toEqual(one.map(({ inputs }) => inputs));
  });
});
