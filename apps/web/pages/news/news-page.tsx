// What is new in this version, and in a newer one that waits to be installed.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { Page, Section } from '../../shell/frame/page.tsx';
import type { PageVersion } from '../../shell/offline/begin.ts';
import { readNews, takeNewer } from '../../shell/offline/version.ts';
import type { Go } from '../../shell/router/router.ts';
import { language, say, words } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
import './news-page.css';

const NEWS_FILE = '/news.json';

export function NewsPage({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  const hasArrived = version.news.value === 'arrived';
  useEffect(() => void version.follow().then(() => readNews(version)), []);
  return (
    <Page
      hour="morning"
      title={say('version.news')}
      aside={say('version.news.aside')}
      go={go}
      scene={<Scenery of="news" />}
    >
      {hasArrived && <Waiting version={version} />}
      <Section title={say('version.here')} class="what-is-new">
        <Lines releases={releasesIn(words().messages)} />
      </Section>
    </Page>
  );
}

/** The news of the newer version are on the server; offline the page only says that there is one. */
function Waiting({ version }: { version: PageVersion }): JSX.Element {
  const [came, setCame] = useState<unknown>(null);
  useEffect(() => {
    fetch(NEWS_FILE, { cache: 'no-cache' })
      .then((answer) => answer.json())
      .then(setCame, () => undefined);
  }, []);
  const releases = releasesIn(newerNews(came, language.value, words().messages));
  return (
    <Section title={say('version.arrived')} class="what-is-new">
      {releases.length === 0 ? (
        <p class="new-lines sheet">{say('version.arrived.small')}</p>
      ) : (
        <Lines releases={releases} />
      )}
      <p>{say('version.arrived.how')}</p>
      <button type="button" class="button go" onClick={() => takeNewer(version)}>
        {say('version.arrived.take')}
      </button>
    </Section>
  );
}

const Lines = ({ releases }: { releases: readonly Release[] }): JSX.Element => (
  <ul class="new-lines sheet">
    {releases.flatMap(({ number, lines }) => lines.map((line) => <li key={`${number}${line}`}>{line}</li>))}
  </ul>
);

interface Release {
  readonly number: number;
  readonly lines: readonly string[];
}

type Texts = { readonly [key: string]: string };

const NEWS_KEY = /^news\.(\d+)\./;

/** The releases that texts describe, the newest first. */
export function releasesIn(texts: Texts): Release[] {
  const releases = new Map<number, string[]>();
  for (const [key, line] of Object.entries(texts)) {
    const [, number] = NEWS_KEY.exec(key) ?? [];
    if (number === undefined) continue;
    releases.set(Number(number), [...(releases.get(Number(number)) ?? []), line]);
  }
  return [...releases].map(([number, lines]) => ({ number, lines })).sort((a, b) => b.number - a.number);
}

/** The news of a newer version that this one does not have; none if they cannot be read. */
export function newerNews(came: unknown, language: string, own: Texts): Texts {
  const read = v.safeParse(v.object({ [language]: v.record(v.string(), v.unknown()) }), came);
  const newer = Object.entries(read.success ? (read.output[language] ?? {}) : {}).filter(
    (entry): entry is [string, string] => v.is(v.string(), entry[1]) && !(entry[0] in own),
  );
  return Object.fromEntries(newer);
}
