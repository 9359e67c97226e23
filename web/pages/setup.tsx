import { bots } from 'virtual:catalogue';
import { useSignal } from '@preact/signals';
import type { Options } from '#kernel';
import { cardOf } from '../cards.ts';
import { botName, botSeat, ownName, usualBot, usualSeats } from '../play/seats.ts';
import type { LocalSeat } from '../play/shelf.ts';
import { startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { optionValue, wording } from '../words/index.ts';

/** Sets up a game on this device: how many, who, which options. */
export function SetUp({ id }: { readonly id: string }) {
  const game = cardOf(id)!;
  const { setup, home } = wording.value;
  const title = game.titles[settings.value.language];
  const [min, max] = game.seats;
  const count = useSignal(usualSeats(game));
  const levels = useSignal<(string | undefined)[]>(Array.from({ length: max }, (_, i) => (i ? usualBot() : undefined)));
  const names = useSignal<string[]>(Array.from({ length: max }, (_, i) => (i === 0 ? ownName() : '')));
  const options = useSignal<Record<string, Options[string]>>({});
  const seed = useSignal('');

  const replaced = <T,>(list: readonly T[], at: number, value: T): T[] => list.map((x, i) => (i === at ? value : x));
  const begin = (event: Event) => {
    event.preventDefault();
    const seats = Array.from({ length: count.value }, (_, seat): LocalSeat => {
      const level = levels.value[seat];
      if (level !== undefined) return botSeat(seat, level);
      return { name: names.value[seat].trim() || setup.playerName(seat + 1) };
    });
    void startHere(id, seats, seed.value.trim() || undefined, options.value);
  };

  return (
    <main class="page narrow" id="content">
      <h1>{setup.title(title)}</h1>
      <form class="form-sheet" onSubmit={begin}>
        <fieldset class="segments">
          <legend>{setup.seats}</legend>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="seats"
                checked={count.value === n}
                onChange={() => {
                  count.value = n;
                }}
              />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        {Array.from({ length: count.value }, (_, seat) => (
          <fieldset class="seat-row" key={seat}>
            <legend>{setup.seat(seat + 1)}</legend>
            <label>
              <span class="for-readers">{setup.who}</span>
              <select
                value={levels.value[seat] ?? ''}
                onChange={(event) => {
                  levels.value = replaced(levels.value, seat, event.currentTarget.value || undefined);
                }}
              >
                <option value="">{setup.person}</option>
                {bots.map((level) => (
                  <option key={level} value={level}>
                    {botName(level)}
                  </option>
                ))}
              </select>
            </label>
            {levels.value[seat] === undefined ? (
              <label>
                <span class="for-readers">{setup.name}</span>
                <input
                  type="text"
                  maxLength={24}
                  placeholder={setup.playerName(seat + 1)}
                  value={names.value[seat]}
                  onInput={(event) => {
                    names.value = replaced(names.value, seat, event.currentTarget.value);
                  }}
                />
              </label>
            ) : undefined}
          </fieldset>
        ))}
        {game.options.length > 0 ? (
          <fieldset>
            <legend>{setup.options}</legend>
            {game.options.map((option) => (
              <label key={option.id} class="field">
                <span>{option.words[settings.value.language]?.name ?? option.id}</span>
                <select
                  onChange={(event) => {
                    const value = option.values[Number(event.currentTarget.value)];
                    options.value = { ...options.value, [option.id]: value };
                  }}
                >
                  {option.values.map((value, i) => (
                    <option key={String(value)} value={i}>
                      {optionValue(option.words[settings.value.language], value)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        ) : undefined}
        <label class="field">
          <span>{setup.seed}</span>
          <input
            type="text"
            maxLength={80}
            value={seed.value}
            onInput={(event) => {
              seed.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="actions">
          <button type="submit" class="primary">
            {setup.begin}
          </button>
          <Link class="button" href={`/tables?open&game=${id}`}>
            {home.makeTable}
          </Link>
        </p>
      </form>
    </main>
  );
}
