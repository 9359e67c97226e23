import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '#kernel';
import { settings } from '../settings/settings.ts';
import { pseudo } from './pseudo.ts';

/** `?pseudo` stretches and marks every text of the shell, to find what was not translated or does not fit. */
const STRETCHES = new URLSearchParams(location.search).has('pseudo');

/** The files of words that lie apart, by their names. */
type Tongues = Readonly<Record<string, () => Promise<unknown>>>;

/** Everything that has words in files of their own, and what brings those of a language. */
const learners: ((language: Language) => Promise<void>)[] = [];
/** Languages that were chosen in this visit: what opens while one of them is being fetched needs its words too. */
const chosen = new Set<Language>();
/** What the pages that are open will say, as soon as it is there. */
let learning: Promise<unknown> = Promise.resolve();

/** Words in the reader's language. Those that lie apart are fetched at once: whoever shows them waits for `wordsHere`. */
export function forReader<T>(words: Record<Language, T>, tongues: Tongues = {}): ReadonlySignal<T> {
  const arrived = signal(0);
  const learn = async (language: Language): Promise<void> => {
    const file = (await tongues[`./${language}.ts`]?.()) as Record<Language, T> | undefined;
    if (!file) return;
    words[language] = file[language];
    arrived.value++;
  };
  learners.push(learn);
  const others = Array.from(chosen, (language) => learn(language).catch(() => undefined));
  learning = Promise.all([learning, learn(settings.peek().language), ...others]);
  return computed(() => {
    // Whoever read them too early reads them again.
    arrived.value;
    const spoken = words[settings.value.language];
    return STRETCHES ? pseudo(spoken) : spoken;
  });
}

/** The words of everything that has been loaded are here, in the reader's language. */
export const wordsHere = (): Promise<unknown> => learning;

/** Fetches the words of another language, before anybody reads it. */
export async function learnWords(language: Language): Promise<void> {
  chosen.add(language);
  try {
    // Pages that open meanwhile have words of their own.
    for (let known = 0; known < learners.length; ) {
      const all = [...learners];
      await Promise.all(all.map((learn) => learn(language)));
      known = all.length;
    }
  } catch (error) {
    chosen.delete(language);
    throw error;
  }
}
