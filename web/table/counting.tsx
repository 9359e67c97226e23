import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { atRest } from '../settings/settings.ts';
import { moving } from '../story/under-way.ts';

/** How long it takes, and how long a number stands at least. */
const COUNT_MS = 600;
const STEP_MS = 40;

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
    const steps = Math.ceil(Math.min(Math.abs(goal - start), COUNT_MS / STEP_MS));
    let step = 0;
    // Not in every frame: only what is written anew has the page do anything.
    const timer = setInterval(
      () => {
        if (++step === steps) finish();
        else shown.value = String(Math.round(start + ((goal - start) * step) / steps));
      },
      COUNT_MS / (steps + 1),
    );
    const finish = () => {
      clearInterval(timer);
      arrived();
      shown.value = value;
    };
    const arrived = moving(finish);
    return () => {
      clearInterval(timer);
      arrived();
    };
  }, [value]);
  return <>{shown.value}</>;
}
