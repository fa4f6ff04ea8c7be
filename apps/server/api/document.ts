// The OpenAPI 3.1 document, made from the operations and their schemas.
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { bodySchema, fieldsIn, OPERATIONS, type Operation, type OperationFields } from './operations.ts';
import { LINE, NAMED, PROBLEM } from './results.ts';

const API_VERSION = '1.0.0';
export const API_BASE = '/api/v1';

const ABOUT = `Programs of people with an account read races, open and join tables, and answer.

Send the token with each request: \`Authorization: Bearer race_…\`. Tokens are made and ended on the account page. A bot account plays with a token of its own.

What a token reads is what its seat may see, and nothing else. Requests are limited as they are on the page: 429 says when to try again. Bodies are JSON of at most 4,096 bytes. Every error is application/problem+json with a \`reason\` that does not change within v1.

OperationFields may be added to results; read those you know and ignore the rest.`;

export function openApiDocument(): object {
  const paths = [...Map.groupBy(OPERATIONS, ({ path }) => path)].map(([path, operations]) => [
    path,
    Object.fromEntries(operations.map((one) => [one.method.toLowerCase(), describe(one)])),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'The Great Race', version: API_VERSION, description: ABOUT },
    servers: [{ url: API_BASE }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        [...NAMED].map(([schema, name]) => [name, jsonSchemaOf(schema as never, NAMED, false)]),
      ),
    },
  };
}

const schemaOf = (schema: Operation['result']): JsonSchema => jsonSchemaOf(schema, NAMED);

function describe(operation: Operation): object {
  const { method, path, scope, summary, as, result } = operation;
  const fields = fieldsIn(operation);
  const hasBody = Object.keys(fields.body).length > 0;
  const media = as === 'stream' ? 'application/x-ndjson' : 'application/json';
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll('}', '')}`,
    summary,
    security: [{ token: scope === null ? [] : [scope] }],
    ...(Object.keys({ ...fields.path, ...fields.query }).length === 0
      ? {}
      : { parameters: [...parameters(fields.path, 'path'), ...parameters(fields.query, 'query')] }),
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(bodySchema(fields.body)) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: result === LINE ? 'One of these a line.' : 'Done.',
        content: { [media]: { schema: schemaOf(result) } },
      },
      default: {
        description: 'Refused, and why.',
        content: { 'application/problem+json': { schema: schemaOf(PROBLEM) } },
      },
    },
  };
}

const parameters = (fields: OperationFields, where: 'path' | 'query'): object[] =>
  Object.entries(fields).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(schema),
  }));
