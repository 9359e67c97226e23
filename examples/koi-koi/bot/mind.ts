import type { Mind } from 'engawa/mind';
import type { KoiKoiState } from '../rules/state.ts';
import { worth } from './worth.ts';

export const mind: Mind<KoiKoiState> = { worth };
