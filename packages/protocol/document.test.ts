import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LARGEST_MESSAGE, REQUEST_NAMES, readPlainAnswer, readRequest } from './index.ts';
import { MESSAGE_TYPES, RESULT_KINDS } from './messages.ts';

const document = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/```json\n([^`]*)```/g)].flatMap(([, block]) =>
  (block ?? '').trim().split('\n'),
);
const asked = examples.filter(
  (text) => text.includes('"do":') && text.includes('"id":') && !text.includes('"type":'),
);
const said = examples.filter((text) => text.includes('"type":')).map((text) => JSON.parse(text));

describe('docs/protocol.md', () => {
  it.each(asked)('has an example that the server reads: %s', (text) => {
    expect(readRequest(text)).toEqual(JSON.parse(text));
    expect(text.length).toBeLessThan(LARGEST_MESSAGE);
  });

  it('has an example of everything that can be asked', () => {
    const names = asked.map((text) => JSON.parse(text).do);
    expect([...new Set(names)].sort()).toEqual([...REQUEST_NAMES].sort());
  });

  it('has an example of everything that is said, and of every outcome', () => {
    expect([...new Set(said.map(({ type }) => type))].sort()).toEqual([...MESSAGE_TYPES].sort());
    const kinds = said.flatMap(({ value }) => (value === undefined ? [] : [value.kind]));
    expect([...new Set(kinds)].sort()).toEqual([...RESULT_KINDS].sort());
  });
});

describe('NET-04 a request', () => {
  it.each(asked)('with a part too many or too few is none: %s', (text) => {
    const request = JSON.parse(text);
    expect(readRequest(JSON.stringify({ ...request, more: 1 }))).toBe(request.id);
    const { [Object.keys(request).at(-1) ?? '']: _, ...less } = request;
    if (!('do' in less) || Object.keys(less).length < 2 || Object.keys(request).length === 2) return;
    expect(readRequest(JSON.stringify(less))).toBe(request.id);
  });
});

describe('NET-04 an answer as pages write it', () => {
  const request = {
    do: 'answer',
    table: 'a-Table_9',
    question: 12,
    key: 'k1',
    answer: { do: 'plan', boxes: [1, 2] },
    id: 7,
  };
  const text = JSON.stringify(request);

  it('is read without parsing, and its answer is left as text', () => {
    const { answer, do: _, ...rest } = request;
    expect(readPlainAnswer(text)).toEqual({ ...rest, text: JSON.stringify(answer) });
  });

  it.each([
    ['with a number that JSON does not know', text.replace('"question":12', '"question":012')],
    ['with a number too large', text.replace('"id":7', `"id":${'9'.repeat(16)}`)],
    ['with a name that is none', text.replace('a-Table_9', 'a table')],
    ['with an empty key', text.replace('"k1"', '""')],
    ['with something before it', ` ${text}`],
    ['with something behind it', `${text}\n`],
    ['with a part too many', text.replace('"id":7', '"id":7,"more":1')],
    ['with an answer that nests', text.replace('[1,2]', '{}')],
    ['in another order', JSON.stringify(Object.fromEntries(Object.entries(request).reverse()))],
  ])('%s is left to the reader of everything', (_, other) => {
    expect(other).not.toBe(text);
    expect(readPlainAnswer(other)).toBeNull();
  });
});
