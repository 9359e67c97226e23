import { useEffect } from 'preact/hooks';
import { sayOf } from '#kernel';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';

/** Shows in the browser's tab that it is this player's turn, and rings where sound is on. */
export function useTurnSignal(desk: Desk): void {
  const { turn, viewer, over } = desk.source.position.value;
  const mine = !over && viewer >= 0 && turn.includes(viewer);
  const title = desk.game.words[desk.language.value].title;
  useEffect(() => {
    document.title = mine
      ? `● ${sayOf(wording.value.table.yourTurn, title, desk.language.value)}`
      : `${title} · Engawa`;
    if (mine && settings.peek().sound && document.hidden) chime();
    return () => {
      document.title = 'Engawa';
    };
  }, [mine, title]);
}

/** Two soft tones, like a small bell. */
function chime(): void {
  const audio = new AudioContext();
  for (const [i, frequency] of [880, 1320].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
