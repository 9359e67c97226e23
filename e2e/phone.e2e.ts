import { expect, type Page, test } from '@playwright/test';
import { fuzz } from './fuzzer.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, startGame, wear } from './table.ts';

/** The smoke set has one game; a part of a game is enough to see every kind of decision. */
const SMOKE = ['nippon'];
const CLICKS = 250;

/** What a finger needs (UX-24). */
const FINGER_PX = 44;

/** Lines of the story that a long list of choices leaves in sight on a low desk. */
const LOG_LINES = 5;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const game of gameIds) {
  test(`${game} on a phone: decisions in sight, targets large enough, nothing sideways${SMOKE.includes(game) ? ' @smoke' : ''}`, async ({
    page,
  }) => {
    await wear(page);
    await startGame(page, game, { seed: 'phone' });
    const result = await page.evaluate(fuzz, { seed: 6, mostClicks: CLICKS, board: true, hits: FINGER_PX });
    expect(result.stuck, 'stuck at').toBeUndefined();
    expect(result.refused).toEqual([]);
    const seen = (100 * result.inSight) / result.decisions;
    measure('UX-14', `${game} on a phone: ${seen.toFixed(1)} % in sight at 390×844`, seen >= 97);
    measure(
      'UX-24',
      `${game} on a phone: smallest hit area ${result.smallestHit} px ${result.smallestName}`,
      result.small.length === 0,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(result.unseen.slice(Math.floor(result.decisions * 0.03)), 'out of sight').toEqual([]);
    expect(result.small, 'too small for a finger').toEqual([]);
  });
}

/** What a sheet shows at a moment: how much of the screen it takes, and whether the place it asks about lies above it. */
interface Sheet {
  readonly choices: number;
  readonly share: number;
  readonly placed: boolean;
}

const sheetNow = (page: Page): Promise<Sheet> =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt')!.getBoundingClientRect();
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const targets = [...document.querySelectorAll('.board-pane [data-target]')].map((target) =>
      target.getBoundingClientRect(),
    );
    const seen = ({ top, bottom, left, right, width }: DOMRect) =>
      width > 0 && bottom > stage.top && top < prompt.top && right > 0 && left < innerWidth;
    return {
      choices: document.querySelectorAll('.prompt :is(.choice, .end-turn)').length,
      share: prompt.height / innerHeight,
      placed: targets.length === 0 || targets.some(seen),
    };
  });

for (const game of gameIds) {
  test(`${game} on a phone: question and place together, a sheet as high as it needs, everything within reach`, async ({
    page,
  }) => {
    await wear(page);
    const wrong = faults(page);
    await startGame(page, game, { seats: 2, seed: 'thumb' });
    const seen: Sheet[] = [];
    for (let n = 0; n < 20; n++) {
      await page.evaluate(fuzz, { seed: 40 + n, mostClicks: 3, board: true });
      if (await page.locator('dialog[open]').count()) break;
      await page.waitForTimeout(60);
      if (await page.locator('.prompt.is-mine:not(.considered)').count()) seen.push(await sheetNow(page));
    }
    const few = seen.filter(({ choices }) => choices <= 3);
    const highest = Math.max(0, ...few.map(({ share }) => share));
    const apart = seen.filter(({ placed }) => !placed).length;
    measure(
      'UX-50',
      `${game}: ${seen.length} questions, ${apart} away from their place, up to three choices take ${(100 * highest).toFixed(0)} %`,
      highest <= 0.25 && apart === 0,
    );
    expect(seen.length).toBeGreaterThan(4);
    expect(highest).toBeLessThanOrEqual(0.25);
    expect(apart).toBe(0);

    const height = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));
    expect(await height('.score-bar')).toBe(52);
    expect(await height('.tabs')).toBeGreaterThanOrEqual(56);
    expect(wrong).toEqual([]);
  });
}

