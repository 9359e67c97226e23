import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Live } from '../live.ts';
import { seatKey, type Visitor } from '../visitor.ts';

const PASSWORD = 'a kettle on the veranda';
let count = 0;

async function member(field: Field): Promise<{ visitor: Visitor; name: string }> {
  const visitor = field.visitor();
  const name = `Neighbour ${Date.now().toString(36)} ${count++}`;
  await visitor.must('POST', '/api/accounts', { name, password: PASSWORD });
  return { visitor, name };
}

const blocked: Attack = {
  name: 'around a block',
  holds:
    'who is blocked does not get to the blocker’s table, by whatever door, nor into their ears, and learns nothing of it',
  quick: true,
  async run(field) {
    const victim = await member(field);
    const pest = await member(field);
    await victim.visitor.must('PUT', `/api/account/blocked/${encodeURIComponent(pest.name)}`);
    const { table, key } = await victim.visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x' });
    for (const seat of [undefined, 1]) {
      const { code } = await pest.visitor.ask('POST', `/api/tables/${table}/join`, { name: pest.name, seat });
      mustHold(code === 'kept-apart', `joining is answered with ${code}`);
    }
    // As a guest the pest is nobody in particular; it cannot become itself there.
    const guest = await field.visitor().must('POST', `/api/tables/${table}/join`, { name: 'Guest' });
    const claimed = await pest.visitor.ask('POST', '/api/account/seats', { table, key: guest.key });
    mustHold(claimed.code === 'kept-apart', `claiming a guest’s seat is answered with ${claimed.code}`);
    await victim.visitor.must('POST', `/api/tables/${table}/remove`, { seat: 1 }, seatKey(key));
    // Invitations arrive nowhere, and look as always.
    const own = await pest.visitor.must('POST', '/api/tables', { game: 'nippon', seats: 2, name: 'x', listed: false });
    const invited = await pest.visitor.ask('POST', `/api/tables/${own.table}/invite`, { account: victim.name });
    mustHold(invited.status === 200, 'an invitation tells that one is blocked');
    const mine = await victim.visitor.ask('GET', '/api/tables?mine=true');
    mustHold(!mine.text.includes(own.table), 'an invitation of a blocked account arrives');
    const profile = await pest.visitor.ask('GET', `/api/accounts/${encodeURIComponent(victim.name)}`);
    mustHold(profile.status === 200 && profile.text.includes('"blocked":false'), 'the profile tells who has blocked');
    // At a table where they sit already.
    const other = await member(field);
    const at = await other.visitor.must('POST', '/api/tables', { game: 'nippon', seats: 3, name: 'x' });
    const seats = [];
    for (const who of [victim, pest]) {
      const reply = await who.visitor.ask('POST', `/api/tables/${at.table}/join`, { name: 'x' });
      seats.push(reply);
    }
    mustHold(seats[0].status === 201 && seats[1].code === 'kept-apart', 'they sit down at a third one’s table');
    await victim.visitor.must('DELETE', `/api/account/blocked/${encodeURIComponent(pest.name)}`);
    const third = await pest.visitor.must('POST', `/api/tables/${at.table}/join`, { name: 'x' });
    await victim.visitor.must('PUT', `/api/account/blocked/${encodeURIComponent(pest.name)}`);
    const hears = await Live.enter(field.url, at.table, seats[0].body.key, victim.visitor.address);
    const speaks = await Live.enter(field.url, at.table, third.key, pest.visitor.address);
    await speaks.ask({ do: 'say', text: 'secret-word', action: 's' });
    await hears.ask({ do: 'ping' });
    const read = await victim.visitor.ask('GET', `/api/tables/${at.table}/chat`, undefined, seatKey(seats[0].body.key));
    mustHold(!read.text.includes('secret-word'), 'the chat of a blocked account is read');
    mustHold(!hears.received.join('').includes('secret-word'), 'the chat of a blocked account is heard');
    hears.end();
    speaks.end();
    return undefined;
  },
};

const desk: Attack = {
  name: 'the moderator’s desk',
  holds: 'strangers and members see no report and decide about none; a guessed number of a report changes nothing',
  quick: true,
  async run(field) {
    const someone = await member(field);
    const accused = await member(field);
    await someone.visitor.must('POST', '/api/reports', { account: accused.name, reason: 'other', text: 'secret-word' });
    const at = '/api/moderation/reports';
    const tries: readonly (readonly [string, string, object?])[] = [
      ['GET', at],
      ['GET', `${at}?closed=true`],
      ['GET', '/api/moderation/audit'],
      ['POST', `${at}/x/close`, { outcome: '' }],
      ['POST', `${at}/x/mute`, { days: 1, reason: '' }],
      ['DELETE', `${at}/x/mute`, {}],
      ['POST', `${at}/x/rename`, { name: 'Other' }],
      ['POST', `${at}/x/suspend`, { days: 1, reason: '' }],
      ['DELETE', `${at}/x/suspend`, {}],
    ];
    for (const who of [field.visitor(), someone.visitor, accused.visitor]) {
      for (const [method, path, body] of tries) {
        const { status, text } = await who.ask(method, path, body);
        mustHold(status === 401 || status === 403, `${method} ${path} is answered with ${status}`);
        mustHold(!text.includes('secret-word'), 'a report is read by somebody else');
      }
    }
    const kept = await accused.visitor.ask('GET', '/api/account/export');
    mustHold(!kept.text.includes('secret-word'), 'the accused reads the report');
    return undefined;
  },
};

const floods: Attack = {
  name: 'reports without end',
  holds: 'an account writes ten reports a day, a guest as many, and nobody follows or blocks without end or themselves',
  async run(field) {
    const pest = await member(field);
    const victim = await member(field);
    let written = 0;
    for (let n = 0; n < 30; n++) {
      const reason = ['words', 'name', 'stalling', 'cheating', 'other'][n % 5];
      const reply = await pest.visitor.ask('POST', '/api/reports', { account: victim.name, reason, text: String(n) });
      if (reply.status === 201) written++;
      else mustHold(reply.status === 429, `a report is answered with ${reply.status}`);
    }
    mustHold(written <= 10, `${written} reports were taken`);
    for (const list of ['following', 'blocked']) {
      const own = await pest.visitor.ask('PUT', `/api/account/${list}/${encodeURIComponent(pest.name)}`);
      mustHold(own.status === 403, `oneself on the list: ${own.status}`);
      const none = await pest.visitor.ask('PUT', `/api/account/${list}/${encodeURIComponent('%\u0000x')}`);
      mustHold(none.status === 404, `nobody on the list: ${none.status}`);
    }
    for (const body of [{}, { account: victim.name }, { table: 'none-such', seat: 0, reason: 'other', text: '' }]) {
      const { status } = await field.visitor().ask('POST', '/api/reports', body);
      mustHold(status >= 400 && status < 500, `nonsense is answered with ${status}`);
    }
    return `${written} of 30 taken`;
  },
};

export const neighboursRow: Row = {
  title: 'neighbours: blocks, reports and the moderators’ desk',
  attacks: [blocked, desk, floods],
};
