import type { Language } from '#kernel';
import type { YamataiState } from '../rules/state.ts';
export const board = (_s: YamataiState, _viewer: number, _language: Language): string[] => [];
