import { describe, expect, it } from 'vitest';
import { GAMES } from '#games';
import { LANGUAGES } from '#kernel';
import {
  COMMAND_IDS,
  commandOf,
  commandOfKey,
  figuresOf,
  helpLines,
  helpSentences,
  KEYS,
  keyName,
  nextOpponent,
  readCommand,
  tidy,
  typedForm,
} from '../index.ts';

const everything = helpSentences('en');
const read = (line: string, held = true) => readCommand(line, everything, held);

/** A key of the list as the browser tells of it. */
const pressed = (key: string) => ({ key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') });

describe('the list of commands', () => {
  it.each(COMMAND_IDS)('reaches "%s" by its key, also with Shift or capitals where that means nothing else', (id) => {
    const key = KEYS[id];
    // A move is typed, never pressed.
    if (key === undefined) return expect(commandOf(id).takes).toBe('move');
    expect(commandOfKey(pressed(key))).toBe(id);
    if (!/^[A-Z]$/.test(key)) return;
    expect(commandOfKey({ key: key.toLowerCase(), shiftKey: false })).toBe(id);
    if (id !== 'undo') expect(commandOfKey({ key, shiftKey: true })).toBe(id);
  });

  it.each(COMMAND_IDS)('reaches "%s" by every typed word of every language, and by its letter', (id) => {
    const key = KEYS[id];
    const { words } = commandOf(id);
    for (const language of LANGUAGES) {
      for (const word of words[language].filter((w) => w.length > 1)) {
        expect(read(word)).toEqual({ id, rest: '' });
        expect(read(`  ${word.toUpperCase()} `)).toEqual({ id, rest: '' });
      }
    }
    if (key?.length === 1) expect(read(key.toLowerCase())).toEqual({ id, rest: '' });
  });

  it('has no two commands on one key, and no word for two of them', () => {
    const keys = Object.values(KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    // W asks what can be done, and with a move why not.
    expect([read('w'), read('w build silk-a')]).toEqual([
      { id: 'choices', rest: '' },
      { id: 'why', rest: 'build silk-a' },
    ]);
  });

  it('gives what follows to commands that take it, and takes other lines with more words for moves', () => {
    expect(read('why  take 3   red')).toEqual({ id: 'why', rest: 'take 3 red' });
    expect(read('保存　game.json')).toEqual({ id: 'save', rest: 'game.json' });
    expect(read('board 3')).toBeUndefined();
    expect(read('')).toBeUndefined();
    expect(read('__proto__')).toBeUndefined();
  });

  it('reads what a Japanese keyboard types', () => {
    expect(read('ｕ')).toEqual({ id: 'undo', rest: '' });
    expect(tidy('１２　')).toBe('12');
  });

  it('knows only what can be done there', () => {
    const { explore, ...plain } = everything;
    expect(readCommand('explore', plain, false)).toBeUndefined();
    expect(helpLines(plain, 'en').join()).not.toContain(explore);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('leaves the moves of %s alone', (_id, { lexicon }) => {
    for (const [verb, domains] of Object.entries(lexicon.verbs)) {
      const line = [verb, ...domains.map(({ ids }) => ids[0])].join(' ');
      expect(read(line, false), line).toBeUndefined();
    }
  });
});

describe('the help', () => {
  it.each(LANGUAGES)('lists every command with its word and what it does in %s', (language) => {
    const lines = helpLines(everything, language);
    const sentences = helpSentences(language);
    expect(lines).toHaveLength(COMMAND_IDS.length);
    for (const [i, id] of COMMAND_IDS.entries()) {
      expect(lines[i]).toContain(typedForm(id, language));
      expect(lines[i]).toContain(sentences[id]);
      expect(sentences[id]).not.toBe('');
    }
  });

  it('names keys as keyboards do', () => {
    expect(LANGUAGES.map((language) => keyName('reset', language))).toEqual(['Shift+U', 'Maj+U', 'Shift+U']);
    expect(LANGUAGES.map((language) => keyName('release', language))).toEqual(['Esc', 'Échap', 'Esc']);
    expect(LANGUAGES.map((language) => keyName('playBack', language))).toEqual(['Space', 'Espace', 'スペース']);
    expect(commandOfKey({ key: ' ', shiftKey: false })).toBe('playBack');
  });
});

describe('how somebody stands', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('is told in numbers with a name in %s', (_id, game) => {
    const view = game.layout.create(game.seats[0]);
    for (const language of LANGUAGES) {
      for (const { label, value, said } of figuresOf(game, view, 0, language)) {
        expect(label.trim()).not.toBe('');
        expect(value).not.toContain(label);
        expect(Number.isFinite(Number(value)) || value === said).toBe(true);
        expect(said).toMatch(/\d/);
      }
    }
  });

  it('goes round the opponents and leaves out who asks', () => {
    expect([nextOpponent(1, 1, 3), nextOpponent(2, 1, 3), nextOpponent(0, 1, 3)]).toEqual([2, 0, 2]);
    expect(nextOpponent(1, -1, 2)).toBe(0);
  });
});
