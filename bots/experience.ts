const FIRST_ROOM = 1 << 10;

/** The mean goes over so many looks at a move; from there on older ones fade. */
const FADES = 8;

/** What nothing is known of. */
export const UNTRIED = -1;

/**
 * How far moves were behind the best of their decision, by seat, in the turns planned during one search. Its simulations put nearly the same questions again and
 * again: what was far behind every time need not be played every time.
 */
export class Experience {
  private size = 0;
  private keys = new Float64Array(FIRST_ROOM);
  private behind = new Float64Array(FIRST_ROOM);
  private looks = new Uint8Array(FIRST_ROOM);
  /** In which round each place was taken; what was taken in an earlier one is free. */
  private rounds = new Int32Array(FIRST_ROOM);
  private round = 1;

  forget(): void {
    this.round++;
    this.size = 0;
  }

  /** In shares of the win; `UNTRIED` where nothing is known. */
  of(seat: number, move: number): number {
    const place = this.placeOf(keyOf(seat, move));
    return this.rounds[place] === this.round ? this.behind[place] : UNTRIED;
  }

  learn(seat: number, move: number, behind: number): void {
    const key = keyOf(seat, move);
    const place = this.placeOf(key);
    if (this.rounds[place] === this.round) {
      const looks = Math.min(FADES, this.looks[place] + 1);
      this.looks[place] = looks;
      this.behind[place] += (behind - this.behind[place]) / looks;
      return;
    }
    this.take(place, key, behind, 1);
    if (this.size * 2 > this.keys.length) this.grow();
  }

  private take(place: number, key: number, behind: number, looks: number): void {
    this.keys[place] = key;
    this.behind[place] = behind;
    this.looks[place] = looks;
    this.rounds[place] = this.round;
    this.size++;
  }

  /** Where a move is, or would be. */
  private placeOf(key: number): number {
    const { keys, rounds, round } = this;
    const mask = keys.length - 1;
    let place = scatter(key) & mask;
    while (rounds[place] === round && keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const { keys, behind, looks, rounds, round } = this;
    const room = 2 * keys.length;
    this.keys = new Float64Array(room);
    this.behind = new Float64Array(room);
    this.looks = new Uint8Array(room);
    this.rounds = new Int32Array(room);
    this.size = 0;
    for (let i = 0; i < keys.length; i++) {
      if (rounds[i] === round) this.take(this.placeOf(keys[i]), keys[i], behind[i], looks[i]);
    }
  }
}

/** Seats come behind the 32 bits of a move. */
const SEAT = 2 ** 32;
const keyOf = (seat: number, move: number): number => seat * SEAT + (move >>> 0);

function scatter(key: number): number {
  const x = Math.imul((key | 0) ^ ((key / SEAT) << 24), 0x9e3779b1);
  return x ^ (x >>> 15);
}
