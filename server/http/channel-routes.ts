import * as v from 'valibot';
import { Refusal } from '#kernel';
import { CHANNEL_KINDS } from '#wire';
import type { Premises } from '../premises.ts';
import { mustSit, type Person } from '../tables/people.ts';
import { type Route, route } from './route.ts';
import * as shape from './shapes.ts';

const NewChannel = v.strictObject({ kind: v.picklist(CHANNEL_KINDS), address: v.unknown() });
const NewOfAccount = v.strictObject({ ...NewChannel.entries, proof: v.optional(shape.Proof) });
const Channels = v.object({ channels: v.array(shape.Channel) });
/** The secret of a new webhook is told this once. */
const Added = v.object({ channels: v.array(shape.Channel), secret: v.optional(v.string()) });

/** Where people want to be told that a decision waits. */
export function channelRoutes({ hall, notifier, proofs, vapidKey, wishes }: Premises): Route[] {
  const accountOwner = ({ account }: Person): string => {
    if (account !== undefined) return `account:${account}`;
    throw new Refusal('not-logged-in', 'Log in first.');
  };
  const seatOwner = (table: string, person: Person): Promise<string> =>
    hall.look(table, (sitting) => `seat:${table}:${mustSit(sitting, person)}`);
  const listed = async (owner: string) => ({ channels: await notifier.list(owner) });

  return [
    route({
      method: 'GET',
      path: '/api/push-key',
      says: 'The key with which a browser subscribes to web push.',
      gives: v.object({ key: v.nullable(v.string()) }),
      handle: async () => ({ key: vapidKey }),
    }),
    route({
      method: 'GET',
      path: '/api/account/channels',
      says: 'The channels of the account.',
      gives: Channels,
      handle: ({ person }) => listed(accountOwner(person)),
    }),
    route({
      method: 'POST',
      path: '/api/account/channels',
      says: 'Adds a channel; a mail address needs proof and is confirmed by the code sent to it. What a webhook gets is signed with the secret given here, once.',
      sensitive: true,
      body: NewOfAccount,
      status: 201,
      gives: Added,
      handle: async (asked) => {
        const { person, body, language } = asked;
        const owner = accountOwner(person);
        // Whoever reads a mail address of the account can have its password reset.
        if (body.kind === 'mail') await proofs.check(person.account!, body.proof, asked);
        const secret = await notifier.add(owner, body.kind, body.address, language);
        return { ...(await listed(owner)), secret };
      },
    }),
    route({
      method: 'POST',
      path: '/api/account/channels/:channel/confirm',
      says: 'Confirms a mail address.',
      sensitive: true,
      body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
      gives: Channels,
      handle: async ({ person, params, body }) => {
        const owner = accountOwner(person);
        await notifier.confirm(owner, params.channel, body.code.trim());
        return listed(owner);
      },
    }),
    route({
      method: 'POST',
      path: '/api/account/channels/:channel/test',
      says: 'Sends a word by a channel now, and says whether it arrived; 20 a day.',
      sensitive: true,
      gives: v.object({ ok: v.boolean() }),
      handle: async ({ person, params, language }) => {
        await notifier.test(accountOwner(person), params.channel, language);
        return { ok: true };
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/account/channels/:channel',
      says: 'Chooses what a channel is told, and whether at once or once a day, at a minute of the day.',
      body: shape.ChannelWish,
      gives: Channels,
      handle: async ({ person, params, body }) => {
        const owner = accountOwner(person);
        await wishes.choose(owner, params.channel, body);
        return listed(owner);
      },
    }),
    route({
      method: 'GET',
      path: '/api/account/quiet',
      says: 'When the account is left alone, in minutes of its own day; null: never.',
      gives: v.object({ quiet: v.nullable(shape.Quiet) }),
      handle: async ({ person }) => {
        accountOwner(person);
        return { quiet: (await wishes.quiet(person.account!)) ?? null };
      },
    }),
    route({
      method: 'PUT',
      path: '/api/account/quiet',
      says: 'Sets quiet hours: what comes meanwhile is told when they are over, if it is still true. From = to: none.',
      body: shape.Quiet,
      gives: v.object({ quiet: v.nullable(shape.Quiet) }),
      handle: async ({ person, body }) => {
        accountOwner(person);
        await wishes.setQuiet(person.account!, body);
        return { quiet: body };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account/channels/:channel',
      says: 'Removes a channel.',
      gives: Channels,
      handle: async ({ person, params }) => {
        const owner = accountOwner(person);
        await notifier.remove(owner, params.channel);
        return listed(owner);
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/channels',
      says: 'The channels of a guest at this table.',
      gives: Channels,
      handle: async ({ params, person }) => listed(await seatOwner(params.id, person)),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/channels',
      says: 'Adds a channel for a guest at this table. Mail needs an account.',
      sensitive: true,
      body: NewChannel,
      status: 201,
      gives: Added,
      handle: async ({ params, person, body, language }) => {
        const owner = await seatOwner(params.id, person);
        if (body.kind === 'mail') throw new Refusal('not-allowed', 'Mail is sent to accounts only.');
        const secret = await notifier.add(owner, body.kind, body.address, language);
        return { ...(await listed(owner)), secret };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tables/:id/channels/:channel',
      says: 'Removes a channel of a guest.',
      gives: Channels,
      handle: async ({ params, person }) => {
        const owner = await seatOwner(params.id, person);
        await notifier.remove(owner, params.channel);
        return listed(owner);
      },
    }),
  ];
}
