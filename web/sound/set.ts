/** The sounds of a table, each for one thing only. */
export type Sound = 'turn' | 'place' | 'gain' | 'score' | 'warning' | 'end';

/** A tone that is struck and fades. */
export interface Tone {
  /** When it is struck, in seconds after the first. */
  readonly at: number;
  readonly hz: number;
  /** Where its pitch falls or rises to. */
  readonly to?: number;
  readonly lasts: number;
  /** How loud it is struck; 1 would be as loud as the device can. */
  readonly level: number;
  readonly wave: OscillatorType;
}

const struck = (at: number, hz: number, lasts: number, level: number): Tone => ({
  at,
  hz,
  lasts,
  level,
  wave: 'triangle',
});
const bell = (at: number, hz: number, lasts: number, level: number): Tone => ({ at, hz, lasts, level, wave: 'sine' });

/** All of them in one scale (D, G, A), so that two that follow each other never quarrel. */
export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  // A small bell in the alcove.
  turn: [bell(0, 880, 0.5, 0.09), bell(0.12, 1174.7, 0.6, 0.07)],
  // Wood on wood.
  place: [
    { at: 0, hz: 520, to: 170, lasts: 0.07, level: 0.1, wave: 'triangle' },
    { at: 0.012, hz: 1800, to: 700, lasts: 0.03, level: 0.03, wave: 'square' },
  ],
  // Two coins.
  gain: [bell(0, 1568, 0.18, 0.05), bell(0.07, 2349.3, 0.24, 0.04)],
  // Three strings of a koto, upwards.
  score: [struck(0, 587.3, 0.4, 0.08), struck(0.09, 784, 0.4, 0.08), struck(0.18, 1174.7, 0.6, 0.08)],
  // A wooden gong, twice.
  warning: [struck(0, 392, 0.22, 0.11), struck(0.26, 392, 0.3, 0.11)],
  // The strings once more, down to the ground and up again.
  end: [
    struck(0, 293.7, 1.4, 0.09),
    struck(0.16, 440, 1.2, 0.08),
    struck(0.32, 587.3, 1.2, 0.08),
    struck(0.48, 784, 1.2, 0.08),
    bell(0.7, 1174.7, 1.6, 0.07),
  ],
};
