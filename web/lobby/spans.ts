import { lobbyWording } from './words/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span in one or two words: 47 min, 19 h, 2 d 4 h. */
export function inWords(milliseconds: number): string {
  const words = lobbyWording.value;
  if (milliseconds < MINUTE) return words.seconds(Math.max(0, Math.floor(milliseconds / SECOND)));
  if (milliseconds < HOUR) return words.minutes(Math.floor(milliseconds / MINUTE));
  if (milliseconds < DAY) return words.hours(Math.floor(milliseconds / HOUR));
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const days = words.days(Math.floor(milliseconds / DAY));
  return hours === 0 ? days : `${days} ${words.hours(hours)}`;
}

/** How long ago something was. */
export function ago(milliseconds: number): string {
  const words = lobbyWording.value;
  return milliseconds < MINUTE ? words.justNow : words.ago(inWords(milliseconds));
}
