import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { atRest } from '../settings/settings.ts';
import { moving } from '../story/under-way.ts';

const COUNT_MS = 600;

interface CountingProps {
  readonly value: string;
  /** Where it begins when it is first seen; without it a number is there at once. */
  readonly from?: number;
}

/** Points that are counted up to, one after the other, when they change. What is no number is simply shown. */
export function Counting({ value, from }: CountingProps) {
  const shown = useSignal(from === undefined || atRest() ? value : String(from));
  const first = useRef(true);
  useEffect(() => {
    const [start, goal] = [Number(shown.peek()), Number(value)];
    const still = first.current && from === undefined;
    first.current = false;
    if (still || atRest() || !Number.isFinite(goal - start) || start === goal) {
      shown.value = value;
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const finish = () => {
      cancelAnimationFrame(frame);
      arrived();
      shown.value = value;
    };
    const arrived = moving(finish);
    const count = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / COUNT_MS);
      if (share === 1) return finish();
      shown.value = String(Math.round(start + (goal - start) * share));
      frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      arrived();
    };
  }, [value]);
  return <>{shown.value}</>;
}
