import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Day, shuffled } from './day.ts';
import { type Member, PASSWORD } from './member.ts';

const run = promisify(execFile);
/** The built program: beside the bundle this runs from. */
const program = fileURLToPath(new URL('./engawa.js', import.meta.url));

/** So many come as guests, and make an account after their first game. */
const GUESTS = 12;
/** The one whose receiver refuses what it is sent, for a while. */
export const STUBBORN = 5;
/** So many at once: a house does not open its door to all of them in the same instant. */
const TOGETHER = 6;

export const guestsOf = ({ members }: Day): Member[] => members.slice(-GUESTS);
export const regularsOf = ({ members }: Day): Member[] => members.slice(0, -GUESTS);
/** The first of all runs the moderators' desk. */
export const moderatorOf = ({ members }: Day): Member => members[0];

/** They make accounts, say how they want to be told and who may see them, and follow each other. */
export async function arrive(day: Day): Promise<void> {
  const regulars = regularsOf(day);
  for (let i = 0; i < regulars.length; i += TOGETHER)
    await Promise.all(
      regulars.slice(i, i + TOGETHER).map((member) => day.scene('arrives', () => settleIn(day, member))),
    );
  await run(process.execPath, [program, 'admin', 'appoint', moderatorOf(day).name], {
    env: { ...process.env, ...day.house.settings },
  });
  const rng = day.rng('following');
  for (const member of regulars) {
    const others = shuffled(regulars, rng).filter((other) => other !== member);
    for (const other of others.slice(0, 2)) {
      await member.must('PUT', `/api/account/following/${encodeURIComponent(other.name)}`);
      day.counts.add('follows');
    }
  }
}

async function settleIn(day: Day, member: Member): Promise<void> {
  const { n } = member;
  await member.register();
  if (n % 4 === 1) await addWebhook(day, member);
  // Their letters are in English, so that a code in them is easily found.
  else if (n % 12 === 3) await addMailbox(day, member);
  if (n % 10 === 7 || n % 10 === 8) {
    member.closed = n % 10 === 7 ? 'nobody' : 'members';
    const { closed } = member;
    await member.must('PUT', '/api/account/seen', { ratings: closed, history: closed, rivals: closed });
    day.counts.add('profiles closed');
  }
}

async function addWebhook(day: Day, member: Member): Promise<void> {
  const { hooks, stubborn } = day.house;
  const at = `/hook-of-${member.n}`;
  const address = (member.n === STUBBORN ? stubborn.url : hooks.url) + at;
  const { secret } = await member.must('POST', '/api/account/channels', { kind: 'webhook', address });
  day.secrets.keep(secret, 'the secret of a webhook', member.id);
  day.secrets.keep(at.slice(1), 'the address of a webhook', member.id);
  member.channel = { kind: 'webhook', address: at };
  day.counts.add('webhooks');
}

async function addMailbox(day: Day, member: Member): Promise<void> {
  const address = `mailbox-of-${member.n}@example.org`;
  day.secrets.keep(`mailbox-of-${member.n}`, 'the mail address', member.id);
  const { channels } = await member.must('POST', '/api/account/channels', {
    kind: 'mail',
    address,
    proof: { password: PASSWORD },
  });
  const letter = async (): Promise<string> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
      const mail = day.house.mail.mails.find((one) => one.includes(address));
      if (mail) return mail;
    }
    throw new Error(`no letter to ${address}`);
  };
  const code = /\b(\d{6})\b/.exec((await letter()).split('\n\n').slice(1).join())![1];
  await member.must('POST', `/api/account/channels/${channels[0].channel}/confirm`, { code });
  member.channel = { kind: 'mail', address };
  day.counts.add('mailboxes');
}
