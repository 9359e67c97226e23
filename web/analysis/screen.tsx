import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { KeptTurn, ToldTurn } from '#bots';
import { winShare } from '#kernel';
import { Board } from '../board/board.tsx';
import { Chances } from '../charts/chances.tsx';
import { sharesOf } from '../charts/shares.ts';
import { into, put } from '../form/put.ts';
import { Segments } from '../form/segments.tsx';
import { useLoaded } from '../loading.tsx';
import type { LocalTable } from '../play/local.ts';
import { Replay } from '../replay/source.ts';
import { Link } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { Share } from '../sharing/share.tsx';
import { wearHouses } from '../table/crest.tsx';
import { Desk } from '../table/desk.ts';
import { TableScreen } from '../table/screen.tsx';
import { inRow, wording } from '../words/index.ts';
import { Balance } from './balance.tsx';
import type { Finished } from './finished.ts';
import type { Study } from './study.ts';
import { analysisWording } from './words/index.ts';

interface ScreenProps {
  readonly finished: Finished;
  readonly study: Study;
}

/** So long it takes until a board is drawn anew. */
const DRAWN_MS = 80;

/** What happened in a finished game: the curve on top leads to the turns, the board shows what would have been better. */
export function AnalysisScreen({ finished, study }: ScreenProps) {
  const { game, view, record, seats, home, own } = finished;
  const words = analysisWording.value;
  const { language } = settings.value;
  const replay = useMemo(() => new Replay(home, game, record, seats, 0, own ?? 0), [finished]);
  const desk = useMemo(() => {
    wearHouses(view?.houses);
    return new Desk(replay, view);
  }, [replay]);
  useEffect(() => () => desk.close(), [desk]);
  const result = useMemo(() => resultOf(replay), [replay]);
  const branch = useSignal<LocalTable | undefined>(undefined);
  const seat = useSignal(own ?? result.indexOf(Math.max(...result)));
  const chosen = useSignal(0);
  const steps = useSignal(Number.POSITIVE_INFINITY);

  const analysis = study.analysis.value;
  // What is kept is shown when the board stands at the turn it opens with.
  const placed = useSignal(false);
  const known = placed.value || study.progress.value.all > 0 || study.failed.value !== undefined;
  const looks = study.looks.value;
  const turns = useMemo(
    () => study.turns.value.map((one, i): KeptTurn => looks.get(i)?.turn ?? one),
    [study.turns.value, looks],
  );
  const { done, all } = study.progress.value;
  const costly = (analysis?.costly ?? []).filter(({ turn }) => turns[turn].seat === seat.value);
  const signs = costly.map(({ turn }, i) => ({ turn, n: i + 1 }));
  const rank = costly.findIndex(({ turn }) => turn === chosen.value);
  const turn: KeptTurn | undefined = turns[chosen.value];
  const look = looks.get(chosen.value);
  const better = look ? look.better : costly[rank]?.better;
  const again = study.again.value;
  const looking = study.looking.value;
  const names = seats.map(({ name }) => name);

  // The costliest turn first, as soon as it is known; and that of whoever is looked at.
  useEffect(() => {
    if (costly.length > 0) chosen.value = costly[0].turn;
    if (!analysis || placed.peek()) return;
    const timer = setTimeout(() => {
      placed.value = true;
    }, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [analysis, seat.value]);
  useEffect(() => {
    steps.value = Number.POSITIVE_INFINITY;
    if (!turn) return;
    if (replay.eyes && game.secrets) replay.eyes.value = turn.seat;
    replay.goTo(turn.from);
  }, [turn]);
  const { value: told, done: isTold } = useLoaded(
    async () => (turn && better ? study.tell(turn.from, better, language, names) : undefined),
    [turn, better, language],
  );
  useEffect(() => {
    desk.hints.marks.value = told ? marksOf(told, steps.value) : [];
  }, [told, steps.value, replay.moment.value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, dialog, .board-pane')) return;
      if (event.key === 'ArrowLeft') go(-1);
      else if (event.key === 'ArrowRight') go(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const choose = (at: number) => {
    chosen.value = Math.max(0, Math.min(turns.length - 1, at));
  };
  const go = (by: number) => choose(chosen.value + by);

  if (branch.value) {
    const leave = () => {
      branch.value?.close();
      branch.value = undefined;
    };
    const { replay: said } = wording.value;
    const banner = (
      <p class="banner is-branch">
        <span>{said.whatIfLead}</span>{' '}
        <button type="button" onClick={leave}>
          {said.leaveBranch}
        </button>
      </p>
    );
    return <TableScreen source={branch.value} view={view} banner={banner} />;
  }
  const who = turn ? names[turn.seat] : '';
  // What is told of the chances is what the line shows.
  const line = turn ? sharesOf(turns, turn.seat) : [];
  return (
    <main
      class={known ? 'page analysis' : 'page analysis is-coming'}
      id="content"
      data-analysed={analysis ? '' : undefined}
    >
      <header class="analysis-head">
        <h1>{words.title(game.words[language].title)}</h1>
        <p class="quiet">{inRow(names.map((name, i) => `${name} ${record.scores[i]}`))}</p>
        <p class="quiet" role="status">
          {analysis
            ? `✓ ${words.kept(Math.max(1, Math.round(analysis.took / 1000)))}`
            : study.failed.value === undefined
              ? all === 0
                ? words.waiting
                : done < all
                  ? words.working(done, all)
                  : again
                    ? words.looking(again.done, again.all)
                    : words.deeper
              : ''}
        </p>
        <p class="actions">
          {finished.table ? (
            <Share table={finished.table} path={`${home}/analysis`} title={words.title(game.words[language].title)} />
          ) : undefined}
          <Link class="button" href={`${home}/replay${turn ? `?m=${turn.from}` : ''}`}>
            {words.replay}
          </Link>
          <Link class="button" href={home}>
            {wording.value.replay.live}
          </Link>
        </p>
      </header>
      {study.failed.value === undefined ? undefined : (
        <p class="banner is-lost" role="alert">
          {words.failed} {study.failed.value}{' '}
          <button type="button" onClick={() => void study.begin()}>
            {words.again}
          </button>
        </p>
      )}
      <section class="analysis-curve" aria-labelledby="curve">
        <header>
          <h2 id="curve">{words.chances}</h2>
          <Segments
            name="whose"
            legend={words.whose}
            chosen={seat.value}
            choices={names.map((name, i) => [i, name] as const)}
            onChoose={into(seat)}
          />
          <p class="quiet">▲ {words.legend}</p>
        </header>
        {analysis ? undefined : (
          <progress
            aria-label={words.working(done, all)}
            max={again?.all ?? Math.max(1, all)}
            value={again?.done ?? done}
          />
        )}
        <Chances
          names={names}
          seat={seat.value}
          turns={turns}
          all={Math.max(all, turns.length)}
          result={analysis ? result : undefined}
          signs={signs}
          chosen={chosen.value}
          choose={choose}
        />
        <input
          type="range"
          class="turn-slider"
          min={0}
          max={Math.max(0, turns.length - 1)}
          value={chosen.value}
          disabled={turns.length === 0}
          aria-label={words.turn}
          aria-valuetext={turn ? words.turnOf(chosen.value + 1, turns.length, who) : ''}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      </section>
      <div class="analysis-parts">
        <Stage desk={desk} />
        <section class="analysis-words" aria-live="polite">
          {turn ? (
            <>
              <p class="quiet">
                {rank < 0
                  ? words.turnOf(chosen.value + 1, turns.length, who)
                  : words.costliest(rank + 1, costly.length)}{' '}
                {costly.length > 0 ? (
                  <button type="button" class="plain" onClick={() => choose(costly[(rank + 1) % costly.length].turn)}>
                    {words.next}
                  </button>
                ) : undefined}
              </p>
              <h2>{better === undefined ? words.onTurn(who) : words.gaveAway(who, turn.loss)}</h2>
              <p class="told-turn">
                {told ? (
                  <>
                    {words.did(told.did)} <strong>{words.better(told.better)}</strong>
                    {told.why ? ` ${told.why}` : ''}{' '}
                  </>
                ) : better === undefined && turn.verdict === 'fine' ? (
                  `${words.fine} `
                ) : undefined}
                {better && !isTold ? <span class="quiet">{words.telling} </span> : undefined}
                {words.chance(line[chosen.value], line[chosen.value + 1])}
                {turn.verdict === 'fine' ? undefined : ` ${words.chanceInstead(turn.before[turn.seat])}`}
              </p>
              <p class="actions">
                <button
                  type="button"
                  class="primary"
                  onClick={() => {
                    branch.value = replay.branch();
                  }}
                >
                  {words.playOn}
                </button>
                {told ? (
                  <button type="button" onClick={put(steps, steps.value >= told.instead.length ? 1 : steps.value + 1)}>
                    {steps.value > told.instead.length
                      ? words.step
                      : `${words.step} ${steps.value}/${told.instead.length}`}
                  </button>
                ) : undefined}
                {analysis ? (
                  <button
                    type="button"
                    class="look-deeper"
                    aria-disabled={turn.long || looking ? true : undefined}
                    onClick={() => turn.long || void study.look(chosen.value)}
                  >
                    {turn.long ? words.looked : words.look}
                    {looking?.turn === chosen.value ? (
                      <progress
                        aria-label={words.looking(looking.done, looking.all)}
                        max={looking.all}
                        value={looking.done}
                      />
                    ) : undefined}
                  </button>
                ) : undefined}
              </p>
            </>
          ) : undefined}
          {analysis && costly.length === 0 ? <p>{words.flawless(names[seat.value])}</p> : undefined}
          {analysis ? (
            <Balance analysis={analysis} names={names} seat={seat.value} result={result[seat.value]} />
          ) : undefined}
        </section>
      </div>
    </main>
  );
}

/** The sheet on which the board is drawn, as on a desk. */
const SHEET = 1180;
/** Where there is less room than a tablet has, that would be too small to read. */
const small = matchMedia('(max-width: 600px)');

/** The whole board, as small as its place asks; on a phone it stands as at the table. */
function Stage({ desk }: { readonly desk: Desk }) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useSignal(1);
  useLayoutEffect(() => {
    const resize = () => {
      zoom.value = small.matches ? 1 : stage.current!.clientWidth / SHEET;
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="analysis-stage" ref={stage}>
      <div class="analysis-sheet" style={{ zoom: zoom.value }}>
        <Board desk={desk} showing={zoom.value === 1 ? 'board' : 'all'} />
      </div>
    </div>
  );
}

/** Each seat's share of the victory. */
function resultOf(replay: Replay): readonly number[] {
  replay.goTo(replay.length);
  const { ranking } = replay.position.peek().result;
  return replay.seats.peek().map((_, seat) => winShare(ranking, seat));
}

/** What was played is dotted; the better line is numbered, as far as it is stepped through. */
const marksOf = ({ played, instead }: ToldTurn, steps: number) => [
  ...played.map(({ refs, within }) => ({ refs, within, played: true as const })),
  ...instead.slice(0, steps),
];
