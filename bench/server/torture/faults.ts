import { setTimeout as wait } from 'node:timers/promises';
import type { Serving } from '../serving.ts';
import { holdOn } from './clients-that-hold-on.ts';
import { Operator } from './operator.ts';
import type { StoreName, World } from './world.ts';

/** What a fault needs to know of those who play meanwhile. */
export interface Players {
  /** The servers are about to go: what happens to connections from now on is no fault. */
  leave(): void;
  /** Waits until a move has been acknowledged at every table. */
  goOn(): Promise<Recovery | undefined>;
}

/** In milliseconds: until the next move was acknowledged anywhere, and until one was at every table. */
export interface Recovery {
  readonly next: number;
  readonly all: number;
}

/** What came of it. */
export interface Struck {
  /** From the return of what was away. */
  readonly recovery?: Recovery | undefined;
  /** From the signal until every process had ended. */
  readonly leaving?: number;
}

export interface Fault {
  readonly name: string;
  readonly stores: readonly StoreName[];
  /** The servers go by a clock that can be set. */
  readonly setsClock?: true;
  /** No connection may close for it. */
  readonly unnoticed?: true;
  strike(world: World, players: Players): Promise<Struck>;
}

const BOTH: readonly StoreName[] = ['sqlite', 'postgres'];

const pidsOf = (servers: readonly Serving[]): number[] => servers.map(({ pid }) => pid);
const aMoment = (most: number): Promise<void> => wait(Math.random() * most);

const restart =
  (mode: 'immediate' | 'fast'): Fault['strike'] =>
  async ({ postgres }, players) => {
    const operator = await Operator.of(postgres!);
    try {
      await postgres!.halt(mode);
      await aMoment(300);
      const started = postgres!.start();
      await operator.untilBack();
      const recovery = await players.goOn();
      await started;
      return { recovery };
    } finally {
      await operator.leave();
    }
  };

/** What can happen to a server. Those that end it come with a restart; through all others the same process must live. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'kill',
    stores: BOTH,
    strike: async (world, players) => {
      players.leave();
      await world.kill();
      return {};
    },
  },
  {
    name: 'term',
    stores: BOTH,
    strike: async (world, players) => {
      const letGo = await holdOn(world.urls);
      players.leave();
      const began = performance.now();
      await world.stopServing();
      const leaving = performance.now() - began;
      letGo();
      return { leaving };
    },
  },
  {
    name: 'disk-full',
    stores: ['sqlite'],
    unnoticed: true,
    strike: async ({ disk, servers }, players) => {
      await disk!.fill(pidsOf(servers));
      await aMoment(500);
      await disk!.empty(pidsOf(servers));
      return { recovery: await players.goOn() };
    },
  },
  {
    name: 'clock',
    stores: BOTH,
    setsClock: true,
    unnoticed: true,
    strike: async (world, players) => {
      for (const by of ['-1h', '+2h', '-1d', '+30d', '+0']) {
        world.turnClock(by);
        await players.goOn();
      }
      return {};
    },
  },
  {
    name: 'backend-terminated',
    stores: ['postgres'],
    unnoticed: true,
    strike: async ({ postgres }, players) => {
      const operator = await Operator.of(postgres!);
      try {
        await operator.terminateBackends();
        return { recovery: await players.goOn() };
      } finally {
        await operator.leave();
      }
    },
  },
  {
    name: 'backend-killed',
    stores: ['postgres'],
    unnoticed: true,
    strike: async ({ postgres }, players) => {
      const operator = await Operator.of(postgres!);
      try {
        process.kill(await operator.busyBackend(), 'SIGKILL');
        // PostgreSQL ends all other connections, ours as well, and starts over.
        await operator.thrownOut();
        await operator.untilBack();
        return { recovery: await players.goOn() };
      } finally {
        await operator.leave();
      }
    },
  },
  { name: 'restart-immediate', stores: ['postgres'], unnoticed: true, strike: restart('immediate') },
  { name: 'restart-fast', stores: ['postgres'], unnoticed: true, strike: restart('fast') },
  {
    name: 'redis-killed',
    stores: ['postgres'],
    unnoticed: true,
    strike: async ({ redis }, players) => {
      await redis!.halt('immediate');
      // Nothing waits for it to be back.
      const recovery = await players.goOn();
      await redis!.start();
      await players.goOn();
      return { recovery };
    },
  },
];
