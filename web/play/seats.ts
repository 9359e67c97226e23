import { bots } from 'virtual:catalogue';
import { botNameAt } from '#wire/bot-names.ts';
import type { Card } from '../cards.ts';
import { settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { LocalSeat } from './shelf.ts';

/** The bot one meets without choosing: neither the weakest nor, where there are more, the strongest. */
export const usualBot = (): string => bots[Math.min(bots.length - 1, Math.ceil(bots.length / 2))];

/** A bot where one chooses among them: with how well it plays, where that is not in its name. */
export const botChoice = (level: string): string => wording.value.bots[level] ?? nameAtTable(level);

/** The same bot wherever it is spoken of. */
export const botName = (level: string): string => botChoice(level).replace(/\s*[(（].*$/, '');

/** The same bot as those at its table call it. */
export const nameAtTable = (level: string, nth = 1): string => botNameAt(level, nth, settings.value.language);

export const ownName = (): string => settings.value.name || wording.value.setup.you;

export const botSeat = (level: string, nth = 1): LocalSeat => ({ name: nameAtTable(level, nth), level });

/** How many sit down when one presses "Play now". */
export const usualSeats = ({ seats: [min, max] }: Card): number => Math.min(max, Math.max(min, 3));

/** One person against bots. */
export const againstBots = (game: Card): LocalSeat[] =>
  Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? { name: ownName() } : botSeat(usualBot(), seat)));
