import { readFileSync } from 'node:fs';

export interface Instruction {
  /** In capitals, as FROM or COPY. */
  readonly does: string;
  readonly rest: string;
}

export interface Stage {
  /** The name after AS; the last stage, which becomes the image, has none. */
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile; comments left out, continued lines joined. */
export function readDockerfile(file: string): Stage[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, does, rest] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (does === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1], instructions: [] });
    stages.at(-1)!.instructions.push({ does, rest });
  }
  return stages;
}

export const those = ({ instructions }: Stage, does: string): string[] =>
  instructions.filter((one) => one.does === does).map(({ rest }) => rest);

/** The words of an instruction's JSON form, as ["node", "x.js"]. */
export const words = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('['))) as string[];

/** What ENV sets. */
export const settingsOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(those(stage, 'ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))));
