import { setTimeout as wait } from 'node:timers/promises';
import type { Day } from './day.ts';
import type { Member } from './member.ts';

const PATIENCE_MS = 180_000;

/** What arrived somewhere, and was taken there. */
export interface Arrival {
  readonly id: string;
  /** The path of a webhook, or the address of a mailbox. */
  readonly at: string;
  readonly table: string | undefined;
}

/** An id as it is written in a mail. */
export const mailed = (id: string): string => id.replace(/[^\w.-]/g, '.');

/** In the order they arrived, by kind of place. */
export function arrivalsOf({ house }: Day): Arrival[] {
  const posted = [...house.hooks.arrived, ...house.stubborn.arrived].filter(({ status }) => status < 300);
  const hooks = posted.map(({ path, body }) => ({ id: String(body.id), at: path, table: String(body.table) }));
  const letters = house.mail.mails.flatMap((mail) => {
    const id = /^Message-ID: <(.*)@engawa>/im.exec(mail)?.[1];
    const at = /^To: (.*)$/im.exec(mail)?.[1];
    return id !== undefined && at !== undefined && !id.startsWith('confirm.') ? [{ id, at, table: undefined }] : [];
  });
  return [...hooks, ...letters];
}

const isAbout = ({ id, table }: Arrival, about: string): boolean =>
  id.startsWith(table === undefined ? mailed(about) : about);

/** What somebody was told of so far. */
export const toldOf = (day: Day, { channel }: Member, about: string): number =>
  arrivalsOf(day).filter((one) => one.at === channel?.address && isAbout(one, about)).length;

/** Waits until somebody was told once more than before. */
export async function isTold(day: Day, to: Member, about: string, before = 0): Promise<void> {
  const { channel } = to;
  if (!channel) return;
  for (const end = Date.now() + PATIENCE_MS; ; await wait(100)) {
    if (toldOf(day, to, about) > before) break;
    if (Date.now() > end) throw new Error(`${to.name} is not told of ${about} by ${channel.kind}`);
  }
  day.counts.add(`told by ${channel.kind}`);
}
