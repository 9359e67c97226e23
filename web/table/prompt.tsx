import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type CommandId, KEYS } from '#commands';
import { sayOf, sayQuestionAt } from '#kernel';
import { useEdges } from '../edges.ts';
import { Box } from '../foretell/box.tsx';
import { Choices } from '../foretell/choices.tsx';
import { Considered } from '../foretell/considered.tsx';
import { Said } from '../hint/said.tsx';
import { goToNext, nextTable, waitingElsewhere } from '../home/turns.ts';
import { inRow, wording } from '../words/index.ts';
import type { Row } from './branches.ts';
import { ClauseLink } from './clause.tsx';
import { Crest } from './crest.tsx';
import type { Desk } from './desk.ts';
import { Handle, useFold } from './fold.tsx';
import { narrow } from './narrow.ts';
import { PullDown } from './pull-down.tsx';
import { useWholeRows } from './whole-rows.ts';

/** So many choices leave room for the words below them. */
const FEW = 4;

/** What is asked, always in the same place: the question, the choices, and the ways back. */
export function Prompt({ desk }: { readonly desk: Desk }) {
  const { source } = desk;
  const position = source.position.value;
  const { table } = wording.value;
  const mine = position.viewer >= 0 && position.turn.includes(position.viewer) && !position.over;
  const keepFocus = useKeptFocus(desk.rows.value);
  const few = desk.rows.value.length <= FEW;
  const deed = (act: (() => void) | undefined) => act && (() => act.call(source));
  const fold = useFold(desk);
  const answering = useRef<HTMLDivElement>(null);
  useEdges(answering);
  useWholeRows(answering, '.choice');
  if (desk.pointing.considered.value !== undefined) return <Considered desk={desk} />;
  const ways = position.viewer >= 0 &&
    !position.over && {
      undo: (
        <Control of="undo" name={table.undo} can={position.canUndo} act={deed(source.undo)}>
          ↶
        </Control>
      ),
      redo: (
        <Control of="redo" name={table.redo} can={position.canRedo} act={deed(source.redo)}>
          ↷
        </Control>
      ),
      reset: (
        <Control of="reset" name={table.reset} can={position.canUndo} act={deed(source.reset)}>
          ⟲
        </Control>
      ),
      hint: (
        <Control
          of="hint"
          name={table.hint}
          can={mine && position.held === undefined}
          act={source.hint && (() => void desk.giveHint())}
        >
          ?
        </Control>
      ),
    };
  return (
    <section
      // What grows while nobody touches it is another thing: nothing on it jumps.
      key={mine ? 'mine' : 'others'}
      class={`prompt${mine ? ' is-mine' : ''}${few ? ' has-few' : ''}${narrow.value ? ` is-${fold.at.value}` : ''}`}
      aria-label={table.prompt}
      tabIndex={-1}
      {...keepFocus}
    >
      {narrow.value ? (
        <>
          <Handle fold={fold} />
          <div class="prompt-head" {...fold.sliding}>
            <Question desk={desk} />
            {ways ? (
              <div class="controls ways">
                {ways.undo}
                <More desk={desk}>
                  {ways.redo}
                  {ways.reset}
                  {ways.hint}
                </More>
              </div>
            ) : undefined}
          </div>
        </>
      ) : (
        <Question desk={desk} />
      )}
      <div class="answering" ref={answering}>
        <Selection desk={desk} />
        <Refusal desk={desk} />
        <Choices desk={desk} />
      </div>
      {narrow.value ? undefined : <Box desk={desk} />}
      {narrow.value ? (
        desk.canEnd.value ? (
          <div class="turn-end">
            <EndTurn desk={desk} />
          </div>
        ) : mine ? undefined : (
          <NextTable />
        )
      ) : (
        <div class="controls">
          {ways ? (
            <>
              {ways.undo}
              {ways.redo}
              {ways.reset}
              {ways.hint}
            </>
          ) : undefined}
          {desk.canEnd.value ? <EndTurn desk={desk} /> : mine ? undefined : <NextTable />}
        </div>
      )}
    </section>
  );
}

/** Somebody waits at another table. */
const NextTable = () =>
  nextTable.value ? (
    <button type="button" class="end-turn" aria-keyshortcuts="N" onClick={goToNext}>
      {wording.value.table.nextTable} ({waitingElsewhere.value})
    </button>
  ) : null;

const EndTurn = ({ desk }: { readonly desk: Desk }) => (
  <button type="button" class="primary end-turn" aria-keyshortcuts={KEYS.end} onClick={() => desk.endTurn()}>
    {wording.value.table.endTurn}
  </button>
);

/** On a phone: the ways back that are seldom taken, the hint, and the rule of the question. */
function More({ desk, children }: { readonly desk: Desk; readonly children: ComponentChildren }) {
  const { step } = desk.source.position.value;
  return (
    <PullDown class="more-ways" name={wording.value.table.more} handle={<span aria-hidden="true">⋯</span>}>
      {children}
      {step ? <ClauseLink desk={desk} clause={step.clause} long /> : undefined}
    </PullDown>
  );
}

/**
 * The keyboard stays here while one answers: when the button that had the focus is gone, the next way to answer gets it,
 * and while others play the prompt itself waits with it.
 */
