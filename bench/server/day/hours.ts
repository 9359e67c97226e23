import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Rng } from '#kernel';
import type { Profile, Report, Seeking } from '#wire';
import { arrive, guestsOf, moderatorOf, regularsOf, STUBBORN } from './arriving.ts';
import { Company, type Player, playerOf } from './company.ts';
import { type Day, shuffled } from './day.ts';
import { Member, seatKey } from './member.ts';
import { isTold, toldOf } from './notices.ts';
import { Window } from './window.ts';

/** An hour of the day; those in it live at the same time. */
export interface Hour {
  readonly title: string;
  live(day: Day, browser: Browser | undefined): Promise<void>;
}

const GAMES = ['nippon', 'yokohama', 'machi', 'yamatai'] as const;
/** Games that random players finish soon. */
const SHORT = ['nippon', 'machi', 'yamatai'] as const;
const CLOCK = { kind: 'live', bank: 600, increment: 10, cap: 900 };
const SLOW = { kind: 'correspondence', bank: 86_400, increment: 14_400, cap: 259_200 };
const ENDS = ['play', 'resign', 'agree'] as const;

const oneOf = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)];
const at = (name: string): string => encodeURIComponent(name);

export const HOURS: readonly Hour[] = [
  { title: 'they arrive', live: arrive },
  { title: 'they look for others to play with', live: seekAll },
  { title: 'guests make accounts and take their games along', live: claimAll },
  { title: 'they meet in the lobby', live: lobby },
  { title: 'some do not want to meet others', live: quarrels },
  { title: 'the moderator has work', live: moderation },
  { title: 'slow games, and notices to those who are away', live: slowGames },
  { title: 'programs play and follow feeds', live: programs },
  { title: 'pauses, agreed ends, rematches, clocks', live: manners },
  { title: 'evening: everybody looks at everybody', live: evening },
];

const inPairs = (members: readonly Member[]): Member[][] =>
  Array.from({ length: Math.floor(members.length / 2) }, (_, i) => members.slice(2 * i, 2 * i + 2));

// --- seeks ----------------------------------------------------------------------------------------------------------

async function seekAll(day: Day): Promise<void> {
  const rng = day.rng('seek');
  const seekers = [...guestsOf(day), ...shuffled(regularsOf(day), rng).slice(0, 28)];
  const wishes = seekers.map((member) => ({
    games: shuffled(GAMES, rng).slice(0, 1 + rng.below(3)),
    seats: rng.below(3) === 0 ? [2, 3] : [2],
    pace: 'live',
    rated: member.registered && rng.below(2) === 0,
    wait: 8,
  }));
  const seated = await Promise.all(seekers.map((member, i) => isSeated(day, member, wishes[i])));
  const tables = new Map<string, Player[]>();
  for (const found of seated) {
    if (found) tables.set(found.table, [...(tables.get(found.table) ?? []), found.player]);
  }
  await Promise.all(
    [...tables].map(([table, players], i) =>
      day.scene('sought', async () => {
        const own = day.rng(`sought/${i}`);
        const company = new Company(
          day,
          table,
          players.sort((a, b) => a.seat - b.seat),
          own,
        );
        await company.startsByItself();
        await company.play(20 + own.below(60));
        await company.lookAround();
        await company.end(oneOf(ENDS, own));
        company.leave();
      }),
    ),
  );
}

/** Waits in line until there is a table; says yes to every offer. */
async function isSeated(
  day: Day,
  member: Member,
  wish: object,
): Promise<{ table: string; player: Player } | undefined> {
  let found: { table: string; player: Player } | undefined;
  await day.scene('seeks', async () => {
    const begun = await member.must('POST', '/api/seeks', { name: member.name, ...wish });
    const { seek, key } = begun;
    day.secrets.keep(key, 'the key of a seek', member.id);
    day.secrets.keep(seek, 'a seek', member.id);
    for (const end = Date.now() + 120_000; Date.now() < end; await wait(250)) {
      const { own } = (await member.must('GET', `/api/seeks/${seek}`, undefined, seatKey(key))) as Seeking;
      if (own?.seated) {
        const { table, seat } = own.seated;
        found = { table, player: playerOf(day, member, { seat, key, phrase: begun.phrase }) };
        day.counts.add('seated by seeking');
        return;
      }
      if (own?.offer && !own.offer.yes)
        await member.ask('POST', `/api/seeks/${seek}/accept`, { table: own.offer.table }, seatKey(key));
    }
    throw new Error(`${member.name} is not seated`);
  });
  if (found) member.seats.push({ table: found.table, key: found.player.key });
  return found;
}

