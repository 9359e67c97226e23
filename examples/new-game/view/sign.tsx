/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import { Icon, SIGNS } from './blocks.ts';

/** The sign of a kind of card (`kind:2`): lessons, looks and sheets of reference show it beside the name. */
export function signOf(ref: string): Drawn | undefined {
  const [domain, kind] = ref.split(':');
  const sign = domain === 'kind' ? SIGNS[Number(kind)] : undefined;
  return sign && <Icon of={sign} />;
}
