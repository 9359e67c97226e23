import { bots } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import type { Summary } from '#wire';
import { cardOf, cards } from '../cards.ts';
import { fairWording } from '../fairness/words/index.ts';
import { useLoaded } from '../loading.tsx';
import { ApiError, myTables, openTable, openTables } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { botName, ownName } from '../play/seats.ts';
import { go, Link, query } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';

/** The lobby: tables to join, tables of ours, and a form to open one. */
export function Tables() {
  const { lobby } = wording.value;
  const tries = useSignal(0);
  const open = useLoaded(openTables, [tries.value]);
  const mine = useLoaded(myTables, [tries.value]);
  return (
    <main class="page lobby" id="content">
      <h1>{lobby.title}</h1>
      {open.failed ? (
        <p class="refusal" role="alert">
          {open.failed instanceof ApiError ? open.failed.message : String(open.failed)}{' '}
          <button
            type="button"
            onClick={() => {
              tries.value++;
            }}
          >
            {lobby.retry}
          </button>
        </p>
      ) : undefined}
      <section aria-labelledby="mine">
        <h2 id="mine">{lobby.mine}</h2>
        <TableList tables={mine.value ?? []} none={lobby.noneMine} action={undefined} />
      </section>
      <section aria-labelledby="open">
        <h2 id="open">{lobby.open}</h2>
        <TableList
          tables={(open.value ?? []).filter(({ table }) => !mine.value?.some((own) => own.table === table))}
          none={lobby.none}
          action={lobby.sit}
        />
      </section>
      <OpenForm />
    </main>
  );
}

interface TableListProps {
  readonly tables: readonly Summary[];
  readonly none: string;
  readonly action: string | undefined;
}

function TableList({ tables, none, action }: TableListProps) {
  const { lobby, table } = wording.value;
  if (tables.length === 0) return <p class="quiet">{none}</p>;
  return (
    <ul class="shelf">
      {tables.map((summary) => {
        const card = cardOf(summary.game);
        const free = summary.seats.filter(({ kind }) => kind === 'open').length;
        const own = seatKeys.of(summary.table);
        const state =
          summary.status === 'over'
            ? lobby.finished
            : summary.status === 'playing'
              ? own && summary.turn.includes(own.seat)
                ? table.yourTurn
                : lobby.started
              : own && summary.shuffle.awaited.includes(own.seat)
                ? lobby.waitsForPart
                : lobby.free(free);
        const older = summary.shuffle.kind === 'seed' && summary.status !== 'over';
        const names = summary.seats.flatMap(({ name }) => (name ? [name] : [])).join(', ');
        return (
          <li key={summary.table} data-game={summary.game}>
            <Link href={`/t/${summary.table}`}>
              <strong>{card?.titles[settings.value.language] ?? summary.game}</strong> {names}
            </Link>
            <span class="quiet">
              {state}
              {older ? ` · ${fairWording.value.older.mark}` : ''}
            </span>
            {action ? (
              <Link class="button" href={`/t/${summary.table}`} aria-label={`${action}: ${names}`}>
                {action}
              </Link>
            ) : undefined}
          </li>
        );
      })}
    </ul>
  );
}

function OpenForm() {
  const { lobby, setup } = wording.value;
  const { open: fair } = fairWording.value;
  const gameId = useSignal(query.value.get('game') ?? '');
  const game = cardOf(gameId.value) ?? cards.value[0];
  const seats = useSignal(game.seats[1]);
  const name = useSignal(settings.value.name);
  const clock = useSignal('none');
  const listed = useSignal(false);
  const openly = useSignal(false);
  const botLevels = useSignal<readonly string[]>([]);
  const trouble = useSignal('');
  const [min, max] = game.seats;
  const count = Math.max(min, Math.min(max, seats.value));

  const submit = async (event: Event) => {
    event.preventDefault();
    const called = name.value.trim() || ownName();
    change({ name: name.value.trim() });
    try {
      const table = await openTable({
        game: game.id,
        seats: count,
        name: called,
        clock: clock.value === 'none' ? undefined : clock.value,
        listed: listed.value,
        contributions: openly.value && clock.value !== 'live' ? 'open' : 'sealed',
        bots: botLevels.value.slice(0, count - 1),
      });
      go(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.message;
    }
  };
  return (
    <section aria-labelledby="make">
      <h2 id="make">{lobby.make}</h2>
      <form class="form-sheet" onSubmit={submit}>
        <label class="field">
          <span>{lobby.game}</span>
          <select
            value={game.id}
            onChange={(event) => {
              gameId.value = event.currentTarget.value;
            }}
          >
            {cards.value.map(({ id, titles }) => (
              <option key={id} value={id}>
                {titles[settings.value.language]}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="segments">
          <legend>{lobby.seats}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="seats"
                checked={count === n}
                onChange={() => {
                  seats.value = n;
                }}
              />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments">
          <legend>{lobby.clock}</legend>
          {Object.entries(lobby.clocks).map(([id, label]) => (
            <label key={id}>
              <input
                type="radio"
                name="clock"
                checked={clock.value === id}
                onChange={() => {
                  clock.value = id;
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{lobby.addBot}</span>
          <select
            value={String(botLevels.value.length)}
            onChange={(event) => {
              const level = bots[Math.min(1, bots.length - 1)];
              botLevels.value = Array.from({ length: Number(event.currentTarget.value) }, () => level);
            }}
          >
            {Array.from({ length: count }, (_, n) => (
              <option key={n} value={n}>
                {n === 0 ? '0' : `${n} × ${botName(bots[Math.min(1, bots.length - 1)])}`}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={listed.value}
            onChange={(event) => {
              listed.value = event.currentTarget.checked;
            }}
          />
          <span>{lobby.visible}</span>
        </label>
        {clock.value === 'live' ? undefined : (
          <details class="shuffle-option">
            <summary>{fair.title}</summary>
            <label class="switch">
              <input
                type="checkbox"
                checked={openly.value}
                aria-describedby="openly"
                onChange={(event) => {
                  openly.value = event.currentTarget.checked;
                }}
              />
              <span>{fair.label}</span>
            </label>
            <p class="quiet" id="openly">
              {fair.lead}
            </p>
          </details>
        )}
        <label class="field">
          <span>{lobby.yourName}</span>
          <input
            type="text"
            maxLength={24}
            autocomplete="nickname"
            placeholder={setup.you}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        {trouble.value ? (
          <p class="refusal" role="alert">
            {trouble.value}
          </p>
        ) : undefined}
        <p class="actions">
          <button type="submit" class="primary">
            {lobby.create}
          </button>
        </p>
      </form>
    </section>
  );
}
