import type { Mind } from 'engawa/mind';
import { facedown } from '../rules/knowledge.ts';
import type { MachiState } from '../rules/state.ts';
import { endings } from './endings.ts';
import { features } from './features.ts';
import { strike } from './strike.ts';
import { worth, worths } from './worth.ts';

export const mind: Mind<MachiState> = { worth, worths, features, facedown, solved: strike, endings };
