import { namesOf } from '../table/choosing.ts';

const carries = (element: Element, ref: string): boolean =>
  [element.getAttribute('data-ref'), element.getAttribute('data-look')].some((refs) =>
    refs?.split(/\s+/).includes(ref),
  );

/**
 * The elements of a board that stand for something, the innermost ones only; whatever is not shown now is left out. What is wanted is
 * one string: a reference of the lexicon or a thing (`region:kansai`, `yen`); several with spaces between where one lies in the
 * other (`slot:3 worker:red`); and whose it is (`yen@2`), where only that seat's is meant.
 */
export function elementsFor(board: Element, wanted: string): readonly Element[] {
  const [all, seat] = wanted.split('@');
  const things = all.split(' ').map(namesOf);
  const bearers = things.flat().map((ref) => `[data-ref~="${CSS.escape(ref)}"], [data-look~="${CSS.escape(ref)}"]`);
  const found = [...board.querySelectorAll(bearers.join(', '))].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      (seat === undefined || element.closest('[data-of]')?.getAttribute('data-of') === seat) &&
      things.every((names) => liesIn(element, board, names)),
  );
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/** Is it one of these itself, or does it lie in one? */
function liesIn(element: Element, board: Element, names: readonly string[]): boolean {
  for (let at: Element | null = element; at && at !== board; at = at.parentElement) {
    if (names.some((ref) => carries(at, ref))) return true;
  }
  return false;
}
