/**
 * The islands, digitised for this board: longitude and latitude, clockwise, turned so that the country lies along the sheet
 * as on the long maps of the period. The sheet is 410 by 290; its middle is the middle of the board.
 */
export type Point = readonly [number, number];

export const SHEET = { width: 410, height: 290 } as const;

function points(text: string): readonly Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number) as [number, number]);
}

const HOKKAIDO = points(`
  140.1,41.45 139.85,42.1 139.8,42.55 140.4,42.95 140.35,43.32 140.95,43.22 141.35,43.3 141.4,43.85 141.68,44.4
  141.6,45.1 141.95,45.52 142.6,44.95 143.3,44.4 144.25,44.05 145.3,44.33 145.05,43.75 145.35,43.5 145.8,43.32
  144.85,42.98 144.0,42.9 143.4,42.35 143.25,41.95 142.4,42.3 141.6,42.6 141.0,42.32 140.55,42.55 140.45,42.2
  141.1,41.85 140.75,41.75 140.45,41.42
`);

const HONSHU = points(`
  140.33,41.2 140.65,40.88 140.95,41.0 140.9,41.5 141.45,41.38 141.4,40.8 141.6,40.45 141.95,39.9 142.03,39.45
  141.75,38.95 141.5,38.32 141.0,38.2 140.97,37.5 140.95,36.9 140.6,36.3 140.85,35.75 140.4,35.5 140.3,35.1
  139.85,34.92 139.85,35.3 140.02,35.58 139.75,35.6 139.65,35.15 139.15,35.22 139.1,34.9 138.83,34.62
  138.77,35.03 138.5,34.92 138.2,34.6 137.4,34.67 136.98,34.6 137.1,34.82 136.83,35.06 136.6,34.7 136.9,34.3
  136.25,33.98 135.98,33.65 135.77,33.45 135.35,33.72 135.1,34.15 135.42,34.6 135.05,34.65 134.5,34.75
  134.0,34.58 133.4,34.42 132.9,34.3 132.42,34.35 132.15,33.9 131.7,34.0 130.95,33.93 130.9,34.3 131.45,34.47
  132.05,34.85 132.62,35.42 133.2,35.58 134.2,35.55 135.2,35.76 135.55,35.5 136.0,35.65 136.1,36.1 136.65,36.65
  136.72,37.3 137.3,37.52 137.02,37.1 137.05,36.8 137.4,36.76 137.9,37.05 138.35,37.22 138.8,37.8 139.4,38.25
  139.8,38.9 139.98,39.4 140.05,39.75 139.72,39.93 140.0,40.2 139.88,40.6 140.25,40.9
`);

const SHIKOKU = points(`
  134.62,34.22 134.72,33.85 134.2,33.25 133.65,33.5 133.2,33.2 133.0,32.75 132.5,33.0 132.42,33.3 132.05,33.35
  132.7,33.78 133.05,34.08 133.6,34.2 134.1,34.35
`);

const KYUSHU = points(`
  130.85,33.88 131.05,33.62 131.7,33.62 131.65,33.25 132.0,32.9 131.7,32.5 131.45,31.9 131.3,31.35 130.78,31.05
  130.72,31.55 130.55,31.25 130.2,31.3 130.32,31.8 130.15,32.25 130.58,32.65 130.2,32.62 129.8,32.62
  129.72,33.1 129.62,33.38 130.0,33.5 130.4,33.65
`);

const ISLETS = [
  '134.8,34.5 135.02,34.56 134.92,34.2 134.7,34.25',
  '138.22,38.1 138.5,38.3 138.52,38.0 138.25,37.82',
  '129.3,34.65 129.5,34.65 129.3,34.15 129.18,34.3',
  '128.7,32.75 128.95,32.95 128.85,32.6',
  '130.9,30.85 131.08,30.8 130.95,30.4 130.85,30.5',
  '130.4,30.4 130.65,30.4 130.5,30.25',
  '133.2,36.3 133.38,36.25 133.2,36.15',
  '145.6,44.35 146.4,44.45 145.9,43.95 145.5,43.95',
].map(points);

/** Where the regions meet, from the Sea of Japan to the Pacific. */
const BORDERS = [
  '133.6,37.5 134.35,35.6 134.4,34.78 133.9,34.43 132.75,34.12 131.95,33.62 131.98,33.2 132.25,32.6 131.6,29.8',
  '135.2,37.2 136.0,35.62 136.35,35.3 136.75,35.03 137.05,34.3 136.6,32',
  '137.6,39.9 139.5,38.35 139.8,37.75 139.4,37.0 140.2,36.95 141.3,36.85 143.2,36',
].map(points);

const TURN = (34 * Math.PI) / 180;
const SCALE = 23.6;
const MIDDLE: Point = [137.95, 37.55];

/** Onto the sheet. */
export function onSheet([lon, lat]: Point): Point {
  const x = (lon - MIDDLE[0]) * 0.8;
  const y = MIDDLE[1] - lat;
  return [
    round(SHEET.width / 2 + SCALE * (x * Math.cos(TURN) - y * Math.sin(TURN))),
    round(SHEET.height / 2 + SCALE * (x * Math.sin(TURN) + y * Math.cos(TURN))),
  ];
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A soft line through the points, as a knife through cherry wood would cut it. */
function carved(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n];
  const tension = 0.14;
  const curves = points.map((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const out = [p[0] + (next[0] - before[0]) * tension, p[1] + (next[1] - before[1]) * tension].map(round);
    const into = [next[0] - (after[0] - p[0]) * tension, next[1] - (after[1] - p[1]) * tension].map(round);
    return `C${out.join(' ')} ${into.join(' ')} ${next.join(' ')}`;
  });
  return `M${points[0].join(' ')}${curves.join('')}Z`;
}

const straight = (points: readonly Point[]): string => `M${points.map((p) => p.join(' ')).join('L')}`;

/** All coasts as one path. */
export const COAST = [HOKKAIDO, HONSHU, SHIKOKU, KYUSHU, ...ISLETS]
  .map((island) => carved(island.map(onSheet)))
  .join('');

export const BORDER_LINES = BORDERS.map((border) => straight(border.map(onSheet))).join('');

const FAR = 900;

/** The sheet east of each border: drawn one over another they leave one band for each region. */
export const EAST_OF = BORDERS.map((border) => {
  const line = border.map(onSheet);
  return `${straight(line)}L${FAR} ${FAR}L${FAR} ${-FAR}Z`;
});

/** Peaks and how high they stand. */
export const MOUNTAINS = [
  { at: [131.1, 32.95], height: 9 },
  { at: [133.45, 35.1], height: 8 },
  { at: [133.2, 33.72], height: 8 },
  { at: [135.95, 34.15], height: 8 },
  { at: [137.65, 36.45], height: 12 },
  { at: [138.15, 36.0], height: 10 },
  { at: [138.73, 35.4], height: 15 },
  { at: [140.0, 38.7], height: 9 },
  { at: [140.65, 39.9], height: 9 },
  { at: [142.9, 43.5], height: 12 },
  { at: [142.35, 43.25], height: 8 },
] as const;
