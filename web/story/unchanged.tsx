import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What it is made of. */
  readonly of: readonly unknown[];
  readonly draw: () => ComponentChildren;
}

/**
 * Drawn again only when what it is made of has changed. To keep the drawn element instead would keep the page it was first a part of,
 * and with it every page before: a long game would fill the memory.
 */
export class Unchanged extends Component<Props> {
  override shouldComponentUpdate({ of }: Props): boolean {
    const { of: before } = this.props;
    return of.length !== before.length || of.some((part, i) => part !== before[i]);
  }

  override render(): ComponentChildren {
    return this.props.draw();
  }
}