async function claimAll(day: Day): Promise<void> {
  for (const guest of guestsOf(day)) {
    await day.scene('makes an account', async () => {
      await guest.register({ seats: guest.seats });
      const { games } = await guest.must('GET', `/api/accounts/${at(guest.name)}/games`);
      const lacking = guest.seats.filter(({ table }) => !games.some((one: { table: string }) => one.table === table));
      if (lacking.length > 0) day.fault(`${guest.name} took ${lacking.length} games along that are not there`);
      day.counts.add('games taken along', guest.seats.length);
    });
  }
}

// --- the lobby ------------------------------------------------------------------------------------------------------

async function lobby(day: Day, browser: Browser | undefined): Promise<void> {
  const rng = day.rng('lobby');
  const people = shuffled(day.members, rng);
  const scenes: Promise<void>[] = [];
  if (browser) {
    const [aki, bo, cy] = people.splice(0, 3);
    scenes.push(day.scene('in browsers', () => inBrowsers(day, browser, [aki, bo])));
    scenes.push(day.scene('in browsers', () => inBrowsers(day, browser, [cy])));
  }
  const watchers = people.splice(0, 8);
  for (let i = 0; people.length > 0; i++) {
    const company = people.splice(0, Math.min(people.length, 1 + rng.below(3)));
    const watcher = watchers.pop();
    scenes.push(day.scene('at a table', () => atATable(day, company, watcher, i)));
  }
  await Promise.all(scenes);
}

async function atATable(day: Day, members: readonly Member[], watcher: Member | undefined, i: number): Promise<void> {
  const rng = day.rng(`lobby/${i}`);
  const rated = rng.below(2) === 0;
  const listed = rng.below(4) > 0;
  const bots = members.length === 1 || rng.below(4) === 0 ? [oneOf(['random', 'merchant'], rng)] : [];
  const game = oneOf(members.length + bots.length > 2 ? SHORT : GAMES, rng);
  const more = { listed, ...(rated ? { rated, clock: CLOCK } : {}) };
  const company = await Company.open(day, rng, members, { game, bots, parts: rng.below(2) === 0, more });
  const eyes = watcher && (await watched(day, company, watcher));
  await company.play(30 + rng.below(80));
  await company.lookAround();
  await company.end(oneOf(ENDS, rng));
  eyes?.close();
  company.leave();
}

/** Somebody who looks on, with the link, and talks to others who do. */
async function watched(day: Day, { table, hidden }: Company, watcher: Member) {
  if (hidden) day.secrets.keep(table, 'the link of a table', watcher.id);
  const client = await watcher.enter(table);
  if (client.seat !== null) day.fault(`${watcher.name} looks on with the eyes of seat ${client.seat}`);
  const word = `seen-${randomBytes(9).toString('hex')}`;
  day.secrets.keep(word, 'what watchers say', watcher.id);
  await client.ask({ do: 'say', text: word, action: 'w1' });
  await watcher.readLog(table, -1);
  const sneaked = await client.ask({ do: 'resign', action: 'w2' });
  if (!sneaked.error) day.fault(`a watcher resigned at ${table}`);
  day.counts.add('watches');
  return client;
}

/** The same, with real browsers as the hands of some. */
async function inBrowsers(day: Day, browser: Browser, members: readonly Member[]): Promise<void> {
  const rng = day.rng(`browsers/${members.length}`);
  const bots = members.length === 1 ? ['random'] : [];
  const company = await Company.open(day, rng, members, { game: 'nippon', bots });
  await company.enter();
  const windows: Window[] = [];
  for (const player of company.players) {
    const window = await Window.open(day, browser, player.member);
    await window.goTo(`/t/${company.table}`);
    await window.page.locator('.table-screen').waitFor({ timeout: 60_000 });
    player.window = window;
    windows.push(window);
  }
  await company.play(24, false);
  for (const player of company.players) player.window = undefined;
  await company.end('resign');
  for (const window of windows) {
    await window.goTo('/');
    await window.close();
  }
  company.leave();
}

// --- neighbours -----------------------------------------------------------------------------------------------------

