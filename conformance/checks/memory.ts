import { recordOf, replay, rngFrom, type State, Table } from '#kernel';
import type { Check } from '../check.ts';
import { FAR, pickMove, pickSeat, placed, playTable, walk } from '../play.ts';

const json: Check = {
  id: 'json',
  title: 'writes states as JSON and reads them back unchanged',
  hint: 'See the ranges of the fields named in rules/state.ts.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    const { layout } = game;
    for (const seats of counts) {
      await report.at(`${seats} players`);
      walk(game, { seats, seed: 'json' }, (s, _seat, _legal, n) => {
        if (n % effort.every !== 0) return;
        const back = layout.fromJSON(JSON.parse(JSON.stringify(layout.toJSON(s))));
        const changed = layout.diff(s, back);
        if (changed.length > 0) report.fail(`${changed.join(', ')} is read back changed`);
        if (layout.hash(back) !== layout.hash(s)) report.fail('the hash of what is read back is another one');
      });
    }
  },
};

const copies: Check = {
  id: 'copies',
  title: 'copies share nothing with the original',
  hint: 'Keep everything that changes in the fields of rules/state.ts.',
  byCount: true,
  async run({ game, counts, effort }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const kept: { copy: State; hash: string; n: number }[] = [];
      walk(game, { seats, seed: 'copies' }, (s, _seat, _legal, n) => {
        if (n % effort.every === 0) kept.push({ copy: game.layout.clone(s), hash: game.layout.hash(s), n });
      });
      for (const { copy, hash, n } of kept) {
        if (game.layout.hash(copy) !== hash)
          report.fail(`${seats} players: the copy made at decision ${n + 1} changed while the game went on`);
      }
    }
  },
};

const again: Check = {
  id: 'equal-seeds',
  title: 'gives equal games for equal seeds, whatever was played in between',
  hint: 'Draw from the generator that is given only, and keep nothing outside the state.',
  byCount: true,
  async run({ game, counts }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const first = recordOf(playTable(game, seats, 'equal'));
      const other = recordOf(playTable(game, seats, 'other'));
      const second = recordOf(playTable(game, seats, 'equal'));
      const differs = first.hashes.findIndex((hash, i) => hash !== second.hashes[i]);
      if (first.digest !== second.digest)
        report.fail(`${seats} players: the second game from one seed differs at move ${differs + 1}`);
      if (other.hashes.join() === first.hashes.join()) report.note('games do not depend on the seed: nothing is drawn');
    }
  },
};

const replays: Check = {
  id: 'replay',
  title: 'replays a record to the same hashes',
  hint: 'Draw from the generator that is given only, in set-up and in `chance` steps.',
  byCount: true,
  async run({ game, counts }, report) {
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const table = playTable(game, seats, 'record');
      const record = JSON.parse(JSON.stringify(recordOf(table)));
      const differs = game.layout.diff(replay(game, record).state, table.state);
      if (differs.length > 0) report.fail(`${seats} players: the last position differs in ${differs.join(', ')}`);
    }
  },
};

const undo: Check = {
  id: 'undo',
  title: 'undo restores the exact state, redo plays it again, and nothing crosses a draw or another seat',
  hint: 'Draw in `chance` steps only, and keep everything that changes in the fields of rules/state.ts.',
  byCount: true,
  async run({ game, counts }, report) {
    const { layout } = game;
    for (const seats of counts) {
      await report.at(`${seats} players`);
      const rng = rngFrom('undo');
      const table = Table.open(game, { seats, seed: 'undo' });
      for (let n = 0; !table.over && n < FAR; n++) {
        const seat = pickSeat(table.turn, rng);
        const move = pickMove(game, table.state, seat, table.moves(seat), rng);
        const before = layout.clone(table.state);
        const length = table.history.length;
        placed(
          () => `${seats} players, decision ${n + 1}, "${game.lexicon.text(move)}"`,
          () => {
            table.play(seat, move);
            if (!table.canUndo(seat)) return;
            const after = layout.clone(table.state);
            table.undo(seat);
            const left = layout.diff(table.state, before);
            if (left.length > 0) report.fail(`undo leaves ${left.join(', ')} changed`);
            if (table.history.length !== length) report.fail('undo leaves lines in the history');
            table.redo(seat);
            const missing = layout.diff(table.state, after);
            if (missing.length > 0) report.fail(`redo does not bring back ${missing.join(', ')}`);
          },
        );
      }
      if (!table.over) report.fail(`${seats} players: no end after ${FAR} decisions`);
    }
  },
};

export const memoryChecks: readonly Check[] = [json, copies, again, replays, undo];
