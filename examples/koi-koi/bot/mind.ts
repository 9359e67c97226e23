import type { Mind } from 'engawa/mind';
import type { KoiKoiState } from '../rules/state.ts';
import { worth } from './worth.ts';

/** Measured by `engawa arena`, 480 games: 150 Elo and more between neighbours, the master some 80 above the director. */
const levels = { merchant: 0.03, trader: 0.012, master: 120 };

export const mind: Mind<KoiKoiState> = { worth, levels };
