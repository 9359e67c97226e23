import { useSignal } from '@preact/signals';
import { Refusal, sayReason } from '#kernel';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { since } from './turns.ts';

/** The whole table in words: the position, and a line that takes numbers, moves and questions. */
export function TextTable({ desk }: { readonly desk: Desk }) {
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
  const typed = useSignal('');
  const answer = useSignal('');
  const run = (event: Event) => {
    event.preventDefault();
    answer.value = obey(desk, typed.value);
    typed.value = '';
  };
  return (
    <form class="command" onSubmit={run}>
      <label>
        <span>{text.command}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit">{text.send}</button>
      <p class="quiet">{text.help}</p>
      <output aria-label={text.answer}>{answer.value}</output>
    </form>
  );
}

/** Carries out a typed line and says what came of it. */
function obey(desk: Desk, line: string): string {
  const { text, table, log } = wording.value;
  const { source } = desk;
  const position = source.position.value;
  const [head, ...rest] = line.trim().split(/\s+/);
  switch (head.toLowerCase()) {
    case '':
      return '';
    case 'help':
      return text.help;
    case 'undo':
      source.undo();
      return source.trouble.value?.message ?? table.undo;
    case 'redo':
      source.redo();
      return source.trouble.value?.message ?? table.redo;
    case 'reset':
      source.reset();
      return source.trouble.value?.message ?? table.reset;
    case 'end':
      if (position.held !== undefined) {
        source.endTurn();
        return table.endTurn;
      }
      break;
    case 'hint':
      void desk.giveHint();
      return '';
    case 'board':
      return desk.game.board(position.view, position.viewer, desk.language.value).join('\n');
    case 'score':
      return position.result.scores.map((score, seat) => `${desk.seatName(seat)}: ${score ?? '?'}`).join('\n');
    case 'log':
      return since(position.log, position.viewer)
        .map(({ seat, lines }) =>
          log.turnOf(
            desk.seatName(seat),
            lines.map(({ move }) => (move === undefined ? log.secret : desk.sentence(move))).join('; '),
          ),
        )
        .join('\n');
    case 'why':
      return whyText(desk, rest.join(' '));
  }
  const found = desk.choicesFor(line);
  if (found.length === 0) return text.unknown(line.trim());
  if (found.length > 1) return text.several(found.length);
  const sentence = desk.sentence(found[0]);
  desk.choose(found[0]);
  return text.done(sentence);
}

function whyText(desk: Desk, notation: string): string {
  const { view, viewer } = desk.source.position.value;
  try {
    const reason = desk.game.why(view, viewer, desk.game.lexicon.parse(notation));
    if (reason === undefined) return wording.value.text.legal;
    const { sentence, clause } = sayReason(desk.game, reason, desk.language.value);
    return clause ? `${sentence} [${clause}]` : sentence;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
