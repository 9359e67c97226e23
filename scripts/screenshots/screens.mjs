// Every screen: its name, the group it is of, its address, what shows that it is there, and what is done before the picture.
import { STORIED } from './house.mjs';

const TABLE = '/here/picture';
const ASKED = '.prompt.is-mine';

const click = (selector) => async (page) => {
  await page.locator(selector).first().click();
};
/** On narrow screens one pane is shown at a time. */
const NARROW = ['tablet', 'phone'];
const tab = (nth) => click(`.tabs button >> nth=${nth}`);
const press = (key, shown) => async (page) => {
  await page.keyboard.press(key);
  await page.locator(shown).first().waitFor();
};

export const screens = (things) => [
  ...tables(things.kept),
  ...told(things.kept),
  ...rules(things.kept),
  ...house(things),
];

function tables(kept) {
  return Object.entries(kept).flatMap(([game, { middle, end }]) => [
    {
      name: game,
      of: 'table',
      memory: middle,
      at: TABLE,
      shown: ASKED,
      documents: { desk: game, 'desk-dark': `${game}-dark`, phone: `${game}-phone` },
    },
    { name: `${game}-mine`, of: 'panes', sizes: NARROW, memory: middle, at: TABLE, shown: ASKED, prepare: tab(1) },
    { name: `${game}-others`, of: 'panes', sizes: NARROW, memory: middle, at: TABLE, shown: ASKED, prepare: tab(2) },
    { name: `${game}-log`, of: 'panes', sizes: NARROW, memory: middle, at: TABLE, shown: ASKED, prepare: tab(3) },
    {
      name: `${game}-end`,
      of: 'end',
      memory: end,
      at: TABLE,
      shown: 'dialog[open] .breakdown',
      documents: { desk: `${game}-final` },
    },
    { name: `${game}-setup`, of: 'setup', at: `/play/${game}`, shown: '.form-sheet' },
    { name: `${game}-lesson`, of: 'lesson', at: `/learn/${game}`, shown: '.lesson-bubble' },
    {
      name: `${game}-decision`,
      of: 'lesson',
      at: `/learn/${game}`,
      shown: '.lesson-bubble',
      prepare: toDecision,
      documents: game === 'yokohama' ? { desk: 'lesson' } : {},
    },
    {
      name: `${game}-answer`,
      of: 'lesson',
      at: `/learn/${game}`,
      shown: '.lesson-bubble',
      prepare: async (page) => {
        await toDecision(page);
        await page.locator('.lesson-bubble [data-choice="0"]').click();
        await page.locator('.lesson-bubble .bubble-won').first().waitFor();
      },
    },
  ]);
}

/** What the table tells: a thing looked at, a choice before it is made, what the others did, advice. */
function told(kept) {
  return Object.entries(kept).flatMap(([game, { middle }]) =>
    Object.entries({ look: lookAtCard, foretold, recap, hint }).map(([moment, prepare]) => ({
      ...{ name: `${game}-${moment}`, of: 'told', memory: middle, at: TABLE, shown: ASKED },
      ...{ sizes: ['desk', 'phone'], prepare },
    })),
  );
}

/** A choice is pointed at where there is a pointer; in the hand the lines themselves tell. */
async function foretold(page) {
  const line = page.locator('.prompt .choice[data-move]').first();
  const place = (await line.count()) > 0 ? line : page.locator('.board-pane [data-target]:visible').first();
  await place.hover();
  await page.mouse.move(...(await middleOf(place)), { steps: 3 });
}

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2 + 3, y + height / 2 + 2];
}

/** On a phone the bar is opened; on a desk the first turn is stepped through. */
async function recap(page) {
  const bar = page.locator('.recap-open');
  if (await bar.isVisible()) await bar.click();
  else await page.locator('.recap-name').first().click();
}

/** Goes on in a lesson until there is a decision of one's own. */
async function toDecision(page) {
  const bubble = page.locator('.lesson-bubble');
  for (let n = 0; n < 40; n++) {
    if (await bubble.locator('.choice:not(.is-only)').first().isVisible()) return;
    const next = bubble.locator('.primary, .choice.is-only').first();
    if (await next.isVisible()) await next.click();
    else await page.locator('.board-pane [data-target]:visible').first().click();
    await page.waitForTimeout(100);
  }
}

