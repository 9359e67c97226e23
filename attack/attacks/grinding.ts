import { gameById } from '#games';
import { seedFrom as kernelSeed } from '#kernel';
import { breathe } from '../breath.ts';
import { digest, KeyedRng, keyOf } from '../chacha.ts';
import { partCommitment, secretCommitment, seedFrom, termsOf } from '../fair.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { candidates, Oracle } from '../oracle.ts';
import { Party } from '../party.ts';

const TRIES = 10_000;
/** Cards in the imagined deck; the first of them is what everybody would like to choose. */
const CARDS = 40;
/** Beyond this many deviations it is no accident: once in a hundred million, for every figure looked at. */
const BEYOND = 5.7;

const firstCard = (seed: string): number => new KeyedRng(keyOf(seed)).below(CARDS);
const hash = (text: string): string => digest(text).toString('hex');

/** A game that is imagined: terms, a secret the server drew, the part of the other seat. */
const TERMS = { table: 'grinding', attempt: 1, game: 'nippon', seats: 2, options: {} };
const TERMS_TEXT = 'grinding\n1\nnippon\n2\n[]';

/** One try of somebody who may still choose: what they knew, and the card that really came. */
interface Try {
  readonly clues: readonly number[];
  readonly card: number;
}

async function tried(once: (i: number) => Try): Promise<Try[]> {
  const tries: Try[] = [];
  for (let i = 0; i < TRIES; i++) {
    tries.push(once(i));
    await breathe();
  }
  return tries;
}

/** Clues anybody could go by: the card if something public were the seed, the secret or the key; the first digit of what is shown. */
function cluesFrom(shown: readonly string[], guesses: readonly string[]): number[] {
  return [
    ...shown.flatMap((hex) => [
      firstCard(hex),
      new KeyedRng(Buffer.from(hex, 'hex')).below(CARDS),
      parseInt(hex.slice(0, 8), 16) % CARDS,
      parseInt(hex.slice(-8), 16) % CARDS,
    ]),
    ...guesses.map(firstCard),
  ];
}

/** No clue agrees with the card more often than by chance, and the card itself is as often each. */
function noAdvantage(tries: readonly Try[]): string {
  const { length } = tries;
  const seen = new Array<number>(CARDS).fill(0);
  for (const { card } of tries) seen[card]++;
  const square = seen.reduce((sum, n) => sum + (n - length / CARDS) ** 2 / (length / CARDS), 0);
  const freedom = CARDS - 1;
  const bias = (square - freedom) / Math.sqrt(2 * freedom);
  mustHold(Math.abs(bias) < BEYOND, `the first card is not as often each (chi-square ${square.toFixed(0)})`);
  const spread = Math.sqrt((length / CARDS) * (1 - 1 / CARDS));
  let most = 0;
  for (let clue = 0; clue < tries[0].clues.length; clue++) {
    const hits = tries.filter(({ clues, card }) => clues[clue] === card).length;
    const beyond = Math.abs(hits - length / CARDS) / spread;
    most = Math.max(most, beyond);
    mustHold(beyond < BEYOND, `clue ${clue} foretells the card ${hits} times of ${length}`);
  }
  return `${length.toLocaleString('en')} tries, chi-square ${square.toFixed(0)} at ${freedom}, best clue ${most.toFixed(1)} deviations`;
}

const chosenPart: Attack = {
  name: 'grinding a part',
  holds:
    'who chooses among 10,000 parts of their own, the last to sit down included, gets the card they want no more often',
  quick: true,
  async run() {
    const other = hash('the part of the other seat');
    const secret = hash('a secret of the server');
    const promise = secretCommitment(TERMS_TEXT, secret);
    const tries = await tried((i) => {
      const part = hash(`part ${i}`);
      const commitment = partCommitment(TERMS_TEXT, 1, part);
      const parts = [
        { seat: 0, part: other },
        { seat: 1, part },
      ];
      // The other's part is given to the attacker as well: even the last to reveal knows the server's promise only.
      const guesses = [promise, commitment, other, part].map((guess) => seedFrom(TERMS_TEXT, guess, parts));
      return {
        clues: cluesFrom([commitment, part], guesses),
        card: firstCard(seedFrom(TERMS_TEXT, secret, parts)),
      };
    });
    return noAdvantage(tries);
  },
};

const chosenTable: Attack = {
  name: 'grinding tables',
  holds: 'who opens 10,000 tables and keeps the one whose promise looks best gets the card they want no more often',
  async run() {
    const part = hash('the opener’s part');
    const parts = [{ seat: 0, part }];
    const tries = await tried((i) => {
      const secret = hash(`secret ${i}`);
      const promise = secretCommitment(TERMS_TEXT, secret);
      const guesses = [seedFrom(TERMS_TEXT, promise, parts), seedFrom(TERMS_TEXT, part, parts)];
      return { clues: cluesFrom([promise], guesses), card: firstCard(seedFrom(TERMS_TEXT, secret, parts)) };
    });
    return noAdvantage(tries);
  },
};

const sameDerivation: Attack = {
  name: 'one derivation',
  holds:
    'the rules derive the same seeds as we do from the written protocol, so the simulations are about the real thing',
  quick: true,
  async run() {
    for (let i = 0; i < 200; i++) {
      const secret = hash(`secret ${i}`);
      const parts = [0, 1, 2].slice(0, i % 4).map((seat) => ({ seat, part: hash(`part ${i} ${seat}`) }));
      mustHold(kernelSeed(TERMS, secret, parts) === seedFrom(TERMS_TEXT, secret, parts), `seed ${i} differs`);
    }
    return undefined;
  },
};

const control: Attack = {
  name: 'the way it was',
  holds: 'the same look at the old way, a promise that is the key, finds it at once: the simulations are not blind',
  quick: true,
  async run() {
    const tries = Array.from({ length: TRIES / 10 }, (_, i): Try => {
      const seed = hash(`old seed ${i}`);
      return { clues: cluesFrom([hash(seed)], []), card: firstCard(seed) };
    });
    let found = '';
    try {
      noAdvantage(tries);
    } catch (error) {
      found = (error as Error).message;
    }
    mustHold(found !== '', 'the old way passes for fair');
    return found;
  },
};

const openAndDiscard: Attack = {
  name: 'open, look, discard',
  holds: 'the opener of many real tables foresees the beginning of none, and no promise comes twice',
  quick: true,
  async run(field) {
    const tables = field.quick ? 6 : 150;
    const promises = new Set<string>();
    for (let i = 0; i < tables; i++) {
      const party = await Party.open(field, { game: 'yamatai', people: 1, bots: ['greedy'] });
      const { summary, host } = party;
      mustHold(party.takesParts, 'the table takes no parts: its opener can try out tables');
      mustHold(!promises.has(summary.commitment!), 'a promise came twice');
      promises.add(summary.commitment!);
      const parts = [{ seat: 0, part: host.part }];
      const texts = [...host.visitor.read, host.part];
      const keys = [...candidates({ texts, table: party.table, terms: termsOf(summary), parts }, 2)];
      await party.begin();
      await party.resign();
      const record = await party.record();
      const oracle = new Oracle(gameById('yamatai'), record.seats, record.options, record.seed);
      const hit = keys.find(({ key }) => oracle.foresees(key));
      await breathe();
      mustHold(hit === undefined, `the opener foresaw a table: ${hit?.how}`);
      party.leave();
    }
    return `${tables} tables`;
  },
};

export const grindingRow: Row = {
  title: 'critical · the opener tries seeds',
  attacks: [sameDerivation, control, chosenPart, chosenTable, openAndDiscard],
};
