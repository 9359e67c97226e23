import { expect, it } from 'vitest';
import { emptyChair } from '../tables/chair.ts';
import type { Taking } from '../tables/entry.ts';
import { namesAt } from '../tables/names.ts';

const chair = (holder: Pick<Taking, 'as' | 'name' | 'level'> | undefined) => ({
  ...emptyChair('bot'),
  holder: holder as Taking | undefined,
});

it('bots are told by the names of their characters, in the language they are told in', () => {
  const trader = chair({ as: 'bot', name: 'trader', level: 'trader' });
  const chairs = [chair({ as: 'guest', name: 'Aki' }), trader, trader, chair(undefined)];
  expect(namesAt(chairs, 'en')).toEqual(['Aki', 'Munekichi', 'Munekichi II', undefined]);
  expect(namesAt(chairs, 'ja')).toEqual(['Aki', '棟吉', '二代目棟吉', undefined]);
  expect(namesAt([chair({ as: 'bot', name: 'greedy', level: 'greedy' })], 'fr')).toEqual(['Robot rapide']);
});
