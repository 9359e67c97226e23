import { element } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import type { Chip } from './chips.ts';
import { shortly, widthOf } from './question.ts';

/** With more chips than this, or longer ones, a picture and a number must do. */
const ROOMY = 3;
const LETTERS = 27;

interface ChipsProps {
  readonly desk: Desk;
  readonly move: number;
  /** There is room for every word. */
  readonly inFull?: boolean;
}

/** What a choice brings. The line keeps its height while that is worked out. */
export function Chips({ desk, move, inFull = false }: ChipsProps) {
  const foretold = desk.pointing.foretelling.of(move).value;
  const words = wording.value.foretell;
  if (!foretold) return <span class="chips" />;
  const chips = desk.pointing.chips(move, foretold);
  const letters = chips.reduce((sum, { text }) => sum + widthOf(text), 0);
  const dense = !inFull && (chips.length > ROOMY || letters > LETTERS);
  const question = chips.length === 0 ? desk.pointing.asksNext(foretold) : undefined;
  const room = inFull ? ' in-full' : chips.length > ROOMY ? ' is-tight' : '';
  return (
    <span class={`chips${room}`}>
      {chips.map((chip) => (
        <ChipMark key={`${chip.kind} ${chip.text}`} desk={desk} chip={chip} dense={dense} />
      ))}
      {chips.length === 0 ? (
        <span class="told-chip is-nothing">
          {question === undefined ? words.nothing : words.leadsTo(shortly(question))}
        </span>
      ) : undefined}
    </span>
  );
}

interface ChipProps {
  readonly desk: Desk;
  readonly chip: Chip;
  /** A picture and a number must do where there is a picture. */
  readonly dense: boolean;
}

export function ChipMark({ desk, chip, dense }: ChipProps) {
  const { kind, text, short, ref } = chip;
  const { kinds } = wording.value.foretell;
  const icon = ref === undefined ? undefined : desk.drawing?.icon?.(ref);
  const said = kinds[kind];
  if (kind === 'draw' || kind === 'open') {
    return (
      <span class={`told-chip is-${kind}`}>
        <CardSign />
        {said}
      </span>
    );
  }
  return (
    <span class={`told-chip is-${kind}`}>
      {icon ? element(icon) : undefined}
      {/* A price and a gain are told by their sign. */}
      {kind === 'loss' || kind === 'end' ? <span class="for-readers">{`${said} `}</span> : undefined}
      {dense && icon && short ? (
        <>
          <span aria-hidden="true">{short}</span>
          <span class="for-readers">{text}</span>
        </>
      ) : (
        text
      )}
      {kind === 'end' ? <span class="chip-when" aria-hidden="true">{` ${said}`}</span> : undefined}
    </span>
  );
}

/** Two cards: something is drawn. */
const CardSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7 3.5h9v11.5M4 6.5h9v10.5H4z" fill="none" stroke="currentColor" stroke-width="1.6" />
  </svg>
);