async function quarrels(day: Day): Promise<void> {
  const rng = day.rng('quarrels');
  // Whoever's receiver refuses everything is told later.
  const people = day.members.slice(1).filter(({ n }) => n !== STUBBORN);
  const pairs = inPairs(shuffled(people, rng)).slice(0, 9);
  await Promise.all(
    Array.from({ length: 3 }, (_, i) =>
      day.scene('a quarrel', async () => {
        const [[victim, pest], [third], seekers] = pairs.slice(3 * i, 3 * i + 3);
        const own = day.rng(`quarrel/${i}`);
        await beforeAndAfter(day, own, victim, pest, third);
        // They look for somebody at the same time, and only others fit.
        const wish = { games: ['machi'], seats: [2], pace: 'live', rated: false, wait: 10 };
        const found = await Promise.all([victim, pest, ...seekers].map((member) => isSeated(day, member, wish)));
        for (const one of found) if (one) await resignAt(day, one.table, one.player);
      }),
    ),
  );
}

/** They sit together, one blocks the other, and from then on hears and meets them no more. */
async function beforeAndAfter(day: Day, rng: Rng, victim: Member, pest: Member, third: Member): Promise<void> {
  const company = await Company.open(day, rng, [third, victim, pest], { game: 'machi' });
  await company.play(10);
  const [, hears, speaks] = company.players;
  await victim.must('PUT', `/api/account/blocked/${at(pest.name)}`);
  day.quarrels.push({ who: victim, whom: pest, at: Date.now() });
  day.counts.add('blocks');
  // Another process hears of it a moment later.
  await wait(1500);
  await company.say(speaks, [victim]);
  // Who is blocked notices nothing.
  const heard = speaks.client!.chats.length;
  await company.say(hears);
  await speaks.client!.until(() => speaks.client!.chats.length > heard, `a word of ${victim.name}`);
  await victim.must('GET', `/api/tables/${company.table}/chat`, undefined, seatKey(hears.key));
  await company.play(10, false);
  await company.end('resign');
  await pest.mustNot('kept-apart', 'POST', `/api/tables/${company.table}/rematch`, {}, seatKey(speaks.key));
  company.leave();
  const own = await victim.must('POST', '/api/tables', { game: 'machi', seats: 2, name: victim.name });
  await pest.mustNot('kept-apart', 'POST', `/api/tables/${own.table}/join`, { name: pest.name });
  await victim.must('POST', `/api/tables/${own.table}/leave`, {}, seatKey(own.key));
  // An invitation looks as always, and arrives nowhere; one of a friend arrives once.
  const theirs = await pest.must('POST', '/api/tables', { game: 'machi', seats: 2, name: pest.name, listed: false });
  day.secrets.keep(theirs.table, 'the link of a table', pest.id);
  await pest.must('POST', `/api/tables/${theirs.table}/invite`, { account: victim.name });
  const friendly = await third.must('POST', '/api/tables', {
    game: 'machi',
    seats: 2,
    name: third.name,
    listed: false,
  });
  day.secrets.keep(friendly.table, 'the link of a table', third.id, victim.id);
  for (let twice = 0; twice < 2; twice++)
    await third.must('POST', `/api/tables/${friendly.table}/invite`, { account: victim.name });
  await isTold(day, victim, `${friendly.table}/invited/`);
  const { tables } = await victim.must('GET', '/api/tables?mine=true');
  if (!tables.some((one: { table: string }) => one.table === friendly.table))
    day.fault(`${victim.name} does not find the table of an invitation`);
  await victim.must('GET', '/api/account/neighbours');
}

async function resignAt(day: Day, table: string, { member, key }: Player): Promise<void> {
  const client = await member.enter(table, key);
  await client.until(() => client.push!.status !== 'waiting', 'the beginning', 60_000);
  await client.ask({ do: 'resign', action: 'enough' });
  client.close();
  day.counts.add('does: resign');
}

