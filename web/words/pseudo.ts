const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' };

/** A text two fifths longer, accented and in brackets: what stays plain was not translated, what is cut does not fit. */
const stretch = (text: string): string => {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => ACCENTED[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
};

/** The same wording, stretched throughout. */
export function pseudo<T>(wording: T): T {
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return stretch(value);
    if (typeof value === 'function') return (...args: unknown[]) => turn(value(...args));
    if (Array.isArray(value)) return value.map(turn);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turn(inner)]));
    return value;
  };
  return turn(wording) as T;
}
