import { setTimeout as wait } from 'node:timers/promises';
import { type Rng, rngFrom } from '#kernel';
import { Counts } from './counts.ts';
import type { House } from './house.ts';
import { Member } from './member.ts';
import { Secrets } from './secrets.ts';
import type { Surroundings } from './surroundings.ts';

/** A move, or another deed, that the server said it has. */
export interface Acknowledged {
  readonly table: string;
  /** As the log has it. */
  readonly action: string;
  readonly seq: number;
  readonly move: string | undefined;
}

/** From when on an account did not want to meet another. */
export interface Quarrel {
  readonly who: Member;
  readonly whom: Member;
  readonly at: number;
}

const MOST_FAULTS = 200;
const MOST_SCENE_MS = 900_000;

/** Everything that is known of a day from outside. */
export class Day implements Surroundings {
  readonly house: House;
  readonly urls: readonly string[];
  readonly seed: string;
  readonly members: Member[];
  readonly counts = new Counts();
  readonly secrets = new Secrets();
  readonly faults: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly quarrels: Quarrel[] = [];
  /** Programs of members: accounts that are not among the sixty. */
  readonly programs: Member[] = [];

  constructor(house: House, seed: string, people: number) {
    this.house = house;
    this.urls = house.urls;
    this.seed = seed;
    const names = namesFrom(rngFrom(`${seed}/names`), people);
    this.members = names.map((name, n) => new Member(this, n, name, ['en', 'fr', 'ja'][n % 3]));
  }

  /** A draw for each scene of its own: what happens there does not hang on how fast the others are. */
  rng(scene: string): Rng {
    return rngFrom(`${this.seed}/${scene}`);
  }

  fault(what: string): void {
    if (this.faults.length >= MOST_FAULTS) return;
    this.faults.push(what);
    process.stdout.write(`  FAULT ${what}\n`);
  }

  /** A scene that fails, or has no end, is a fault; the others go on. */
  async scene(title: string, act: () => Promise<void>): Promise<void> {
    const end = new AbortController();
    const late = wait(MOST_SCENE_MS, undefined, { signal: end.signal }).then(() => {
      throw new Error(`no end after ${MOST_SCENE_MS / 1000} s`);
    });
    late.catch(() => undefined);
    try {
      await Promise.race([act(), late]);
      this.counts.add(`scenes: ${title}`);
    } catch (error) {
      this.fault(`${title}: ${(error as Error).message}`);
    } finally {
      end.abort();
    }
  }
}

/** Names that cannot be taken for each other. */
function namesFrom(rng: Rng, many: number): string[] {
  const consonants = 'kstnhmyrgb';
  const syllable = (): string => consonants[rng.below(consonants.length)] + 'aeiou'[rng.below(5)];
  const names = new Set<string>();
  while (names.size < many) {
    const name = syllable() + syllable() + syllable();
    names.add(name[0].toUpperCase() + name.slice(1));
  }
  return [...names];
}

/** In another order. */
export function shuffled<T>(all: readonly T[], rng: Rng): T[] {
  const left = [...all];
  return all.map(() => left.splice(rng.below(left.length), 1)[0]);
}