test('on a phone two taps show the whole board and bring it back, and choose nothing @smoke', async ({ page }) => {
  await wear(page);
  await startGame(page, 'yokohama', { seats: 2, seed: 'thumb' });
  await page.locator('.tabs button').first().click();
  const board = page.locator('.zoom-content');
  // The bot chooses at the same time.
  await expect(page.locator('.table-screen')).toHaveAttribute('data-version', '1');
  const twice = async () => {
    await page.touchscreen.tap(200, 300);
    await page.touchscreen.tap(201, 301);
  };
  await twice();
  await expect(board).toHaveCSS('zoom', '0.5');
  await page.waitForTimeout(400);
  await twice();
  await expect(board).toHaveCSS('zoom', '1');
  await expect(page.locator('.table-screen')).toHaveAttribute('data-version', '1');
  await expect(page.locator('.look')).toHaveCount(0);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`at ${size.width}×${size.height} the log opens at its newest line`, async ({ page }) => {
    await page.setViewportSize(size);
    await wear(page);
    await startGame(page, 'nippon', { seats: 'most', seed: 'thumb' });
    await page.evaluate(fuzz, { seed: 8, mostClicks: 40, board: true });
    const log = page.locator('.log-lines');
    const beyond = () => log.evaluate((part) => part.scrollHeight - part.clientHeight - part.scrollTop);
    for (let n = 0; n < 2; n++) {
      await page.locator('.tabs button').last().click();
      await expect.poll(() => log.evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
      await expect.poll(beyond).toBeLessThanOrEqual(1);
      await page.locator('.tabs button').first().click();
      await expect(log).toBeHidden();
    }
  });
}

test('on a phone a tab opens at its top, and again where it was left', async ({ page }) => {
  await wear(page);
  await startGame(page, 'yokohama', { seats: 2, seed: 'thumb' });
  // The bot chooses at the same time; then the table shows one's order cards by itself.
  await expect(page.locator('.table-screen')).toHaveAttribute('data-version', '1');
  await page.waitForTimeout(300);
  const [board, mine, others] = [0, 1, 2].map((nth) => page.locator('.tabs button').nth(nth));
  const scroller = page.locator('.board > *');
  const at = () => scroller.evaluate((part) => part.scrollTop);
  const scroll = (to: number) => scroller.evaluate((part, to) => part.scrollTo(0, to), to);
  await mine.click();
  await scroll(60);
  await board.click();
  await scroll(300);
  await others.click();
  await expect.poll(at).toBe(0);
  await mine.click();
  await expect.poll(at).toBe(60);
  await board.click();
  await expect.poll(at).toBe(300);
});

test('the handle of the sheet opens every choice, and a swipe leaves only the question', async ({ page }) => {
  await wear(page);
  await startGame(page, 'machi', { seats: 2, seed: 'thumb' });
  const handle = page.locator('.sheet-handle');
  await handle.click();
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  const rows = await page.locator('.choices .choice').count();
  expect(rows).toBeGreaterThan(0);
  await handle.click();
  await page.locator('.prompt-head').evaluate((head) => {
    const { left, top } = head.getBoundingClientRect();
    const touch = (clientY: number) => new Touch({ identifier: 1, target: head, clientX: left + 40, clientY });
    head.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(top + 10)] }));
    head.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(top + 90)] }));
  });
  await expect(page.locator('.answering')).toBeHidden();
  expect((await page.locator('.prompt').boundingBox())?.height).toBeLessThanOrEqual(72);
  await expect(page.locator('.question')).toBeVisible();
});

/** A finger that goes from one point to another. */
const swipe = (page: Page, selector: string, dx: number, dy = 0): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [dx, dy]) => {
        const { left, top, width } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + 40];
        const touch = (clientX: number, clientY: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY });
        element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(x, y)] }));
        element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(x + dx, y + dy)] }));
      },
      [dx, dy] as const,
    );

test('on a phone one swipe leads to what is mine, and the next to the others; what scrolls is scrolled first', async ({
  page,
}) => {
  await wear(page);
  await startGame(page, 'yokohama', { seats: 2, seed: 'thumb' });
  const pressed = page.locator('.tabs [aria-pressed=true]');
  // The bot chooses at the same time.
  await expect(page.locator('.table-screen')).toHaveAttribute('data-version', '1');
  await page.locator('.tabs button').first().click();
  const town = page.locator('.town');
  await town.evaluate((element) => element.scrollTo(40, 0));
  await swipe(page, '.town .area', -120);
  await expect(pressed).toHaveText('Board');
  await town.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await swipe(page, '.town .area', -120);
  await expect(pressed).toHaveText('Mine');
  await swipe(page, '[data-page=mine]', -120);
  await expect(pressed).toHaveText('Players');
  await swipe(page, '[data-page=others]', -120);
  await expect(pressed).toHaveText('Log');
  await swipe(page, '.story', 120);
  await expect(pressed).toHaveText('Players');
  await swipe(page, '[data-page=others]', 20, 160);
  await expect(pressed).toHaveText('Players');
  measure('UX-50', 'hand and own board one swipe away', true);
});

