import { type Language, Refusal } from '#kernel';
import type { ErrorBody } from '#wire';
import { fr } from '#wire/refusals/fr.ts';
import { ja } from '#wire/refusals/ja.ts';
import { storeTrouble } from '../store/trouble.ts';

/** How a refusal is answered over HTTP. */
const STATUS: Readonly<Record<string, number>> = {
  'weak-password': 400,
  'no-seat': 401,
  'no-seek': 401,
  'not-logged-in': 401,
  'wrong-login': 401,
  'wrong-token': 401,
  'proof-needed': 403,
  'wrong-proof': 403,
  'not-host': 403,
  banned: 403,
  'kept-apart': 403,
  'no-programs': 403,
  muted: 403,
  'not-allowed': 403,
  'bad-origin': 403,
  'not-found': 404,
  'table-expired': 410,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-today': 429,
  'too-many-guesses': 429,
  internal: 500,
  draining: 503,
  'store-away': 503,
  'provider-away': 503,
  'store-damaged': 503,
  'no-room': 507,
};

export function statusOf(code: string): number {
  const known = STATUS[code];
  if (known !== undefined) return known;
  if (code.startsWith('unknown-')) return 404;
  return code.startsWith('bad-') ? 400 : 409;
}

/** In English a refusal says itself what is the matter, with its particulars. */
const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, fr, ja };

const INTERNAL = new Refusal('internal', 'Something went wrong inside; nothing has changed.');

/** What leaves the process about an error: never more than a sentence, in the reader's language. What the rules say is in it already. */
export function errorBody(error: unknown, language: Language = 'en'): ErrorBody {
  const { code, message, clause } = error instanceof Refusal ? error : (storeTrouble(error) ?? INTERNAL);
  if (clause) return { code, message, clause };
  return { code, message: SENTENCES[language][code] ?? message };
}
