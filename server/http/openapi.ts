import { ENDPOINTS } from '../config.ts';
import { jsonSchema } from './json-schema.ts';
import { VERBS } from './requests.ts';
import type { Route } from './route.ts';
import { Failure } from './shapes.ts';
import { API_VERSION } from './version.ts';

const content = (schema: object) => ({ 'application/json': { schema } });

const streamed = (schema: object) => ({ 'application/x-ndjson': { schema }, 'text/event-stream': { schema } });

const painted = {
  'image/png': { schema: { type: 'string', format: 'binary' } },
  'image/webp': { schema: { type: 'string', format: 'binary' } },
  'image/svg+xml': { schema: { type: 'string' } },
};

/** What is said of limits with every answer. */
const LIMITS = {
  'x-ratelimit-limit': { description: 'Requests a minute from this address.', schema: { type: 'integer' } },
  'x-ratelimit-remaining': { description: 'So many are left of them.', schema: { type: 'integer' } },
  'x-ratelimit-reset': { description: 'Seconds until they are all there again.', schema: { type: 'integer' } },
  'engawa-api': { description: 'The version of this interface.', schema: { const: API_VERSION } },
};

/** `POST /api/tables/:id/join` is `postTablesIdJoin`. */
const operationOf = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api', '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What can be asked over the WebSocket of a table, by the verb in "do". */
const requestsOfTables = (): object =>
  Object.fromEntries(
    Object.entries(VERBS).map(([verb, { takes, cost }]) => [verb, { takes: jsonSchema(takes), cost }]),
  );

/** The OpenAPI document, written from the routes themselves. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, says, query, body, gives, streams, paints, sensitive, status = 200 } of routes) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const at = path.replace(/:(\w+)/g, '{$1}');
    const asked = query
      ? (jsonSchema(query) as { properties: Record<string, object>; required?: string[] })
      : undefined;
    paths[at] ??= {};
    paths[at][method.toLowerCase()] = {
      summary: says,
      operationId: operationOf(method, path),
      ...(sensitive ? { description: 'A tenth of the usual number of requests a minute.' } : {}),
      parameters: [
        ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...Object.entries(asked?.properties ?? {}).map(([name, schema]) => ({
          name,
          in: 'query',
          required: asked?.required?.includes(name) ?? false,
          schema,
        })),
      ],
      ...(body ? { requestBody: { required: true, content: content(jsonSchema(body)) } } : {}),
      responses: {
        [status]: {
          description: streams ? 'One of these a line, as long as there is something to tell.' : 'Done.',
          headers: LIMITS,
          content: paints ? painted : streams ? streamed(jsonSchema(gives)) : content(jsonSchema(gives)),
        },
        default: {
          description: 'Refused, with a code and a sentence.',
          content: content({ $ref: '#/components/schemas/Failure' }),
        },
      },
    };
  }
  for (const { path, says, gives } of Object.values(ENDPOINTS)) {
    const responses = { 200: { description: 'Fine.', content: { [gives]: {} } }, default: { description: 'Not so.' } };
    paths[path] = { get: { summary: says, parameters: [], responses } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Engawa',
      version: API_VERSION,
      description:
        'Lobby, accounts and tables. Every address is also there with its version, as /api/v1/tables. Play goes over the WebSocket at /api/tables/{id}/live: docs/server.md.',
      license: { name: 'MIT' },
    },
    components: {
      schemas: { Failure: jsonSchema(Failure) },
      securitySchemes: {
        seat: { type: 'http', scheme: 'Seat', description: 'Authorization: Seat <key>' },
        account: { type: 'apiKey', in: 'cookie', name: 'engawa' },
        program: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <token>' },
      },
    },
    security: [{}, { seat: [] }, { account: [] }, { program: [] }],
    'x-websockets': { '/api/tables/{id}/live': { requests: requestsOfTables() } },
    paths,
  };
}