test('on a phone a small map shows what of the board is in sight, and moves it', async ({ page }) => {
  await wear(page);
  await startGame(page, 'yamatai', { seats: 2, seed: 'thumb' });
  await page.locator('.tabs button').first().click();
  const map = page.locator('.small-map');
  await page.locator('.sea').evaluate((sea) => sea.scrollIntoView());
  await expect(map).toBeVisible();
  const before = await page.locator('.sea').evaluate((sea) => sea.scrollLeft);
  const { x, y, width, height } = (await map.boundingBox())!;
  await page.mouse.move(x + width - 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  expect(await page.locator('.sea').evaluate((sea) => sea.scrollLeft)).toBeGreaterThan(before);
  measure('UX-50', 'a small map where the board is larger than the screen', true);
});

test('Yokohama’s areas are complete on a phone, with figures that can be read', async ({ page }) => {
  await wear(page);
  await startGame(page, 'yokohama', { seats: 'most', seed: 'thumb' });
  const look = () =>
    page.locator('.yokohama .town').evaluate((town) =>
      [...town.querySelectorAll('.yield i, .site span, .power, .name')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return width > 0 && height > 0 && size >= 14 ? [] : [`${element.className} ${size}px ${width}×${height}`];
      }),
    );
  // The table opens the page of the first choice, one's order cards, by itself; who asks for the board after that stays there.
  await expect(async () => {
    await page.locator('.tabs button').first().click();
    await expect(page.locator('.yokohama .town .name').first()).toBeVisible({ timeout: 500 });
    await page.waitForTimeout(300);
    await expect(page.locator('.yokohama .town .name').first()).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 5000 });
  const small = await look();
  measure('UX-50', `Yokohama’s areas: ${small.length} parts missing or under 14 px`, small.length === 0);
  expect(small).toEqual([]);
});

/** What an event says that says much. */
const EVENT = 'Choose a built building of another player without samurai: it becomes a site again until winter';

/** The hand with so many cards, every other one an event that says this; gives what of it does not fit or cannot be pointed at. */
const handOf = (page: Page, count: number, event = EVENT): Promise<string[]> =>
  page.locator('.machi .hand').evaluate(
    (hand, [count, event]) => {
      const fan = hand.lastElementChild as HTMLElement;
      const first = [...fan.children];
      const held = Array.from(
        { length: count },
        (_, i) => first[i] ?? fan.appendChild(first[i % first.length].cloneNode(true)),
      );
      for (const card of held.filter((_, i) => i % 2 === 1))
        card.querySelector('.leaf')!.insertAdjacentHTML('beforeend', `<small class="note does">${event}</small>`);
      fan.style.setProperty('--rowed', String(Math.ceil(count / 2)));
      const village = hand.closest('.mine')!.getBoundingClientRect();
      const wrong = held.flatMap((card, i) => {
        const leaf = card.querySelector('.leaf')!;
        const { left, right, top, bottom } = leaf.getBoundingClientRect();
        const inside = left >= village.left && right <= village.right && bottom <= village.bottom;
        leaf.scrollIntoView({ block: 'nearest' });
        const shown = leaf.getBoundingClientRect();
        // Its left edge is always free, as wide as a pointer needs.
        const free = [2, 14, 22].every((x) => leaf.contains(document.elementFromPoint(shown.left + x, shown.top + 20)));
        return inside && bottom > top && free ? [] : [`card ${i + 1} of ${count}`];
      });
      return hand.scrollHeight > hand.clientHeight + 1 ? [...wrong, `${count} cards scroll`] : wrong;
    },
    [count, event] as const,
  );

