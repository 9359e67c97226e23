import { beforeAll, expect, it, vi } from 'vitest';

const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
vi.stubGlobal('matchMedia', () => ({ ...nothing, matches: false }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', new URL('http://engawa.example/'));

let reader: typeof import('./reader.ts');
beforeAll(async () => {
  reader = await import('./reader.ts');
});

/** Words of which only the English ones are here; the French ones come when they are let in. */
function apart() {
  const words = { en: 'tea' } as Record<'en' | 'fr' | 'ja', string>;
  let arrive = () => {};
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const tongues = { './en.ts': async () => ({ en: 'tea' }), './fr.ts': () => there.then(() => ({ fr: 'thé' })) };
  return { words, tongues, arrive };
}

it('a page that opens while another language is fetched has its words before anybody reads it', async () => {
  const shell = apart();
  reader.forReader(shell.words, shell.tongues);
  const learnt = reader.learnWords('fr');
  const page = apart();
  reader.forReader(page.words, page.tongues);
  shell.arrive();
  page.arrive();
  await learnt;
  expect([shell.words.fr, page.words.fr]).toEqual(['thé', 'thé']);
});

it('what opens after a language was fetched brings its words, whichever is read then', async () => {
  await reader.learnWords('fr');
  const late = apart();
  late.arrive();
  reader.forReader(late.words, late.tongues);
  await reader.wordsHere();
  expect([late.words.en, late.words.fr]).toEqual(['tea', 'thé']);
});

it('words that were read before they were here are read again', async () => {
  const early = apart();
  const { en: later, ...none } = early.words;
  const wording = reader.forReader(none as typeof early.words, { './en.ts': async () => ({ en: later }) });
  expect(wording.peek()).toBeUndefined();
  await reader.wordsHere();
  expect(wording.peek()).toBe('tea');
});
