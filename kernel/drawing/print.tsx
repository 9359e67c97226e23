/** @jsxImportSource #drawing */
import type { Drawn } from './node.ts';

/** A sign printed like a woodblock: one flat body of colour, then the ink lines. On a grid of 24 by 24. */
export interface Block {
  readonly body: string;
  readonly ink?: string;
  /** The colour of the body; the ink is the page's own. */
  readonly tint?: string;
}

interface IconProps<Sign> {
  readonly of: Sign;
  /** Where it stands in a picture: the middle, and how wide it is. */
  readonly at?: readonly [x: number, y: number, size: number] | undefined;
}

interface AmountProps<Sign> {
  readonly of: Sign;
  readonly n: string | number;
  /** What is counted. */
  readonly name: string;
  readonly class?: string | undefined;
  /** The reference (`good:silk`) under which moves name it, where a player may point at it. */
  readonly names?: string | undefined;
  /** The reference that explains it, where no move names it. */
  readonly look?: string | undefined;
  /** Whose it is. */
  readonly seat?: number | undefined;
}

/**
 * The printing blocks of a game: `Icon` prints a sign, `Amount` a number with its sign. Words or a label always stand
 * with it.
 */
export function printer<Sign extends string>(blocks: Readonly<Record<Sign, Block>>, family = '') {
  function Icon({ of, at }: IconProps<Sign>): Drawn {
    const { body, ink, tint } = blocks[of];
    const look = { class: `icon i-${family}${of}`, style: tint && `--tint:${tint}` };
    const lines = [<path key="body" class="body" d={body} />, ink && <path key="ink" class="ink" d={ink} />];
    if (!at) {
      return (
        <svg {...look} viewBox="0 0 24 24" aria-hidden="true">
          {lines}
        </svg>
      );
    }
    const [x, y, size] = at;
    return (
      <g {...look} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
        {lines}
      </g>
    );
  }

  function Amount({ of, n, name, class: kind, names, look, seat }: AmountProps<Sign>): Drawn {
    return (
      <span
        class={kind ? `amount ${kind}` : 'amount'}
        data-stat={of}
        data-ref={names}
        data-look={look}
        data-of={seat}
        role="img"
        aria-label={`${name}: ${n}`}
      >
        <Icon of={of} />
        <b>{n}</b>
      </span>
    );
  }

  return { Icon, Amount };
}