for (const size of [
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
]) {
  test(`Machi’s hand fits whole at ${size.width}×${size.height}, however many cards are held`, async ({ page }) => {
    await page.setViewportSize(size);
    await wear(page);
    for (const count of [5, 9, 14, 24]) {
      await startGame(page, 'machi', { seats: 'most', seed: 'whole' });
      if (size.width <= 900) await page.locator('.tabs button').nth(1).click();
      await expect(page.locator('.machi .hand .leaf').first()).toBeVisible();
      // Nothing is pointed at that would come out of the fan.
      await page.mouse.move(1, 1);
      const wrong = await handOf(page, count);
      measure(
        'UX-50',
        `machi at ${size.width}×${size.height}: ${wrong.length} of ${count} cards out of reach`,
        wrong.length === 0,
      );
      expect(wrong).toEqual([]);
    }
    if (size.width <= 900) return;
    // Pointed at, a card comes out whole.
    const second = page.locator('.machi .hand .leaf').nth(1);
    await second.hover({ position: { x: 6, y: 20 } });
    const whole = await second.evaluate((leaf) => {
      const { right, top } = leaf.getBoundingClientRect();
      return leaf.contains(document.elementFromPoint(right - 8, top + 20));
    });
    expect(whole).toBe(true);
  });
}

/** Panels of a board whose end cannot be seen; a narrow screen scrolls as a whole, and so do Machi's other villages, and a long one of one's own. */
const cropped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.board')!;
    const end = board.getBoundingClientRect();
    const desk = innerWidth > 900;
    return [...board.querySelectorAll<HTMLElement>('div, section, ul, ol, h3, p, small, b')].flatMap((element) => {
      if (element.closest('.machi .others, .machi .plots:not(.few)')) return [];
      const { width, right, bottom } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const scrolls = element.parentElement === board;
      const cut =
        /hidden|auto|scroll|clip/.test(style.overflowY) &&
        element.scrollHeight - element.clientHeight > 4 &&
        !(scrolls && !desk);
      const outside = right > end.right + 1 || (desk && bottom > end.bottom + 1);
      return width > 0 && (cut || outside) ? [`${element.className} “${element.textContent?.slice(0, 24)}”`] : [];
    });
  });

for (const size of [
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
]) {
  test(`at ${size.width}×${size.height} nothing lies outside the screen, and no panel is cropped`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await wear(page);
    for (const game of gameIds) {
      await startGame(page, game, { seats: 'most', seed: 'whole' });
      const outside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      measure('UX-50', `${game} at ${size.width}×${size.height}: ${outside} px outside`, outside <= 0);
      expect(outside, game).toBeLessThanOrEqual(0);
      for (const part of ['.question', '.controls', '.seat-list'])
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
      for (let n = 0; n < 4; n++) {
        const cut = await cropped(page);
        measure('UX-50', `${game} at ${size.width}×${size.height}: ${cut.length} panels cropped`, cut.length === 0);
        expect(cut, game).toEqual([]);
        await page.evaluate(fuzz, { seed: 70 + n, mostClicks: 25, board: true });
        if (await page.locator('dialog[open]').count()) break;
      }
    }
  });
}

test('at 1280×720 Machi’s own village of up to four is whole above a full hand', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await wear(page);
  await startGame(page, 'machi', { seats: 'most', seed: 'village' });
  const built = page.locator('.machi .mine .plot:not(.site) .person');
  for (let n = 0; n < 100 && !(await built.count()); n++)
    await page.evaluate(fuzz, { seed: 60 + n, mostClicks: 2, board: true });
  await handOf(page, 10, 'Autumn: complete one of your sites');
  for (const plots of [3, 4]) {
    // Two people in each house, and three from elsewhere in the first.
    await page.locator('.machi .mine .plots').evaluate((village, plots) => {
      const person = village.querySelector('.plot:not(.site) .person')!;
      const house = person.closest('.plot')!.cloneNode(true) as HTMLElement;
      house.querySelector('.stack')!.replaceChildren(person.cloneNode(true), person.cloneNode(true));
      house.querySelector('.visitors')?.remove();
      village.replaceChildren(...Array.from({ length: plots }, () => house.cloneNode(true)));
      const visitors = document.createElement('div');
      visitors.className = 'visitors';
      visitors.append(...Array.from({ length: 3 }, () => person.cloneNode(true)));
      for (const output of visitors.querySelectorAll('.output')) output.remove();
      village.firstElementChild!.append(visitors);
      village.setAttribute('class', `plots few${plots <= 3 ? ' row' : ''}`);
    }, plots);
    await page.screenshot({ path: `dist/e2e-results/village-${plots}.png` });
    const cut = await cropped(page);
    measure('UX-50', `machi’s village of ${plots} above ten cards: ${cut.length} panels cropped`, cut.length === 0);
    expect(cut, `${plots} plots`).toEqual([]);
  }
});

