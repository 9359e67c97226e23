import * as v from 'valibot';
import { Refusal } from '#kernel';
import { REASONS } from '#wire';
import type { Premises } from '../premises.ts';
import { mustSit, type Person, viewerAt } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const Lists = v.object({ following: v.array(v.string()), blocked: v.array(v.string()) });
const Done = v.object({ ok: v.boolean() });
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));
const Why = v.pipe(shape.Text, v.trim(), v.maxLength(500));

const Yes = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

/** Neighbours: whom one follows, keeps away from and reports; and what moderators do about it. */
export function neighbourRoutes({ accounts, hall, neighbours, reports, moderation }: Premises): Route[] {
  const mine = ({ account }: Person): string => {
    if (account !== undefined) return account;
    throw new Refusal('not-logged-in', 'Log in first.');
  };
  const known = async (name: string): Promise<string> => {
    const found = await accounts.byName(name);
    if (found) return found.id;
    throw new Refusal('unknown-account', `There is no account "${name}".`);
  };
  const lists = async (account: string) => ({
    following: await neighbours.following(account),
    blocked: await neighbours.blocked(account),
  });

  /** A list of mine, and what changes one name of it. */
  const change = (
    method: 'PUT' | 'DELETE',
    list: 'following' | 'blocked',
    says: string,
    act: (account: string, other: string) => Promise<void>,
  ): Route =>
    route({
      method,
      path: `/api/account/${list}/:name`,
      says,
      gives: Lists,
      handle: async ({ params, person }) => {
        const account = mine(person);
        await act(account, await known(params.name));
        return lists(account);
      },
    });

  /** What a moderator does about a report. */
  const verdict = <const B extends v.GenericSchema>(
    method: 'POST' | 'DELETE',
    what: string,
    says: string,
    body: B,
    act: (moderator: string, report: string, body: v.InferOutput<B>) => Promise<void>,
  ): Route =>
    route({
      method,
      path: `/api/moderation/reports/:report/${what}`,
      says,
      body,
      gives: Done,
      handle: async ({ params, person, body: asked }) => {
        const moderator = await moderation.mustModerate(person.account);
        await act(moderator, params.report, asked as v.InferOutput<B>);
        return { ok: true };
      },
    });

  const Nothing = v.strictObject({});
  const ForDays = v.strictObject({ days: Days, reason: Why });

  return [
    route({
      method: 'GET',
      path: '/api/account/neighbours',
      says: 'Whom the account follows and whom it has blocked.',
      gives: Lists,
      handle: async ({ person }) => lists(mine(person)),
    }),
    change('PUT', 'following', 'Follows an account: its tables come first where one can watch.', (a, b) =>
      neighbours.follow(a, b),
    ),
    change('DELETE', 'following', 'No longer follows an account.', (a, b) => neighbours.unfollow(a, b)),
    change(
      'PUT',
      'blocked',
      'Blocks an account: it cannot join, invite or speak to the blocker, and the two are never matched. It is not told.',
      (a, b) => neighbours.block(a, b),
    ),
    change('DELETE', 'blocked', 'No longer blocks an account.', (a, b) => neighbours.unblock(a, b)),

    route({
      method: 'POST',
      path: '/api/reports',
      says: 'Tells the moderators about an account, or about a seat of a table one sits at or watches. What was said and done there is shown to them.',
      sensitive: true,
      body: v.strictObject({
        account: v.optional(shape.KnownName),
        table: v.optional(shape.TableId),
        seat: v.optional(shape.Seat),
        reason: v.picklist(REASONS),
        text: v.pipe(shape.Text, v.trim(), v.maxLength(1000)),
      }),
      status: 201,
      gives: Done,
      handle: async ({ body, person }) => {
        const { table, seat, reason, text } = body;
        let account = body.account === undefined ? undefined : await known(body.account);
        let reporter = person.account === undefined ? undefined : `account:${person.account}`;
        if (table !== undefined) {
          const there = await hall.look(table, (now) => {
            const viewer = reporter === undefined ? mustSit(now, person) : viewerAt(now, person);
            const holder = seat === undefined ? undefined : now.chairs[seat]?.holder;
            if (seat !== undefined && (!holder || holder.as === 'bot'))
              throw new Refusal('no-seat', 'Nobody sits there who could be reported.');
            if (seat !== undefined && seat === viewer) throw new Refusal('not-allowed', 'That is you.');
            return { viewer, account: holder?.account };
          });
          account ??= there.account;
          reporter ??= `seat:${table}:${there.viewer}`;
        }
        if (reporter === undefined) throw new Refusal('not-logged-in', 'Log in first.');
        if (account === undefined && (table === undefined || seat === undefined)) {
          throw new Refusal('bad-request', 'Name an account, or a table and a seat.');
        }
        if (account !== undefined && account === person.account) throw new Refusal('not-allowed', 'That is you.');
        await reports.make({ reporter, account, table, seat, reason, text });
        return { ok: true };
      },
    }),

    route({
      method: 'GET',
      path: '/api/moderation/reports',
      says: 'To moderators: what was reported, the oldest first, with what was said and done; with closed=true what is settled.',
      query: v.strictObject({ closed: v.optional(Yes) }),
      gives: v.object({ reports: v.array(shape.Report) }),
      handle: async ({ query, person }) => {
        await moderation.mustModerate(person.account);
        return { reports: await reports.list(query.closed ?? false) };
      },
    }),
    verdict(
      'POST',
      'close',
      'To moderators: closes a report with a word on what came of it.',
      v.strictObject({ outcome: Why }),
      (moderator, report, { outcome }) => moderation.close(moderator, report, outcome),
    ),
    verdict(
      'POST',
      'mute',
      'To moderators: who was reported may not speak for so many days; a guest not at that table.',
      ForDays,
      (moderator, report, { days, reason }) => moderation.mute(moderator, report, days, reason),
    ),
    verdict('DELETE', 'mute', 'To moderators: ends that.', Nothing, (moderator, report) =>
      moderation.unmute(moderator, report),
    ),
    verdict(
      'POST',
      'rename',
      'To moderators: another name for the account.',
      v.strictObject({ name: shape.Name }),
      (moderator, report, { name }) => moderation.rename(moderator, report, name),
    ),
    verdict(
      'POST',
      'suspend',
      'To moderators: the account may not log in for so many days.',
      ForDays,
      (moderator, report, { days, reason }) => moderation.suspend(moderator, report, days, reason),
    ),
    verdict('DELETE', 'suspend', 'To moderators: ends that.', Nothing, (moderator, report) =>
      moderation.readmit(moderator, report),
    ),
    route({
      method: 'GET',
      path: '/api/moderation/audit',
      says: 'To moderators: what was done by them and by who runs the house, the latest first.',
      gives: v.object({ acts: v.array(shape.ModerationAct) }),
      handle: async ({ person }) => {
        await moderation.mustModerate(person.account);
        return { acts: await moderation.acts() };
      },
    }),
  ];
}
