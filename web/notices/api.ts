import type { Channel, ChannelKind, Occasion, Quiet } from '#wire';
import { ask } from '../online/api.ts';

interface Channels {
  readonly channels: readonly Channel[];
  /** Of a new webhook, this once. */
  readonly secret?: string;
}

export const channels = async (): Promise<readonly Channel[]> =>
  (await ask<Channels>('GET', '/api/account/channels')).channels;

export const addChannel = (kind: ChannelKind, address: unknown): Promise<Channels> =>
  ask('POST', '/api/account/channels', { kind, address });

export const removeChannel = async ({ channel }: Channel): Promise<readonly Channel[]> =>
  (await ask<Channels>('DELETE', `/api/account/channels/${channel}`)).channels;

export const testChannel = ({ channel }: Channel): Promise<unknown> =>
  ask('POST', `/api/account/channels/${channel}/test`);

export const chooseFor = async (
  { channel }: Channel,
  wish: { readonly wants?: readonly Occasion[]; readonly digest?: number | null },
): Promise<readonly Channel[]> => (await ask<Channels>('PATCH', `/api/account/channels/${channel}`, wish)).channels;

export const quietHours = async (): Promise<Quiet | null> =>
  (await ask<{ quiet: Quiet | null }>('GET', '/api/account/quiet')).quiet;

export const setQuietHours = (quiet: Quiet): Promise<unknown> => ask('PUT', '/api/account/quiet', quiet);
