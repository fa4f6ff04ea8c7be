import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { OPERATIONS } from './operations.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of any form; the tests look at its parts.
const document: any = JSON.parse(JSON.stringify(openApiDocument()));

describe('the OpenAPI document', () => {
  it('is of version 3.1, and has every operation with its scope', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const { method, path, scope } of OPERATIONS) {
      const described = document.paths[path][method.toLowerCase()];
      expect(described.security).toEqual([{ token: scope === null ? [] : [scope] }]);
      expect(described.summary.length).toBeGreaterThan(10);
      const named = (described.parameters ?? []).filter((one: { in: string }) => one.in === 'path');
      expect(named.map((one: { name: string }) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
    const ids = Object.values(document.paths).flatMap((one) =>
      Object.values(one as object).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(OPERATIONS.length);
  });

  it('refers to nothing that it does not have', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(document.components.schemas).toHaveProperty(name ?? '');
  });

  it('has the fields of a request from its own schema', () => {
    const { schema } = document.paths['/tables/{table}/answer'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({
      type: 'object',
      required: ['question', 'key', 'answer'],
      additionalProperties: false,
      properties: {
        question: { type: 'integer', minimum: 0 },
        key: { type: 'string', minLength: 1, maxLength: 24, pattern: '^[\\w-]+$' },
        answer: { type: 'object' },
      },
    });
  });

  it('would not be made of a schema that it cannot describe', () => {
    expect(() => jsonSchemaOf(v.date(), new Map())).toThrow('date');
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()), new Map())).toThrow('email');
  });
});

describe('docs/api/README.md', () => {
  it('names every operation', () => {
    const guide = readFileSync(new URL('../../../docs/api/README.md', import.meta.url), 'utf8');
    for (const { method, path, scope } of OPERATIONS)
      expect(guide).toContain(`| \`${method} ${path}\` | ${scope === null ? '—' : `\`${scope}\``} |`);
  });
});