async function moderation(day: Day): Promise<void> {
  const moderator = moderatorOf(day);
  const rng = day.rng('moderation');
  const [loud, named, other, ...reporters] = shuffled(day.members.slice(1), rng).slice(0, 10);
  for (const [i, reporter] of reporters.entries()) {
    const about = [loud, named, other][i % 3];
    const word = `told-${randomBytes(9).toString('hex')}`;
    day.secrets.keep(word, 'a report', reporter.id, moderator.id);
    await reporter.must('POST', '/api/reports', { account: about.name, reason: 'words', text: word });
    day.counts.add('reports');
  }
  await other.mustNot('not-allowed', 'GET', '/api/moderation/reports');
  const { reports } = (await moderator.must('GET', '/api/moderation/reports')) as { reports: Report[] };
  if (reports.length !== reporters.length)
    day.fault(`${reports.length} of ${reporters.length} reports are on the desk`);
  const about = (member: Member): Report => reports.find((one) => one.about.name === member.name)!;
  const desk = (report: Report, act: string): string => `/api/moderation/reports/${report.report}/${act}`;
  await moderator.must('POST', desk(about(loud), 'mute'), { days: 1, reason: 'too loud' });
  const company = await Company.open(day, day.rng('muted'), [loud, other], { game: 'machi' });
  await company.enter();
  const said = await company.host.client!.ask({ do: 'say', text: 'I am loud', action: 'loud' });
  if (said.error?.code !== 'muted') day.fault(`${loud.name} is muted and speaks: ${said.error?.code}`);
  await moderator.must('DELETE', desk(about(loud), 'mute'));
  await wait(1500);
  await company.say(company.host);
  const renamed = `${named.name} the Kind`;
  await moderator.must('POST', desk(about(named), 'rename'), { name: renamed });
  named.name = renamed;
  await company.end('agree');
  company.leave();
  for (const report of reports) {
    await moderator.must('POST', desk(report, 'close'), { outcome: 'done' });
    day.counts.add('reports closed');
  }
  await moderator.must('GET', '/api/moderation/audit');
}

// --- slow games -----------------------------------------------------------------------------------------------------

async function slowGames(day: Day): Promise<void> {
  const rng = day.rng('slow');
  const reached = shuffled(
    day.members.filter(({ channel }) => channel !== undefined),
    rng,
  );
  const others = shuffled(
    day.members.filter(({ channel }) => channel === undefined),
    rng,
  );
  const mended = wait(8000).then(() => {
    // What it refused so far comes again.
    day.house.stubborn.status = 200;
  });
  await Promise.all(
    reached.slice(0, 14).map((member, i) => day.scene('a slow game', () => slowly(day, member, others[i], i))),
  );
  await mended;
}

/** One is away whenever it is their turn, and comes back when they are told; away at the end, too. */
async function slowly(day: Day, absent: Member, other: Member, i: number): Promise<void> {
  const apart = day.quarrels.some(({ who, whom }) => [who, whom].includes(absent) && [who, whom].includes(other));
  if (apart) return;
  const rng = day.rng(`slow/${i}`);
  const company = await Company.open(day, rng, [absent, other], {
    game: oneOf(SHORT, rng),
    more: { clock: SLOW, timeout: 'wait', listed: i % 2 === 0 },
  });
  const [away] = company.players;
  const turn = (): readonly number[] => company.present[0].client!.push!.turn;
  await company.enter();
  for (let absences = 0; absences < 2 && !company.over; absences++) {
    while (!company.over && !turn().includes(away.seat)) await company.play(1, false);
    if (company.over) break;
    const before = toldOf(day, absent, `${company.table}/${away.seat}/`);
    company.away(away);
    await isTold(day, absent, `${company.table}/${away.seat}/`, before);
    await company.enter([away]);
    // One is told once a turn.
    while (!company.over && turn().includes(away.seat)) await company.play(1, false);
  }
  if (!company.over) {
    company.away(away);
    // Everybody knows it by now, the other process, too.
    await wait(1000);
    const [, stays] = company.players;
    await company.does(stays, { do: 'resign' });
    await isTold(day, absent, `${company.table}/${away.seat}/over`);
  }
  company.leave();
}

// --- programs -------------------------------------------------------------------------------------------------------

async function programs(day: Day): Promise<void> {
  const rng = day.rng('programs');
  const owners = shuffled(day.members, rng).slice(0, 16);
  await Promise.all(
    inPairs(owners).map(([owner, host], i) => day.scene('a program', () => withProgram(day, owner, host, i))),
  );
}

async function withProgram(day: Day, owner: Member, host: Member, i: number): Promise<void> {
  const rng = day.rng(`program/${i}`);
  const name = `${owner.name} wind`;
  const { token } = await owner.must('POST', '/api/account/programs', { name });
  day.secrets.keep(token, 'the token of a program', owner.id, `member ${1000 + i}`);
  const program = new Member(day, 1000 + i, name, 'en');
  program.shown = { authorization: `Bearer ${token}` };
  day.programs.push(program);
  day.counts.add('programs');
  const forbids = await host.must('POST', '/api/tables', { game: 'machi', seats: 2, name: host.name });
  await program.mustNot('no-programs', 'POST', `/api/tables/${forbids.table}/join`, { name });
  await host.must('POST', `/api/tables/${forbids.table}/leave`, {}, seatKey(forbids.key));
  const rated = i % 2 === 0 ? { rated: true, clock: CLOCK } : {};
  const company = await Company.open(day, rng, [host, program], {
    game: oneOf(SHORT, rng),
    more: { programs: true, ...rated },
  });
  const feeds = [follows(program, company.table, 1), follows(owner, company.table, -1)];
  await company.play(40 + rng.below(60));
  await company.end(oneOf(ENDS, rng));
  await Promise.all(feeds);
  company.leave();
  const renewed = await owner.must('POST', `/api/account/programs/${at(name)}/token`);
  await program.mustNot('wrong-token', 'GET', '/api/account');
  day.secrets.keep(renewed.token, 'the token of a program', owner.id, program.id);
  program.shown = { authorization: `Bearer ${renewed.token}` };
  await program.must('GET', '/api/account');
}

