import { put } from '../form/put.ts';
import { goToNext, nextTable, waitingElsewhere } from '../home/turns.ts';
import { Link } from '../router.tsx';
import { change, settings as chosen } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { narrow } from './narrow.ts';
import { PullDown } from './pull-down.tsx';
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
  const { source, game } = desk;
  const { table, home, settings, end, live, rules } = wording.value;
  const { over } = source.position.value;
  const { title } = game.words[desk.language.value];
  return (
    <PullDown class="menu" handle={narrow.value ? <span class="menu-bars">{table.menu}</span> : table.menu}>
      {over ? (
        <button type="button" onClick={onScore}>
          {end.show}
        </button>
      ) : undefined}
      {over && source.rematch ? (
        <button type="button" onClick={() => void source.rematch?.()}>
          {source.connection ? live.rematch : table.rematch}
        </button>
      ) : undefined}
      {onText ? (
        <button type="button" onClick={onText}>
          {desk.inText.value ? table.boardMode : table.textMode}
        </button>
      ) : undefined}
      {source.replayAt ? <Link href={source.replayAt}>{table.replay}</Link> : undefined}
      <button type="button" onClick={put(desk.sheet, true)}>
        {rules.sheet}
      </button>
      {desk.drawing?.lesson ? <Link href={`/learn/${game.id}`}>{home.learnNamed(title)}</Link> : undefined}
      <Link href={`/rules/${game.id}`}>{table.rules}</Link>
      <Link href={`/components/${game.id}`}>{home.components}</Link>
      {source.file ? (
        <button type="button" onClick={() => void saveFile(source)}>
          {table.exportGame}
        </button>
      ) : undefined}
      <button type="button" onClick={onKeys}>
        {table.keys}
      </button>
      <button type="button" onClick={() => change({ sound: !chosen.peek().sound })}>
        {chosen.value.sound ? table.soundOff : table.soundOn}
      </button>
      {nextTable.value ? (
        <button type="button" onClick={goToNext}>
          {table.nextTable} ({waitingElsewhere.value})
        </button>
      ) : undefined}
      <Link href="/settings">{settings.title}</Link>
      <Link href="/">{table.leave}</Link>
    </PullDown>
  );
}
