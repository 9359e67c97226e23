import { type Contestant, grandmaster } from '#bots';
import { rngFrom } from '#kernel';
import { Team } from '../bots/node/team.ts';

/** As it is called where bots are. */
export const GRANDMASTER = 'grandmaster';

/** The grandmaster at a table of the arena, with all cores of this machine. */
export function grandmasterAtTable(milliseconds?: number): Contestant {
  const team = new Team();
  return {
    name: GRANDMASTER,
    sit(game, seat, _seats, seed) {
      const rng = rngFrom(`${seed} ${GRANDMASTER}`);
      let later = false;
      return {
        choose(view) {
          const thought = grandmaster(team.look, game, view, seat, rng, milliseconds, later);
          later = true;
          return thought;
        },
        begin() {
          later = false;
        },
      };
    },
    leave: () => void team.close(),
  };
}