function useKeptFocus(rows: readonly Row[]) {
  const root = useRef<HTMLElement>(null);
  const here = useRef(false);
  useLayoutEffect(() => {
    const at = document.activeElement;
    const waiting = at === root.current;
    if (!here.current || !root.current || (at && at !== document.body && !waiting)) return;
    const next = root.current.querySelector<HTMLElement>('.end-turn, .choice');
    if (next ?? !waiting) (next ?? root.current).focus({ preventScroll: true });
  }, [rows]);
  return {
    ref: root,
    onFocusIn: () => {
      here.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      if (event.relatedTarget) here.current = root.current?.contains(event.relatedTarget as Node) ?? false;
    },
  };
}

interface ControlProps {
  readonly of: CommandId;
  readonly name: string;
  readonly can: boolean;
  /** Nothing where that cannot be asked for: then there is no button. */
  readonly act: (() => void) | undefined;
  readonly children: ComponentChildren;
}

const Control = ({ of, name, can, act, children }: ControlProps) =>
  act ? (
    <button
      type="button"
      class="control"
      aria-label={name}
      aria-keyshortcuts={KEYS[of]}
      title={name}
      disabled={!can}
      onClick={act}
    >
      <span aria-hidden="true">{children}</span>
      {narrow.value ? <span class="control-name">{name}</span> : undefined}
    </button>
  ) : null;

/** A question of more letters is set smaller, so that its answers stay in sight. */
const LONG = 60;

/** A question without what is explained after it, where two share the room. */
const bare = (question: string): string => /^[^?？]*[?？]/.exec(question)?.[0] ?? question;

/** One sentence: whose decision, and which. */
function Question({ desk }: { readonly desk: Desk }) {
  const { source, game } = desk;
  const { viewer, turn, over, held, step, result, canUndo } = source.position.value;
  const { table, end } = wording.value;
  const mine = viewer >= 0 && turn.includes(viewer);
  let text: string;
  let seat = turn[0];
  if (over) {
    const [winners] = result.ranking;
    seat = winners[0];
    text = `${table.over}. ${end.wins(winners.map((one) => desk.seatName(one)))}.`;
  } else if (held !== undefined) {
    seat = viewer;
    text = table.held(turnSoFar(desk, held), canUndo);
  } else if (mine && step) {
    seat = viewer;
    const behind = desk.beyond.value;
    const language = desk.language.value;
    const question = sayQuestionAt(game, source.position.value.view, viewer, language) ?? '';
    text = behind && !behind.ends ? `${bare(question)} · ${bare(game.words[language].steps[behind.step])}` : question;
  } else if (source.thinking?.value && seat !== undefined) text = table.thinking(desk.seatName(seat));
  else {
    const waiting = table.waitingFor(inRow(turn.map((s) => desk.seatName(s))));
    // Where all choose at once, a player who has finished may still change that.
    text = viewer >= 0 && canUndo ? table.mayChange(waiting) : waiting;
  }
  return (
    <div class="question">
      {seat === undefined ? undefined : <Crest seat={seat} />}
      <p role="status" class={text.length > LONG ? 'is-long' : undefined}>
        {mine && held === undefined && !over ? (
          <span class="for-readers">{sayOf(table.yourTurn, '', desk.language.value)}</span>
        ) : undefined}
        {text}
      </p>
      {mine && step && !over && !narrow.value ? <ClauseLink desk={desk} clause={step.clause} /> : undefined}
    </div>
  );
}

/** What "End turn" confirms: the choice that ends the turn, or what the turn was about where nothing is left to choose. */
function turnSoFar(desk: Desk, held: number): string {
  const last = desk.story.passages.value.at(-1);
  const { viewer } = desk.source.position.value;
  const chosen = desk.game.lexicon.refs(held).length > 0;
  return !chosen && last?.kind === 'turn' && last.seat === viewer
    ? desk.story.doing(last)
    : desk.label({ moves: [held] });
}

/** What has been pointed at so far, or the group that was opened, and how much that leaves. */
function Selection({ desk }: { readonly desk: Desk }) {
  const chosen = desk.chosen.value;
  const within = desk.within.value;
  if (chosen.length === 0 && !within) return null;
  const { table } = wording.value;
  const about =
    within && chosen.length === 0
      ? desk.label({ moves: within })
      : table.selected(inRow([...new Set(chosen.map((ref) => desk.thing(ref)))]));
  return (
    <p class="selection">
      {`${about} · ${table.nChoices(desk.left.value.length)}`}{' '}
      <button type="button" class="plain" onClick={() => desk.letGo()}>
        {table.cancel}
      </button>
    </p>
  );
}

/** What the server refused, or the last answer to a question. */
function Refusal({ desk }: { readonly desk: Desk }) {
  const trouble = desk.source.trouble?.value;
  if (trouble) {
    return (
      <p class="refusal" role="alert">
        {trouble.message} {trouble.clause ? <ClauseLink desk={desk} clause={trouble.clause} /> : undefined}{' '}
        <button type="button" class="plain" onClick={() => desk.source.dismissTrouble?.()}>
          {wording.value.table.dismiss}
        </button>
      </p>
    );
  }
  return (
    <div role="status" class="answers">
      {desk.said.value ? <Said text={desk.said.value} /> : undefined}
    </div>
  );
}
