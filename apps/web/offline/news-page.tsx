// What is new: in the version that waits, where one does, and in this one.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../front/page.tsx';
import type { Go } from '../router/router.ts';
import { language, say, words } from '../words/say.ts';
import { news } from './begin.ts';
import { newerNews, type Release, releasesIn } from './news.ts';
import { follow, readNews, takeNewer } from './version.ts';
import './news-page.css';

const NEWS = '/news.json';

export function NewsPage({ go }: { go: Go }): JSX.Element {
  const hasArrived = news.value === 'arrived';
  useEffect(() => void follow().then(readNews), []);
  return (
    <Page title={say('edition.news')} aside={say('edition.news.aside')} go={go}>
      {hasArrived && <Waiting />}
      <Section title={say('edition.here')} class="what-is-new">
        <Lines releases={releasesIn(words().messages)} />
      </Section>
    </Page>
  );
}

/** The newer version has its words at the server; without a network there is only the fact. */
function Waiting(): JSX.Element {
  const [came, setCame] = useState<unknown>(null);
  useEffect(() => {
    fetch(NEWS, { cache: 'no-cache' })
      .then((answer) => answer.json())
      .then(setCame, () => undefined);
  }, []);
  const releases = releasesIn(newerNews(came, language.value, words().messages));
  return (
    <Section title={say('edition.arrived')} class="what-is-new">
      {releases.length === 0 ? (
        <p class="new-lines sheet">{say('edition.arrived.small')}</p>
      ) : (
        <Lines releases={releases} />
      )}
      <p>{say('edition.arrived.how')}</p>
      <button type="button" class="button go" onClick={takeNewer}>
        {say('edition.arrived.take')}
      </button>
    </Section>
  );
}

const Lines = ({ releases }: { releases: readonly Release[] }): JSX.Element => (
  <ul class="new-lines sheet">
    {releases.flatMap(({ number, lines }) => lines.map((line) => <li key={`${number}${line}`}>{line}</li>))}
  </ul>
);
