import { useLayoutEffect, useRef } from 'preact/hooks';
import { KEYS } from '#commands';
import { Crest } from '../table/crest.tsx';
import type { Desk } from '../table/desk.ts';
import { wording } from '../words/index.ts';
import { reveals } from './chips.ts';
import { Chips } from './chips.tsx';
import { tellingOf } from './telling.ts';

/** On a phone: the choice of the first tap, what it brings, and one large button that does it. */
export function Considered({ desk }: { readonly desk: Desk }) {
  const move = desk.pointing.considered.value!;
  const { viewer } = desk.source.position.value;
  const { foretell: words, table } = wording.value;
  const foretold = desk.pointing.foretelling.now(move);
  const parts = tellingOf(desk.game, foretold, viewer, move, desk.nameOf, desk.language.value);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [move]);
  return (
    <section class="prompt is-mine considered" aria-label={table.prompt}>
      <div class="question">
        <Crest seat={viewer} />
        <p role="status">{desk.label({ moves: [move] })}</p>
      </div>
      <div class="answering">
        <Chips desk={desk} move={move} inFull />
        <ul class="telling">
          {parts.flatMap(([part, lines]) => lines.map((line) => <li key={`${part} ${line}`}>{line}</li>))}
          {reveals(foretold) ? <li class="for-good">{words.forGood}</li> : undefined}
        </ul>
      </div>
      <div class="controls">
        <button type="button" class="primary do-it" ref={button} onClick={() => desk.choose(move)}>
          {words.doIt}
        </button>
        <button type="button" class="other" aria-keyshortcuts={KEYS.release} onClick={() => desk.pointing.away()}>
          {words.another}
        </button>
      </div>
    </section>
  );
}
