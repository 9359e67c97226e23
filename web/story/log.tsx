import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type ChapterTold, NONE, type Passage, sayOf, type TurnTold } from '#kernel';
import { put } from '../form/put.ts';
import { Chosen } from '../options/chosen.tsx';
import { Link } from '../router.tsx';
import { ClauseLink } from '../table/clause.tsx';
import { Crest, houseOf } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import { lightsOf } from './places.ts';
import { Seal } from './seal.tsx';
import type { Line } from './story.ts';
import { isTurn } from './turns.ts';
import { Unchanged } from './unchanged.tsx';

type Filter = 'all' | 'own' | 'against';
const FILTERS: readonly Filter[] = ['all', 'own', 'against'];

/** Turns and chapters shown at once; a long game stays light. */
const SHOWN = 40;
const MORE = 200;

/** What the reader has opened or folded: a turn by its first line, a chapter by its name. */
type Folds = Signal<ReadonlyMap<number | string, boolean>>;

/** What happened, as a story: rounds, turns with a headline each, and below it one line a deed. */
export function Log({ desk }: { readonly desk: Desk }) {
  const { log, viewer } = desk.source.position.value;
  const { log: words } = wording.value;
  const filter = useSignal<Filter>('all');
  const shown = useSignal(SHOWN);
  const folds: Folds = useSignal<ReadonlyMap<number | string, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  // Scrolled in the next frame, when everything is in place: asking for the height now would lay out the page twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) scrollToEnd(list.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [log.length, filter.value]);
  useEnd(list);

  const passages = desk.story.passages.value;
  const fresh = freshFrom(passages, desk.source.seats.value.length);
  const wanted = passages.filter((passage) => isWanted(passage, filter.value, viewer));
  const latest = wanted.slice(-shown.value);
  return (
    <section class="log" aria-label={wording.value.table.log}>
      {viewer >= 0 ? (
        <div class="log-filter" role="group" aria-label={words.filter}>
          {FILTERS.map((name) => (
            <button type="button" key={name} aria-pressed={filter.value === name} onClick={put(filter, name)}>
              {words[name]}
            </button>
          ))}
        </div>
      ) : undefined}
      <div
        class="log-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={wording.value.table.log}
        onKeyDown={(event) => walk(list.current, event)}
        onPointerLeave={put(desk.lit, [])}
      >
        {latest.length < wanted.length ? undefined : <Chosen game={desk.game.id} options={desk.source.options} />}
        {wanted.length === 0 ? <p class="quiet">{words.empty}</p> : undefined}
        {latest.length < wanted.length ? (
          <button type="button" class="plain" tabIndex={-1} onClick={put(shown, shown.value + MORE)}>
            {words.earlier}
          </button>
        ) : undefined}
        {latest.map((passage) =>
          isTurn(passage) ? (
            <Turn
              key={`turn ${passage.from}`}
              desk={desk}
              turn={passage}
              open={folds.value.get(passage.from) ?? passage.from >= fresh}
              folds={folds}
            />
          ) : (
            <Chapter key={keyOf(passage)} desk={desk} chapter={passage} folds={folds} />
          ),
        )}
      </div>
    </section>
  );
}