test('at 1280×720 Machi’s own village is whole beside a duel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await wear(page);
  for (const seats of [2, 3, 'most'] as const) {
    await startGame(page, 'machi', { seats, seed: 'duel' });
    const duel = page.locator('.machi .duel');
    for (let n = 0; n < 150 && !(await duel.count()); n++)
      await page.evaluate(fuzz, { seed: 20 + n, mostClicks: 1, board: true });
    await expect(duel).toBeVisible();
    // Five houses, two people with rewards in the first of them, and somebody before the village.
    await page.locator('.machi .mine .plots').evaluate((village) => {
      const houses = [...village.querySelectorAll<HTMLElement>('.plot')];
      const house = houses.find((plot) => plot.querySelector('.person')) ?? houses[0];
      const person = document.querySelector('.machi .person')!;
      person.querySelector('.name')!.textContent = 'Calligrapher 1';
      const outside = house.cloneNode(true) as HTMLElement;
      outside.className = 'plot outside';
      outside.querySelector('.visitors')?.remove();
      outside.querySelector('.stack')!.replaceChildren(person.cloneNode(true));
      const plots = Array.from({ length: 5 }, (_, n) => {
        const plot = house.cloneNode(true) as HTMLElement;
        plot.querySelector('.visitors')?.remove();
        plot
          .querySelector('.stack')!
          .replaceChildren(...Array.from({ length: n === 0 ? 2 : 1 }, () => person.cloneNode(true)));
        return plot;
      });
      village.replaceChildren(...plots, outside);
      village.setAttribute('class', 'plots few');
    });
    await page.screenshot({ path: `dist/e2e-results/duel-${seats}.png` });
    const cut = await cropped(page);
    const hand = await page.locator('.machi .hand').evaluate((part) => part.getBoundingClientRect().bottom);
    measure('UX-50', `machi with ${seats} in a duel at 1280×720: ${cut.length} panels cropped`, cut.length === 0);
    expect(cut, `${seats} seats`).toEqual([]);
    expect(hand).toBeLessThanOrEqual(720);
  }
});

test('at 1280×720 the story keeps a few lines, however many choices there are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await wear(page);
  await startGame(page, 'yokohama', { seats: 'most', seed: 'list' });
  const list = page.locator('.answering');
  const goesOn = () => list.evaluate((part) => part.scrollHeight > part.clientHeight + 4);
  for (let n = 0; n < 30 && !(await goesOn()); n++)
    await page.evaluate(fuzz, { seed: 30 + n, mostClicks: 1, board: false });
  expect(await goesOn()).toBe(true);
  const { lines, room } = await page.locator('.log-lines').evaluate((log) => {
    const height = Number.parseFloat(getComputedStyle(log).lineHeight);
    return { lines: Math.floor(log.clientHeight / height), room: log.clientHeight };
  });
  measure('UX-50', `a long list at 1280×720 leaves ${lines} lines of the story`, lines >= LOG_LINES);
  expect(lines, `${room} px`).toBeGreaterThanOrEqual(LOG_LINES);
});

test('five choices are all in sight beside a board, in three languages', async ({ page }) => {
  await wear(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await startGame(page, 'nippon', { seats: 'most', seed: 'whole' });
  const list = page.locator('.answering');
  for (const language of ['en', 'fr', 'ja']) {
    await page.evaluate((language) => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, language }));
    }, language);
    await page.reload();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expect(list.locator('.choice')).toHaveCount(5);
      const beyond = await list.evaluate((part) => part.scrollHeight - part.clientHeight);
      const where = `${language} at ${size.width}×${size.height}`;
      measure('UX-50', `five choices in ${where}: ${beyond} px beyond the edge`, beyond <= 1);
      expect(beyond, where).toBeLessThanOrEqual(1);
    }
  }
});

