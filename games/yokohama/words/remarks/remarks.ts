import type { Category } from '../../rules/state.ts';

/** What a player is told of a thing besides its effect, in one language: sums to be done again, what is short, what it counts. */
export interface Remarks {
  /** `¥4: value 5 + place 1 − power 4 = 2 points at ¥2` */
  readonly technologyPrice: (of: {
    readonly yen: number;
    readonly value: number;
    readonly place: number;
    readonly power: number;
    readonly points: number;
  }) => string;
  /** The power covers all of it. */
  readonly technologyFree: (value: number, place: number, power: number) => string;
  readonly importPays: string;
  readonly late: string;
  readonly yenShort: (yen: number) => string;
  readonly industry: (now: number, then: number, best: number) => string;
  /** It would be so many cards of its nation. */
  readonly nation: (nth: number, brings: boolean) => string;
  readonly owned: string;

  readonly canFulfil: string;
  readonly lacking: (goods: string) => string;
  readonly needsPower: (needed: number, power: number) => string;
  readonly handFull: string;

  /** `faith 6 = power 3 + 3 offerings; you could offer 4` */
  readonly faith: (of: {
    readonly faith: number;
    readonly power: number;
    readonly offerings: number;
    readonly payable: number;
  }) => string;
  readonly offering: (faith: number) => string;
  readonly exchange: string;
  /** Of an assistant sent to a board. */
  readonly stays: string;
  readonly customs: (imports: number, allowed: number) => string;
  readonly taken: string;

  readonly progress: (progress: string) => string;
  readonly claimNow: (vp: number) => string;
  readonly claimed: string;

  /** Your power in an area, part by part. */
  readonly powerOf: (parts: {
    readonly power: number;
    readonly president: number;
    readonly assistants: number;
    readonly buildings: number;
    readonly station: number;
  }) => string;
  readonly noPower: string;
  /** What the action gives with your power, and with one more. */
  readonly yields: (now: number, more: number | undefined) => string;
  readonly toll: (yen: number) => string;
  readonly rent: string;
  readonly brings: (reward: string) => string;
  readonly inWarehouse: (left: number, yen: number) => string;
  readonly icons: (icons: number, brings: boolean) => string;
  readonly agentsLeft: (n: number) => string;
  readonly agentsHeld: (unused: number, used: number) => string;
  readonly nearest: (n: number, of: number) => string;
  readonly deck: (n: number) => string;
  readonly round: (n: number) => string;
  readonly lastRound: (n: number) => string;
  /** What each category counts. */
  readonly counts: Readonly<Record<Category, string>>;
}
