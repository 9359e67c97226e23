import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type CommandId, KEYS } from '#commands';
import type { TurnTold } from '#kernel';
import { widthOf } from '../foretell/question.ts';
import { put } from '../form/put.ts';
import { Crest, houseOf } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { narrow } from '../table/narrow.ts';
import { wording } from '../words/index.ts';
import { lightsOf } from './places.ts';
import type { Card } from './recap.ts';
import { Seal } from './seal.tsx';
import { Trade } from './trade.tsx';

/** What the others did since one's last turn, above the board. Its height never changes, so that the board never jumps. */
export function Strip({ desk }: { readonly desk: Desk }) {
  const { recap } = desk;
  if (!recap.told) return null;
  if (narrow.value) return <Bar desk={desk} />;
  return (
    <section class="recap" aria-label={wording.value.recap.title}>
      <Cards desk={desk} />
    </section>
  );
}

function Cards({ desk }: { readonly desk: Desk }) {
  const { recap, source } = desk;
  const { recap: words } = wording.value;
  const cards = recap.cards.value;
  const begins = awaited(desk);
  const chosen = recap.frame.value?.turn;
  return (
    <>
      {cards.map((card, i) => (
        <OpponentCard
          key={card.seat}
          desk={desk}
          card={card}
          turn={card.turns.find(({ from }) => from === chosen?.from) ?? card.turns[card.turns.length - 1]}
          leads={chosen ? card.seat === chosen.seat : i === 0}
        />
      ))}
      {begins.map((seat) => (
        <article key={`begins ${seat}`} class="recap-card is-begun" data-house={houseOf(seat)}>
          <p class="recap-head">
            <Crest seat={seat} /> <strong>{desk.seatName(seat)}</strong>
          </p>
          <p class="recap-does quiet">{source.thinking?.value ? words.thinks : words.toPlay}</p>
        </article>
      ))}
      {cards.length + begins.length === 0 ? (
        <p class="recap-nothing quiet">{wording.value.table.sinceNothing}</p>
      ) : undefined}
      {source.waits?.value ? <GoOn desk={desk} /> : undefined}
    </>
  );
}

/** Those who are to play now and have not done anything yet that could be told. */
function awaited({ source, recap }: Desk): readonly number[] {
  const { turn, viewer, over } = source.position.value;
  if (over || source.waits?.value || (viewer >= 0 && turn.includes(viewer))) return [];
  const last = recap.turns.value.at(-1)?.seat;
  return turn.length === 1 ? turn.filter((seat) => seat !== last) : [];
}

interface CardProps {
  readonly desk: Desk;
  readonly card: Card;
  /** The one of its turns that is told. */
  readonly turn: TurnTold;
  /** It bears the controls. */
  readonly leads: boolean;
}

function OpponentCard({ desk, card, turn, leads }: CardProps) {
  const { recap, story } = desk;
  const { recap: words } = wording.value;
  const frame = recap.frame.value;
  const chosen = frame?.turn.from === turn.from;
  const does = story.doing(turn);
  const lines = card.turns.reduce((sum, one) => sum + recap.linesIn(one), 0);
  const open = useSignal(false);
  return (
    <article
      class={chosen ? 'recap-card is-chosen' : 'recap-card'}
      data-house={houseOf(card.seat)}
      data-since={lines}
      // By the turn as a whole: a step through it moves nothing.
      style={{ '--letters': widthOf(does) }}
      onPointerEnter={put(desk.lit, lightsOf(turn.lines))}
      onPointerLeave={() => {
        desk.lit.value = [];
        open.value = false;
      }}
    >
      <div class="recap-head">
        <button
          type="button"
          class="recap-name"
          aria-pressed={chosen}
          aria-label={words.stepThrough(desk.seatName(card.seat))}
          onClick={() => recap.choose(turn)}
        >
          <Crest seat={card.seat} /> {desk.seatName(card.seat)}
        </button>
        {card.turns.length > 1 ? <Turns desk={desk} card={card} told={turn} /> : undefined}
        <span class="recap-chapter quiet">{recap.chapters.value.get(turn.from)}</span>
        <Seal desk={desk} n={turn.points} />
      </div>
      {chosen ? <Caption desk={desk} /> : <p class="recap-does">{does}</p>}
      <div class="recap-foot">
        <Trade desk={desk} turn={turn} open={open} />
        {leads ? <Stepper desk={desk} /> : undefined}
      </div>
    </article>
  );
}

