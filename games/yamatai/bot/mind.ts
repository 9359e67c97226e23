import type { Mind } from 'engawa/mind';
import { endedBy } from '../rules/round.ts';
import type { YamataiState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { worth } from './worth.ts';

export const mind: Mind<YamataiState> = { worth, features, kindOf, endedBy };
