/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

/** A sign printed like a woodblock: one flat body of colour, then the ink lines. On a grid of 24 by 24. */
export interface Block {
  readonly body: string;
  readonly ink?: string;
}

/** The style sheet tints it by its name; words or a label always stand with it. */
export function Print({ name, block }: { readonly name: string; readonly block: Block }): Drawn {
  return (
    <svg class={`icon i-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="body" d={block.body} />
      {block.ink && <path class="ink" d={block.ink} />}
    </svg>
  );
}

/** Victory points stand in a red seal. */
export function Seal({ n, title }: { readonly n: string | number; readonly title: string }): Drawn {
  return (
    <b class="seal" data-stat="vp" title={title}>
      {n}
    </b>
  );
}

/** As many filled marks as there are, of as many as there could be. */
export function Pips({ n, of, name }: { readonly n: number; readonly of: number; readonly name: string }): Drawn {
  return (
    <span class="pips" title={`${name} ${n}/${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < n ? 'on' : 'off'} />
      ))}
    </span>
  );
}
