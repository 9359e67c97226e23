import { useSignal } from '@preact/signals';
import type { Options } from '#kernel';
import type { Edition } from '#kernel/edition/edition.ts';
import { type ClockSpec, PACES, type TimeoutRule } from '#wire';
import { cardOf, cards } from '../cards.ts';
import { ChooseBot } from '../characters/choose.tsx';
import { ChooseEdition } from '../editions/choose.tsx';
import { fairWording } from '../fairness/words/index.ts';
import { useAttempt } from '../form/attempt.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { into } from '../form/put.ts';
import { counts, Segments } from '../form/segments.tsx';
import { Switch } from '../form/switch.tsx';
import { openTable } from '../online/api.ts';
import { signedIn } from '../online/signed-in.ts';
import { chosenFor, GameOptions, PlayersNote } from '../options/choose.tsx';
import { ownName } from '../play/seats.ts';
import { go, query } from '../router.tsx';
import { isPace } from '../seek/pace.ts';
import { change, settings } from '../settings/settings.ts';
import { vacationWording } from '../vacation/words/index.ts';
import { houseWording } from '../words/house/index.ts';
import { wording } from '../words/index.ts';
import { clockSentence } from './clock.ts';
import { lobbyWording } from './words/index.ts';

const ZEROES: readonly TimeoutRule[] = ['bot', 'absent', 'lose', 'wait'];
const MINUTE = 60;
const LANGUAGE_NAMES = [
  ['', ''],
  ['en', 'English'],
  ['fr', 'Français'],
  ['ja', '日本語'],
] as const;

/** A clock of one's own, from what is written into two fields; nothing where that is none. */
function ownClock(kind: string, minutes: string, seconds: string): ClockSpec | undefined {
  const bank = Math.round(Number(minutes) * MINUTE);
  const increment = Math.round(Number(seconds));
  if (!(bank >= 10) || !(increment >= 0)) return undefined;
  // As much again may be saved up.
  const cap = Math.max(bank, Math.min(31_536_000, bank * 2));
  return { kind: kind === 'live' ? 'live' : 'correspondence', bank, increment, cap };
}

/** Opens a table: what is played, by whom, how fast, and what happens at zero. */
export function OpenForm() {
  const { setup } = wording.value;
  const { lobby } = houseWording.value;
  const words = lobbyWording.value;
  const { open: fair } = fairWording.value;
  const gameId = useSignal(query.value.get('game') ?? '');
  const game = cardOf(gameId.value) ?? cards.value[0];
  const seats = useSignal(game.seats[1]);
  const name = useSignal(settings.value.name);
  const pace = useSignal('none');
  const kind = useSignal('live');
  const minutes = useSignal('30');
  const seconds = useSignal('15');
  const timeout = useSignal<TimeoutRule>('bot');
  const rated = useSignal(false);
  const listed = useSignal(false);
  const language = useSignal('');
  const openly = useSignal(false);
  const programs = useSignal(false);
  const chances = useSignal(false);
  const vacations = useSignal(true);
  const options = useSignal<Options>({});
  /** By seat; the first is the host's. */
  const levels = useSignal<readonly string[]>([]);
  const edition = useSignal<Edition | undefined>(undefined);
  const { attempt, said } = useAttempt();
  const [min, max] = game.seats;
  const count = Math.max(min, Math.min(max, seats.value));
  const clock =
    pace.value === 'own'
      ? ownClock(kind.value, minutes.value, seconds.value)
      : isPace(pace.value)
        ? PACES[pace.value]
        : undefined;
  const isLive = clock?.kind === 'live';

  const send = () =>
    attempt(async () => {
      const called = name.value.trim() || ownName();
      change({ name: name.value.trim() });
      const table = await openTable({
        game: game.id,
        seats: count,
        name: called,
        clock,
        timeout: timeout.value,
        rated: rated.value && clock !== undefined,
        listed: listed.value,
        language: language.value || undefined,
        programs: programs.value,
        chances: chances.value,
        vacations: vacations.value,
        contributions: openly.value && !isLive ? 'open' : 'sealed',
        bots: levels.value.slice(1, count).filter(Boolean),
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
        <fieldset class="bot-seats">
          <legend>{words.bots}</legend>
          {Array.from({ length: count - 1 }, (_, i) => (
            <ChooseBot
              key={i}
              game={game.id}
              seats={count}
              label={words.botSeat(i + 2)}
              nobody={words.noBot}
              chosen={levels.value[i + 1] ?? ''}
              onChoose={(level) => {
                const next = Array.from({ length: count }, (__, seat) => levels.value[seat] ?? '');
                next[i + 1] = level;
                levels.value = next;
              }}
            />
          ))}
        </fieldset>
        <Segments
          name="clock"
          legend={lobby.clock}
          choices={Object.entries(words.clocks)}
          chosen={pace.value}
          onChoose={into(pace)}
        />
        {pace.value === 'own' ? (
          <div class="own-clock">
            <Segments
              name="own-kind"
              legend={words.clocks.own}
              choices={Object.entries(words.ownKinds)}
              chosen={kind.value}
              onChoose={into(kind)}
            />
            <Field label={words.ownBank} value={minutes} maxLength={6} />
            <Field label={words.ownIncrement} value={seconds} maxLength={6} />
          </div>
        ) : undefined}
        {clock ? (
          <label class="field">
            <span>{words.zero}</span>
            <select
              value={timeout.value}
              onChange={({ currentTarget }) => {
                timeout.value = ZEROES.find((rule) => rule === currentTarget.value) ?? 'bot';
              }}
            >
              {ZEROES.map((rule) => (
                <option key={rule} value={rule}>
                  {words.zeroNames[rule]}
                </option>
              ))}
            </select>
          </label>
        ) : undefined}
        <p class="quiet" role="status">
          {clockSentence(clock ?? null, timeout.value)}
        </p>
        {clock?.kind === 'correspondence' ? (
          <Switch label={vacationWording.value.wish} on={vacations.value} onTurn={into(vacations)} />
        ) : undefined}
        {signedIn.get() && clock ? (
          <>
            <Switch label={words.rated} on={rated.value} explainedBy="open-rated" onTurn={into(rated)} />
            <p class="quiet" id="open-rated">
              {words.ratedLead}
            </p>
          </>
        ) : undefined}
        <GameOptions game={game.id} seats={count} chosen={options} />
        <ChooseEdition key={game.id} game={game.id} onChoose={into(edition)} />
        <Switch label={lobby.visible} on={listed.value} onTurn={into(listed)} />
        <Switch label={words.allowChances} on={chances.value} onTurn={into(chances)} explainedBy="open-chances" />
        <p class="quiet" id="open-chances">
          {words.chancesLead}
        </p>
        <Switch label={words.allowPrograms} on={programs.value} onTurn={into(programs)} explainedBy="open-programs" />
        <p class="quiet" id="open-programs">
          {words.programsLead}
        </p>
        <label class="field">
          <span>{words.language}</span>
          <select
            value={language.value}
            onChange={({ currentTarget }) => {
              language.value = currentTarget.value;
            }}
          >
            {LANGUAGE_NAMES.map(([code, own]) => (
              <option key={code} value={code} lang={code || undefined}>
                {own || words.anyLanguage}
              </option>
            ))}
          </select>
        </label>
        {isLive ? undefined : (
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
