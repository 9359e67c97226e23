import { ENDPOINTS } from '../config.ts';
import { jsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';
import { Failure } from './shapes.ts';

const content = (schema: object) => ({ 'application/json': { schema } });

/** The OpenAPI document, written from the routes themselves. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, says, query, body, gives, status = 200 } of routes) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const at = path.replace(/:(\w+)/g, '{$1}');
    const asked = query
      ? (jsonSchema(query) as { properties: Record<string, object>; required?: string[] })
      : undefined;
    paths[at] ??= {};
    paths[at][method.toLowerCase()] = {
      summary: says,
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
        [status]: { description: 'Done.', content: content(jsonSchema(gives)) },
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
      version: '1',
      description: 'Lobby, accounts and tables. Play goes over the WebSocket at /api/tables/{id}/live: docs/server.md.',
      license: { name: 'MIT' },
    },
    components: {
      schemas: { Failure: jsonSchema(Failure) },
      securitySchemes: {
        seat: { type: 'http', scheme: 'Seat', description: 'Authorization: Seat <key>' },
        account: { type: 'apiKey', in: 'cookie', name: 'engawa' },
      },
    },
    security: [{}, { seat: [] }, { account: [] }],
    paths,
  };
}
