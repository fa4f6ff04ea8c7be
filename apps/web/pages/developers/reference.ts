// Reads the server's OpenAPI document: what the page shows of it.
import * as v from 'valibot';

const DOCUMENT_PATH = '/api/v1/openapi.json';

const schema = v.looseObject({ properties: v.exactOptional(v.record(v.string(), v.looseObject({}))) });

const operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.exactOptional(v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean() }))),
  requestBody: v.exactOptional(v.object({ content: v.object({ 'application/json': v.object({ schema }) }) })),
});

const DOCUMENT = v.object({
  servers: v.array(v.object({ url: v.string() })),
  info: v.object({ description: v.string() }),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});

export interface ApiRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Null where any token will do. */
  readonly scope: string | null;
  readonly fields: readonly { readonly name: string; readonly isOptional: boolean }[];
}

export interface Reference {
  readonly base: string;
  readonly about: string;
  readonly requests: readonly ApiRequest[];
}

/** Null for anything that is no such document. */
export function readReference(from: unknown): Reference | null {
  const read = v.safeParse(DOCUMENT, from);
  if (!read.success) return null;
  const { servers, info, paths } = read.output;
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): ApiRequest => {
      const body = one.requestBody?.content['application/json'].schema.properties ?? {};
      const query = (one.parameters ?? []).filter((parameter) => parameter.in === 'query');
      return {
        id: one.operationId,
        method: method.toUpperCase(),
        path,
        summary: one.summary,
        scope: one.security[0]?.token?.[0] ?? null,
        fields: [
          ...query.map(({ name, required }) => ({ name, isOptional: !required })),
          ...Object.keys(body).map((name) => ({ name, isOptional: false })),
        ],
      };
    }),
  );
  return { base: servers[0]?.url ?? '', about: info.description, requests };
}

/** The document as text and as it is shown; null where the server cannot be reached. */
export async function fetchReference(): Promise<{
  readonly text: string;
  readonly reference: Reference;
} | null> {
  try {
    const text = await (await fetch(DOCUMENT_PATH)).text();
    const reference = readReference(JSON.parse(text));
    return reference === null ? null : { text, reference };
  } catch {
    return null;
  }
}
