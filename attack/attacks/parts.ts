import { setTimeout as wait } from 'node:timers/promises';
import { newPart, partCommitment, termsOf } from '../fair.ts';
import type { Field } from '../field.ts';
import { type Attack, mustHold, type Row } from '../harness.ts';
import { Party } from '../party.ts';

/** A table that takes parts, or the attack says why there is nothing to try. */
async function partsTable(field: Field, people = 2, more = {}): Promise<Party> {
  const party = await Party.open(field, { people, more });
  mustHold(party.takesParts, 'the table takes no parts');
  return party;
}

const refused = (reply: { status: number; code?: string }, what: string): void =>
  mustHold(reply.status >= 400 && reply.status < 500, `${what} was answered with ${reply.status}`);

const wrongPart: Attack = {
  name: 'another part than committed',
  holds: 'a part that does not fit its commitment is refused, and the right one still counts',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    const [host, guest] = party.players;
    await party.commitAll();
    await party.seal();
    for (const part of [newPart(), host.part, '0'.repeat(64), guest.part.toUpperCase(), '', guest.part.slice(2)])
      refused(await party.ask(guest, '/reveal', { part }), 'a wrong part');
    await party.revealAll();
    mustHold(party.summary.status === 'playing', 'the game did not begin with the right parts');
    return undefined;
  },
};

const early: Attack = {
  name: 'revealing before the seal',
  holds: 'at a sealed table no part is taken, or shown, before the commitments are settled',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    await party.commitAll();
    refused(await party.ask(party.host, '/reveal', { part: party.host.part }), 'a part before the seal');
    const { text } = await field.visitor().ask('GET', party.at());
    mustHold(!text.includes(party.host.part), 'the part is shown before the seal');
    return undefined;
  },
};

const late: Attack = {
  name: 'committing after the seal',
  holds: 'after the seal nobody commits, commits anew, or reveals a second time',
  quick: true,
  async run(field) {
    const party = await partsTable(field, 3);
    const [host, guest, idle] = party.players;
    await party.commitAll([host, guest]);
    await party.seal();
    await party.must(host, '/reveal', { part: host.part });
    // Guest knows the host's part now, and would like another of their own; the idle one would like to join in.
    const other = newPart();
    for (const player of [guest, idle, host]) {
      const commitment = partCommitment(termsOf(party.summary), player.seat, other);
      refused(await party.ask(player, '/commit', { commitment }), 'a commitment after the seal');
    }
    refused(await party.ask(idle, '/reveal', { part: idle.part }), 'a part without a commitment');
    // Nor does anybody come or go, by which the list would change.
    refused(await party.ask(idle, '/leave'), 'leaving after the seal');
    refused(await party.ask(host, '/remove', { seat: 1 }), 'a removal after the seal');
    refused(await party.ask(host, '/bot', { level: 'greedy', seat: 2 }), 'a bot after the seal');
    refused(await field.visitor().ask('POST', party.at('/join'), { name: 'Late' }), 'a newcomer after the seal');
    await party.must(guest, '/reveal', { part: guest.part });
    refused(await party.ask(guest, '/reveal', { part: other }), 'a second part');
    mustHold(party.summary.status === 'playing', 'the game did not begin');
    return undefined;
  },
};

const foreign: Attack = {
  name: 'committing for another seat',
  holds: 'a commitment or part counts for the seat that sends it, whatever the request says',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    const [host, guest] = party.players;
    const commitment = party.commitmentOf(host);
    await party.ask(guest, '/commit', { commitment, seat: 0 });
    const { summary } = await host.visitor.must('GET', party.at());
    mustHold(!summary.shuffle!.seats[0].commitment, 'a guest committed for the host');
    const stranger = field.visitor();
    const forged: Record<string, string>[] = [{}, { authorization: `Seat ${'x'.repeat(43)}` }];
    for (const headers of forged) {
      refused(await stranger.ask('POST', party.at('/commit'), { commitment }, headers), 'a stranger’s commitment');
      refused(await stranger.ask('POST', party.at('/reveal'), { part: host.part }, headers), 'a stranger’s part');
    }
    return undefined;
  },
};

const copied: Attack = {
  name: 'copying a commitment',
  holds: 'who copies another’s commitment cannot reveal it: a commitment is bound to its seat',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    const [host, guest] = party.players;
    const commitment = party.commitmentOf(host);
    await party.must(host, '/commit', { commitment });
    const copy = await party.ask(guest, '/commit', { commitment });
    await party.seal();
    await party.must(host, '/reveal', { part: host.part });
    if (copy.status < 300) refused(await party.ask(guest, '/reveal', { part: host.part }), 'the copied part');
    return copy.status < 300 ? 'taken, and worth nothing' : 'refused at once';
  },
};

