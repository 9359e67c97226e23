/** CPU time of this process, never the wall clock: the machine may be shared. */
function cpuSeconds(work: () => void): number {
  const mark = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(mark);
  return (user + system) / 1e6;
}

const ROUNDS = 5;

/** Runs several contenders in turn, round after round, so that a slow moment of the machine hits all; median of each. */
export function interleaved<T extends Record<string, () => number>>(contenders: T): { [K in keyof T]: number } {
  const names = Object.keys(contenders) as (keyof T)[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<keyof T, number[]>;
  for (let round = 0; round < ROUNDS; round++) for (const name of names) seen[name].push(contenders[name]());
  return Object.fromEntries(names.map((name) => [name, median(seen[name])])) as { [K in keyof T]: number };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Microseconds of CPU for one call, over enough calls to be seen. */
export function microseconds(call: () => void, calls = 20_000): number {
  for (let i = 0; i < calls / 10; i++) call();
  return (
    (cpuSeconds(() => {
      for (let i = 0; i < calls; i++) call();
    }) /
      calls) *
    1e6
  );
}
