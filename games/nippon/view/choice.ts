import { argOf, type Language, NONE, verbOf } from 'engawa';
import { COAL, KNOWLEDGE, SHIPS, TRACK_IDS } from '../data/index.ts';
import { lexicon, type NipponVerbs } from '../rules/lexicon.ts';
import { demand } from '../rules/market.ts';
import { layout, type NipponState, STEPS } from '../rules/state.ts';
import { words } from '../words/index.ts';

/** Choices whose sentence hangs on the position: which good, ship or train, whose tile. Nothing of a choice that is none now. */
export function choice(s: NipponState, seat: number, move: number, language: Language): string | undefined {
  const { names, things, phrases } = words[language];
  const { choices, some } = phrases;
  const a = argOf(move, 0);
  const { step, figures } = layout.pending(s) ?? {};
  switch (lexicon.names[verbOf(move)] as keyof NipponVerbs) {
    case 'supply':
      return choices.supply(names.influence[a], names.good[demand(s, a)]);
    case 'cubes':
      return step === STEPS.marketCubes ? choices.sell(some(a, names.good[demand(s, figures!.slot)])) : undefined;
    case 'oust':
      return s.influenceOwner[a] === NONE
        ? undefined
        : choices.oust(
            names.seat[s.influenceOwner[a]],
            some(s.influenceValue[a], things.influence),
            names.influence[a],
          );
    case 'place':
      return step === STEPS.transport
        ? (figures!.kind === SHIPS ? choices.placeShip : choices.placeTrain)(names.region[a])
        : undefined;
    case 'improve':
      return seat === NONE ? undefined : (s.seat[seat].machine[a] ? choices.upgrade : choices.install)(names.good[a]);
    case 'climb': {
      if (step !== STEPS.knowledge && step !== STEPS.mines) return undefined;
      const track = TRACK_IDS[step === STEPS.mines ? COAL : KNOWLEDGE];
      return choices.climb(a, things[`${track}Steps`]);
    }
    case 'cover':
      return step === STEPS.rewardSpace
        ? choices.cover(some(figures!.multiplier, things.multiplier), names.achievement[a])
        : undefined;
    default:
      return undefined;
  }
}
