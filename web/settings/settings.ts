import { effect, signal } from '@preact/signals';
// Not by way of the whole kernel, which the front of the house does without.
import { isLanguage, LANGUAGES, type Language } from '#kernel/language.ts';

/** What a player has chosen for this browser. */
export interface Settings {
  readonly theme: 'auto' | 'washi' | 'sumi';
  readonly language: Language;
  readonly motion: 'auto' | 'on' | 'off';
  /** How fast the others' turns are shown; `step` waits for a key or a click after each of them. */
  readonly pace: 'slow' | 'normal' | 'fast' | 'step' | 'once';
  readonly density: 'cosy' | 'compact';
  /** Outlines, letters and patterns of coloured pieces speak louder. */
  readonly marks: boolean;
  readonly textMode: boolean;
  /** End the turn with its last choice instead of asking. */
  readonly autoEnd: boolean;
  /** On a phone, do what can be taken back with the first tap. */
  readonly oneTap: boolean;
  /** Quiet sounds at a table; never before somebody has clicked or typed. */
  readonly sound: boolean;
  /** Single keys act. */
  readonly keys: boolean;
  /** How much is announced: one sentence a turn, or every step. */
  readonly speech: 'brief' | 'full';
  readonly name: string;
}

const KEY = 'engawa.settings';

const preferredLanguage = (): Language =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? LANGUAGES[0];

const defaults = (): Settings => ({
  theme: 'auto',
  language: preferredLanguage(),
  motion: 'auto',
  pace: 'normal',
  density: 'cosy',
  marks: false,
  textMode: false,
  autoEnd: false,
  oneTap: false,
  sound: true,
  keys: true,
  speech: 'brief',
  name: '',
});

/** The values each setting may take; whatever else is found in storage is ignored. */
export const CHOICES = {
  theme: ['auto', 'washi', 'sumi'],
  language: LANGUAGES,
  motion: ['auto', 'on', 'off'],
  pace: ['slow', 'normal', 'fast', 'step', 'once'],
  density: ['cosy', 'compact'],
  speech: ['brief', 'full'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

function read(): Settings {
  const chosen: Record<string, unknown> = { ...defaults() };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const [key, value] of Object.entries(chosen)) {
      const found = stored[key];
      const allowed = (CHOICES as Record<string, readonly unknown[]>)[key];
      if (allowed ? allowed.includes(found) : typeof found === typeof value) chosen[key] = found;
    }
  } catch {
    // Nothing kept, or not readable: the defaults hold.
  }
  return chosen as unknown as Settings;
}

export const settings = signal<Settings>(read());

/** What has to be there before another language is read. */
let readied: (language: Language) => Promise<unknown> = async () => {};

export function beforeSpeaking(ready: (language: Language) => Promise<unknown>): void {
  readied = ready;
}

export function change(changes: Partial<Settings>): void {
  const { language = settings.peek().language } = changes;
  if (language === settings.peek().language) put(changes);
  // Words that cannot be fetched, without a network, cannot be read: then everything stays as it is.
  else
    readied(language).then(
      () => put(changes),
      () => undefined,
    );
}

function put(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // The choice then holds for this visit.
  }
}

const darkRoom = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(darkRoom.matches);
darkRoom.addEventListener('change', () => {
  systemDark.value = darkRoom.matches;
});
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Keeps the root element in step with the settings. */
export function wearSettings(): void {
  effect(() => {
    const { theme, language, motion, density, marks } = settings.value;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === 'auto' ? (systemDark.value ? 'sumi' : 'washi') : theme;
    root.dataset.density = density;
    root.dataset.motion = (motion === 'auto' ? calm.matches : motion === 'off') ? 'none' : 'full';
    root.dataset.vision = marks ? 'marks' : 'plain';
  });
}

/** Nothing should move: by choice, or because the system asks for calm. */
export const atRest = (): boolean => document.documentElement.dataset.motion === 'none';
