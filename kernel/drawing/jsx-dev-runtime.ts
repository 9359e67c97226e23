import { type JSX, jsx } from './jsx-runtime.ts';

export type { JSX };

/** Development builds pass more, which drawings have no use for. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: Parameters<typeof jsx>[1], key?: string | number) =>
  jsx(type, props, key);
