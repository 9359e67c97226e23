import { useRef } from 'preact/hooks';
import { put } from '../form/put.ts';
import { Link } from '../router.tsx';
import { change, settings as chosen } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { narrow } from './narrow.ts';
import { saveFile } from './save.ts';

interface MenuProps {
  readonly desk: Desk;
  readonly onKeys: () => void;
  readonly onScore: () => void;
  /** Where it is not offered elsewhere: between board and text. */
  readonly onText?: () => void;
}

/** What one needs at a table now and then. */
export function Menu({ desk, onKeys, onScore, onText }: MenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const { source, game } = desk;
  const { table, home, settings, end, live, rules } = wording.value;
  const { over } = source.position.value;
  const { title } = game.words[desk.language.value];
  const then = (act: () => void) => () => {
    if (element.current) element.current.open = false;
    act();
  };
  return (
    <details class="menu" ref={element}>
      <summary>{narrow.value ? <span class="menu-bars">{table.menu}</span> : table.menu}</summary>
      <div class="menu-sheet">
        {over ? (
          <button type="button" onClick={then(onScore)}>
            {end.show}
          </button>
        ) : undefined}
        {over && source.rematch ? (
          <button type="button" onClick={then(() => void source.rematch?.())}>
            {source.connection ? live.rematch : table.rematch}
          </button>
        ) : undefined}
        {onText ? (
          <button type="button" onClick={then(onText)}>
            {desk.inText.value ? table.boardMode : table.textMode}
          </button>
        ) : undefined}
        {source.replayAt ? <Link href={source.replayAt}>{table.replay}</Link> : undefined}
        <button type="button" onClick={then(put(desk.sheet, true))}>
          {rules.sheet}
        </button>
        {desk.drawing?.lesson ? <Link href={`/learn/${game.id}`}>{home.learnNamed(title)}</Link> : undefined}
        <Link href={`/rules/${game.id}`}>{table.rules}</Link>
        <Link href={`/components/${game.id}`}>{home.components}</Link>
        {source.file ? (
          <button type="button" onClick={then(() => void saveFile(source))}>
            {table.exportGame}
          </button>
        ) : undefined}
        <button type="button" onClick={then(onKeys)}>
          {table.keys}
        </button>
        <button type="button" onClick={then(() => change({ sound: !chosen.peek().sound }))}>
          {chosen.value.sound ? table.soundOff : table.soundOn}
        </button>
        <Link href="/settings">{settings.title}</Link>
        <Link href="/">{table.leave}</Link>
      </div>
    </details>
  );
}
