import { expect, it, vi } from 'vitest';
import type { SeatSummary } from '#wire';

vi.mock('virtual:catalogue', () => ({ bots: [] }));
/** What a page has and this test does not. */
const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
vi.stubGlobal('location', new URL('http://engawa.example/'));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ ...nothing, matches: false }));
vi.stubGlobal('document', { ...nothing, documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', nothing.addEventListener);
const { settings } = await import('../settings/settings.ts');
const { seatsOf } = await import('./seats.ts');

const bot = (seat: number, level: string): SeatSummary => ({ seat, kind: 'bot', name: level, level });

it('a bot has the name of its character, and of two of one kind the second is an heir', () => {
  const table: SeatSummary[] = [
    { seat: 0, kind: 'guest', name: 'Aki' },
    bot(1, 'greedy'),
    bot(2, 'trader'),
    bot(3, 'greedy'),
    bot(4, 'trader'),
    bot(5, 'trader'),
  ];
  const names = (language: 'en' | 'fr' | 'ja') => {
    settings.value = { ...settings.value, language };
    return seatsOf(table).map(({ name }) => name);
  };
  expect(names('en')).toEqual(['Aki', 'Quick bot', 'Munekichi', 'Quick bot II', 'Munekichi II', 'Munekichi III']);
  expect(names('fr')).toEqual(['Aki', 'Robot rapide', 'Munekichi', 'Robot rapide II', 'Munekichi II', 'Munekichi III']);
  expect(names('ja')).toEqual(['Aki', '速いボット', '棟吉', '二代目速いボット', '二代目棟吉', '三代目棟吉']);
});
