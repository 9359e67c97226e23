import type { Content } from './node.ts';

/** The elements a drawing may use: structure and text of HTML, shapes of SVG. Nothing that acts by itself. */
export const ELEMENTS = [
  'div',
  'section',
  'header',
  'figure',
  'figcaption',
  'h2',
  'h3',
  'p',
  'span',
  'b',
  'i',
  'em',
  'small',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
  'text',
  'tspan',
  'use',
  'defs',
  'pattern',
  'linearGradient',
  'stop',
  'clipPath',
  'mask',
] as const;

export type ElementName = (typeof ELEMENTS)[number];

type Measure = string | number;

export interface Attributes {
  readonly children?: Content;
  readonly key?: string | number;
  readonly class?: string;
  readonly id?: string;
  readonly style?: string;
  readonly title?: string;
  readonly role?: string;
  readonly lang?: string;
  /** What it is for the rules: `slot:3`, `region:kansai`. The shell rings it and listens to it. */
  readonly 'data-ref'?: string;
  /** What it means where it is no choice, or means more than one: a track, a figure in a panel, a crest. Whoever looks at it is told. */
  readonly 'data-look'?: string;
  /** The seat it belongs to. */
  readonly 'data-of'?: number;
  /** The page it belongs to where only one fits at a time. */
  readonly 'data-page'?: 'board' | 'mine' | 'others';
  /** A number of somebody's that must be in sight. */
  readonly 'data-stat'?: string;
  readonly 'data-house'?: string;
  readonly 'aria-hidden'?: 'true';
  readonly 'aria-label'?: string;
  readonly colspan?: number;
  readonly scope?: 'col' | 'row';

  readonly viewBox?: string;
  readonly preserveAspectRatio?: string;
  readonly width?: Measure;
  readonly height?: Measure;
  readonly x?: Measure;
  readonly y?: Measure;
  readonly x1?: Measure;
  readonly y1?: Measure;
  readonly x2?: Measure;
  readonly y2?: Measure;
  readonly cx?: Measure;
  readonly cy?: Measure;
  readonly r?: Measure;
  readonly rx?: Measure;
  readonly ry?: Measure;
  readonly d?: string;
  readonly points?: string;
  readonly transform?: string;
  readonly href?: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly opacity?: Measure;
  readonly offset?: Measure;
  readonly patternUnits?: 'userSpaceOnUse';
  readonly patternTransform?: string;
  readonly gradientUnits?: 'userSpaceOnUse';
  readonly 'stroke-width'?: Measure;
  readonly 'stroke-linejoin'?: 'round' | 'bevel' | 'miter';
  readonly 'stroke-linecap'?: 'round' | 'butt' | 'square';
  readonly 'stroke-dasharray'?: string;
  readonly 'stop-color'?: string;
  readonly 'stop-opacity'?: Measure;
  readonly 'fill-rule'?: 'evenodd' | 'nonzero';
  readonly 'clip-path'?: string;
  readonly 'text-anchor'?: 'start' | 'middle' | 'end';
  readonly 'dominant-baseline'?: 'central' | 'hanging';
}
