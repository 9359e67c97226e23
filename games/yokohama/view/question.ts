import type { Language } from 'engawa';
import { lexicon } from '../rules/lexicon.ts';
import { layout, STEPS, type YokohamaState } from '../rules/state.ts';
import { words } from '../words/index.ts';

/** Y-7.1: additional actions come before the assistants are placed, and once more before the turn ends. */
function additional(s: YokohamaState, language: Language) {
  if (layout.pending(s)?.step !== STEPS.additional) return undefined;
  const { first, last } = words[language].phrases.additional;
  return layout.plans(s, STEPS.placement) ? first : last;
}

export const question = (s: YokohamaState, _seat: number, language: Language): string | undefined =>
  additional(s, language)?.asked;

export const choice = (s: YokohamaState, _seat: number, move: number, language: Language): string | undefined =>
  move === lexicon.move.end() ? additional(s, language)?.end : undefined;
