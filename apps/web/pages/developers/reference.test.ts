import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../server/api/document.ts';
import { OPERATIONS } from '../../../server/api/operations.ts';
import { readReference } from './developers-page.tsx';

describe('the reference of the API', () => {
  it('shows every operation of the server’s own document, with its scope and its fields', () => {
    const reference = readReference(JSON.parse(JSON.stringify(openApiDocument())));
    expect(reference?.base).toBe('/api/v1');
    expect(reference?.requests.map(({ method, path, scope }) => `${method} ${path} ${scope}`).sort()).toEqual(
      OPERATIONS.map(({ method, path, scope }) => `${method} ${path} ${scope}`).sort(),
    );
    const fields = (path: string) => reference?.requests.find((one) => one.path === path)?.fields;
    expect(fields('/tables/{table}/answer')?.map(({ name }) => name)).toEqual(['question', 'key', 'answer']);
    expect(fields('/tables/{table}/stream')).toEqual([{ name: 'since', isOptional: true }]);
  });

  it.each([[null], [{}], [{ paths: {} }], ['text']])('is none in %j', (from) => {
    expect(readReference(from)).toBeNull();
  });
});