const shapes: Attack = {
  name: 'commitments that are none',
  holds: 'what is not 64 lower-case hexadecimal digits is refused',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    for (const commitment of [
      '',
      'x',
      'A'.repeat(64),
      '0'.repeat(63),
      '0'.repeat(65),
      7,
      null,
      [],
      {},
      '０'.repeat(64),
    ])
      refused(await party.ask(party.host, '/commit', { commitment }), `the commitment ${JSON.stringify(commitment)}`);
    return undefined;
  },
};

const openly: Attack = {
  name: 'open contributions',
  holds: 'where parts are shown at once, who has shown one cannot take it back for another',
  quick: true,
  async run(field) {
    const party = await partsTable(field, 2, { contributions: 'open' });
    const [host, guest] = party.players;
    for (const player of [host, guest]) {
      await party.commitAll([player]);
      await party.revealAll([player]);
    }
    const other = newPart();
    const commitment = partCommitment(termsOf(party.summary), guest.seat, other);
    await party.ask(guest, '/commit', { commitment });
    await party.ask(guest, '/reveal', { part: other });
    await party.seal();
    const { summary } = await host.visitor.must('GET', party.at());
    mustHold(summary.shuffle!.seats[1].part === guest.part, 'a part that was shown was changed for another');
    return undefined;
  },
};

const impatient: Attack = {
  name: 'going on too early',
  holds: 'the host cannot leave out who has not revealed yet, before their time is over; nobody else can at all',
  quick: true,
  async run(field) {
    const party = await partsTable(field);
    const [host, guest] = party.players;
    await party.commitAll();
    await party.seal();
    await party.must(host, '/reveal', { part: host.part });
    const tooEarly = await party.ask(host, '/go-on');
    mustHold(tooEarly.code === 'too-early', `go-on was answered with ${tooEarly.code ?? tooEarly.status}`);
    refused(await party.ask(guest, '/go-on'), 'a guest’s go-on');
    return undefined;
  },
};

/** A table one of whose people committed and never revealed; it has begun again without them. */
export async function withheld(field: Field): Promise<{ party: Party; first: string }> {
  const party = await partsTable(field, 3, { clock: { kind: 'live', bank: 600, increment: 10, cap: 900 } });
  const [host, guest, silent] = party.players;
  await party.commitAll();
  await party.seal();
  const first = party.summary.commitment!;
  await party.revealAll([host, guest]);
  mustHold(party.summary.status === 'waiting', 'the game began without a part that was promised');
  // At a table with a live clock nobody is waited for longer than a minute.
  for (let waited = 0; party.summary.shuffle!.attempt === 1 && waited < 90; waited++) {
    await wait(1_000);
    party.summary = (await host.visitor.must('GET', party.at())).summary;
  }
  const { shuffle } = party.summary;
  mustHold(shuffle!.attempt === 2, `after a beginning that failed the attempt is ${shuffle!.attempt}`);
  mustHold(party.summary.commitment !== first, 'the secret was kept for the second attempt');
  for (const player of [host, guest]) player.part = newPart();
  refused(await party.ask(silent, '/commit', { commitment: party.commitmentOf(silent) }), 'who withheld, once more,');
  await party.commitAll([host, guest]);
  await party.revealAll([host, guest]);
  const { status } = party.summary as { status: string };
  mustHold(status === 'playing', `the second attempt did not begin (${party.summary.shuffle!.phase})`);
  return { party, first };
}

const never: Attack = {
  name: 'never revealing',
  holds:
    'who never reveals blocks nothing and learns nothing: the game begins without them, anew, and it is written down',
  patient: true,
  async run(field) {
    const { party, first } = await withheld(field);
    const { summary } = await field.visitor().must('GET', party.at());
    const failed = summary.shuffle!.failed;
    mustHold(failed.length === 1 && failed[0].commitment === first, 'the failed beginning is not shown');
    mustHold(failed[0].without.includes(2), 'the one who withheld is not named');
    await party.resign();
    const record = await party.record();
    mustHold(record.fairness!.attempts.length === 2, 'the record does not count the failed beginning');
    party.leave();
    return undefined;
  },
};

export const partsRow: Row = {
  title: 'critical · somebody steers the shuffle',
  attacks: [wrongPart, early, late, foreign, copied, shapes, openly, impatient, never],
};
