import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { Zoom, ZoomButtons } from '../board/zoom.tsx';
import type { Face } from '../face.ts';
import { put } from '../form/put.ts';
import { late } from '../late.tsx';
import { Looks } from '../look/look.tsx';
import { hasCome, Link } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Log } from '../story/log.tsx';
import { Moment } from '../story/moment.tsx';
import { useAnnouncements } from '../story/speaking.ts';
import { Strip } from '../story/strip.tsx';
import { wording } from '../words/index.ts';
import { wearHouses } from './crest.tsx';
import { Desk } from './desk.ts';
import { HandOver } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { Menu } from './menu.tsx';
import { narrow } from './narrow.ts';
import { Prompt } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { SheetPanel } from './sheet.tsx';
import type { TableSource } from './source.ts';
import { useTabPlaces } from './tab-places.ts';
import { useTurnSignal } from './turn-signal.ts';

const ClausePanel = late(async () => (await import('./clause-panel.tsx')).ClausePanel);
const FinalScore = late(async () => (await import('./end.tsx')).FinalScore);
const KeysPanel = late(async () => (await import('./keys-panel.tsx')).KeysPanel);
const SmallMap = late(async () => (await import('../board/small-map.tsx')).SmallMap);
const Marks = late(async () => (await import('../story/marks.tsx')).Marks);
const TextTable = late(async () => (await import('./text.tsx')).TextTable);

const TABS = ['board', 'mine', 'others', 'log'] as const;
type Tab = (typeof TABS)[number];

/** Without a drawing there is no board of one's own. */
const tabsOf = (drawn: boolean): readonly Tab[] => TABS.filter((name) => drawn || name !== 'mine');

interface ScreenProps {
  readonly source: TableSource;
  readonly view: Face | undefined;
  /** What a page adds beside the log: chat, replay controls, a lesson. */
  readonly aside?: ComponentChildren;
  /** What a page puts above the board. */
  readonly banner?: ComponentChildren;
  /** What a page says in the bar instead of the title. */
  readonly bar?: ComponentChildren;
  /** What a page puts over the board: a lesson, which takes the place of the prompt on a phone. */
  readonly over?: (desk: Desk) => ComponentChildren;
  /** The final score opens by itself. */
  readonly celebrates?: boolean;
}

