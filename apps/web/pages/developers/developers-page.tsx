// How programs use the server: the first steps, the rules, an example, and every request from the server's own document.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import example from '../../../../docs/api/example.py?raw';
import { download, downloadAs } from '../../shell/frame/files.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { type ApiRequest, fetchReference } from './reference.ts';
import './developers.css';

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
