import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sayHeadline, sayOf, storyOf, WATCHER } from '#kernel';
import type { Face } from '../face.ts';
import type { LocalTable } from '../play/local.ts';
import { go, Link, query } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { TableScreen } from '../table/screen.tsx';
import { wording } from '../words/index.ts';
import type { Moments } from './moments.ts';

const SPEEDS = [1, 2, 4];
const STEP_MS = 900;

interface ReplayProps {
  readonly replay: Moments;
  readonly view: Face | undefined;
  /** Where the game itself is. */
  readonly back: string;
  /** It stands in a frame of another site: what leads elsewhere opens there. */
  readonly framed?: boolean;
}

/** A game looked at moment by moment; the address names the moment. From any of them one may branch off. */
export function ReplayScreen({ replay, view, back, framed }: ReplayProps) {
  const branch = useSignal<LocalTable | undefined>(undefined);
  const playing = useSignal(false);
  const speed = useSignal(SPEEDS[0]);

  useSignalEffect(() => {
    const moment = String(replay.moment.value);
    if (query.peek().get('m') !== moment) go(`${replay.replayAt}?m=${moment}`, true);
  });
  const wanted = query.value.get('m');
  useEffect(() => {
    if (wanted !== null && Number(wanted) !== replay.moment.peek()) replay.goTo(Number(wanted) || 0);
  }, [wanted]);
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setInterval(() => {
      replay.goTo(replay.moment.peek() + 1);
      if (replay.moment.peek() === replay.length) playing.value = false;
    }, STEP_MS / speed.value);
    return () => clearInterval(timer);
  }, [playing.value, speed.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, dialog, .board-pane')) return;
      if (event.key === ',' || event.key === 'ArrowLeft') replay.goTo(replay.moment.peek() - 1);
      else if (event.key === '.' || event.key === 'ArrowRight') replay.goTo(replay.moment.peek() + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [replay]);

  const { replay: words } = wording.value;
  const moment = replay.moment.value;
  const last = replay.position.value.log.at(-1);
  const { language } = settings.value;
  const counted = words.of(moment, replay.length);
  const done = last && storyOf(replay.game, [last]).find((passage) => passage.kind === 'turn');
  const said = done && sayHeadline(replay.game, done, (seat) => replay.seats.value[seat].name, language);

  if (branch.value) {
    const leave = () => {
      branch.value?.close();
      branch.value = undefined;
    };
    const banner = (
      <p class="banner is-branch">
        <span>{words.whatIfLead}</span>{' '}
        <button type="button" onClick={leave}>
          {words.leaveBranch}
        </button>
      </p>
    );
    return <TableScreen source={branch.value} view={view} banner={banner} />;
  }
  const banner = (
    <section class="replay-bar" aria-label={words.moment}>
      <JumpButton name={words.first} sign="«" act={() => replay.goTo(0)} />
      <JumpButton name={words.previous} sign="‹" act={() => replay.goTo(moment - 1)} />
      <JumpButton
        name={playing.value ? words.pause : words.play}
        sign={playing.value ? 'Ⅱ' : '▶'}
        act={() => {
          if (moment === replay.length) replay.goTo(0);
          playing.value = !playing.value;
        }}
      />
      <JumpButton name={words.next} sign="›" act={() => replay.goTo(moment + 1)} />
      <JumpButton name={words.last} sign="»" act={() => replay.goTo(replay.length)} />
      <input
        type="range"
        min={0}
        max={replay.length}
        value={moment}
        aria-label={words.moment}
        aria-valuetext={counted}
        onInput={(event) => replay.goTo(Number(event.currentTarget.value))}
      />
      <output>{said ? sayOf(counted, said, language) : counted}</output>
      <label>
        <span class="for-readers">{words.speed}</span>
        <select
          value={speed.value}
          onChange={(event) => {
            speed.value = Number(event.currentTarget.value);
          }}
        >
          {SPEEDS.map((n) => (
            <option key={n} value={n}>
              {n}×
            </option>
          ))}
        </select>
      </label>
      <SeenAs replay={replay} />
      {framed ? (
        <a class="button" href={back} target="_blank" rel="noreferrer">
          Engawa ↗
        </a>
      ) : (
        <>
          <button
            type="button"
            onClick={() => {
              playing.value = false;
              branch.value = replay.branch();
            }}
          >
            {words.whatIf}
          </button>
          {replay.checkAt ? (
            <Link class="button" href={replay.checkAt}>
              {wording.value.live.fair}
            </Link>
          ) : undefined}
          <Link class="button" href={back}>
            {words.live}
          </Link>
        </>
      )}
    </section>
  );
  return <TableScreen source={replay} view={view} banner={banner} celebrates={false} />;
}

const JumpButton = ({
  name,
  sign,
  act,
}: {
  readonly name: string;
  readonly sign: string;
  readonly act: () => void;
}) => (
  <button type="button" class="control" aria-label={name} title={name} onClick={act}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

/** Whose eyes one looks with: everything is open once the game is over. */
function SeenAs({ replay }: { readonly replay: Moments }) {
  const { replay: words } = wording.value;
  const { eyes } = replay;
  if (!replay.game.secrets || !eyes) return null;
  return (
    <label>
      <span class="for-readers">{words.seenAs}</span>
      <select
        value={eyes.value}
        onChange={(event) => {
          eyes.value = Number(event.currentTarget.value);
        }}
      >
        <option value={WATCHER}>{words.everybody}</option>
        {replay.seats.value.map(({ name }, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
