import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkFairness, type Fairness, partCommitment, rngFrom, secretCommitment, seedFrom, type Terms } from '#kernel';

const random = () => randomBytes(32).toString('hex');
const TERMS: Terms = { table: 'k3YqAbCd', attempt: 1, game: 'yamatai', seats: 3, options: { b: true, a: 2 } };

/** A record as far as fairness goes: a failed beginning, then one with two parts and a bot. */
function played() {
  const attempt = (n: number, parts: readonly (string | null)[], without: readonly number[]) => {
    const terms = { ...TERMS, attempt: n };
    const secret = random();
    const seats = parts.map((part, seat) => ({
      seat,
      commitment: partCommitment(terms, seat, part ?? random()),
      part,
    }));
    return { terms, commitment: secretCommitment(terms, secret), secret, seats, without };
  };
  const first = attempt(1, [random(), null], [1]);
  const last = attempt(2, [random()], []);
  const given = last.seats.map(({ seat, part }) => ({ seat, part: part! }));
  const fairness: Fairness = {
    format: 'engawa-fair/2',
    table: TERMS.table,
    contributions: 'sealed',
    attempts: [first, last].map(({ terms: _, ...rest }) => rest),
    bots: [2],
  };
  const { game, seats, options } = TERMS;
  return { game, seats, options, seed: seedFrom(last.terms, last.secret, given), fairness };
}

/** To be bent. */
interface Loose {
  attempts: { seats: { seat: number; commitment: string; part: string | null }[]; without: number[] }[];
}

type Record = ReturnType<typeof played>;
const flip = (hex: string) => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
const wrong = (record: unknown) => checkFairness(record).steps.find(({ ok }) => !ok);

describe('the derivations', () => {
  it('are what any library gives for the documented labels', () => {
    const [secret, part] = [random(), random()];
    const terms = 'k3YqAbCd\n1\nyamatai\n3\n[["a",2],["b",true]]';
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(secretCommitment(TERMS, secret)).toBe(sha(`engawa fair/2 secret\n${terms}\n${secret}`));
    expect(partCommitment(TERMS, 1, part)).toBe(sha(`engawa fair/2 part\n${terms}\n1\n${part}`));
    const material = Buffer.concat([Buffer.from(secret, 'hex'), Buffer.from([1]), Buffer.from(part, 'hex')]);
    const seed = Buffer.from(hkdfSync('sha256', material, terms, 'engawa fair/2 seed', 32)).toString('hex');
    expect(seedFrom(TERMS, secret, [{ seat: 1, part }])).toBe(seed);
  });

  it('keep tables, attempts, games, options and seats apart', () => {
    const [secret, part] = [random(), random()];
    const others: Terms[] = [
      { ...TERMS, table: 'k3YqAbCe' },
      { ...TERMS, attempt: 2 },
      { ...TERMS, game: 'nippon' },
      { ...TERMS, seats: 2 },
      { ...TERMS, options: { a: 2, b: false } },
    ];
    const all = [TERMS, ...others];
    expect(new Set(all.map((terms) => secretCommitment(terms, secret))).size).toBe(all.length);
    expect(new Set(all.map((terms) => partCommitment(terms, 0, part))).size).toBe(all.length);
    expect(new Set(all.map((terms) => seedFrom(terms, secret, [{ seat: 0, part }]))).size).toBe(all.length);
    expect(partCommitment(TERMS, 0, part)).not.toBe(partCommitment(TERMS, 1, part));
    expect(seedFrom(TERMS, secret, [{ seat: 0, part }])).not.toBe(seedFrom(TERMS, secret, [{ seat: 1, part }]));
  });

  it('do not depend on the order in which options or parts are listed', () => {
    const secret = random();
    const parts = [0, 1, 2].map((seat) => ({ seat, part: random() }));
    const turned: Terms = { ...TERMS, options: { a: 2, b: true } };
    expect(seedFrom(turned, secret, parts.toReversed())).toBe(seedFrom(TERMS, secret, parts));
  });

  it('tell nothing of the key of the draws: no promise is the hash of the seed', () => {
    const record = played();
    const key = createHash('sha256').update(record.seed).digest('hex');
    expect(JSON.stringify(record.fairness)).not.toContain(key);
    expect(JSON.stringify(record.fairness)).not.toContain(record.seed);
  });
});