/** Numbered dots, where somebody played more than once. */
function Turns({ desk, card, told }: { readonly desk: Desk; readonly card: Card; readonly told: TurnTold }) {
  const { recap: words } = wording.value;
  return (
    <span class="recap-turns">
      {card.turns.map((turn, i) => (
        <button
          type="button"
          key={turn.from}
          class="recap-dot"
          aria-label={words.turn(i + 1)}
          aria-pressed={turn.from === told.from}
          onClick={() => desk.recap.choose(turn)}
        >
          {i + 1}
        </button>
      ))}
    </span>
  );
}

/** The deed that is shown on the board, in words, and which of how many it is. */
function Caption({ desk }: { readonly desk: Desk }) {
  const frame = desk.recap.frame.value;
  if (!frame) return null;
  const { turn, deed, n, of } = frame;
  return (
    <p class="recap-does" role="status">
      <b class="recap-number">{n}</b> {deed ? desk.story.sentence(deed, turn.seat) : desk.story.doing(turn)}{' '}
      <span class="quiet">{wording.value.recap.step(n, of)}</span>
    </p>
  );
}

/** Back, play or pause, on. */
function Stepper({ desk }: { readonly desk: Desk }) {
  const { recap } = desk;
  const { recap: words } = wording.value;
  const playing = recap.playing.value;
  return (
    <span class="recap-steps">
      <Step of="stepBack" name={words.back} act={() => recap.back()}>
        ◀
      </Step>
      <Step of="playBack" name={playing ? words.pause : words.play} act={() => recap.play()} main>
        {playing ? '❚❚' : '▶'}
      </Step>
      <Step of="stepOn" name={words.on} act={() => recap.on()}>
        ▶❘
      </Step>
    </span>
  );
}

interface StepProps {
  readonly of: CommandId;
  readonly name: string;
  readonly act: () => void;
  readonly main?: boolean;
  readonly children: ComponentChildren;
}

const Step = ({ of, name, act, main = false, children }: StepProps) => (
  <button
    type="button"
    class={main ? 'recap-step is-main' : 'recap-step'}
    aria-label={name}
    aria-keyshortcuts={KEYS[of]}
    onClick={act}
  >
    <span aria-hidden="true">{children}</span>
  </button>
);

const GoOn = ({ desk }: { readonly desk: Desk }) => (
  <button type="button" class="primary recap-go" onClick={() => desk.source.goOn?.()}>
    {wording.value.recap.goOn}
  </button>
);

/** On a phone one line stands for all of it, and opens the rest over the board. */
function Bar({ desk }: { readonly desk: Desk }) {
  const { recap, story, source } = desk;
  const { recap: words } = wording.value;
  const frame = recap.frame.value;
  const turn = frame?.turn ?? recap.turns.value.at(-1);
  const open = recap.open.value;
  return (
    <section class="recap is-bar" aria-label={words.title}>
      <div class="recap-line">
        {turn ? <Crest seat={turn.seat} /> : undefined}
        {frame ? (
          <Caption desk={desk} />
        ) : (
          <p class="recap-does">{turn ? story.doing(turn) : wording.value.table.sinceNothing}</p>
        )}
        {source.waits?.value ? (
          <GoOn desk={desk} />
        ) : frame ? (
          <Stepper desk={desk} />
        ) : turn ? (
          <Seal desk={desk} n={turn.points} />
        ) : undefined}
        <button
          type="button"
          class="recap-open"
          aria-expanded={open}
          aria-label={words.title}
          disabled={!turn}
          onClick={put(recap.open, !open)}
        >
          <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
      </div>
      {open ? (
        <div class="recap-sheet">
          <Cards desk={desk} />
        </div>
      ) : undefined}
    </section>
  );
}
