/** What a game played by clicks alone came to. */
export interface Fuzzed {
  readonly over: boolean;
  readonly clicks: number;
  readonly decisions: number;
  /** How often "End turn" was pressed. */
  readonly turns: number;
  /** Clicks on offered things after which nothing changed, or which were refused. */
  readonly refused: readonly string[];
  /** Moments at which nothing could be clicked although the player was asked. */
  readonly stuck: string | undefined;
  /** Decisions at which the question, a way to answer and the controls were all in sight. */
  readonly inSight: number;
  /** What could not be seen at the others. */
  readonly unseen: readonly string[];
  /** The smallest area that is taken for a target, in CSS pixels, and which target had it. */
  readonly smallestHit: number;
  readonly smallestName: string;
  /** Targets that are harder to hit than they may be, with what lies over them. */
  readonly small: readonly string[];
  readonly unnamed: number;
  readonly doubleNames: readonly string[];
  readonly scrolls: boolean;
  readonly elements: number;
  /** Milliseconds from a click to the next painted state. */
  readonly latencies: readonly number[];
  /** What was announced, and how many turns of others there were to announce. */
  readonly announced: number;
}

export interface Order {
  readonly seed: number;
  readonly mostClicks: number;
  /** Prefer what is ringed on the board to the buttons. */
  readonly board: boolean;
  /** Take the shortest way to a move: what settles it at once, where there is such a thing. */
  readonly direct?: boolean;
  /** Look at the hit area of every target, which takes a while: so many pixels it must have. */
  readonly hits?: number;
  /** Stops where a choice with these words is offered. */
  readonly until?: string;
}

