import { atRest, type Settings, settings } from '../settings/settings.ts';

interface Pace {
  /** How long a step of the others is shown. */
  readonly stepMs: number;
  /** The time of a turn after which the rest of it comes at once. */
  readonly turnMs: number;
}

const PACES: Readonly<Record<Settings['pace'], Pace>> = {
  slow: { stepMs: 900, turnMs: 9000 },
  normal: { stepMs: 180, turnMs: 1100 },
  fast: { stepMs: 60, turnMs: 400 },
  step: { stepMs: 180, turnMs: 1100 },
  once: { stepMs: 0, turnMs: 0 },
};

/** How fast the others' turns are shown now. Who wants nothing to move sees them at once, unless they are wanted slowly. */
export function paceNow(): Pace {
  const { pace } = settings.peek();
  return atRest() && pace !== 'slow' ? PACES.once : PACES[pace];
}

/** Does each turn of the others wait for the reader? */
export const turnByTurn = (): boolean => settings.peek().pace === 'step';

/** How long what a server tells is shown at least. It paces its bots itself, only not for somebody who wants it slowly. */
export const pushMs = (): number => (settings.peek().pace === 'slow' ? PACES.slow.stepMs : 0);

/** How long each deed is shown when what the others did is played once more. */
export const lookMs = (): number => (settings.peek().pace === 'slow' ? 2400 : 1200);
