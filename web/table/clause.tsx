import { put } from '../form/put.ts';
import { loadRulebook } from '../library.ts';
import { useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { clauseText } from '../rules/markdown.ts';
import { Inline } from '../rules/render.tsx';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

interface ClauseLinkProps {
  readonly desk: Desk;
  readonly clause: string;
  readonly tabIndex?: number;
  /** Where there is room it says that it is a rule. */
  readonly long?: boolean;
}

/** A clause of the rulebook that opens its text where the player is. */
export const ClauseLink = ({ desk, clause, tabIndex, long }: ClauseLinkProps) => (
  <button
    type="button"
    class="clause"
    tabIndex={tabIndex}
    aria-label={wording.value.table.rule(clause)}
    onClick={put<string | undefined>(desk.clause, clause)}
  >
    {long ? `${wording.value.table.rule(clause)} ›` : clause}
  </button>
);

/** The text of one clause, with the way to the whole rulebook. */
export function ClausePanel({ desk }: { readonly desk: Desk }) {
  const clause = desk.clause.value;
  const language = desk.language.value;
  const { value: text } = useLoaded(
    async () =>
      clause === undefined ? undefined : clauseText((await loadRulebook(desk.game.id, language)).markdown, clause),
    [clause, language],
  );
  if (clause === undefined) return null;
  return (
    <Dialog title={wording.value.table.rule(clause)} onClose={put<string | undefined>(desk.clause, undefined)}>
      <p class="clause-text">{text === undefined ? wording.value.errors.loading : <Inline text={text} />}</p>
      <p>
        <Link href={`/rules/${desk.game.id}/clauses#${clause}`}>
          {wording.value.rules.title(desk.game.words[language].title)}
        </Link>
      </p>
    </Dialog>
  );
}
