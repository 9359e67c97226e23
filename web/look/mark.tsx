import { wording } from '../words/index.ts';
import type { Source } from './figures.ts';

/** From the surest to the least sure. */
export const SOURCES: readonly Source[] = ['S', 'P', 'R'];

/** Where a figure comes from: a full disc is stated in the rulebook, a ring public material, half a disc reconstructed. */
export function Mark({ source, spoken = true }: { readonly source: Source; readonly spoken?: boolean }) {
  const { look } = wording.value;
  const name = source === 'S' ? look.rulebook : source === 'P' ? look.public : look.reconstructed;
  return (
    <span class="look-mark" {...(spoken ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.2" class={source === 'S' ? 'full' : 'ring'} />
        {source === 'R' ? <path d="M6 1.8a4.2 4.2 0 0 0 0 8.4Z" class="full" /> : undefined}
      </svg>
    </span>
  );
}
