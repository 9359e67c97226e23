/** Strokes from which the cards are drawn: paths as text, so that one element paints a whole spray of petals. */

const round = (n: number): number => Math.round(n * 10) / 10;

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

const turn = (degrees: number): number => (degrees * Math.PI) / 180;

export const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** From a point, so long, so wide, in a direction (0 to the right, 90 down). */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const [dx, dy] = [Math.cos(turn(degrees)), Math.sin(turn(degrees))];
  const [mx, my] = [x + dx * length * 0.45, y + dy * length * 0.45];
  const tip = at(x + dx * length, y + dy * length);
  return `M${at(x, y)}Q${at(mx - dy * width, my + dx * width)} ${tip}Q${at(mx + dy * width, my - dx * width)} ${at(x, y)}Z`;
}

/** Leaves all round a point, or on a part of the circle. */
export const spray = (
  x: number,
  y: number,
  n: number,
  length: number,
  width: number,
  from = -90,
  sweep = 360 - 360 / n,
): string =>
  Array.from({ length: n }, (_, i) => leaf(x, y, length, width, from + (n > 1 ? (sweep * i) / (n - 1) : 0))).join('');

/** Round petals about a heart. */
export const petals = (x: number, y: number, n: number, r: number, size: number, from = -90): string =>
  Array.from({ length: n }, (_, i) => {
    const a = turn(from + (360 * i) / n);
    return disc(x + Math.cos(a) * r, y + Math.sin(a) * r, size);
  }).join('');

/** A petal of the cherry has a notch at its end. */
export const notched = (x: number, y: number, r: number, from = -90): string =>
  Array.from({ length: 5 }, (_, i) => {
    const a = from + 72 * i;
    const p = (distance: number, degrees: number): string =>
      at(x + Math.cos(turn(a + degrees)) * distance, y + Math.sin(turn(a + degrees)) * distance);
    return `M${at(x, y)}Q${p(r * 0.75, -52)} ${p(r, -14)}L${p(r * 0.8, 0)}L${p(r, 14)}Q${p(r * 0.75, 52)} ${at(x, y)}Z`;
  }).join('');

/** Short strokes about a point, from one distance to another. */
export const rays = (x: number, y: number, n: number, near: number, far: number, from = 0, sweep = 360): string =>
  Array.from({ length: n }, (_, i) => {
    const a = turn(from + (sweep * i) / (sweep === 360 ? n : n - 1));
    return `M${at(x + Math.cos(a) * near, y + Math.sin(a) * near)}L${at(x + Math.cos(a) * far, y + Math.sin(a) * far)}`;
  }).join('');
