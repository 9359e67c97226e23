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

it('a bot has the name that the lobby has for it, and of two of one kind each has its number', () => {
  const table: SeatSummary[] = [
    { seat: 0, kind: 'guest', name: 'Aki' },
    bot(1, 'greedy'),
    bot(2, 'apprentice'),
    bot(3, 'greedy'),
  ];
  const names = (language: 'en' | 'fr' | 'ja') => {
    settings.value = { ...settings.value, language };
    return seatsOf(table).map(({ name }) => name);
  };
  expect(names('en')).toEqual(['Aki', 'Quick bot 1', 'Apprentice', 'Quick bot 2']);
  expect(names('fr')).toEqual(['Aki', 'Robot rapide 1', 'Apprenti', 'Robot rapide 2']);
  expect(names('ja')).toEqual(['Aki', '速いボット 1', '見習い', '速いボット 2']);
});
