// Reads a request of the API: its token, its parameters and its body.
import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@race/kernel';
import { isStranger, plainObject } from '@race/kernel/schema.ts';
import { LARGEST_MESSAGE } from '@race/protocol';
import * as v from 'valibot';
import { bodySchema, fieldsIn, type Operation, type OperationFields } from './operations.ts';
import { badField, HTTP } from './problem.ts';

type Read<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Read<never> => ({ ok: false, refusal });

const BEARER = /^bearer ([\w-]{16,64})$/i;

/** The token of a request; null where there is none. */
export const tokenIn = ({ headers }: IncomingMessage): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** The fields of an operation: from the path, the address and the body. */
export async function readFields(
  operation: Operation,
  request: IncomingMessage,
  params: Readonly<Record<string, string>>,
): Promise<Read<object>> {
  const fields = fieldsIn(operation);
  const path = readObject(fields.path, params);
  if (!path.ok) return path;
  const query = readQuery(fields.query, new URL(request.url ?? '', 'http://api').searchParams);
  if (!query.ok) return query;
  const body = operation.method === 'POST' ? await readBody(fields.body, request) : readObject({}, {});
  return body.ok
    ? { ok: true, value: { ...operation.defaults, ...path.value, ...query.value, ...body.value } }
    : body;
}

/** Numbers of an address are digits. */
function readQuery(fields: OperationFields, given: URLSearchParams): Read<object> {
  const found = [...given].map(
    ([name, text]) => [name, /^\d{1,15}$/.test(text) ? Number(text) : text] as const,
  );
  const wanted = Object.fromEntries(Object.entries(fields).filter(([name]) => given.has(name)));
  return readObject(wanted, Object.fromEntries(found));
}

async function readBody(fields: OperationFields, request: IncomingMessage): Promise<Read<object>> {
  const text = await bodyOf(request);
  if (text === null) return refused(HTTP.tooLarge);
  if (text === '' && Object.keys(fields).length === 0) return { ok: true, value: {} };
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/json') return refused(HTTP.mediaType);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), plainObject), text);
  return parsed.success ? readObject(fields, parsed.output) : refused(HTTP.notJson);
}

function readObject(fields: OperationFields, from: unknown): Read<object> {
  const read = v.safeParse(bodySchema(fields), from, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const [issue] = read.issues;
  const field = v.getDotPath(issue) ?? '';
  if (field === '') return refused(HTTP.notJson);
  return refused(badField(field, isStranger(issue) ? 'this field is not known here' : issue.message));
}

/** The body as text; null where it is too large. The rest of such a body is not read. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > LARGEST_MESSAGE) {
        request.pause();
        request.removeAllListeners('data');
        resolve(null);
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
    request.on('close', () => resolve(null));
  });
}
