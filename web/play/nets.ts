import { type NetFile, takeNetsFrom } from '#bots';
import { loadOthersNet } from '../library.ts';

const HOUSE = import.meta.glob<NetFile>('../../games/*/bot/nets/*.json', { import: 'default' });

const loaded = new Map<string, NetFile>();

/** Fetches the net of a game and player count, once. Without it (none trained, no network) bots use the hand-written worth. */
export async function loadNet(game: string, seats: number): Promise<void> {
  const key = `${game} ${seats}`;
  if (loaded.has(key)) return;
  const load = HOUSE[`../../games/${game}/bot/nets/${seats}.json`] ?? (() => loadOthersNet(game, seats));
  const net = (await load().catch(() => undefined)) as NetFile | undefined;
  if (!net) return;
  loaded.set(key, net);
  takeNetsFrom((id, n) => loaded.get(`${id} ${n}`));
}
