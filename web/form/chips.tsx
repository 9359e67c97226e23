import type { ComponentChildren } from 'preact';

interface ChipProps {
  readonly on: boolean;
  readonly onTurn: () => void;
  readonly children: ComponentChildren;
  /** One of a set of which one is chosen. */
  readonly only?: string;
}

/** A small thing to be chosen; what is chosen has a tick. */
export const Chip = ({ on, onTurn, only, children }: ChipProps) => (
  <label class="pick">
    <input type={only === undefined ? 'checkbox' : 'radio'} name={only} checked={on} onChange={onTurn} />
    <span>{children}</span>
  </label>
);
