import { expect, it } from 'vitest';
import { GAMES } from '#games';
import { CHECKS, judge, subjectOf } from '../../conformance/index.ts';

// That nothing is told too much or hidden too much is among the properties of each game. Here: that it was worth asking.

const secretive = GAMES.filter(({ secrets }) => secrets);

/** The first number that a check notes of a game. */
async function figure(check: string, id: string): Promise<number> {
  const game = GAMES.find((candidate) => candidate.id === id)!;
  const { verdict, notes } = await judge(CHECKS.find((one) => one.id === check)!, subjectOf(game, new Map()));
  expect(verdict).toBe('passed');
  return Number(/\d+/.exec(notes[0])?.[0]);
}

it.each(secretive.map(({ id }) => id))('%s: more than a thousand reasons are compared between worlds', async (id) => {
  expect(await figure('reasons-in-worlds', id)).toBeGreaterThan(1000);
});

it.each(secretive.map(({ id }) => id))('%s: some moves of an attentive table are kept from watchers', async (id) => {
  expect(await figure('who-knows', id)).toBeGreaterThan(0);
});
