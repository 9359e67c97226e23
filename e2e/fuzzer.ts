/** What a game played by clicks alone came to. */
export interface Fuzzed {
  readonly over: boolean;
  readonly clicks: number;
  readonly decisions: number;
  /** Clicks on offered things after which nothing changed, or which were refused. */
  readonly refused: readonly string[];
  /** Moments at which nothing could be clicked although the player was asked. */
  readonly stuck: string | undefined;
  /** Decisions at which the question, a way to answer and the controls were all in sight. */
  readonly inSight: number;
  /** What could not be seen at the others. */
  readonly unseen: readonly string[];
  readonly smallest: number;
  readonly unnamed: number;
  readonly doubleNames: readonly string[];
  readonly scrolls: boolean;
  readonly elements: number;
  /** Milliseconds from a click to the next painted state. */
  readonly latencies: readonly number[];
}

interface Order {
  readonly seed: number;
  readonly mostClicks: number;
  /** Prefer what is ringed on the board to the buttons. */
  readonly board: boolean;
}

/** Runs in the page: plays at random by clicking only what is offered, and watches everything while it does. */
export async function fuzz({ seed, mostClicks, board }: Order): Promise<Fuzzed> {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const version = () => document.querySelector('.table-screen')?.getAttribute('data-version');
  const inView = (element: Element | null): boolean => {
    if (!element) return false;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const clickable = (): Element[] => {
    const end = document.querySelector('.end-turn');
    if (end) return [end];
    const targets = [...document.querySelectorAll('.board-pane [data-target]')].filter(
      (element) => element.getBoundingClientRect().width > 0,
    );
    const buttons = [...document.querySelectorAll('.choices .choice')];
    return board && targets.length > 0 && below(4) > 0 ? targets : [...targets, ...buttons];
  };

  const refused: string[] = [];
  const unseen: string[] = [];
  const latencies: number[] = [];
  const doubleNames = new Set<string>();
  let clicks = 0;
  let decisions = 0;
  let inSight = 0;
  let smallest = 999;
  let unnamed = 0;
  let stuck: string | undefined;
  let scrolls = false;
  let elements = 0;
  let idle = 0;

  while (clicks < mostClicks && !document.querySelector('dialog[open] .breakdown')) {
    document.querySelector<HTMLButtonElement>('.hand-over button')?.click();
    const offered = clickable();
    if (offered.length === 0) {
      await frame();
      const mine = document.querySelector('.prompt.is-mine');
      idle = mine ? idle + 1 : 0;
      if (idle > 300) {
        stuck = document.querySelector('.question')?.textContent ?? 'nothing asked';
        break;
      }
      continue;
    }
    idle = 0;
    const selecting = document.querySelector('.selection') !== null;
    if (!selecting) {
      decisions++;
      const seen = () =>
        inView(document.querySelector('.question p')) &&
        inView(document.querySelector('.controls')) &&
        offered.some(inView);
      // The board may pan once by itself.
      if (!seen()) await frame();
      if (seen()) inSight++;
      else {
        const lost = ['.question p', '.controls'].filter((selector) => !inView(document.querySelector(selector)));
        unseen.push(`${lost.join(' and ') || 'every choice'} at ${document.querySelector('.question p')?.textContent}`);
      }
      const names = [...document.querySelectorAll('.board-pane [data-target][role=button]')].map(
        (element) => element.getAttribute('aria-label') ?? '',
      );
      unnamed += names.filter((name) => name.trim() === '').length;
      for (const [i, name] of names.entries()) if (names.indexOf(name) !== i) doubleNames.add(name);
      if (document.documentElement.scrollHeight > innerHeight) scrolls = true;
    }
    const chosen = offered[below(offered.length)];
    const box = chosen.getBoundingClientRect();
    smallest = Math.min(smallest, box.width, box.height);
    const before = `${version()} ${document.querySelector('.selection')?.textContent ?? ''} ${document.querySelector('.end-turn') !== null}`;
    const started = performance.now();
    chosen.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX: box.left + box.width / 2,
        clientY: box.top + box.height / 2,
      }),
    );
    clicks++;
    await frame();
    latencies.push(performance.now() - started);
    const after = `${version()} ${document.querySelector('.selection')?.textContent ?? ''} ${document.querySelector('.end-turn') !== null}`;
    if (before === after && !document.querySelector('.hand-over, dialog[open]')) {
      refused.push(chosen.getAttribute('aria-label') ?? chosen.textContent ?? '?');
    }
    if (document.querySelector('.refusal[role=alert]'))
      refused.push(document.querySelector('.refusal')?.textContent ?? '');
    elements = Math.max(elements, document.querySelectorAll('*').length);
  }
  return {
    over: document.querySelector('dialog[open] .breakdown') !== null,
    clicks,
    decisions,
    refused,
    stuck,
    inSight,
    unseen,
    smallest,
    unnamed,
    doubleNames: [...doubleNames],
    scrolls,
    elements,
    latencies,
  };
}
