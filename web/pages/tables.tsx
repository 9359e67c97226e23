import { bots } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import type { Options } from '#kernel';
import type { Edition } from '#kernel/edition/edition.ts';
import type { Summary } from '#wire';
import { cardOf, cards } from '../cards.ts';
import { ChooseEdition } from '../editions/choose.tsx';
import { editionWording } from '../editions/words/index.ts';
import { fairWording } from '../fairness/words/index.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { into, put } from '../form/put.ts';
import { Refused } from '../form/refused.tsx';
import { counts, Segments } from '../form/segments.tsx';
import { Switch } from '../form/switch.tsx';
import { useLoaded } from '../loading.tsx';
import { ApiError, myTables, openTable, openTables } from '../online/api.ts';
import { seatKeys } from '../online/keys.ts';
import { chosenFor, GameOptions, PlayersNote } from '../options/choose.tsx';
import { Chosen } from '../options/chosen.tsx';
import { botName, ownName } from '../play/seats.ts';
import { go, Link, query } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';

/** The lobby: tables to join, tables of ours, and a form to open one. */
export function Tables() {
  const { lobby } = houseWording.value;
  const tries = useSignal(0);
  const open = useLoaded(openTables, [tries.value]);
  const mine = useLoaded(myTables, [tries.value]);
  return (
    <main class="page lobby" id="content">
      <h1>{lobby.title}</h1>
      {open.failed ? (
        <Refused>
          {open.failed instanceof ApiError ? open.failed.message : String(open.failed)}{' '}
          <button type="button" onClick={put(tries, tries.value + 1)}>
            {lobby.retry}
          </button>
        </Refused>
      ) : undefined}
      <section aria-labelledby="mine">
        <h2 id="mine">{lobby.mine}</h2>
        <TableList tables={(mine.value ?? []).map(({ summary }) => summary)} none={lobby.noneMine} action={undefined} />
      </section>
      <section aria-labelledby="open">
        <h2 id="open">{lobby.open}</h2>
        <TableList
          tables={(open.value ?? []).filter(({ table }) => !mine.value?.some(({ summary }) => summary.table === table))}
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
  const { table } = wording.value;
  const { lobby } = houseWording.value;
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
              {summary.edition ? ` · ${editionWording.value.playedWith(summary.edition.name)}` : ''}
              {older ? ` · ${fairWording.value.older.mark}` : ''}
            </span>
            <Chosen game={summary.game} options={summary.options} />
            {card ? <PlayersNote game={card} seats={summary.seats.length} /> : undefined}
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
  const { setup } = wording.value;
  const { lobby } = houseWording.value;
  const { open: fair } = fairWording.value;
  const gameId = useSignal(query.value.get('game') ?? '');
  const game = cardOf(gameId.value) ?? cards.value[0];
  const seats = useSignal(game.seats[1]);
  const name = useSignal(settings.value.name);
  const clock = useSignal('none');
  const listed = useSignal(false);
  const openly = useSignal(false);
  const options = useSignal<Options>({});
  const botLevels = useSignal<readonly string[]>([]);
  const edition = useSignal<Edition | undefined>(undefined);
  const { attempt, said } = useAttempt();
  const [min, max] = game.seats;
  const count = Math.max(min, Math.min(max, seats.value));

  const send = () =>
    attempt(async () => {
      const called = name.value.trim() || ownName();
      change({ name: name.value.trim() });
      const table = await openTable({
        game: game.id,
        seats: count,
        name: called,
        clock: clock.value === 'none' ? undefined : clock.value,
        listed: listed.value,
        contributions: openly.value && clock.value !== 'live' ? 'open' : 'sealed',
        bots: botLevels.value.slice(0, count - 1),
        options: chosenFor(game.id, count, options.value),
        edition: edition.value?.game === game.id ? edition.value : undefined,
      });
      go(`/t/${table}`);
    });
  return (
    <section aria-labelledby="make">
      <h2 id="make">{lobby.make}</h2>
      <Form class="form-sheet" onSend={send}>
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
        <Segments
          name="seats"
          legend={lobby.seats}
          choices={counts(game.seats)}
          chosen={count}
          onChoose={into(seats)}
        />
        <PlayersNote game={game} seats={count} />
        <Segments
          name="clock"
          legend={lobby.clock}
          choices={Object.entries(lobby.clocks)}
          chosen={clock.value}
          onChoose={into(clock)}
        />
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
        <GameOptions game={game.id} seats={count} chosen={options} />
        <ChooseEdition key={game.id} game={game.id} onChoose={into(edition)} />
        <Switch label={lobby.visible} on={listed.value} onTurn={into(listed)} />
        {clock.value === 'live' ? undefined : (
          <details class="shuffle-option">
            <summary>{fair.title}</summary>
            <Switch label={fair.label} on={openly.value} onTurn={into(openly)} explainedBy="openly" />
            <p class="quiet" id="openly">
              {fair.lead}
            </p>
          </details>
        )}
        <Field label={lobby.yourName} value={name} maxLength={24} autocomplete="nickname" placeholder={setup.you} />
        {said}
        <p class="actions">
          <button type="submit" class="primary">
            {lobby.create}
          </button>
        </p>
      </Form>
    </section>
  );
}
