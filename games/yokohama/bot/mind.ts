import type { Mind } from 'engawa/mind';
import { triggerOf } from '../rules/ending.ts';
import type { YokohamaState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { worth } from './worth.ts';

export const mind: Mind<YokohamaState> = {
  worth,
  features,
  kindOf,
  endedBy: triggerOf,
  facedown: (s) => s.orderDeck.length + s.technologyDeck.length,
};
