/** @jsxImportSource #drawing */
import type { Content, Drawn } from '#drawing';
import { Icon, type IconName } from './icons.tsx';

/** A number with its sign. */
export function Amount(props: {
  readonly of: IconName;
  readonly n: string | number;
  readonly name: string;
  readonly class?: string;
}): Drawn {
  return (
    <span class={`amount ${props.class ?? ''}`} data-stat={props.of} title={`${props.name}: ${props.n}`}>
      <Icon of={props.of} />
      <b>{props.n}</b>
    </span>
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

export function Panel(props: { readonly name: string; readonly class: string; readonly children?: Content }): Drawn {
  return (
    <section class={`panel ${props.class}`}>
      <h3>{props.name}</h3>
      {props.children}
    </section>
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