/** Prices and gains that a line of the list does not show whole. */
const droppedChips = (page: Page): Promise<string[]> =>
  page.locator('.answering .choice .chips > *').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const box = chip.getBoundingClientRect();
      const line = chip.closest('.choice')!.getBoundingClientRect();
      const room = chip.parentElement!.getBoundingClientRect();
      const inside = [line, room].every(
        ({ left, right, top, bottom }) =>
          box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1,
      );
      // A question that a choice leads to is no price and no gain: it may be cut.
      return inside || chip.matches('.is-nothing') ? [] : [`“${chip.textContent}”`];
    }),
  );

test('a choice shows all of its prices and gains, beside a board and on a phone', async ({ page }) => {
  test.slow();
  await wear(page);
  for (const game of gameIds) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startGame(page, game, { seats: 2, seed: 'chips' });
    let most = 0;
    for (let n = 0; n < 10; n++) {
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [390, 844],
      ]) {
        await page.setViewportSize({ width, height });
        // What a choice brings is worked out when the page has nothing better to do.
        await expect(page.locator('.answering .choice .chips:empty')).toHaveCount(0);
        expect(await droppedChips(page), `${game} at ${width}×${height}`).toEqual([]);
      }
      const counts = await page
        .locator('.answering .chips')
        .evaluateAll((lines) => lines.map(({ childElementCount }) => childElementCount));
      most = Math.max(most, ...counts);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(fuzz, { seed: 90 + n, mostClicks: 9, board: true });
      if (await page.locator('dialog[open]').count()) break;
    }
    measure('UX-42', `${game}: up to ${most} prices and gains in a line, none left out`, true);
  }
});

test('what goes on beyond an edge says so there, and only there', async ({ page }) => {
  await wear(page);
  await page.goto('/components/yokohama');
  const table = page.locator('.scroll-x').first();
  await expect(table).toHaveAttribute('data-more', 'after');
  await table.evaluate((part) => part.scrollTo(part.scrollWidth, 0));
  await expect(table).toHaveAttribute('data-more', 'before');
  await page.setViewportSize({ width: 1280, height: 720 });
  await startGame(page, 'nippon', { seats: 2, seed: 'whole' });
  const list = page.locator('.answering');
  await expect(async () => {
    const [more, goesOn] = await list.evaluate((part) => [
      part.dataset.more?.includes('below') ?? false,
      part.scrollHeight - part.clientHeight - part.scrollTop > 3,
    ]);
    expect(more).toBe(goesOn);
  }).toPass({ timeout: 3000 });
  measure('UX-50', 'lists and tables that go on say so at their edge', true);
});

/** Words of a board that are cut, or lie outside their card or over its name. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.laboratory .brief, .tile .name, .tile .does')].flatMap((words) => {
      const box = words.getBoundingClientRect();
      const card = words.parentElement!.closest('.card, .tile')!;
      const frame = card.getBoundingClientRect();
      const name = words.matches('.does') ? card.querySelector('.name')!.getBoundingClientRect() : undefined;
      const cut = words.scrollWidth > words.clientWidth;
      const out = box.top < frame.top || box.bottom > frame.bottom || (name && name.bottom > box.top + 1);
      return box.width > 0 && (cut || out) ? [`“${words.textContent}”`] : [];
    }),
  );

test('at 1280×720 technologies, buildings and specialists say what they have to say on their cards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ['en', 'fr', 'ja']) {
    for (const game of ['yokohama', 'yamatai']) {
      await page.goto('/');
      await page.evaluate((chosen) => localStorage.setItem('engawa.settings', JSON.stringify(chosen)), {
        pace: 'once',
        motion: 'off',
        theme: 'washi',
        name: 'Aki',
        language,
      });
      await page.goto(`/play/${game}`);
      await page.locator('.form-sheet > label.field input').fill('whole');
      await page.locator('.form-sheet button[type=submit]').click();
      await expect(page.locator('.board .card, .board .tile').first()).toBeVisible();
      const cut = await cutWords(page);
      measure('UX-50', `${game} in ${language} at 1280×720: ${cut.length} effects or names cut`, cut.length === 0);
      expect(cut).toEqual([]);
    }
  }
});