/** A table: the same screen for a game in this page, on a server, in replay or in a lesson. */
export function TableScreen({ source, view, aside, banner, bar, over: laid, celebrates = true }: ScreenProps) {
  const desk = useMemo(() => {
    wearHouses(view?.houses);
    return new Desk(source, view);
  }, [source, view]);
  useEffect(() => () => desk.close(), [desk]);
  const tab = useSignal<Tab>('board');
  const keysOpen = useSignal(false);
  const zoom = useSignal(0);
  const ended = useSignal(false);
  const text = desk.inText;
  const spoken = useAnnouncements(desk);
  useTabPlaces(tab);
  useTurnSignal(desk);
  useSounds(desk);
  useKeys(desk, { showKeys: put(keysOpen, true) });

  const { table } = wording.value;
  const title = desk.game.words[desk.language.value].title;
  const { over, version } = source.position.value;
  // Something has happened since the table was opened, or what happened before is stepped through.
  const opened = useRef(version);
  const stirred = version !== opened.current || desk.recap.frame.value !== undefined;
  useEffect(() => {
    if (over && celebrates) ended.value = true;
  }, [over, celebrates]);

  // Whoever pressed "Play now" with a key goes on from the question.
  useEffect(() => {
    if (hasCome && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
  }, []);

  // On a narrow screen what can be chosen next may be on another tab, and what the others do is seen on the board.
  const { viewer, turn } = source.position.value;
  const watching = viewer >= 0 && !turn.includes(viewer) && source.position.value.held === undefined;
  useEffect(() => {
    if (narrow.value && watching && tab.peek() === 'mine') tab.value = 'board';
  }, [watching]);
  useEffect(() => {
    if (narrow.value) bringTargetsIntoSight(tab);
  }, [version, desk.chosen.value]);

  if (source.handOver?.value !== undefined) {
    const seat = source.handOver.value;
    return <HandOver seat={seat} name={desk.seatName(seat)} onTaken={() => source.acceptHandOver?.()} />;
  }
  const letGo = () => {
    desk.looking.close();
    desk.pointing.away();
  };
  const turnText = () => change({ textMode: !settings.value.textMode });
  const menu = (
    <Menu
      desk={desk}
      onKeys={put(keysOpen, true)}
      onScore={put(ended, true)}
      // Where the bar is for the points, the way to the text is here.
      onText={narrow.value && view ? turnText : undefined}
    />
  );
  return (
    <div
      class={`table-screen tab-${tab.value}${text.value ? ' in-text' : ''}${source.about ? ' is-led' : ''}`}
      data-game={desk.game.id}
      data-version={version}
    >
      {narrow.value ? (
        <h1 class="for-readers">{title}</h1>
      ) : (
        <header class="table-bar">
          <Link class="brand" href="/" aria-label={wording.value.nav.home}>
            <img src="/icon.svg" alt="" width="24" height="24" />
          </Link>
          {bar ?? <h1>{title}</h1>}
          {text.value ? undefined : <ZoomButtons level={zoom} />}
          <button type="button" class="plain" aria-pressed={text.value} disabled={!view} onClick={turnText}>
            {text.value ? table.boardMode : table.textMode}
          </button>
          {menu}
        </header>
      )}
      {source.connection?.value === 'lost' ? (
        <p class="banner is-lost" role="alert">
          {wording.value.live.lost}
        </p>
      ) : undefined}
      {banner}
      <main class="table-main" id="content" aria-label={table.label(title)}>
        {laid?.(desk)}
        <div class="middle">
          <Strip desk={desk} />
          <div class="stage">
            {text.value ? (
              <TextTable desk={desk} />
            ) : (
              <>
                <Zoom
                  level={zoom}
                  onTwice={letGo}
                  onAside={(by) => narrow.peek() && goAside(tab, by, view !== undefined)}
                >
                  <Board desk={desk} showing={tab.value === 'log' ? 'board' : tab.value} />
                </Zoom>
                {stirred ? <Marks desk={desk} onPage={(page) => openPage(tab, page)} /> : undefined}
                <Moment desk={desk} />
                {narrow.value && tab.value === 'board' ? <SmallMap desk={desk} /> : undefined}
              </>
            )}
          </div>
        </div>
        <div class="side side-log">
          {narrow.value ? (
            <div class="score-bar">
              <Seats desk={desk} />
              {menu}
            </div>
          ) : (
            <Seats desk={desk} />
          )}
          <Prompt desk={desk} />
          <div class="story">
            {aside}
            <Log desk={desk} />
          </div>
        </div>
        <Looks desk={desk} />
      </main>
      <nav class="tabs" aria-label={table.menu}>
        {tabsOf(view !== undefined).map((name) => (
          <button type="button" key={name} aria-pressed={tab.value === name} onClick={put(tab, name)}>
            {table[name]}
          </button>
        ))}
      </nav>
      <div class="for-readers" role="log" aria-label={table.log} data-spoken>
        {spoken.map(({ n, sentences }) => (
          <div key={n}>
            {sentences.map((sentence, i) => (
              <p key={i}>{sentence}</p>
            ))}
          </div>
        ))}
      </div>
      {desk.clause.value === undefined ? undefined : <ClausePanel desk={desk} clause={desk.clause.value} />}
      <SheetPanel desk={desk} />
      {keysOpen.value ? <KeysPanel desk={desk} onClose={put(keysOpen, false)} /> : undefined}
      {over && ended.value ? <FinalScore desk={desk} onClose={put(ended, false)} /> : undefined}
    </div>
  );
}

/** On a narrow screen the page and the place where something can be chosen, or is spoken of, come to the player. */
function bringTargetsIntoSight(tab: Signal<Tab>): void {
  const targets = [...document.querySelectorAll('.board-pane [data-target], .board-pane [data-about]')];
  if (targets.length === 0 || targets.some(isInSight)) return;
  const page = targets[0].closest('[data-page]')?.getAttribute('data-page');
  openPage(tab, page);
  requestAnimationFrame(() => targets[0].scrollIntoView({ block: 'center', inline: 'center' }));
}

/** A swipe goes to the tab beside this one, which slides in from there. */
function goAside(tab: Signal<Tab>, by: 1 | -1, drawn: boolean): void {
  const tabs = tabsOf(drawn);
  const next = tabs[tabs.indexOf(tab.peek()) + by];
  if (next === undefined) return;
  tab.value = next;
  requestAnimationFrame(() => {
    const page = document.querySelector<HTMLElement>(next === 'log' ? '.story' : '.zoom-frame');
    if (!page) return;
    page.dataset.slid = by > 0 ? 'on' : 'back';
    page.addEventListener('animationend', () => delete page.dataset.slid, { once: true });
  });
}

/** Shows the tab that a part of the drawing is on. */
function openPage(tab: Signal<Tab>, page: string | null | undefined): void {
  const wanted = TABS.find((name) => name === page);
  if (wanted) tab.value = wanted;
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  const stage = document.querySelector('.stage')!.getBoundingClientRect();
  // The sheet lies over the board; in a lesson it is the bubble.
  const sheet = document.querySelector('.lesson-bubble, .prompt')?.getBoundingClientRect().top ?? stage.bottom;
  const [ceiling, floor] = [stage.top, Math.min(stage.bottom, sheet)];
  return width > 0 && top >= ceiling && bottom <= floor && left >= 0 && right <= innerWidth;
}
