import type { Language } from '#kernel';
import type { YokohamaState } from '../rules/state.ts';
export const board = (_s: YokohamaState, _viewer: number, _language: Language): string[] => [];
