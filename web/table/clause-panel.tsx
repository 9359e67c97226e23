import { put } from '../form/put.ts';
import { useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { loadRulebook } from '../rules/load.ts';
import { clauseText } from '../rules/markdown.ts';
import { Inline } from '../rules/render.tsx';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

/** The text of one clause, with the way to the whole rulebook. */
export function ClausePanel({ desk, clause }: { readonly desk: Desk; readonly clause: string }) {
  const language = desk.language.value;
  const { value: text } = useLoaded(
    async () => clauseText((await loadRulebook(desk.game.id, language)).markdown, clause),
    [clause, language],
  );
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
