import { SOUNDS, type Sound } from './set.ts';

/** Two sounds nearer than this would be one noise. */
const APART_MS = 120;

let audio: AudioContext | undefined;
let soundedAt = Number.NEGATIVE_INFINITY;

/** Makes a sound. */
export function sound(name: Sound): void {
  const now = performance.now();
  if (now - soundedAt < APART_MS) return;
  soundedAt = now;
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.01;
  for (const { at, hz, to = hz, lasts, level, wave } of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(hz, start + at);
    tone.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    volume.gain.setValueAtTime(level, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + at + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + lasts);
  }
}
