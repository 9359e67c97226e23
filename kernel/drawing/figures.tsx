/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

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

/** How full something is that ends the game, or a phase, when it is full. */
export function Level({ part }: { readonly part: number }): Drawn {
  return <i class="level" style={`--part:${Math.max(0, Math.min(1, part))}`} />;
}
