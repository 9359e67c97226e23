import { useRef } from 'preact/hooks';
import type { Foretold } from '#kernel';
import { useEdges } from '../edges.ts';
import type { Desk } from '../table/desk.ts';
import { inRow, wording } from '../words/index.ts';
import { reveals } from './chips.ts';
import { tellingOf } from './telling.ts';

/** What the choice that is pointed at brings, in full words, in a box that keeps its size. */
export function Box({ desk }: { readonly desk: Desk }) {
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  const move = desk.pointing.at.value;
  const words = wording.value.foretell;
  const { viewer } = desk.source.position.value;
  const language = desk.language.value;
  if (move === undefined || !desk.left.value.includes(move)) return <div class="foretold is-empty" id="foretold" />;
  const foretold = desk.pointing.foretelling.now(move);
  const parts = tellingOf(desk.game, foretold, viewer, move, desk.nameOf, language);
  const then = thenOf(desk, foretold);
  const isTold = parts.length > 0 || then !== undefined;
  return (
    <div class="foretold" id="foretold" ref={box}>
      <h3>{desk.sentence(move)}</h3>
      {isTold ? (
        <dl>
          {parts.map(([part, lines]) => (
            <div key={part} data-part={part}>
              <dt>{words.parts[part]}</dt>
              <dd>{lines.join(words.between)}</dd>
            </div>
          ))}
          {then ? (
            <div data-part="then">
              <dt>{words.next}</dt>
              <dd>{then}</dd>
            </div>
          ) : undefined}
        </dl>
      ) : undefined}
      {isTold || reveals(foretold) ? undefined : <p>{words.nothing}</p>}
      {reveals(foretold) ? <p class="for-good">{words.forGood}</p> : undefined}
    </div>
  );
}

/** What is asked or happens next, where the choice leads on. */
function thenOf(desk: Desk, foretold: Foretold): string | undefined {
  const { next } = foretold;
  const words = wording.value.foretell;
  if (next.kind === 'draw') return words.thenDraw;
  if (next.kind === 'unknown') return words.thenUnknown;
  if (next.kind === 'end') return words.thenEnd;
  if (next.asked.some(({ seat }) => seat === desk.source.position.value.viewer))
    return desk.pointing.asksNext(foretold);
  return words.thenOthers(inRow(next.asked.map(({ seat }) => desk.seatName(seat))));
}
