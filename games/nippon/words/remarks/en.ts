import { english } from 'engawa';
import { money, things } from '../things/en.ts';
import type { Remarks } from '../vocabulary.ts';

const { noun, some, list } = english;

const STEP = noun('step', { many: 'steps' });

export const remarks: Remarks = {
  price: (amount) => `For you: ${amount}`,
  short: (amount) => `${amount} short`,
  plans: (needed, knowledge, plans) => `Knowledge ${needed} − your ${knowledge} = ${plans}`,
  enough: (needed, knowledge) => `Knowledge ${needed} is needed, you have ${knowledge}`,
  wage: (n) =>
    n === 0 ? 'Adds nothing to your wages: you have this colour' : `Adds ${money(n)} to your wages: a new colour`,
  builtBy: (name) => `Built by ${name}`,
  run: (coal, goods) => `A run burns ${coal} and makes ${goods}`,
  stored: (n, of) => `You store ${n} of ${of}`,
  level: (value, step, of) => `You have ${value}: step ${step} of ${of}`,
  next: (value, steps) => `${value} after ${steps}`,
  asks: (good, stored) => `Asks for ${good}${stored === undefined ? '' : `: you have ${stored}`}`,
  held: (name, value) => `A tile of value ${value} lies here (${name}): only a higher one replaces it`,
  full: (lowest) => `The city is full: a new tile must be higher than ${lowest}`,
  tiles: (n, of) => `${n} of at most ${of} tiles`,
  mine: (influence, places, ships) =>
    `You: influence ${influence}; scored now ${places} VP${ships ? ` + ${ships} for ships` : ''}`,
  ended: (base, times) =>
    times ? `${base} × ${times} = ${base * times} VP if it ended now` : `${base}, not counted without a tile`,
  ready: 'You have the goods for it',
  done: 'Fulfilled',
  workers: (n) => `Needs ${n} workers`,
  reward: (n, times) => `${some(n, things.workers)}: a ${times}x reward`,
  bill: (income, wages, rest) => `${income} − ${wages} in wages = ${rest}`,
  conversions: (n) => `Enough for ${some(n, STEP)}`,
  made: (parts) => list(parts),
};
