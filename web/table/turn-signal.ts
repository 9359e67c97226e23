import { useEffect } from 'preact/hooks';
import { sayOf } from '#kernel';
import { title as showTitle } from '../home/turns.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';

/** Shows in the browser's tab that it is this player's turn; what is only looked at is nobody's. */
export function useTurnSignal(desk: Desk): void {
  const { turn, viewer, over } = desk.source.position.value;
  const mine = desk.source.choose !== undefined && !over && viewer >= 0 && turn.includes(viewer);
  const title = desk.game.words[desk.language.value].title;
  useEffect(() => {
    return showTitle(
      mine ? `● ${sayOf(wording.value.table.yourTurn, title, desk.language.value)}` : `${title} · Engawa`,
    );
  }, [mine, title]);
}
