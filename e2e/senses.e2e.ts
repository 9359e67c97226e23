import { expect, type Page, test } from '@playwright/test';
import { Reader } from './ax.ts';
import { gameIds } from './games.ts';
import { measure } from './measure.ts';
import { faults, finalScore, savedGame, startGame, wear } from './table.ts';

/** Games played without looking or without a mouse. */

const MOST_STEPS = 6000;

interface Asked {
  readonly over: boolean;
  readonly ending: boolean;
  readonly choices: number;
  readonly targets: number;
  /** Where the keyboard is; lost when it is nowhere. */
  readonly focus: 'board' | 'choice' | 'elsewhere' | 'lost';
}

/** So long nobody has to wait for bots that choose at random. */
const PATIENCE_MS = 30_000;

/** Waits, in the page, until the player is asked or the game is over, and says how things stand. */
async function asked(page: Page): Promise<Asked> {
  const seen = await page.evaluate(async (patience): Promise<Asked | undefined> => {
    const look = () => ({
      over: document.querySelector('dialog[open] .breakdown') !== null,
      ending: document.querySelector('.end-turn') !== null,
      choices: document.querySelectorAll('.prompt.is-mine .choice').length,
      targets: document.querySelectorAll('.board-pane [data-target]').length,
    });
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const since = performance.now();
    let seen = look();
    while (!seen.over && !seen.ending && seen.choices + seen.targets === 0) {
      if (performance.now() - since > patience) return undefined;
      await frame();
      seen = look();
    }
    await frame();
    const at = document.activeElement;
    const focus =
      !at || at === document.body
        ? 'lost'
        : at.closest('.board-pane')
          ? 'board'
          : at.matches('.choice')
            ? 'choice'
            : 'elsewhere';
    return { ...look(), focus };
  }, PATIENCE_MS);
  if (!seen) throw new Error(`Nobody was asked within ${PATIENCE_MS} ms. ${await whatIsThere(page)}`);
  return seen;
}

/** Everything one needs to know of a game that does not go on, and the record with which it can be looked at again. */
async function whatIsThere(page: Page): Promise<string> {
  const there = await page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '–';
    const at = document.activeElement;
    return {
      prompt: text('.question p'),
      refused: text('.refusal'),
      selection: text('.selection'),
      dialogs: [...document.querySelectorAll('dialog[open] h2, .hand-over')].map((each) => each.textContent),
      focus: `${at?.tagName} ${at?.className} ${at?.getAttribute('aria-label') ?? ''}`,
      version: document.querySelector('.table-screen')?.getAttribute('data-version'),
    };
  });
  const { record } = await savedGame(page);
  return JSON.stringify({ ...there, moves: record.moves.length, last: record.moves.slice(-5), record }, null, 1);
}

