import type { GenericSchema } from 'valibot';

interface Piece {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
}

interface Part extends Piece {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly value?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Piece[];
}

type Json = Record<string, unknown>;

/** What a check of a pipe says in JSON Schema. */
const CHECKS: Readonly<Record<string, (requirement: unknown) => Json>> = {
  min_length: (n) => ({ minLength: n }),
  max_length: (n) => ({ maxLength: n }),
  min_value: (n) => ({ minimum: n }),
  max_value: (n) => ({ maximum: n }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
  integer: () => ({ type: 'integer' }),
};

/** A shape as JSON Schema, for the OpenAPI document. It knows the kinds of shape we use; another one is an error here. */
export function jsonSchema(shape: GenericSchema): Json {
  return convert(shape as unknown as Part);
}

function convert(part: Part): Json {
  const checks = (part.pipe ?? []).flatMap(({ type, requirement }) =>
    CHECKS[type] ? [CHECKS[type](requirement)] : [],
  );
  return Object.assign(base(part), ...checks);
}

function base(part: Part): Json {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type };
    case 'unknown':
      return {};
    case 'picklist':
      return { type: 'string', enum: part.options };
    case 'literal':
      return { const: part.literal };
    case 'array':
      return { type: 'array', items: convert(part.item!) };
    case 'record':
      return { type: 'object', additionalProperties: convert(part.value!) };
    case 'union':
      return { anyOf: (part.options as Part[]).map(convert) };
    case 'nullable':
      return { anyOf: [convert(part.wrapped!), { type: 'null' }] };
    case 'optional':
      return convert(part.wrapped!);
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return object(part);
    default:
      throw new Error(`no JSON schema for ${part.type}`);
  }
}

function object({ type, entries = {} }: Part): Json {
  const required = Object.keys(entries).filter((name) => entries[name].type !== 'optional');
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, convert(part)])),
    ...(required.length > 0 ? { required } : {}),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}
