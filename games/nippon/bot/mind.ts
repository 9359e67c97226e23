import type { Mind } from 'engawa/mind';
import type { NipponState } from '../rules/state.ts';
import { features } from './features.ts';
import { kindOf } from './kinds.ts';
import { worth } from './worth.ts';

export const mind: Mind<NipponState> = { worth, features, kindOf };