/** Runs in the page: plays at random by clicking only what is offered, and watches everything while it does. */
export async function fuzz({ seed, mostClicks, board, direct, hits, until }: Order): Promise<Fuzzed> {
  let luck = seed;
  const below = (n: number): number => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return Math.floor((luck / 2 ** 32) * n);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const breath = () => new Promise((resolve) => setTimeout(resolve, 0));
  /** How things stand: whatever a click does changes it. */
  const state = () =>
    [
      document.querySelector('.table-screen')?.getAttribute('data-version'),
      document.querySelector('.selection')?.textContent,
      document.querySelector('.considered')?.textContent,
      document.querySelector('.end-turn') !== null,
    ].join(' ');
  const inView = (element: Element | null): boolean => {
    if (!element) return false;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const shownTargets = (): Element[] =>
    [...document.querySelectorAll('.board-pane [data-target]')].filter(
      (element) => element.getBoundingClientRect().width > 0,
    );
  const clickable = (): Element[] => {
    // What was tapped on a phone waits for the large button.
    const sure = document.querySelector('.do-it');
    if (sure) return [sure];
    const targets = shownTargets();
    const end = document.querySelector('.end-turn');
    const choices = [...document.querySelectorAll(direct ? '.choice:not(.is-group)' : '.choice')];
    const buttons = end ? [...choices, end] : choices;
    if (direct) {
      const settling = targets.filter(
        (target) => !/: \d+ choices?$/.test(target.getAttribute('aria-label') ?? ': 2 choices'),
      );
      if (settling.length + buttons.length > 0) return [...settling, ...buttons];
    }
    return board && targets.length > 0 && below(4) > 0 ? targets : [...targets, ...buttons];
  };

  /** What a tap here is taken for: the target under it, or the nearest one within reach. */
  const REACH = 22;
  const meant = (x: number, y: number, targets: readonly Element[]): Element | undefined => {
    const under = document.elementFromPoint(x, y);
    if (!under?.closest('.board-pane')) return undefined;
    const hit = under.closest('[data-target]');
    if (hit) return hit;
    let [best, least]: [Element | undefined, number] = [undefined, REACH];
    for (const target of targets) {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (distance <= least) [best, least] = [target, distance];
    }
    return best;
  };
  const same = (a: Element | undefined, b: Element) =>
    a === b || a?.getAttribute('data-target') === b.getAttribute('data-target');
  /** The side of the square that is taken for a target: around its middle, up to 44, or wherever there is one of `enough`. */
  const hitArea = (target: Element, targets: readonly Element[], enough: number): number => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const taken = (px: number, py: number) => same(meant(px, py, targets), target);
    const extent = (dx: number, dy: number): number => {
      let n = 0;
      while (n < REACH && taken(x + dx * (n + 0.5), y + dy * (n + 0.5))) n += 0.5;
      return n;
    };
    const around = Math.min(extent(-1, 0) + extent(1, 0), extent(0, -1) + extent(0, 1));
    return around >= enough ? around : Math.max(around, Math.min(enough, largestSquare(target, taken)));
  };
  /** The largest square of points that are all taken for a target. */
  const largestSquare = (target: Element, taken: (x: number, y: number) => boolean): number => {
    const STEP = 2;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    let most = 0;
    let above: number[] = [];
    for (let y = top - REACH; y <= bottom + REACH; y += STEP) {
      const row: number[] = [];
      for (let [x, i] = [left - REACH, 0]; x <= right + REACH; x += STEP, i++) {
        row[i] = taken(x, y) ? 1 + Math.min(row[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) : 0;
        most = Math.max(most, row[i]);
      }
      above = row;
    }
    return Math.max(0, most - 1) * STEP;
  };

  const met = (): boolean =>
    until !== undefined &&
    [...document.querySelectorAll('.choice')].some(({ textContent }) => textContent?.includes(until));
  const refused: string[] = [];
  const unseen: string[] = [];
  const latencies: number[] = [];
  /** A part of the board that scrolls by itself does not show all of it. */
  const isScrolledOut = (target: Element, box: DOMRect): boolean => {
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY) || around.scrollHeight <= around.clientHeight)
        continue;
      const pane = around.getBoundingClientRect();
      if (box.top < pane.top || box.bottom > pane.bottom) return true;
    }
    return false;
  };
  const doubleNames = new Set<string>();
  let clicks = 0;
  let decisions = 0;
  let turns = 0;
  let inSight = 0;
  let smallestHit = 44;
  let smallestName = '';
  const small = new Set<string>();
  let unnamed = 0;
  let stuck: string | undefined;
  let scrolls = false;
  let elements = 0;
  let idle = 0;
  let announced = 0;
  const ear = new MutationObserver((changes) => {
    for (const { addedNodes, type } of changes) {
      if (type === 'characterData') announced++;
      for (const node of addedNodes)
        announced += node instanceof HTMLElement ? Math.max(1, node.querySelectorAll('p').length) : 1;
    }
  });
  const speech = document.querySelector('[data-spoken]');
  if (speech) ear.observe(speech, { childList: true, characterData: true, subtree: true });

  while (clicks < mostClicks && !document.querySelector('dialog[open] .breakdown')) {
    if (met()) break;
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
    const selecting = document.querySelector('.selection, .considered') !== null;
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
        const lost = ['.question p', '.controls']
          .filter((selector) => !inView(document.querySelector(selector)))
          .map(
            (selector) => `${selector} ${JSON.stringify(document.querySelector(selector)?.getBoundingClientRect())}`,
          );
        const where = offered.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return `${element.getAttribute('data-ref') ?? element.textContent} at ${left.toFixed()},${top.toFixed()} ${width.toFixed()}×${height.toFixed()}`;
        });
        unseen.push(
          `${lost.join(' and ') || `every choice: ${where.join('; ')},`} at ${document.querySelector('.question p')?.textContent}`,
        );
      }
      const targets = [...document.querySelectorAll('.board-pane [data-target][role=button]')];
      const names = targets.map((element) => element.getAttribute('aria-label') ?? '');
      unnamed += names.filter((name) => name.trim() === '').length;
      for (const [i, name] of names.entries()) {
        const first = names.indexOf(name);
        if (first === i) continue;
        const [a, b] = [targets[first], targets[i]].map((element) => element.getAttribute('data-ref'));
        doubleNames.add(`${name} (${a} and ${b}) at ${document.querySelector('.question p')?.textContent}`);
      }
      if (document.documentElement.scrollHeight > innerHeight) scrolls = true;
      if (hits) {
        // Where the board has panned by itself, its small map follows in the next frame: sooner than any finger.
        await frame();
        await frame();
        const targets = shownTargets();
        const stage = document.querySelector('.stage')!.getBoundingClientRect();
        // On a phone the sheet lies over the board: what is under it is out of sight too.
        const sheet = document.querySelector('.prompt:has(.sheet-handle), .prompt.considered');
        const lies = sheet && getComputedStyle(sheet).position === 'absolute';
        const [top, bottom] = [
          stage.top,
          Math.min(stage.bottom, lies ? sheet.getBoundingClientRect().top : stage.bottom),
        ];
        for (const target of targets) {
          const box = target.getBoundingClientRect();
          // What is scrolled half out of sight is not judged until it is in sight.
          if (box.top < top || box.bottom > bottom - 22 || box.left < 0 || box.right > innerWidth) continue;
          if (isScrolledOut(target, box)) continue;
          const area = hitArea(target, targets, hits);
          const name = `${target.getAttribute('aria-label') ?? target.getAttribute('data-ref')} (${box.width.toFixed(0)}×${box.height.toFixed(0)})`;
          if (area < smallestHit) [smallestHit, smallestName] = [area, name];
          if (area >= hits) continue;
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          small.add(`${area} px ${name} .${target.getAttribute('class')} under .${over?.getAttribute('class')}`);
        }
      }
    }
    const chosen = offered[below(offered.length)];
    const box = chosen.getBoundingClientRect();
    const before = state();
    // A click comes by itself, not in the same breath as all this looking.
    await breath();
    if (state() !== before || met()) continue;
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
    if (chosen.classList.contains('end-turn')) turns++;
    await frame();
    latencies.push(performance.now() - started);
    if (before === state() && !document.querySelector('.hand-over, dialog[open]')) {
      refused.push(chosen.getAttribute('aria-label') ?? chosen.textContent ?? '?');
    }
    if (document.querySelector('.refusal[role=alert]'))
      refused.push(document.querySelector('.refusal')?.textContent ?? '');
    elements = Math.max(elements, document.getElementsByTagName('*').length);
  }
  ear.disconnect();
  return {
    over: document.querySelector('dialog[open] .breakdown') !== null,
    clicks,
    decisions,
    turns,
    refused,
    stuck,
    inSight,
    unseen,
    smallestHit,
    smallestName,
    small: [...small],
    unnamed,
    doubleNames: [...doubleNames],
    scrolls,
    elements,
    latencies,
    announced,
  };
}
