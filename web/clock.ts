const SECOND = 1000;
const MINUTE = 60;

/** A span as a stopwatch shows it: 0:42, 12:05, 1:02:10. */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(minutes / MINUTE);
  if (hours === 0) return `${minutes}:${two(seconds % MINUTE)}`;
  return `${hours}:${two(minutes % MINUTE)}:${two(seconds % MINUTE)}`;
}
