import { type Language, sayHeadline, storyOf, type Told, type TurnTold } from '#kernel';
import { namesAt } from './names.ts';
import type { Sitting } from './sitting.ts';
import { linesFor } from './written-log.ts';

/** So far back is looked: turns of the others since one's own are never longer. */
const MOST = 300;
/** So many turns are told. */
const FEW = 3;

/** What the others did since a seat last chose, as it may know: a sentence each, the latest last. */
export function recapFor(sitting: Sitting, seat: number, language: Language): { seat: number; sentence: string }[] {
  const { game, happenings, chairs } = sitting;
  if (!game) return [];
  const { length } = happenings;
  let from = length;
  while (from > Math.max(0, length - MOST)) {
    const { kind, seat: who } = happenings.at(from - 1);
    if (kind === 'play' && who === seat) break;
    from--;
  }
  const lines = linesFor(sitting, seat, from, MOST);
  const taken = new Set(lines.map(({ undoes }) => undoes));
  const { lexicon } = game.game;
  const told = lines
    .filter(({ seq, move }) => move !== undefined && !taken.has(seq))
    .flatMap((line): Told[] =>
      [
        { ...line, seat: line.seat!, forced: false },
        ...(line.forced ?? []).map((own) => ({ ...own, forced: true })),
      ].map(({ seat: who, move, forced, events = [], points = [] }) => ({
        seat: who,
        move: move == null ? undefined : lexicon.parse(move),
        forced,
        events,
        points,
      })),
    );
  const names = namesAt(chairs, language);
  const nameOf = (who: number): string => names[who] ?? String(who + 1);
  return storyOf(game.game, told)
    .filter((passage): passage is TurnTold => passage.kind === 'turn' && passage.seat !== seat)
    .slice(-FEW)
    .map((turn) => ({ seat: turn.seat, sentence: sayHeadline(game.game, turn, nameOf, language) }));
}
