/** @jsxImportSource #drawing */
import type { Drawn } from '#drawing';
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
