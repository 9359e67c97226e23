import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useNow } from '../now.ts';
import { wording } from '../words/index.ts';
import { Counting } from './counting.tsx';
import { Crest, houseOf } from './crest.tsx';
import type { Desk } from './desk.ts';
import { narrow } from './narrow.ts';
import type { Clocks } from './source.ts';

/** Everybody at the table with the numbers that matter, always visible. */
export function Seats({ desk }: { readonly desk: Desk }) {
  const { turn, viewer, view, over, result } = desk.source.position.value;
  const { table, live } = wording.value;
  const order = Array.from({ length: view.seats }, (_, i) => (Math.max(0, viewer) + i) % view.seats);
  const leaders = over ? result.ranking[0] : [];
  // On a phone in text mode it scrolls, and must be reachable.
  return (
    <ul class="seat-list" aria-label={table.others} tabIndex={desk.inText.value && narrow.value ? 0 : undefined}>
      {order.map((seat) => {
        const info = desk.source.seats.value[seat];
        const active = turn.includes(seat) && !over;
        return (
          <li
            key={seat}
            class={`seat-strip${active ? ' is-active' : ''}${seat === viewer ? ' is-own' : ''}${leaders.includes(seat) ? ' is-leader' : ''}`}
            data-house={houseOf(seat)}
            data-look="points"
            data-of={seat}
          >
            <h3>
              <Crest seat={seat} />
              <span class="seat-name">{info.name}</span>
              {info.present === undefined ? undefined : (
                <span
                  class={info.present ? 'presence is-here' : 'presence'}
                  role="img"
                  aria-label={info.present ? live.present : live.away}
                />
              )}
              {active ? <span class="to-play">{table.active}</span> : undefined}
              <SeatClock clocks={desk.source.clocks?.value} seat={seat} />
            </h3>
            <dl>
              {(desk.inText.value ? desk.figures(seat) : [desk.score(seat)]).map(({ id, label, value }) => (
                <Stat key={id} id={id} label={label} value={value} />
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** A number that shows by how much it changed last. */
function Stat({ id, label, value }: { readonly id: string; readonly label: string; readonly value: string }) {
  const before = useSignal(value);
  const delta = useSignal(0);
  useEffect(() => {
    const change = Number(value) - Number(before.peek());
    before.value = value;
    if (Number.isFinite(change) && change !== 0) delta.value = change;
  }, [value]);
  return (
    <div data-stat={id} class={id === 'score' ? 'stat is-score' : 'stat'}>
      <dt>{label}</dt>
      <dd>
        <Counting value={value} />
        {delta.value === 0 ? undefined : (
          <span class={delta.value > 0 ? 'delta is-up' : 'delta is-down'} key={value} aria-hidden="true">
            {wording.value.table.gains(delta.value)}
          </span>
        )}
      </dd>
    </div>
  );
}

function SeatClock({ clocks, seat }: { readonly clocks: Clocks | undefined; readonly seat: number }) {
  const running = clocks?.running.includes(seat) ?? false;
  const now = useNow(running);
  if (!clocks) return null;
  const left = Math.max(0, clocks.left[seat] - (running ? Math.max(0, now - clocks.at) : 0));
  const time = clockTime(left);
  return (
    <span class={left < 60_000 ? 'seat-clock is-low' : 'seat-clock'}>
      <span aria-hidden="true">{time}</span>
      <span class="for-readers">{wording.value.live.timeLeft(time)}</span>
    </span>
  );
}

function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
