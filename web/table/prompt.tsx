import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { COMMANDS, type CommandId, commandOf } from '#commands';
import { put } from '../form/put.ts';
import { wording } from '../words/index.ts';
import { ClauseLink } from './clause.tsx';
import { Crest } from './crest.tsx';
import type { Desk } from './desk.ts';

/** What is asked, always in the same place: the question, the choices, and the ways back. */
export function Prompt({ desk }: { readonly desk: Desk }) {
  const { source } = desk;
  const position = source.position.value;
  const { table } = wording.value;
  const mine = position.viewer >= 0 && position.turn.includes(position.viewer) && !position.over;
  const keepFocus = useKeptFocus(desk.buttons.value);
  const deed = (act: (() => void) | undefined) => act && (() => act.call(source));
  return (
    <section class={mine ? 'prompt is-mine' : 'prompt'} aria-label={table.prompt} tabIndex={-1} {...keepFocus}>
      <Question desk={desk} />
      <div class="answering">
        <Selection desk={desk} />
        <Refusal desk={desk} />
        <Choices desk={desk} />
      </div>
      <div class="controls">
        {position.viewer >= 0 && !position.over ? (
          <>
            <Control of="undo" name={table.undo} can={position.canUndo} act={deed(source.undo)}>
              ↶
            </Control>
            <Control of="redo" name={table.redo} can={position.canRedo} act={deed(source.redo)}>
              ↷
            </Control>
            <Control of="reset" name={table.reset} can={position.canUndo} act={deed(source.reset)}>
              ⟲
            </Control>
            <Control
              of="hint"
              name={table.hint}
              can={mine && position.held === undefined}
              act={source.hint && (() => void desk.giveHint())}
            >
              ?
            </Control>
          </>
        ) : undefined}
        {position.held === undefined ? undefined : (
          <button
            type="button"
            class="primary end-turn"
            aria-keyshortcuts={COMMANDS.end.key}
            onClick={() => source.endTurn?.()}
          >
            {table.endTurn}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * The keyboard stays here while one answers: when the button that had the focus is gone, the next way to answer gets it,
 * and while others play the prompt itself waits with it.
 */
function useKeptFocus(buttons: readonly number[]) {
  const root = useRef<HTMLElement>(null);
  const here = useRef(false);
  useLayoutEffect(() => {
    const at = document.activeElement;
    const waiting = at === root.current;
    if (!here.current || !root.current || (at && at !== document.body && !waiting)) return;
    const next = root.current.querySelector<HTMLElement>('.end-turn, .choice');
    if (next ?? !waiting) (next ?? root.current).focus({ preventScroll: true });
  }, [buttons]);
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
      aria-keyshortcuts={commandOf(of).key}
      title={name}
      disabled={!can}
      onClick={act}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  ) : null;

/** One sentence: whose decision, and which. */
function Question({ desk }: { readonly desk: Desk }) {
  const { source, game } = desk;
  const { viewer, turn, over, held, step, result, canUndo } = source.position.value;
  const { table, end } = wording.value;
  const mine = viewer >= 0 && turn.includes(viewer);
  let text: ComponentChildren;
  let seat = turn[0];
  if (over) {
    seat = result.ranking[0];
    text = `${table.over}. ${end.wins(desk.seatName(seat))}.`;
  } else if (held !== undefined) {
    seat = viewer;
    text = table.held(desk.sentence(held));
  } else if (mine && step) {
    seat = viewer;
    text = game.words[desk.language.value].steps[step.name];
  } else if (source.thinking?.value && seat !== undefined) text = table.thinking(desk.seatName(seat));
  else {
    const waiting = table.waitingFor(turn.map((s) => desk.seatName(s)).join(', '));
    // Where all choose at once, a player who has finished may still change that.
    text = viewer >= 0 && canUndo ? table.mayChange(waiting) : waiting;
  }
  return (
    <div class="question">
      {seat === undefined ? undefined : <Crest seat={seat} />}
      <p role="status">
        {mine && held === undefined && !over ? <span class="for-readers">{`${table.yourTurn}: `}</span> : undefined}
        {text}
      </p>
      {mine && step && !over ? <ClauseLink desk={desk} clause={step.clause} /> : undefined}
    </div>
  );
}

/** What has been pointed at so far. */
function Selection({ desk }: { readonly desk: Desk }) {
  const chosen = desk.chosen.value;
  if (chosen.length === 0) return null;
  return (
    <p class="selection">
      {wording.value.table.selected(chosen.map((ref) => desk.thing(ref)).join(', '))}{' '}
      <button type="button" class="plain" onClick={() => desk.letGo()}>
        {wording.value.table.cancel}
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
      {desk.said.value ? <p class="said">{desk.said.value}</p> : undefined}
    </div>
  );
}

/** The remaining choices as buttons, the first nine with their number as key. */
function Choices({ desk }: { readonly desk: Desk }) {
  const buttons = desk.buttons.value;
  const left = desk.left.value;
  const { table } = wording.value;
  if (left.length === 0) return null;
  return (
    <div class="choices" role="group" aria-label={table.choices}>
      {buttons.map((move, i) => (
        <button
          type="button"
          class="choice"
          key={move}
          data-move={desk.game.lexicon.text(move)}
          aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
          onClick={() => desk.choose(move)}
        >
          {i < 9 || desk.inText.value ? (
            <span aria-hidden="true" class="choice-number">
              {i + 1}
            </span>
          ) : undefined}
          <span>{desk.sentence(move)}</span>
        </button>
      ))}
      {buttons.length < left.length || desk.showAll.value ? (
        <button
          type="button"
          class="plain more"
          aria-expanded={desk.showAll.value}
          onClick={put(desk.showAll, !desk.showAll.value)}
        >
          {desk.showAll.value ? table.fewerChoices : table.allChoices(left.length)}
        </button>
      ) : undefined}
    </div>
  );
}
