import { split } from './sheet.ts';

/** Where the named areas of a grid lie, as lines: row from and to, column from and to. */
type Areas = ReadonlyMap<string, readonly [number, number, number, number]>;

/** `grid-template` by its parts: `"who stock" auto "pieces pieces" 2em / auto 1fr`. */
export function templateOf(value: string): readonly (readonly [property: string, value: string])[] {
  const [rows, columns] = split(value, '/').map((part) => part.trim());
  const names = [...rows.matchAll(/"[^"]*"/g)].map(([name]) => name);
  if (names.length === 0) {
    return columns === undefined
      ? [['grid-template-rows', rows]]
      : [
          ['grid-template-rows', rows],
          ['grid-template-columns', columns],
        ];
  }
  const sizes = rows
    .split(/"[^"]*"/)
    .slice(1)
    .map((size) => size.trim() || 'auto');
  return [
    ['grid-template-areas', names.join(' ')],
    ['grid-template-rows', sizes.join(' ')],
    ...(columns === undefined ? [] : [['grid-template-columns', columns] as const]),
  ];
}

function areasOf(value: string | undefined): Areas {
  const areas = new Map<string, [number, number, number, number]>();
  const rows = [...(value ?? '').matchAll(/"([^"]*)"/g)].map(([, row]) => row.trim().split(/\s+/));
  for (const [r, row] of rows.entries()) {
    for (const [c, name] of row.entries()) {
      if (/^\.+$/.test(name)) continue;
      const known = areas.get(name);
      if (!known) areas.set(name, [r + 1, r + 2, c + 1, c + 2]);
      else {
        known[1] = Math.max(known[1], r + 2);
        known[3] = Math.max(known[3], c + 2);
      }
    }
  }
  return areas;
}

/** A look whose place is told in lines instead of by the name of an area. */
export function placed(
  look: Map<string, string>,
  around: ReadonlyMap<string, string> | undefined,
): Map<string, string> {
  const area = look.get('grid-area');
  if (area === undefined) return look;
  const lines = areasOf(around?.get('grid-template-areas')).get(area);
  if (!lines) return look;
  look.delete('grid-area');
  look.set('grid-row', `${lines[0]} / ${lines[1]}`);
  look.set('grid-column', `${lines[2]} / ${lines[3]}`);
  return look;
}
