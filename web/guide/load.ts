import type { Game, Language } from '#kernel';
import type { Face } from '../face.ts';
import { loadGuideText, loadPlan } from '../library.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import type { GuidePlan } from './plan.ts';

/** A rulebook for players as it is read: words in one language, and the positions all languages share. */
export interface Guide {
  readonly chapters: readonly Chapter[];
  readonly plan: GuidePlan;
  /** What it is written in: English where the reader's language is missing. */
  readonly language: Language;
}

/** What boards are drawn with. */
export interface Studio {
  readonly game: Game;
  readonly face: Face;
}

const EMPTY: GuidePlan = { games: {}, positions: {}, pictures: {} };

/** The guide of a game; nothing where it has none. */
export async function loadGuide(id: string, wanted: Language): Promise<Guide | undefined> {
  const [own, plan] = await Promise.all([loadGuideText(id, wanted), loadPlan(id)]);
  const text = own ?? (await loadGuideText(id, 'en'));
  if (text === undefined) return undefined;
  return { chapters: chaptersOf(text), plan: (plan as GuidePlan | undefined) ?? EMPTY, language: own ? wanted : 'en' };
}