describe('checkFairness', () => {
  it('accepts an honest game and lists what it compared, in order', () => {
    const { kind, steps } = checkFairness(played());
    expect(kind).toBe('parts');
    expect(steps.map(({ about, attempt, seat }) => [about, attempt, seat])).toEqual([
      ['promise', 1, undefined],
      ['part', 1, 0],
      ['withheld', 1, 1],
      ['promise', 2, undefined],
      ['part', 2, 0],
      ['seed', 2, undefined],
    ]);
    expect(steps.every(({ ok }) => ok)).toBe(true);
  });

  const changed = (
    change: (attempts: { -readonly [K in 'commitment' | 'secret']: string }[], record: Record) => void,
  ) => {
    const record = structuredClone(played());
    change(record.fairness.attempts as never, record);
    return record;
  };

  it('names the promise when the secret of the server is another', () => {
    expect(wrong(changed((attempts) => (attempts[1].secret = flip(attempts[1].secret))))).toMatchObject({
      about: 'promise',
      attempt: 2,
    });
  });

  it('names the promise when the commitment is another, also of a beginning that failed', () => {
    expect(wrong(changed((attempts) => (attempts[0].commitment = flip(attempts[0].commitment))))).toMatchObject({
      about: 'promise',
      attempt: 1,
    });
  });

  it('names the promise when a beginning that failed is kept back', () => {
    const record = played();
    const told = { ...record, fairness: { ...record.fairness, attempts: record.fairness.attempts.slice(1) } };
    expect(wrong(told)).toMatchObject({ about: 'promise', attempt: 1 });
  });

  it('names the seat whose part is another', () => {
    const record = played();
    const [, { seats }] = record.fairness.attempts;
    (seats[0] as { part: string }).part = flip(seats[0].part!);
    expect(wrong(record)).toMatchObject({ about: 'part', seat: 0, attempt: 2 });
  });

  it('names the seat whose part is missing from the game that was played', () => {
    const record = played();
    (record.fairness.attempts[1].seats[0] as { part: null }).part = null;
    expect(wrong(record)).toMatchObject({ about: 'withheld', seat: 0, attempt: 2 });
  });

  it('names the seed when a seat is left out, or the seed is another', () => {
    const record = played();
    const [first, last] = record.fairness.attempts;
    const left = { ...record.fairness, attempts: [first, { ...last, seats: [] }] };
    expect(wrong({ ...record, fairness: left })).toMatchObject({ about: 'seed' });
    expect(wrong({ ...record, seed: flip(record.seed) })).toMatchObject({ about: 'seed' });
  });

  it('holds what somebody noted against the record', () => {
    const record = played();
    const [first, last] = record.fairness.attempts;
    const note = (commitment: string, part: string) =>
      checkFairness(record, { commitment, part: { seat: 0, part } }).steps.filter(({ about }) => /noted/.test(about));
    expect(note(last.commitment, last.seats[0].part!).map(({ ok }) => ok)).toEqual([true, true]);
    // The promise of a beginning that failed is not that of the game.
    expect(note(first.commitment, last.seats[0].part!).map(({ ok }) => ok)).toEqual([false, true]);
    expect(note(random(), random()).map(({ ok }) => ok)).toEqual([false, false]);
  });

  const other = (change: (fairness: Loose) => void, more: object = {}) => {
    const record = structuredClone(played());
    change(record.fairness as unknown as Loose);
    return wrong({ ...record, ...more });
  };
  const put = (seat: number) => ({ seat, commitment: random(), part: random() });

  it.each<[string, (fairness: Loose) => void, object?]>([
    ['unknown-seat', ({ attempts }) => attempts[1].seats.push(put(7))],
    ['seat-twice', ({ attempts }) => attempts[1].seats.push(put(0))],
    ['bot-part', ({ attempts }) => attempts[1].seats.push(put(2))],
    ['late-part', ({ attempts }) => attempts[1].seats.push(put(1))],
    ['nobody-silent', ({ attempts }) => attempts[0].without.pop()],
    ['silent-part', ({ attempts }) => attempts[0].without.push(0)],
    ['last-failed', ({ attempts }) => attempts[1].without.push(0)],
    ['silent-twice', ({ attempts }) => attempts.splice(1, 0, { ...attempts[0] })],
    ['bots', () => undefined, { players: [{ kind: 'guest' }, { kind: 'bot' }, { kind: 'bot' }] }],
    ['other-table', () => undefined, { table: 'another' }],
    ['first-position', () => undefined, { state: {} }],
  ])('refuses what no table writes: %s', (found, change, more) => {
    expect(other(change, more)).toMatchObject({ about: 'structure', found });
  });

  it('lets nobody pass a game that was dealt anew for the one whose promise was noted', () => {
    // The server knows all parts when they are told; it begins "again" with a secret it has chosen.
    const record = played();
    const [, honest] = record.fairness.attempts;
    const terms = { ...TERMS, attempt: 3 };
    const parts = honest.seats.map(({ seat, part }) => ({ seat, part: part! }));
    const secret = random();
    const again = {
      secret,
      commitment: secretCommitment(terms, secret),
      seats: parts.map(({ seat, part }) => ({ seat, part, commitment: partCommitment(terms, seat, part) })),
      without: [],
    };
    const seed = seedFrom(terms, secret, parts);
    const forged = {
      ...record,
      seed,
      fairness: { ...record.fairness, attempts: [...record.fairness.attempts, again] },
    };
    expect(wrong(forged)).toMatchObject({ about: 'structure', found: 'nobody-silent' });
    const steps = checkFairness({ ...record }, { commitment: record.fairness.attempts[0].commitment }).steps;
    expect(steps.at(-1)).toMatchObject({ about: 'noted-promise', ok: false });
  });

  it('does not let a noted part pass where the record has none', () => {
    const { game, seats, options, seed } = played();
    const bare = { game, seats, options, seed };
    const note = { part: { seat: 0, part: random() } };
    expect(checkFairness(bare, note).steps.at(-1)).toMatchObject({ about: 'noted-part', ok: false });
    expect(checkFairness({ ...bare, commitment: random() }, note).steps.at(-1)).toMatchObject({ ok: false });
    expect(checkFairness({ ...bare, state: {} }).steps.at(-1)).toMatchObject({ about: 'given-position' });
  });

  it('verifies records of the older kind as what they were, and games of one device as theirs', () => {
    const { game, seats, options, seed } = played();
    const old = { game, seats, options, seed, commitment: createHash('sha256').update(seed).digest('hex') };
    expect(checkFairness(old)).toMatchObject({ kind: 'seed', steps: [{ about: 'seed-promise', ok: true }] });
    expect(wrong({ ...old, commitment: random() })).toMatchObject({ about: 'seed-promise' });
    expect(checkFairness({ game, seats, options, seed })).toMatchObject({ kind: 'own' });
    expect(wrong({ ...old, seed: 'another' })).toMatchObject({ about: 'seed-promise' });
  });

  it.each([
    null,
    [],
    'x',
    { game: 'nippon' },
    { ...played(), fairness: null },
    { ...played(), fairness: { format: 'engawa-fair/9' } },
    { ...played(), fairness: { ...played().fairness, attempts: [] } },
    { ...played(), fairness: { ...played().fairness, attempts: [null] } },
    { ...played(), fairness: { ...played().fairness, attempts: [{ secret: 1 }] } },
  ])('says in a sentence that something is no record (%#)', (json) => {
    expect(() => checkFairness(json)).toThrow(expect.objectContaining({ code: 'bad-record' }));
  });
});