/** Reads the feed of a table to its end. */
async function follows(member: Member, table: string, viewer: number): Promise<void> {
  const response = await fetch(`${member.url}/api/tables/${table}/feed`, { headers: member.shown });
  if (!response.ok) throw new Error(`the feed of ${table} is refused: ${response.status}`);
  const text = await response.text();
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
  member.keep(text, `the feed of ${table}`);
  member.told(table, viewer, 0, lines);
  member.day.counts.add('feeds');
}

// --- manners --------------------------------------------------------------------------------------------------------

async function manners(day: Day): Promise<void> {
  const rng = day.rng('manners');
  const apart = (a: Member, b: Member): boolean =>
    day.quarrels.some(({ who, whom }) => [who, whom].includes(a) && [who, whom].includes(b));
  const pairs = inPairs(shuffled(day.members, rng)).filter(([a, b]) => !apart(a, b));
  await Promise.all(pairs.map((pair, i) => day.scene('with manners', () => mannerly(day, pair, i))));
}

async function mannerly(day: Day, pair: readonly Member[], i: number): Promise<void> {
  const rng = day.rng(`manners/${i}`);
  const short = i % 10 === 0;
  const clock = short ? { kind: 'live', bank: 10, increment: 0, cap: 10 } : CLOCK;
  const company = await Company.open(day, rng, pair, {
    game: oneOf(SHORT, rng),
    more: { rated: true, clock, ...(short ? { timeout: 'lose' } : {}) },
  });
  await company.play(10 + rng.below(30), !short);
  if (short) {
    // Nobody moves any more: the clock decides.
    await company.until(({ push }) => push!.over, 'the end of a clock');
    day.counts.add('games over: timeout');
  } else {
    for (const player of company.players) await company.does(player, { do: 'pause' });
    if (!company.host.client!.push!.summary.paused) day.fault(`${company.table} is not paused`);
    await company.does(company.host, { do: 'resume' });
    await company.end(oneOf(ENDS, rng));
  }
  const again = await company.rematch();
  company.leave();
  await again.play(10 + rng.below(20));
  await again.end(oneOf(['agree', 'resign'], rng));
  again.leave();
}

// --- evening --------------------------------------------------------------------------------------------------------

async function evening(day: Day): Promise<void> {
  const stranger = new Member(day, 2000, 'a stranger', 'fr');
  await Promise.all(
    day.members.map((member, i) =>
      day.scene('looks around', async () => {
        const rng = day.rng(`evening/${i}`);
        for (const other of shuffled(day.members, rng).slice(0, 5)) {
          await looksAt(day, member, other);
          await looksAt(day, stranger, other);
        }
        const game = oneOf(GAMES, rng);
        await member.must('GET', `/api/ratings/${game}?seats=2`);
        await member.must('GET', `/api/games/${game}/statistics?seats=2&company=people`);
        await member.must('GET', '/api/tables?status=over&limit=100');
        await member.must('GET', '/api/tables?mine=true&limit=100');
        await member.must('GET', '/api/account/export');
      }),
    ),
  );
}

/** What is closed is absent, and the rest is there. */
async function looksAt(day: Day, member: Member, other: Member): Promise<void> {
  const profile: Profile = await member.must('GET', `/api/accounts/${at(other.name)}?game=machi&seats=2`);
  const { games } = await member.must('GET', `/api/accounts/${at(other.name)}/games?limit=100`);
  const open = other === member || other.closed === undefined || (other.closed === 'members' && member.registered);
  const told = { ratings: profile.ratings, rivals: profile.rivals, games };
  for (const [what, is] of Object.entries(told)) {
    if ((is !== undefined) !== open)
      day.fault(
        `the ${what} of ${other.name} (${other.closed ?? 'open'}) are ${is ? '' : 'not '}told to ${member.name}`,
      );
  }
  day.counts.add('profiles looked at');
}
