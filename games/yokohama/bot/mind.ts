import type { Mind } from 'engawa/mind';
import type { YokohamaState } from '../rules/state.ts';
import { features } from './features.ts';
import { worth } from './worth.ts';

export const mind: Mind<YokohamaState> = {
  worth,
  features,
  facedown: (s) => s.orderDeck.length + s.technologyDeck.length,
};
