// The credits: whose work the game contains, under which licence. The tables are those of CREDITS.md.
import type { JSX } from 'preact';
import credits from '../../../../CREDITS.md?raw';
import { Page, Section } from '../../shell/frame/page.tsx';
import { backTo, RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
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
    <Page
      hour="evening"
      title={say('site.credits')}
      aside={say('credits.aside')}
      go={go}
      {...backTo(back)}
      scene={<Scenery of="credits" />}
    >
      <div class="credits">
        <div>
          <Section title={say('credits.unofficial.title')} class="credits-part">
            <p class="sheet">{say('credits.unofficial')}</p>
          </Section>
          <Section title={say('credits.own.title')} class="credits-part">
            <p class="sheet">{say('credits.own')}</p>
          </Section>
          <RouteLink to={{ at: 'privacy' }} go={go} class="credits-link">
            {say('site.privacy')}
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

/** The only licence whose name is translated. */
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

/** A text, perhaps with a link. */
export interface Linked {
  readonly words: string;
  readonly address: string | null;
}

export interface Credit {
  readonly what: readonly Linked[];
  readonly by: string;
  readonly licence: readonly Linked[];
}

export const CREDITED = ['Maps', 'Icons', 'Typefaces', 'Libraries', 'Tools'] as const;
export type Credited = (typeof CREDITED)[number];

const CELLS = 3;

/** The rows of the table under a heading of CREDITS.md. */
export function creditsUnder(heading: Credited, text: string): Credit[] {
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const cells = line.split('|').slice(1, -1);
      const [what = '', by = '', licence = ''] = cells.map((cell) => cell.trim());
      return cells.length === CELLS ? [{ what: linkedIn(what), by, licence: linkedIn(licence) }] : [];
    });
}

const LINK = /\[([^\]]+)\]\((https:[^)\s]+)\)/g;

/** The links of a cell and the text between them. */
function linkedIn(cell: string): Linked[] {
  const found: Linked[] = [];
  let from = 0;
  for (const match of cell.matchAll(LINK)) {
    const [whole, words = '', address = ''] = match;
    if (match.index > from) found.push({ words: cell.slice(from, match.index), address: null });
    found.push({ words, address });
    from = match.index + whole.length;
  }
  if (from < cell.length) found.push({ words: cell.slice(from), address: null });
  return found;
}