for (const game of gameIds) {
  test(`${game}: a whole game with the keyboard alone`, async ({ page }) => {
    test.setTimeout(600_000);
    await wear(page);
    const wrong = faults(page);
    await startGame(page, game, { seats: 2, seed: 'keys' });
    let [lost, covered, steps] = [0, 0, 0];
    const pressed: string[] = [];
    const press = async (key: string) => {
      pressed.push(key);
      await page.keyboard.press(key);
    };
    for (; steps < MOST_STEPS; steps++) {
      const now = await asked(page).catch((error: Error) => {
        throw new Error(`After the keys ${pressed.slice(-30).join(' ')}: ${error.message}`);
      });
      if (now.over) break;
      if (steps > 0 && now.focus === 'lost') lost++;
      if (now.ending) await press('e');
      else if (now.choices > 0 && (steps % 3 !== 0 || now.targets === 0)) {
        await press(String(1 + (steps % Math.min(9, now.choices))));
      } else {
        // Reach the board by tabbing, go on by arrows, choose with Enter.
        if (now.focus !== 'board') expect(await tabTo(page, '.board-pane [data-target]'), 'board reached').toBe(true);
        await press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][steps % 4]);
        if (await focusIsCovered(page)) covered++;
        await press('Enter');
      }
    }
    if (steps === MOST_STEPS) throw new Error(`Not over after ${steps} steps. ${await whatIsThere(page)}`);
    await expect(finalScore(page)).toBeVisible();
    expect(wrong).toEqual([]);
    measure(
      'UX-26',
      `${game}: finished in ${steps} steps, focus lost ${lost} times, covered ${covered} times`,
      lost + covered === 0,
    );
    expect(lost, 'focus lost').toBe(0);
    expect(covered, 'focus covered').toBe(0);
  });

  test(`${game}: a whole game by accessible names alone`, async ({ page }) => {
    test.setTimeout(600_000);
    await wear(page);
    await startGame(page, game, { seats: 2, seed: 'names' });
    const reader = await Reader.open(page);
    let steps = 0;
    for (; steps < MOST_STEPS; steps++) {
      const { over, ending } = await asked(page);
      if (over) break;
      if (ending) {
        const [end] = await reader.find('button', { name: 'End turn' });
        await reader.activate(end);
        continue;
      }
      const groups = [
        ...(await reader.find('group', { name: 'Board' })),
        ...(await reader.find('group', { name: 'Choices' })),
      ];
      const offered = (await Promise.all(groups.map(({ node }) => reader.find('button', { within: node })))).flat();
      const choices = offered.filter(({ name }) => !/^(All|Fewer)\b/.test(name));
      expect(choices.length, 'something with a name is offered').toBeGreaterThan(0);
      expect(choices.filter(({ name }) => name.trim() === '')).toEqual([]);
      await reader.activate(choices[(steps * 7) % choices.length]);
    }
    await expect(finalScore(page)).toBeVisible();
    measure('UX-27', `${game}: finished by role and name in ${steps} steps`, true);
  });

  test(`${game}: a whole game by typed lines`, async ({ page }) => {
    test.setTimeout(600_000);
    await wear(page, { textMode: true });
    await startGame(page, game, { seats: 2, seed: 'typed' });
    const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
    let steps = 0;
    for (; steps < MOST_STEPS; steps++) {
      const { over, ending, choices } = await asked(page);
      if (over) break;
      await line.fill(ending ? 'end' : String(1 + ((steps * 5) % choices)));
      await line.press('Enter');
    }
    await expect(finalScore(page)).toBeVisible();
    measure('UX-27', `${game}: finished in text mode in ${steps} lines`, true);
  });
}

test('text mode answers questions and says why not @smoke', async ({ page }) => {
  await wear(page, { textMode: true });
  await startGame(page, 'nippon', { seed: 'ask' });
  const line = page.getByRole('textbox', { name: 'Type a number, a move, or a command' });
  const answer = page.locator('.command output');
  const ask = async (text: string) => {
    await line.fill(text);
    await line.press('Enter');
  };
  await asked(page);
  await ask('why build silk-a');
  await expect(answer).toContainText('[N-');
  await ask('nonsense');
  await expect(answer).toContainText('neither a choice nor a command');
  await ask('score');
  await expect(answer).toContainText('Aki: 1');
  await ask('take');
  await expect(answer).toContainText('choices; say more');
});

test('every step is announced where that is wanted', async ({ page }) => {
  const announced = async (speech: string) => {
    await page.goto('/');
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('engawa.settings') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('engawa.settings', JSON.stringify({ ...kept, speech: wanted }));
    }, speech);
    await startGame(page, 'nippon', { seats: 2, seed: 'steps' });
    for (let n = 0; n < 30; n++) {
      const { ending } = await asked(page);
      await page
        .locator(ending ? '.end-turn' : '.choices .choice')
        .first()
        .click();
      if (ending) break;
    }
    await asked(page);
    const { moves } = (await savedGame(page)).record;
    const others = moves.filter((move) => !move.startsWith('0'));
    const turns = moves.filter((move, i) => !move.startsWith('0') && move[0] !== moves[i - 1]?.[0]);
    return { told: await page.locator('[data-spoken] p').count(), steps: others.length, turns: turns.length };
  };
  await wear(page);
  const brief = await announced('brief');
  expect(brief.told).toBe(brief.turns);
  const full = await announced('full');
  expect(full.told).toBe(full.steps);
  expect(full.told).toBeGreaterThan(full.turns);
});

/** Presses Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let n = 0; n < 80; n++) {
    if (await there()) return true;
    await page.keyboard.press('Tab');
  }
  return there();
}

/** Is the focused element hidden behind something (WCAG 2.4.11)? */
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && !focused.contains(at) && !at.contains(focused) && !at.closest('[data-target]');
  });
}
