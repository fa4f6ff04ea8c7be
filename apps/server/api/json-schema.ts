// The JSON Schema of a valibot schema, for those that the API uses.
import type * as v from 'valibot';

export type JsonSchema = { readonly [keyword: string]: unknown };

type Schema = v.GenericSchema<unknown, unknown>;
/** A schema as valibot stores it: what it has besides its type depends on the type. */
type Stored = Schema & { readonly [field: string]: unknown };

/** Schemas that are written once and referred to by name. */
export type Names = ReadonlyMap<unknown, string>;

/** Throws for a schema that it does not know: the API then needs another one here. */
export function jsonSchemaOf(schema: Schema, names: Names, isNamed = true): JsonSchema {
  const name = names.get(schema);
  if (isNamed && name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const stored = schema as Stored;
  if (!Array.isArray(stored.pipe)) return plainSchema(stored, names);
  const parts = stored.pipe as readonly Stored[];
  return Object.assign({}, ...parts.map((part) => partOf(part, names)));
}

const partOf = (part: Stored, names: Names): JsonSchema =>
  (part.kind as string) === 'schema' ? jsonSchemaOf(part, names) : actionOf(part);

function plainSchema(schema: Stored, names: Names): JsonSchema {
  const of = (inner: unknown): JsonSchema => jsonSchemaOf(inner as Schema, names);
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'unknown':
      return {};
    // The one custom check is for objects.
    case 'custom':
      return { type: 'object' };
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    case 'array':
      return { type: 'array', items: of(schema.item) };
    case 'record':
      return { type: 'object', additionalProperties: of(schema.value) };
    case 'nullable':
      return { anyOf: [of(schema.wrapped), { type: 'null' }] };
    case 'exact_optional':
      return of(schema.wrapped);
    case 'variant':
    case 'union':
      return { anyOf: (schema.options as readonly unknown[]).map(of) };
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(schema, of);
    default:
      throw new Error(`no JSON Schema is known for ${schema.type}`);
  }
}

function objectOf({ type, entries }: Stored, of: (inner: unknown) => JsonSchema): JsonSchema {
  const fields = Object.entries(entries as Readonly<Record<string, Stored>>);
  const required = fields.filter(([, field]) => field.type !== 'exact_optional').map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, of(field)])),
    ...(required.length === 0 ? {} : { required }),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}

function actionOf({ type, requirement, description }: Stored): JsonSchema {
  switch (type) {
    case 'description':
      return { description };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'safe_integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return requirement === Number.MAX_SAFE_INTEGER ? {} : { maximum: requirement };
    case 'min_length':
      return { minLength: requirement };
    case 'max_length':
      return { maxLength: requirement };
    case 'readonly':
      return {};
    default:
      throw new Error(`no JSON Schema is known for ${type}`);
  }
}
