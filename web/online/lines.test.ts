import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { EVERYBODY, rngFrom, seatsIn, WATCHER } from '#kernel';
import type { LogLine } from '#wire';
import type { Deed } from '../../server/tables/entry.ts';
import { HASH_TO_COME, Sitting } from '../../server/tables/sitting.ts';
import { logText } from '../../server/tables/written-log.ts';
import { shownLines } from './lines.ts';

it.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: the log of the server without what was taken back is the history of the game',
  (_id, game) => {
    const [, most] = game.seats;
    const rng = rngFrom(`takes back ${game.id}`);
    const sitting = new Sitting('lines');
    const does = (deed: Deed): void => {
      sitting.follow({ seq: sitting.seq + 1, at: sitting.at + 1, action: null, deed });
    };
    const settings = { clock: null, timeout: 'wait', listed: false, rated: false, watchers: true } as const;
    const { id, version, figures } = game;
    does({ kind: 'open', game: id, version, figures, seats: most, options: {}, seed: 'lines', ...settings });
    for (let seat = 0; seat < most; seat++) does({ kind: 'join', seat, as: 'guest', name: `${seat}` });
    does({ kind: 'start' });
    let undos = 0;
    for (let n = 0; n < 400 && sitting.status === 'playing'; n++) {
      const table = sitting.game!;
      const able = Array.from({ length: most }, (_, seat) => seat).filter((seat) => table.canUndo(seat));
      if (able.length > 0 && rng.below(3) === 0) {
        does({ kind: 'undo', seat: able[rng.below(able.length)], hash: HASH_TO_COME });
        undos++;
        continue;
      }
      const waiting = seatsIn(sitting.turn);
      const seat = waiting[rng.below(waiting.length)];
      if (table.canRedo(seat) && rng.below(2) === 0) does({ kind: 'redo', seat, hash: HASH_TO_COME, known: EVERYBODY });
      else {
        const moves = sitting.moves(seat);
        const move = game.lexicon.text(moves[rng.below(moves.length)]);
        does({ kind: 'play', seat, move, hash: HASH_TO_COME, known: EVERYBODY });
      }
    }
    const log = JSON.parse(`[${logText(sitting, WATCHER, 0)}]`) as LogLine[];
    const chosen = shownLines(game, log).filter(({ forced }) => !forced);
    const history = sitting.game!.history.filter(({ forced }) => !forced);
    expect(undos).toBeGreaterThan(20);
    expect(chosen.map(({ seat, move }) => [seat, move])).toEqual(history.map(({ seat, move }) => [seat, move]));
  },
);
