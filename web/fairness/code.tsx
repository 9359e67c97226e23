import { Copy } from '../copy.tsx';

const GROUP = 4;
const SHOWN_GROUPS = 4;

/** The digits in groups, as one reads them out. */
export const grouped = (value: string): string =>
  value.replace(new RegExp(`([0-9a-f]{${GROUP}})(?=[0-9a-f])`, 'g'), '$1 ');

const isLong = (value: string) => value.length > GROUP * SHOWN_GROUPS;

/** A long number in short: enough to compare at a glance. */
export const ShortCode = ({ value }: { readonly value: string }) => (
  <code class="fair-code">{isLong(value) ? `${grouped(value.slice(0, GROUP * SHOWN_GROUPS))} …` : grouped(value)}</code>
);

/** A long number as a whole, and a button that copies it. */
export const WholeCode = ({ value, name }: { readonly value: string; readonly name: string }) => (
  <span class="fair-whole">
    <code class="fair-code">{grouped(value)}</code>
    <Copy value={value} name={name} plain />
  </span>
);
