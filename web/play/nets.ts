import { type NetFile, takeNetsFrom } from '#bots';

const FILES = import.meta.glob<NetFile>('../../games/*/bot/nets/*.json', { import: 'default' });

const loaded = new Map<string, NetFile>();

/** Fetches the net of a game and player count, once. Without it (none trained, no network) bots use the hand-written worth. */
export async function loadNet(game: string, seats: number): Promise<void> {
  const path = `../../games/${game}/bot/nets/${seats}.json`;
  if (loaded.has(path) || !(path in FILES)) return;
  const net = await FILES[path]().catch(() => undefined);
  if (!net) return;
  loaded.set(path, net);
  takeNetsFrom((id, n) => loaded.get(`../../games/${id}/bot/nets/${n}.json`));
}