function rules(kept) {
  return Object.keys(kept).flatMap((game) => [
    { name: `${game}-rulebook`, of: 'rules', at: `/rules/${game}`, shown: 'main h1' },
    { name: `${game}-sheet`, of: 'rules', at: `/rules/${game}/sheet`, shown: 'main h1' },
    { name: `${game}-clauses`, of: 'clauses', at: `/rules/${game}/clauses`, shown: 'main h1' },
    { name: `${game}-components`, of: 'components', at: `/components/${game}`, shown: 'main h1' },
  ]);
}

function house({ kept, member, waiting, running, study }) {
  const { middle, end } = kept.nippon;
  const of = 'house';
  return [
    { name: 'home', of, at: '/', shown: 'main', documents: { desk: 'home', 'phone-dark': 'home-phone' } },
    {
      name: 'home-alive',
      of,
      at: '/',
      shown: '.living',
      settings: { motion: 'on' },
      prepare: (page) => page.waitForTimeout(6000),
    },
    { name: 'home-member', of, ...member, at: '/', shown: 'main' },
    { name: 'home-returning', of, memory: middle, at: '/', shown: '.returning' },
    { name: 'lobby', of, at: '/tables', shown: 'main li', documents: { desk: 'lobby' } },
    { name: 'open-table', of, at: '/tables?open', shown: 'form.form-sheet' },
    {
      name: 'waiting-room',
      of,
      ...member,
      at: `/t/${waiting.table}`,
      shown: '.waiting-seats',
      documents: { desk: 'waiting-room' },
    },
    { name: 'waiting-stranger', of, at: `/t/${waiting.table}`, shown: '.waiting-seats' },
    { name: 'online-table', of, ...member, at: `/t/${running.table}`, shown: '.table-screen' },
    { name: 'people', of, at: `/people?game=${STORIED}&seats=4`, shown: 'main li, main table' },
    { name: 'profile', of, at: '/people/Hana', shown: '.history' },
    { name: 'profile-own', of, ...member, at: '/people/Aki', shown: '.seen-by' },
    { name: 'statistics', of, at: `/statistics/${STORIED}?seats=4&company=people`, shown: 'main h1' },
    { name: 'analysis', of: 'analysis', memory: study, at: `${TABLE}/analysis`, shown: '.told-turn strong' },
    { name: 'settings', of, at: '/settings', shown: 'main h1' },
    { name: 'sign-in', of, at: '/account', shown: 'main h1' },
    { name: 'account', of, ...member, at: '/account', shown: 'main h1' },
    { name: 'about', of, at: '/about', shown: 'main h1' },
    { name: 'check', of, at: '/check', shown: 'main h1' },
    { name: 'lost', of, at: '/nowhere', shown: 'main' },
    {
      name: 'replay',
      of: 'table',
      memory: end,
      at: `${TABLE}/replay?m=240`,
      shown: '.replay-bar',
      documents: { desk: 'replay' },
    },
    {
      name: 'text-mode',
      of: 'table',
      memory: end,
      settings: { textMode: true },
      at: `${TABLE}/replay?m=240`,
      shown: '.replay-bar',
      documents: { desk: 'text-mode' },
    },
    { name: 'menu', of: 'over', memory: middle, at: TABLE, shown: ASKED, prepare: click('.menu > summary') },
    { name: 'keys', of: 'over', memory: middle, at: TABLE, shown: ASKED, prepare: press('?', 'dialog[open]') },
  ];
}

/** Asked three times it says everything, with numbers on the board. */
async function hint(page) {
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('h');
    await page.locator('.prompt .said').first().waitFor();
    await page.waitForTimeout(1000);
  }
}

/** The first thing that is no choice and tells something of itself. */
async function lookAtCard(page) {
  const look = page.locator('.look').first();
  for (const thing of await page.locator('.board-pane [data-ref]:not([data-target]):visible').all()) {
    await thing.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(200);
    if (await look.isVisible()) return;
  }
}
