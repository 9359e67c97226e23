import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type GameEvent, sayEvent } from '#kernel';
import { put } from '../form/put.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import { untold } from './announcing.ts';
import { ClauseLink } from './clause.tsx';
import { Crest, houseOf } from './crest.tsx';
import type { Desk } from './desk.ts';
import type { LogLine } from './source.ts';
import { against, type Numbered, since, type Turn, turnsOf } from './turns.ts';

type Filter = 'all' | 'own' | 'against';
const FILTERS: readonly Filter[] = ['all', 'own', 'against'];

/** Lines shown at once; a long game stays light. */
const SHOWN = 50;
const MORE = 200;

/** What happened, grouped by turn, with the clause and the moment of each line. */
export function Log({ desk }: { readonly desk: Desk }) {
  const { log, viewer } = desk.source.position.value;
  const { log: words } = wording.value;
  const filter = useSignal<Filter>('all');
  const shown = useSignal(SHOWN);
  const list = useRef<HTMLDivElement>(null);
  // Scrolled in the next frame, when everything is in place: asking for the height now would lay out the page twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [log.length, filter.value]);

  const turns = turnsOf(log).filter(
    ({ seat, lines }) =>
      filter.value === 'all' ||
      (filter.value === 'own' ? seat === viewer : lines.some((line) => against(line, viewer).length > 0)),
  );
  const latest = lastOf(turns, shown.value);
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
      >
        {turns.length === 0 ? <p class="quiet">{words.empty}</p> : undefined}
        {latest.length < turns.length ? (
          <button type="button" class="plain" tabIndex={-1} onClick={put(shown, shown.value + MORE)}>
            {words.earlier}
          </button>
        ) : undefined}
        {latest.map((turn) => (
          <TurnLines key={turn.lines[0].index} desk={desk} turn={turn} />
        ))}
      </div>
    </section>
  );
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

/** The last turns, with about as many lines as are wanted. */
function lastOf(turns: readonly Turn[], lines: number): readonly Turn[] {
  let [at, counted] = [turns.length, 0];
  while (at > 0 && counted < lines) counted += turns[--at].lines.length;
  return turns.slice(at);
}

/** A turn that is over stays as it is: only the last one is drawn again. */
function TurnLines({ desk, turn }: { readonly desk: Desk; readonly turn: Turn }) {
  const { seat, lines } = turn;
  const name = desk.seatName(seat);
  return useMemo(
    () => (
      <div class="log-turn" data-house={houseOf(seat)}>
        <h4>
          <Crest seat={seat} /> {name}
        </h4>
        <ol>
          {lines.map((line) => (
            <Line key={line.index} desk={desk} line={line} />
          ))}
        </ol>
      </div>
    ),
    // A line that has not changed still has the very same list of events.
    [desk, name, desk.language.value, ...lines.map(({ events }) => events)],
  );
}

function Line({ desk, line }: { readonly desk: Desk; readonly line: Numbered }) {
  const { log } = wording.value;
  const { replayAt } = desk.source;
  return (
    <li class={line.forced ? 'is-forced' : undefined}>
      {replayAt ? (
        <Link
          tabIndex={-1}
          href={`${replayAt}?m=${line.index + 1}`}
          aria-label={`${desk.doing(line)}. ${log.momentOf(line.index + 1)}`}
        >
          {desk.doing(line)}
        </Link>
      ) : (
        <span>{desk.doing(line)}</span>
      )}
      {line.forced ? <span class="quiet"> ({log.forced})</span> : undefined}
      {line.events.length > 0 ? (
        <ul class="events">
          {line.events.map((event, i) => (
            <EventLine key={i} desk={desk} event={event} />
          ))}
        </ul>
      ) : undefined}
    </li>
  );
}

const EventLine = ({ desk, event }: { readonly desk: Desk; readonly event: GameEvent }) => (
  <li data-kind={event.kind} data-seat={event.seat}>
    {sayEvent(desk.game, event, desk.nameOf, desk.language.value)}{' '}
    <ClauseLink desk={desk} clause={event.clause} tabIndex={-1} />
  </li>
);

/** Every opponent's turn since my last one, in one glance. */
export function Since({ desk }: { readonly desk: Desk }) {
  const { log, viewer, over } = desk.source.position.value;
  const { table } = wording.value;
  if (viewer < 0 || over) return null;
  const turns = since(log, viewer);
  return (
    <details class="since" open>
      <summary>{table.since}</summary>
      {turns.length === 0 ? <p class="quiet">{table.sinceNothing}</p> : undefined}
      <ul>
        {turns.map((turn) => (
          <li key={turn.lines[0].index} data-since={turn.lines.length}>
            <Crest seat={turn.seat} />
            <span>
              <span class="for-readers">{desk.seatName(turn.seat)}: </span>
              {turn.lines.map((line) => desk.doing(line)).join(' · ')}
              {turn.lines
                .flatMap((line) => against(line, viewer))
                .map((event, i) => (
                  <em key={i} class="against">
                    {' '}
                    {sayEvent(desk.game, event, desk.nameOf, desk.language.value)}
                  </em>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A sentence for those who listen, with its number so that it is said once. */
interface Spoken {
  readonly n: number;
  readonly sentence: string;
}

/** How many sentences one can go back to. */
const KEPT = 20;

/** What a screen reader is told: one sentence for each opponent's turn, or one for every step with what it brought. */
export function useAnnouncements(desk: Desk): readonly Spoken[] {
  const spoken = useSignal<readonly Spoken[]>([]);
  const told = useRef(desk.source.position.peek().log.length);
  const { log, viewer, turn } = desk.source.position.value;
  const every = settings.value.speech === 'full';
  useEffect(() => {
    const fresh = untold(log, told.current, { viewer, turn, every });
    told.current = fresh.told;
    if (fresh.turns.length === 0) return;
    const { turnOf } = wording.value.log;
    const sentences = fresh.turns.flatMap(({ seat, lines }) =>
      every
        ? lines.map((line) => turnOf(desk.seatName(seat), [desk.doing(line), ...happened(desk, line)].join('; ')))
        : [turnOf(desk.seatName(seat), lines.map((line) => desk.doing(line)).join('; '))],
    );
    const next = (spoken.peek().at(-1)?.n ?? 0) + 1;
    spoken.value = [...spoken.peek(), ...sentences.map((sentence, i) => ({ n: next + i, sentence }))].slice(-KEPT);
  }, [log.length, turn.join(), every]);
  return spoken.value;
}

/** What came of a line, in words. */
const happened = (desk: Desk, { events }: LogLine): string[] =>
  events.map((event) => sayEvent(desk.game, event, desk.nameOf, desk.language.value));
