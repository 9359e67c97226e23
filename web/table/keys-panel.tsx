import { COMMAND_IDS, type CommandId, keyName, typedForm } from '#commands';
import { wording } from '../words/index.ts';
import { commandWording } from './command-wording.ts';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';

/** Every key with what it does. */
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
