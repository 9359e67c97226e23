import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useLoaded } from '../loading.tsx';
import { Link } from '../router.tsx';
import { loadRulebook } from '../rules/load.ts';
import { clauseText } from '../rules/markdown.ts';
import { Inline } from '../rules/render.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import { type Span, spansOf } from './chapters.ts';

/** Text in which each clause stands beside its sentence: in the margin where there is one, else behind it. */
export const Noted = ({ text, game }: { readonly text: string; readonly game: string }) => (
  <>
    {spansOf(text).map((span, i) =>
      typeof span === 'string' ? <Inline key={i} text={span} /> : <Note key={i} {...span} game={game} />,
    )}
  </>
);

type NoteProps = Exclude<Span, string> & { readonly game: string };

function Note({ clause, gloss, game }: NoteProps) {
  const open = useSignal(false);
  const id = useId();
  return (
    <span class="margin-note" data-open={open.value ? '' : undefined}>
      <button
        type="button"
        class="clause"
        aria-expanded={open.value}
        aria-controls={id}
        aria-label={wording.value.table.rule(clause)}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {clause}
      </button>
      {gloss === '' ? undefined : <span class="gloss"> {gloss}</span>}
      <span class="clause-here" id={id}>
        {open.value ? <Wording game={game} clause={clause} /> : undefined}
      </span>
    </span>
  );
}

function Wording({ game, clause }: { readonly game: string; readonly clause: string }) {
  const { language } = settings.value;
  const { value: text } = useLoaded(
    async () => clauseText((await loadRulebook(game, language)).markdown, clause),
    [clause, language],
  );
  if (text === undefined) return <>{wording.value.errors.loading}</>;
  return (
    <>
      <Inline text={withoutId(text, clause)} self={clause} />{' '}
      <Link href={`/rules/${game}/clauses#${clause}`}>{wording.value.rules.inFull}</Link>
    </>
  );
}

/** The id stands above it already. */
const withoutId = (text: string, clause: string): string =>
  text.replace(`**${clause}** `, '').replace(`**${clause} `, '**').replace(`${clause} `, '');
