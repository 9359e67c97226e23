/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';

/** The colours of the cards, mixed by the style sheet. */
export type Colour =
  | 'ink'
  | 'red'
  | 'rose'
  | 'ochre'
  | 'gold'
  | 'green'
  | 'moss'
  | 'violet'
  | 'lilac'
  | 'blue'
  | 'brown'
  | 'white'
  | 'cream'
  | 'grey';

interface FillProps {
  readonly of: Colour;
  readonly d: string;
  /** A thin keyline of ink. */
  readonly edge?: number;
}

/** A flat shape. */
export const Fill = ({ of, d, edge }: FillProps): Drawn =>
  edge ? <path class={`c-${of} edge`} stroke-width={edge} d={d} /> : <path class={`c-${of}`} d={d} />;

/** A brush line. */
export const Line = ({
  of,
  d,
  width = 1,
}: {
  readonly of: Colour;
  readonly d: string;
  readonly width?: number;
}): Drawn => <path class={`l-${of}`} stroke-width={width} d={d} />;
