import type { Mind } from 'engawa/mind';
import type { YamataiState } from '../rules/state.ts';
import { features } from './features.ts';
import { worth } from './worth.ts';

export const mind: Mind<YamataiState> = { worth, features };