describe('whoever can still choose', () => {
  const TRIES = 10_000;
  let drawn = 0;
  /** The same at every run, so that a test of chance never fails by chance. */
  const settled = () => createHash('sha256').update(`drawn ${drawn++}`).digest('hex');
  const SIDES = 16;
  const first = (seed: string) => rngFrom(seed).below(SIDES);
  /** Five standard deviations of the chi-square distribution. */
  const even = (counts: readonly number[]) => {
    const each = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const chiSquare = counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
    return chiSquare < SIDES - 1 + 5 * Math.sqrt(2 * (SIDES - 1));
  };

  it('gains nothing by opening tables and looking at their promises: 10,000 openings', () => {
    // The opener keeps the table whose promise looks best, and chooses the part that looks best beside it.
    const counts = Array<number>(SIDES).fill(0);
    for (let i = 0; i < TRIES; i++) {
      const terms = { ...TERMS, table: `table-${i}` };
      const secrets = [settled(), settled()];
      const best = secrets.toSorted((a, b) => (secretCommitment(terms, a) < secretCommitment(terms, b) ? -1 : 1))[0];
      const parts = [settled(), settled(), settled()];
      const guess = (part: string) => first(seedFrom(terms, secretCommitment(terms, best), [{ seat: 0, part }]));
      const part = parts.toSorted((a, b) => guess(a) - guess(b))[0];
      counts[first(seedFrom(terms, best, [{ seat: 0, part }]))]++;
    }
    expect(even(counts)).toBe(true);
  });

  it('gains nothing as the last to reveal: with and without the own part the draw is as even', () => {
    const [withIt, without] = [Array<number>(SIDES).fill(0), Array<number>(SIDES).fill(0)];
    let same = 0;
    for (let i = 0; i < TRIES; i++) {
      const secret = settled();
      const others = [{ seat: 0, part: settled() }];
      const a = first(seedFrom(TERMS, secret, [...others, { seat: 1, part: settled() }]));
      const b = first(seedFrom({ ...TERMS, attempt: 2 }, settled(), others));
      withIt[a]++;
      without[b]++;
      if (a === b) same++;
    }
    expect(even(withIt)).toBe(true);
    expect(even(without)).toBe(true);
    expect(Math.abs(same - TRIES / SIDES)).toBeLessThan(5 * Math.sqrt(TRIES / SIDES));
  });
});
