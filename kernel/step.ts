/**
 * What happens next is data: a state carries a stack of frames, and each frame names a step of the game with a few
 * numbers of its own. The steps' names, clauses and variables are part of the shape of a state, so a game declares them
 * beside its fields; what a step does is written elsewhere (rules.ts).
 */
export interface Step<V extends string = string> {
  readonly id: number;
  readonly name: string;
  /** The clause of the rulebook this step carries out. */
  readonly clause: string;
  readonly vars: readonly V[];
  /** Its variables are known to its own seat only. */
  readonly secret: boolean;
  /** Asked even when a single answer is legal. */
  readonly asks: boolean;
  /** Something people want to see before it is gone: it is asked, and no screen gives the answer for its player either. */
  readonly moment: boolean;
  /** Its seat owes nothing while it waits here, but may still speak ("not ready after all"). */
  readonly idle: boolean;
  /** Questions under which it is known where its variables have certain values; the first that fits counts. */
  readonly faces: readonly StepFace[];
}

/** A step that asks for a ship as well as for a train asks two questions, each with a name and a clause of its own. */
interface StepFace {
  readonly step: Step;
  readonly when: readonly (readonly [variable: number, value: number])[];
}

export type Steps = Readonly<Record<string, Step>>;

interface StepSpec {
  readonly clause: string;
  readonly vars?: readonly string[];
  readonly secret?: boolean;
  readonly asks?: boolean;
  readonly moment?: boolean;
  readonly idle?: boolean;
  /** By name: `{ ships: { clause: 'N-6.7', when: { kind: 0 } } }`. */
  readonly faces?: Readonly<
    Record<string, { readonly clause: string; readonly when: Readonly<Record<string, number>> }>
  >;
}

/** Cells of one frame: the step, the seat, and up to six variables. */
export const FRAME = 8;
const MAX_VARS = FRAME - 2;
/** Names a frame has already. */
const FRAME_NAMES = ['seat', 'step', 'place', 'cells', 'at', 'constructor', '__proto__'];

type VarsOf<T extends StepSpec> = T['vars'] extends readonly (infer V extends string)[] ? V : never;

export function defineSteps<const T extends Record<string, StepSpec>>(
  specs: T,
): { readonly [K in keyof T]: Step<VarsOf<T[K]>> } {
  const steps: Record<string, Step> = {};
  for (const [id, [name, spec]] of Object.entries(specs).entries()) {
    const vars = spec.vars ?? [];
    if (vars.length > MAX_VARS) throw new Error(`${name}: a step has at most ${MAX_VARS} variables`);
    const taken = vars.find((v) => FRAME_NAMES.includes(v));
    if (taken) throw new Error(`${name}: a frame has a "${taken}" already`);
    const { clause, secret = false, moment = false, asks = moment, idle = false } = spec;
    const step: Step = { id, name, clause, vars, secret, asks, moment, idle, faces: [] };
    const faces = Object.entries(spec.faces ?? {}).map(([face, { clause: own, when }]) => ({
      step: { ...step, name: face, clause: own },
      when: Object.entries(when).map(([variable, value]) => [vars.indexOf(variable), value] as const),
    }));
    steps[name] = { ...step, faces };
  }
  return steps as { readonly [K in keyof T]: Step<VarsOf<T[K]>> };
}

/** The step as it is asked with the variables of this frame. */
export function faceOf(step: Step, cells: Int16Array, frame: number): Step {
  for (const face of step.faces) if (fits(face, cells, frame)) return face.step;
  return step;
}

function fits({ when }: StepFace, cells: Int16Array, frame: number): boolean {
  for (const [variable, value] of when) if (cells[frame + 2 + variable] !== value) return false;
  return true;
}
