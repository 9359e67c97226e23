import type { Language } from '#kernel';
import type { MachiState } from '../rules/state.ts';

export const board = (_s: MachiState, _viewer: number, _language: Language): string[] => [];
