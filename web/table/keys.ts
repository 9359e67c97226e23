import { useEffect } from 'preact/hooks';
import { type CommandId, commandOfKey, type Deeds } from '#commands';
import { settings } from '../settings/settings.ts';
import { landAll } from '../story/under-way.ts';
import type { Desk } from './desk.ts';

interface KeyActions {
  readonly showKeys: () => void;
}

/** Single keys for everything one does often, and for questions. They can be switched off. */
export function useKeys(desk: Desk, { showKeys }: KeyActions): void {
  useEffect(() => {
    const { source } = desk;
    let fetched: Promise<Deeds<CommandId, string>> | undefined;
    const deeds = () => {
      fetched ??= import('./commands.ts').then(({ deedsAt }) =>
        deedsAt(desk, () => {
          showKeys();
          return '';
        }),
      );
      return fetched;
    };
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

/** What comes of a key; all but the choices is fetched with the first that is pressed. */
function press(desk: Desk, deeds: () => Promise<Deeds<CommandId, string>>, event: KeyboardEvent): void {
  if (/^[1-9]$/.test(event.key)) {
    const row = desk.rows.value[Number(event.key) - 1];
    if (row) desk.take(row);
    return;
  }
  const id = commandOfKey(event);
  // The space bar presses what has the focus.
  if (id === 'playBack' && event.target instanceof Element && event.target.closest('button, a, summary, [role=button]'))
    return;
  // What a choice brings is asked of a thing on the board, where it has the focus.
  if (!id || id === 'foretell') return;
  event.preventDefault();
  void deeds().then((does) => {
    const answer = does[id]('');
    if (answer) desk.say(answer);
  });
}
