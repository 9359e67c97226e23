import { useEffect } from 'preact/hooks';
import { COMMAND_IDS, type CommandId, commandOf, commandOfKey, type Deeds, keyName, typedForm } from '#commands';
import { settings } from '../settings/settings.ts';
import { landAll } from '../story/flights.ts';
import { wording } from '../words/index.ts';
import { commandWording, deedsAt } from './commands.ts';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

interface KeyActions {
  readonly showKeys: () => void;
}

/** Single keys for everything one does often, and for questions. They can be switched off. */
export function useKeys(desk: Desk, { showKeys }: KeyActions): void {
  useEffect(() => {
    const { source } = desk;
    const deeds = deedsAt(desk, () => {
      showKeys();
      return '';
    });
    const skip = () => {
      landAll();
      source.skip?.();
    };
    const onKey = (event: KeyboardEvent) => {
      skip();
      if (isMeant(event)) press(desk, deeds, event);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', skip);
    };
  }, [desk]);
}

/** Is it a single key, and not written into something? */
function isMeant({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const writing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
  return settings.value.keys && !ctrlKey && !metaKey && !altKey && !writing;
}

function press(desk: Desk, deeds: Deeds<CommandId, string>, event: KeyboardEvent): void {
  if (/^[1-9]$/.test(event.key)) {
    const row = desk.rows.value[Number(event.key) - 1];
    if (row) desk.take(row);
    return;
  }
  const id = commandOfKey(event);
  // The space bar presses what has the focus.
  if (id === 'playBack' && event.target instanceof Element && event.target.closest('button, a, summary, [role=button]'))
    return;
  // What takes a move is asked of a thing on the board, where it has the focus.
  if (!id || commandOf(id).takes === 'move') return;
  event.preventDefault();
  const answer = deeds[id]('');
  if (answer) desk.say(answer);
}

export function KeysPanel({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { keys } = wording.value;
  const commands = commandWording.value;
  const language = desk.language.value;
  const pressed = (id: CommandId) => keyName(id, language) ?? typedForm(id, language);
  const rows = [...keys.list, ...COMMAND_IDS.map((id) => [pressed(id), commands[id]] as const)];
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
