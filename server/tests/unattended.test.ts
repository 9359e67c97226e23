import { expect, it } from 'vitest';
import { gameById } from '#games';
import { seatsIn } from '#kernel';
import type { Deed } from '../tables/entry.ts';
import { HASH_TO_COME, Sitting } from '../tables/sitting.ts';

/** Opens a table of Nippon with a guest and a bot, and lets the guest's time run out: from then on bots are alone. */
function leftToBots(): { sitting: Sitting; does(deed: Deed): void } {
  const sitting = new Sitting('unattended');
  const does = (deed: Deed): void => {
    sitting.follow({ seq: sitting.seq + 1, at: sitting.at + 1, action: null, deed });
  };
  does({
    kind: 'open',
    game: 'nippon',
    version: 1,
    figures: gameById('nippon').figures,
    seats: 2,
    options: {},
    seed: 'nobody is here',
    clock: { kind: 'live', bank: 10, increment: 0, cap: 10 },
    timeout: 'bot',
    listed: false,
    rated: false,
    watchers: true,
  });
  does({ kind: 'join', seat: 0, as: 'guest', name: 'Aki', host: true });
  does({ kind: 'join', seat: 1, as: 'bot', name: 'greedy', level: 'greedy' });
  does({ kind: 'start' });
  does({ kind: 'timeout', seat: 0 });
  return { sitting, does };
}

/** The way Nippon never ends: both consolidate for ever, taking as few workers as they can. */
function waits(sitting: Sitting): Deed {
  const [seat] = seatsIn(sitting.turn);
  const { lexicon } = sitting.game!.game;
  const moves = sitting.moves(seat).map(lexicon.text);
  const move = moves.find((text) => text === 'consolidate') ?? moves.find((text) => text === 'stop') ?? moves[0];
  return { kind: 'play', seat, move, hash: HASH_TO_COME, known: -1 };
}

it('bots that only wait for each other are judged by the points they have', () => {
  const { sitting, does } = leftToBots();
  let moves = 0;
  while (sitting.status === 'playing' && moves < 20_000) {
    does(waits(sitting));
    moves++;
  }
  expect([sitting.status, moves]).toEqual(['over', 10_000]);
  expect(sitting.result).toMatchObject({ ended: 'timeout' });
  expect(sitting.result!.ranking.flat().toSorted()).toEqual([0, 1]);
});

it('but not while a person comes back now and then', () => {
  const { sitting, does } = leftToBots();
  for (let moves = 0; moves < 10_500; moves++) {
    if (moves % 9_000 === 8_999) {
      does({ kind: 'back', seat: 0 });
      does({ kind: 'timeout', seat: 0 });
    }
    does(waits(sitting));
  }
  expect(sitting.status).toBe('playing');
});