/** Whatever takes room from it or gives it back, the log stays at its end, and where it is a tab of its own it opens there. */
function useEnd(part: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const list = part.current!;
    let height = 0;
    const observer = new ResizeObserver(() => {
      const { clientHeight, scrollHeight, scrollTop } = list;
      const wasAtEnd = height === 0 || scrollHeight - height - scrollTop <= 1;
      height = clientHeight;
      if (height > 0 && wasAtEnd) scrollToEnd(list);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
}

/** The latest is at the end, and what stands first is a whole line: room below the end makes up for the part of one. */
function scrollToEnd(list: HTMLElement): void {
  list.style.paddingBottom = '';
  list.scrollTop = list.scrollHeight;
  const { top } = list.getBoundingClientRect();
  const cut = [...list.querySelectorAll('h4, ol > li')]
    .map((line) => line.getBoundingClientRect())
    .findLast((box) => box.top < top && box.bottom > top);
  // Where hardly a line has room, part of one tells more than nothing.
  if (!cut || 2 * (cut.bottom - top) > list.clientHeight) return;
  list.style.paddingBottom = `calc(var(--s-3) + ${Math.ceil(cut.bottom - top)}px)`;
  list.scrollTop = list.scrollHeight;
}

/** The log is one stop for the Tab key, however long it is; inside, the arrow keys go from link to link. */
function walk(list: HTMLElement | null, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!list || step === 0) return;
  const links = [...list.querySelectorAll<HTMLElement>('a, button')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  // From the log itself one enters at its end, where the latest is.
  const next = links.at(at < 0 ? -1 : Math.max(0, Math.min(links.length - 1, at + step)));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The line from which on turns are unfolded: those of the last chapter, and of the last time round the table. */
function freshFrom(passages: readonly Passage[], seats: number): number {
  const round = passages.filter(isTurn).slice(-seats)[0]?.from ?? 0;
  const chapter = passages.findLast((passage): passage is ChapterTold => passage.kind === 'chapter');
  return chapter ? Math.min(round, chapter.at) : round;
}

function isWanted(passage: Passage, filter: Filter, viewer: number): boolean {
  if (filter === 'all') return true;
  if (!isTurn(passage)) return false;
  return filter === 'own' ? passage.seat === viewer : isAgainst(passage, viewer);
}

/** Did somebody else's turn do something to a seat? */
const isAgainst = ({ seat, lines }: TurnTold, viewer: number): boolean =>
  seat !== viewer &&
  lines.some(
    (line) => line.seat === viewer || (line.kind === 'deed' && line.events.some(({ whom }) => whom === viewer)),
  );

const fold = (folds: Folds, key: number | string, open: boolean) => () => {
  folds.value = new Map(folds.peek()).set(key, open);
};

const keyOf = ({ at, event }: ChapterTold): string => `chapter ${at} ${event?.deed ?? ''}`;

interface ChapterProps {
  readonly desk: Desk;
  readonly chapter: ChapterTold;
  readonly folds: Folds;
}

/** A round, a season, the end: a rule with a name. What came with it is folded, but for points. */
function Chapter({ desk, chapter, folds }: ChapterProps) {
  const key = keyOf(chapter);
  const open = folds.value.get(key) ?? false;
  const name = desk.story.chapter(chapter);
  const lines = chapter.lines.filter((line) => open || line.kind === 'points');
  return (
    <div class="log-chapter">
      <h4>
        {chapter.lines.length === 0 ? (
          <span>{name}</span>
        ) : (
          <button type="button" class="log-rule" tabIndex={-1} aria-expanded={open} onClick={fold(folds, key, !open)}>
            {name}
          </button>
        )}
      </h4>
      {lines.length > 0 ? (
        <ol>
          {lines.map((line, i) => (
            <LineOf key={i} desk={desk} line={line} teller={NONE} />
          ))}
        </ol>
      ) : undefined}
    </div>
  );
}

interface TurnProps {
  readonly desk: Desk;
  readonly turn: TurnTold;
  readonly open: boolean;
  readonly folds: Folds;
}

/** A turn that is over stays as it is: only the last one is drawn again. */
function Turn({ desk, turn, open, folds }: TurnProps) {
  const { seat, from, to, points, headline } = turn;
  const lines = desk.source.position.value.log.slice(from, to + 1);
  const draw = () => {
    const below = desk.story.lines(turn);
    const light = put(desk.lit, lightsOf(turn.lines));
    const headed = (said: ComponentChildren) => (
      <>
        <Crest seat={seat} />
        <span class="log-headline">{said}</span>
        <Seal desk={desk} n={points} />
      </>
    );
    const said = desk.story.headline(turn);
    const clauses = new Set(headline.flat().map(({ clause }) => clause));
    return (
      <div class="log-turn" data-seat={seat} data-house={houseOf(seat)}>
        <h4 data-at={to} data-whom={befell(turn)}>
          {below.length > 0 ? (
            <button
              type="button"
              class="log-head"
              tabIndex={-1}
              aria-expanded={open}
              onClick={fold(folds, from, !open)}
              onPointerEnter={light}
            >
              {headed(said)}
            </button>
          ) : (
            <span class="log-head" onPointerEnter={light}>
              {headed(
                <Moment desk={desk} at={to}>
                  {said}
                </Moment>,
              )}
            </span>
          )}
          {open
            ? [...clauses].map((clause) => <ClauseLink key={clause} desk={desk} clause={clause} tabIndex={-1} />)
            : undefined}
        </h4>
        {open && below.length > 0 ? <Lines desk={desk} turn={turn} lines={below} /> : undefined}
      </div>
    );
  };
  // A line that has not changed still has the very same list of events.
  const events = lines.map((line) => line.events);
  return <Unchanged of={[desk, open, desk.source.seats.value, desk.language.value, ...events]} draw={draw} />;
}

/** The others in what the headline tells. */
const befell = ({ seat, headline }: TurnTold): string | undefined =>
  headline
    .flat()
    .flatMap((event) => [event.whom, event.seat])
    .filter((who) => who !== undefined && who !== seat)
    .join(' ') || undefined;

const isForced = (line: Line): boolean => line.kind === 'deed' && line.forced;

interface LinesProps {
  readonly desk: Desk;
  readonly turn: TurnTold;
  readonly lines: readonly Line[];
}

function Lines({ desk, turn, lines }: LinesProps) {
  const forced = lines.filter(isForced);
  return (
    <ol>
      {lines
        .filter((line) => !isForced(line))
        .map((line, i) => (
          <LineOf key={i} desk={desk} line={line} teller={turn.seat} />
        ))}
      {forced.length > 0 ? (
        <li class="log-forced">
          <details>
            <summary tabIndex={-1}>{wording.value.log.forcedMoves(new Set(forced.map(({ at }) => at)).size)}</summary>
            <ul>
              {forced.map((line, i) => (
                <LineOf key={i} desk={desk} line={line} teller={turn.seat} />
              ))}
            </ul>
          </details>
        </li>
      ) : undefined}
    </ol>
  );
}

interface LineProps {
  readonly desk: Desk;
  readonly line: Line;
  /** Whose turn it is, so that the name goes without saying. */
  readonly teller: number;
}

function LineOf({ desk, line, teller }: LineProps) {
  const { story } = desk;
  const lights = line.kind === 'choice' ? [] : lightsOf([line]);
  const clause = line.kind === 'choice' ? undefined : line.clause;
  return (
    <li
      class={line.kind === 'points' ? 'log-points' : undefined}
      data-at={line.at}
      data-seat={line.seat}
      data-whom={
        line.kind === 'deed'
          ? line.events
              .map(({ whom }) => whom)
              .join(' ')
              .trim() || undefined
          : undefined
      }
      onPointerEnter={put(desk.lit, lights)}
    >
      {line.kind === 'points' ? (
        <>
          <b>{story.amount(line.n)}</b>
          <Moment desk={desk} at={line.at}>
            {line.seat === teller
              ? story.reason(line)
              : sayOf(desk.seatName(line.seat), story.reason(line), desk.language.value)}
          </Moment>
        </>
      ) : (
        <Moment desk={desk} at={line.at}>
          {story.say(line, teller)}
        </Moment>
      )}
      {clause ? <ClauseLink desk={desk} clause={clause} tabIndex={-1} /> : undefined}
    </li>
  );
}

/** What leads to the moment after a line, where the table has a replay. */
function Moment({
  desk,
  at,
  children,
}: {
  readonly desk: Desk;
  readonly at: number;
  readonly children: ComponentChildren;
}) {
  const { replayAt } = desk.source;
  if (!replayAt) return <span>{children}</span>;
  return (
    <Link tabIndex={-1} href={`${replayAt}?m=${at + 1}`} aria-description={wording.value.log.momentOf(at + 1)}>
      {children}
    </Link>
  );
}
