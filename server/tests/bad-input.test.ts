import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel';
import { en } from '#wire/refusals/en.ts';
import { fr } from '#wire/refusals/fr.ts';
import { ja } from '#wire/refusals/ja.ts';
import { TableClient } from '../../testing/table-client.ts';
import { AccountDesk } from '../admin/account-desk.ts';
import { houseForFile, openTable, seatKey } from './fixture.ts';

/** Whatever is sent to any route that the OpenAPI description names is answered with a code and a sentence in the reader's language. */

const house = await houseForFile({ ENGAWA_WEBHOOK_PRIVATE: 'yes' });
const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr, ja };

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: { properties?: Record<string, unknown> } }>;
  };
}

/** Of the wrong kind, too long, too large, empty, or full of what must not be there. */
const WRONG: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  'x'.repeat(5000),
  '\u0000\u202e<script>',
  [],
  {},
  [[[]]],
  { a: { b: 'c' } },
  true,
  '../../etc/passwd',
  "' or 1=1 --",
];
const BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
  '{"a":1,"a":2}',
];
const PLACES: readonly string[] = ['none-such', '%00', '%', '..%2f..', 'x'.repeat(300), '%F0%9F%8D%B5'];

interface Sent {
  readonly method: string;
  readonly at: string;
  readonly text?: string;
  readonly type?: string;
}

/** Everything that is wrong with one operation, some at a time. */
function* wrongWays(path: string, method: string, operation: Operation, table: string): Generator<Sent> {
  const places = /\{\w+\}/.test(path) ? PLACES : [];
  for (const place of places) yield { method, at: path.replaceAll(/\{\w+\}/g, place), text: body(method, {}) };
  const at = path.replaceAll('{id}', table).replaceAll(/\{\w+\}/g, 'none-such');
  const queries = (operation.parameters ?? []).filter((one) => one.in === 'query');
  for (const [i, { name }] of queries.entries()) {
    for (const value of ['', '-1', '1e99', '%00', 'x'.repeat(400), '[]'].slice(i % 2))
      yield { method, at: `${at}?${name}=${value}`, text: body(method, {}) };
  }
  yield { method, at: `${at}?no-such-thing=1`, text: body(method, {}) };
  if (method === 'get') return;
  for (const text of BODIES) yield { method, at, text };
  yield { method, at, text: 'a=b', type: 'application/x-www-form-urlencoded' };
  const fields = Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {});
  for (const [i, field] of fields.entries()) {
    for (let k = 0; k < 4; k++)
      yield { method, at, text: JSON.stringify({ [field]: WRONG[(i * 4 + k) % WRONG.length] }) };
  }
  for (const wrong of WRONG)
    yield { method, at, text: JSON.stringify(Object.fromEntries(fields.map((field) => [field, wrong]))) };
}

const body = (method: string, value: object): string | undefined =>
  method === 'get' ? undefined : JSON.stringify(value);

it('is refused on every route, to strangers, members, players and moderators: a code, a sentence, nothing of the inside', {
  timeout: 240_000,
}, async () => {
  const { paths } = (await house.call('GET', '/api/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, Operation>>;
  };
  const { table, keys } = await openTable(house, { start: false });
  const password = 'correct horse battery';
  const sign = async (name: string) => ({
    cookie: (await house.call('POST', '/api/accounts', { name, password })).cookie!,
  });
  const member = await sign('Ume');
  const warden = await sign('Warden');
  const { store, config } = house.front.premises;
  await new AccountDesk(store, 'operator:test', config).appoint('Warden');
  const askers: readonly Record<string, string>[] = [{}, member, warden, seatKey(keys[0]), seatKey('no key at all')];
  // What ends a log-in, an account or the seat itself would leave nobody to ask.
  const spared = /DELETE \/api\/(session|account)$|sessions|\/leave$/i;
  const wrong: string[] = [];
  const codes = new Set<string>();
  let sent = 0;
  let refused = 0;
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.startsWith('/api/') || path.includes('/feed')) continue;
    for (const [method, operation] of Object.entries(operations)) {
      if (spared.test(`${method} ${path}`)) continue;
      for (const { at, text, type = 'application/json' } of wrongWays(path, method, operation, table)) {
        const language = LANGUAGES[sent % LANGUAGES.length];
        const headers: Record<string, string> = { 'accept-language': language, ...askers[sent % askers.length] };
        if (text !== undefined) headers['content-type'] = type;
        const answer = await fetch(house.url + at, { method: method.toUpperCase(), headers, body: text });
        sent++;
        const said = await answer.text();
        const what = `${method.toUpperCase()} ${at.slice(0, 80)} ${text?.slice(0, 80) ?? ''} → ${answer.status} ${said.slice(0, 160)}`;
        if (answer.status < 400) continue;
        refused++;
        const { error } = JSON.parse(said) as { error?: { code: string; message: string; clause?: string } };
        if (answer.status >= 500 || !error) wrong.push(what);
        else if (/\bat .*:\d+:\d+|node_modules|SQLITE|valibot/.test(said)) wrong.push(`shows the inside: ${what}`);
        else {
          codes.add(error.code);
          if (!(error.code in en)) wrong.push(`a code without a sentence: ${what}`);
          else if (language !== 'en' && !error.clause && error.message !== SENTENCES[language][error.code])
            wrong.push(`not in ${language}: ${what}`);
          else if (!/[.。]$/.test(error.message)) wrong.push(`no sentence: ${what}`);
        }
      }
    }
  }
  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
  expect(codes.size).toBeGreaterThan(15);
  // The house is as it was.
  expect((await house.call('GET', `/api/tables/${table}`)).status).toBe(200);
  expect((await house.call('GET', '/readyz')).status).toBe(200);
});

it('is refused on the WebSocket of a table in the language that was greeted with', async () => {
  const { table, keys } = await openTable(house);
  for (const language of LANGUAGES) {
    const client = await TableClient.connect(house.url, table);
    await client.ask({ do: 'hello', key: keys[0], lang: language });
    for (const request of [
      { do: 'none-such' },
      { do: 'play' },
      { do: 'play', move: 'fly away', seq: client.push?.seq ?? 0, action: 'a' },
      { do: 'undo', seq: -1, action: '' },
      { do: 'say', text: '\u0000', action: 'b' },
      { do: 'end', wish: 'yes', action: 'c' },
      { do: 'resume', action: 'd' },
    ]) {
      const { error } = await client.ask(request);
      expect(error, JSON.stringify(request)).toBeDefined();
      expect(Object.keys(en), `${error!.code} of ${JSON.stringify(request)}`).toContain(error!.code);
      if (language !== 'en' && !error!.clause) expect(error!.message).toBe(SENTENCES[language][error!.code]);
    }
    client.close();
  }
});

/** Rooms whose refusals reach people over the network; the others' are for who runs the house. */
const ROOMS = 'accounts analysis editions feed http identity neighbours notify pictures programs seek tables'.split(
  ' ',
);

it('every refusal that a source of the server can answer with has its sentence in each language', () => {
  const codes = new Set<string>();
  for (const room of ROOMS) {
    const folder = path.join(import.meta.dirname, '..', room);
    for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name))) {
      const source = readFileSync(path.join(folder, file), 'utf8');
      for (const [, code] of source.matchAll(/\bRefusal\(\s*'([a-z-]+)'/g)) codes.add(code);
    }
  }
  expect(codes.size).toBeGreaterThan(70);
  expect([...codes].filter((code) => !(code in en)).sort()).toEqual([]);
  for (const [code, sentence] of Object.entries(en)) expect(sentence, code).toMatch(/\.$/);
});
