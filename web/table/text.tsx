import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { COMMAND_IDS, type CommandId, type Deeds, helpLines, readCommand, tidy, typedForm } from '#commands';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { learnToTell } from '../library.ts';
import { useLoaded } from '../loading.tsx';
import { wording } from '../words/index.ts';
import { commandWording } from './command-wording.ts';
import { deedsAt } from './commands.ts';
import type { Desk } from './desk.ts';

/** The whole table in words: the position, and a line that takes numbers, moves and questions. */
export function TextTable({ desk }: { readonly desk: Desk }) {
  // How a game reads as text, and what it answers, comes with the first who reads it so. Without a network the page says so.
  const { done, failed } = useLoaded(() => learnToTell(desk.game), [desk.game]);
  return done && !failed ? <TextOf desk={desk} /> : null;
}

function TextOf({ desk }: { readonly desk: Desk }) {
  const { view, viewer } = desk.source.position.value;
  const { text, table } = wording.value;
  const lines = desk.game.board(view, viewer, desk.language.value);
  return (
    <div class="text-table">
      <h2 class="for-readers">{text.state}</h2>
      {desk.drawing ? undefined : <p class="quiet">{table.noBoard}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={text.state}>
        {lines.join('\n')}
      </pre>
      <CommandLine desk={desk} />
    </div>
  );
}

function CommandLine({ desk }: { readonly desk: Desk }) {
  const { text } = wording.value;
  const language = desk.language.value;
  const typed = useSignal('');
  const answer = useSignal('');
  const deeds = useMemo(() => {
    const deeds = deedsAt(desk, () => helpLines(deeds, desk.language.value).join('\n'));
    return deeds;
  }, [desk]);
  const run = () => {
    answer.value = obey(desk, deeds, typed.value);
    typed.value = '';
  };
  return (
    <Form class="command" onSend={run}>
      <Field label={text.command} value={typed} autocomplete="off" autocapitalize="off" spellcheck={false} />
      <button type="submit">{text.send}</button>
      <p class="quiet">{text.help(COMMAND_IDS.map((id) => typedForm(id, language)).join(' · '))}</p>
      <output aria-label={text.answer}>{answer.value}</output>
    </Form>
  );
}

/** Carries out a typed line and says what came of it: a command, or else a choice. */
function obey(desk: Desk, deeds: Deeds<CommandId, string>, line: string): string {
  const { text } = wording.value;
  const { source } = desk;
  if (line.trim() === '') return '';
  const command = readCommand(line, deeds, desk.canEnd.value);
  if (command) {
    const answer = deeds[command.id](command.rest);
    return answer || (source.trouble?.value?.message ?? text.done(commandWording.value[command.id]));
  }
  const found = desk.rowsFor(tidy(line));
  if (found.length === 0) return text.unknown(line.trim());
  if (found.length > 1) return text.several(found.length);
  const [row] = found;
  const label = desk.label(row);
  desk.take(row);
  return row.moves.length > 1 ? deeds.choices('') : text.done(label);
}
