import { useEffect } from 'preact/hooks';
import { change, settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { since } from './turns.ts';

interface KeyActions {
  readonly showKeys: () => void;
}

/** Single keys for everything one does often, and for questions. They can be switched off. */
export function useKeys(desk: Desk, { showKeys }: KeyActions): void {
  useEffect(() => {
    let opponent = 0;
    const { source } = desk;

    const say = (text: string) => {
      // The same answer twice must be heard twice.
      desk.said.value = '';
      requestAnimationFrame(() => {
        desk.said.value = text;
      });
    };
    const standing = (seat: number) =>
      `${desk.seatName(seat)}: ${desk
        .stats(seat)
        .map(({ label, value }) => `${label} ${value}`)
        .join(', ')}`;

    const onKey = (event: KeyboardEvent) => {
      source.skip();
      if (event.ctrlKey || event.metaKey || event.altKey || !settings.value.keys) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')) return;
      const position = source.position.value;
      const { table, log } = wording.value;
      const number = Number(event.key);
      if (number >= 1 && number <= 9) {
        const move = desk.buttons.value[number - 1];
        if (move !== undefined) desk.choose(move);
        return;
      }
      switch (event.key) {
        case 'u':
          if (position.canUndo) source.undo();
          break;
        case 'U':
          if (position.canUndo) source.reset();
          break;
        case 'r':
        case 'R':
          if (position.canRedo) source.redo();
          break;
        case 'e':
        case 'E':
          source.endTurn();
          break;
        case 'Escape':
          desk.letGo();
          break;
        case 'h':
        case 'H':
          void desk.giveHint();
          break;
        case 'w':
        case 'W':
          say(`${table.nChoices(desk.left.value.length)}: ${desk.left.value.map((m) => desk.sentence(m)).join('; ')}`);
          break;
        case 's':
        case 'S':
          if (position.viewer >= 0) say(standing(position.viewer));
          break;
        case 'o':
        case 'O':
          opponent = (opponent + 1) % position.view.seats;
          if (opponent === position.viewer) opponent = (opponent + 1) % position.view.seats;
          say(standing(opponent));
          break;
        case 'g':
        case 'G':
          say(
            position.result.scores
              .map((score, seat) => `${desk.seatName(seat)} ${score ?? '?'} ${table.score}`)
              .join(', '),
          );
          break;
        case 'l':
        case 'L':
          say(
            since(position.log, position.viewer)
              .map(({ seat, lines }) =>
                log.turnOf(
                  desk.seatName(seat),
                  lines.map(({ move }) => (move === undefined ? log.secret : desk.sentence(move))).join('; '),
                ),
              )
              .join(' ') || table.sinceNothing,
          );
          break;
        case 'x':
        case 'X':
          desk.exploring.value = !desk.exploring.value;
          say(desk.exploring.value ? table.explore : table.play);
          break;
        case 'm':
        case 'M':
          change({ textMode: !settings.value.textMode });
          break;
        case '?':
          showKeys();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    const skip = () => source.skip();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', skip);
    };
  }, [desk]);
}

export function KeysPanel({ onClose }: { readonly onClose: () => void }) {
  const { keys } = wording.value;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl class="keys">
        {keys.list.map(([key, does]) => (
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
