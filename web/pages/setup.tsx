import { useSignal } from '@preact/signals';
import type { Options } from '#kernel';
import type { Edition } from '#kernel/edition/edition.ts';
import { cardOf } from '../cards.ts';
import { ChooseBot } from '../characters/choose.tsx';
import { ChooseEdition } from '../editions/choose.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { into } from '../form/put.ts';
import { counts, Segments } from '../form/segments.tsx';
import { loadFace } from '../library.ts';
import { useLoaded } from '../loading.tsx';
import { chosenFor, GameOptions, PlayersNote } from '../options/choose.tsx';
import { KeyPicture } from '../picture.tsx';
import { botSeat, ownName, usualBot, usualSeats } from '../play/seats.ts';
import type { LocalSeat } from '../play/shelf.ts';
import { startHere } from '../play/start.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { Crest, houseOf, wearHouses } from '../table/crest.tsx';
import { wording } from '../words/index.ts';

/** Sets up a game on this device: how many, who, which options. */
export function SetUp({ id }: { readonly id: string }) {
  const game = cardOf(id)!;
  const { setup, home } = wording.value;
  const title = game.titles[settings.value.language];
  const [, max] = game.seats;
  const count = useSignal(usualSeats(game));
  const levels = useSignal<(string | undefined)[]>(Array.from({ length: max }, (_, i) => (i ? usualBot() : undefined)));
  const names = useSignal<string[]>(Array.from({ length: max }, (_, i) => (i === 0 ? ownName() : '')));
  const options = useSignal<Options>({});
  const seed = useSignal('');
  const edition = useSignal<Edition | undefined>(undefined);
  // The seats bear the houses of this game, which its face knows.
  const { done: dressed } = useLoaded(async () => wearHouses((await loadFace(id))?.houses), [id]);

  const replaced = <T,>(list: readonly T[], at: number, value: T): T[] => list.map((x, i) => (i === at ? value : x));
  const begin = () => {
    const seats = Array.from({ length: count.value }, (_, seat): LocalSeat => {
      const level = levels.value[seat];
      const before = levels.value.slice(0, seat).filter((other) => other === level);
      if (level !== undefined) return botSeat(level, before.length + 1);
      return { name: names.value[seat].trim() || setup.playerName(seat + 1) };
    });
    void startHere(id, seats, {
      seed: seed.value.trim() || undefined,
      options: chosenFor(id, count.value, options.value),
      edition: edition.value,
    });
  };

  return (
    <main class="page narrow" id="content">
      <header class="entrance">
        <KeyPicture game={id} first />
        <h1>{setup.title(title)}</h1>
      </header>
      <Form class="form-sheet" onSend={begin}>
        <Segments
          name="seats"
          legend={setup.seats}
          choices={counts(game.seats)}
          chosen={count.value}
          onChoose={into(count)}
        />
        <PlayersNote game={game} seats={count.value} />
        {Array.from({ length: count.value }, (_, seat) => (
          <fieldset class="seat-row" key={seat} data-house={dressed ? houseOf(seat) : undefined}>
            <legend>
              {dressed ? <Crest seat={seat} /> : undefined} {setup.seat(seat + 1)}
            </legend>
            <ChooseBot
              game={id}
              seats={count.value}
              label={setup.who}
              unlabelled
              nobody={setup.person}
              chosen={levels.value[seat] ?? ''}
              onChoose={(level) => {
                levels.value = replaced(levels.value, seat, level || undefined);
              }}
            />
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
        {game.measured ? undefined : <p class="quiet">{setup.unmeasured}</p>}
        <GameOptions game={id} seats={count.value} chosen={options} />
        <ChooseEdition game={id} onChoose={into(edition)} />
        <Field label={setup.seed} value={seed} maxLength={80} />
        <p class="actions">
          <button type="submit" class="primary">
            {setup.begin}
          </button>
          <Link class="button" href={`/tables?open&game=${id}`}>
            {home.makeTable}
          </Link>
        </p>
      </Form>
    </main>
  );
}
