// How programs use the server: the first steps, the rules, an example, and every request from the server's own document.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import example from '../../../../docs/api/example.py?raw';
import { download, downloadAs } from '../../shell/frame/files.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
import './developers.css';

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
async function fetchReference(): Promise<{
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

type Fetched = Awaited<ReturnType<typeof fetchReference>>;

export function DevelopersPage({ go }: { go: Go }): JSX.Element {
  const [fetched, setFetched] = useState<Fetched | undefined>(undefined);
  useEffect(() => void fetchReference().then(setFetched), []);
  return (
    <Page
      hour="evening"
      title={say('programs.page.title')}
      aside={say('programs.page.aside')}
      go={go}
      scene={<Scenery of="account" />}
    >
      <div class="developers">
        <div>
          <Section title={say('programs.page.begin')} class="developers-part">
            <div class="sheet">
              <p>{say('programs.page.begin.how')}</p>
              <RouteLink to={{ at: 'account' }} go={go} class="developers-link">
                {say('programs.page.account')}
              </RouteLink>
            </div>
          </Section>
          <Section title={say('programs.page.rules')} class="developers-part">
            <p class="sheet">{say('programs.page.rules.how')}</p>
          </Section>
          <Section title={say('programs.page.example')} class="developers-part">
            <div class="sheet">
              <p>{say('programs.page.example.how')}</p>
              <pre lang="en">{`RACE_TOKEN=race_… python3 example.py ${location.origin}`}</pre>
              <button
                type="button"
                class="button"
                onClick={() => downloadAs('text/x-python', 'example.py', example)}
              >
                {say('programs.page.example.save')}
              </button>
            </div>
          </Section>
        </div>
        <Requests fetched={fetched} />
      </div>
    </Page>
  );
}

function Requests({ fetched }: { fetched: Fetched | undefined }): JSX.Element {
  if (fetched == null)
    return (
      <Section title={say('programs.page.requests')} class="developers-part">
        <p class="sheet" role="status">
          {say(fetched === undefined ? 'programs.page.loading' : 'programs.page.away')}
        </p>
      </Section>
    );
  const { text, reference } = fetched;
  return (
    <Section title={say('programs.page.requests')} class="developers-part">
      <div class="sheet">
        <p>{say('programs.page.requests.how', { base: reference.base })}</p>
        <button type="button" class="button" onClick={() => download('openapi.json', text)}>
          {say('programs.page.document')}
        </button>
        <ul class="developers-requests">
          {reference.requests.map((one) => (
            <Request key={one.id} request={one} />
          ))}
        </ul>
        <div lang="en">
          {reference.about.split('\n\n').map((paragraph) => (
            <p key={paragraph} class="developers-about">
              {paragraph.replaceAll('`', '')}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

const Request = ({
  request: { method, path, summary, scope, fields },
}: {
  request: ApiRequest;
}): JSX.Element => (
  <li>
    <h3 lang="en">
      <code>
        {method} {path}
      </code>
    </h3>
    <p lang="en">{summary.replaceAll('`', '')}</p>
    <p class="developers-needs">
      {scope === null ? say('programs.page.anyToken') : say('programs.page.scope', { scope })}
      {fields.length > 0 && ` · ${say('programs.page.fields')}: `}
      {fields.map(({ name, isOptional }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <code lang="en">{name}</code>
          {isOptional && ` (${say('programs.page.optional')})`}
        </span>
      ))}
    </p>
  </li>
);
