import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import type { Desk } from '../table/desk.ts';
import { soundOf } from './heard.ts';
import type { Sound } from './set.ts';
import { isTouched } from './touched.ts';

/** So much is left on the own clock when it warns. */
const WARNING_MS = 60_000;

/** What makes sounds comes with the first that is wanted. */
function sound(name: Sound): void {
  if (!settings.peek().sound || !isTouched()) return;
  // Without a network, perhaps: then it is silent.
  import('./player.ts').then(
    (player) => player.sound(name),
    () => undefined,
  );
}

/** Lets a table be heard. */
export function useSounds(desk: Desk): void {
  const { source } = desk;
  const position = source.position.value;
  const before = useRef(position);
  useEffect(() => {
    const heard = soundOf(before.current, position);
    before.current = position;
    if (heard) sound(heard);
  }, [position]);

  const clocks = source.clocks?.value;
  const { viewer } = position;
  const running = clocks?.running.includes(viewer) ?? false;
  const warnsIn = clocks && running ? clocks.left[viewer] - (Date.now() - clocks.at) - WARNING_MS : -1;
  useEffect(() => {
    if (warnsIn < 0) return undefined;
    const timer = setTimeout(() => sound('warning'), warnsIn);
    return () => clearTimeout(timer);
  }, [clocks, running]);
}
