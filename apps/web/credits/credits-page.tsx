// Whose work is in this edition, under which licence, and what is our own. The tables are those of CREDITS.md.
import type { JSX } from 'preact';
import credits from '../../../CREDITS.md?raw';
import { Page, Section } from '../front/page.tsx';
import { backTo } from '../router/back-to.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import { CREDITED, type Credit, type Credited, creditsUnder, type Linked } from './tables.ts';
import './credits-page.css';

const TITLES = {
  Maps: () => [say('credits.maps'), say('credits.maps.how')],
  Icons: () => [say('credits.icons'), say('credits.icons.how')],
  Typefaces: () => [say('credits.typefaces'), say('credits.typefaces.how')],
  Libraries: () => [say('credits.libraries'), say('credits.libraries.how')],
  Tools: () => [say('credits.tools'), say('credits.tools.how')],
} as const satisfies Record<Credited, () => readonly string[]>;

export function CreditsPage({ back, go }: { back: Route; go: Go }): JSX.Element {
  return (
    <Page title={say('viewer.credits')} aside={say('credits.aside')} go={go} {...backTo(back)}>
      <div class="credits">
        <div>
          <Section title={say('credits.unofficial.title')} class="credits-part">
            <p class="sheet">{say('credits.unofficial')}</p>
          </Section>
          <Section title={say('credits.own.title')} class="credits-part">
            <p class="sheet">{say('credits.own')}</p>
          </Section>
          <RouteLink to={{ at: 'privacy' }} go={go} class="credits-link">
            {say('viewer.privacy')}
          </RouteLink>
        </div>
        <div>
          {CREDITED.map((heading) => (
            <Table key={heading} heading={heading} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Table({ heading }: { heading: Credited }): JSX.Element {
  const [title = '', how = ''] = TITLES[heading]();
  return (
    <Section title={title} aside={how} class="credits-part">
      <table class="sheet">
        <thead class="unseen">
          <tr>
            <th>{say('credits.what')}</th>
            <th>{say('credits.by')}</th>
            <th>{say('credits.licence')}</th>
          </tr>
        </thead>
        <tbody>
          {creditsUnder(heading, credits).map((credit) => (
            <Row key={credit.what[0]?.words} credit={credit} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Row = ({ credit: { what, by, licence } }: { credit: Credit }): JSX.Element => (
  <tr>
    <th scope="row">
      <Links of={what} />
    </th>
    <td>{by}</td>
    <td>
      <Links of={licence} />
    </td>
  </tr>
);

/** The one licence that is no name. */
const licenceWords = (words: string): string =>
  words === 'public domain' ? say('credits.publicDomain') : words;

const Links = ({ of }: { of: readonly Linked[] }): JSX.Element => (
  <>
    {of.map(({ words, address }) =>
      address === null ? (
        licenceWords(words)
      ) : (
        <a key={words} href={address} rel="noreferrer">
          {words}
        </a>
      ),
    )}
  </>
);
