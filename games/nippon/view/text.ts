import type { Language } from '#kernel';
import type { NipponState } from '../rules/state.ts';
export const board = (_s: NipponState, _viewer: number, _language: Language): string[] => [];
