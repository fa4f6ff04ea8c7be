// What is stored about players, for how long, and what they can do about it.
import type { PrivacyNews } from '@race/protocol/retention.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../front/page.tsx';
import { backTo } from '../router/back-to.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import { DEFAULT_PRIVACY, fetchPrivacy } from './fetch-privacy.ts';
import { periodsOf } from './periods.ts';
import './privacy-page.css';

export function PrivacyPage({ back, go }: { back: Route; go: Go }): JSX.Element {
  const [privacy, setAnnouncement] = useState<PrivacyNews | null | undefined>(undefined);
  useEffect(() => void fetchPrivacy().then(setAnnouncement), []);
  return (
    <Page title={say('viewer.privacy')} aside={say('privacy.aside')} go={go} {...backTo(back)}>
      <div class="privacy">
        <div>
          <Text title={say('privacy.short.title')} words={say('privacy.short')} />
          <Section title={say('privacy.choices.title')} class="privacy-part">
            <div class="sheet">
              <p>{say('privacy.choices')}</p>
              <RouteLink to={{ at: 'account' }} go={go} class="privacy-link">
                {say('privacy.choices.go')}
              </RouteLink>
            </div>
          </Section>
          <Text title={say('privacy.device.title')} words={say('privacy.device')} />
          <Text title={say('privacy.where.title')} words={say('privacy.where')} />
          <Contact contact={privacy?.contact ?? null} />
        </div>
        <div>
          <Stored />
          <Periods privacy={privacy} />
        </div>
      </div>
    </Page>
  );
}

const Text = ({ title, words }: { title: string; words: string }): JSX.Element => (
  <Section title={title} class="privacy-part">
    <p class="sheet">{words}</p>
  </Section>
);

function Contact({ contact }: { contact: string | null }): JSX.Element {
  return (
    <Section title={say('privacy.contact.title')} class="privacy-part">
      <div class="sheet">
        <p>{say(contact === null ? 'privacy.contact.none' : 'privacy.contact')}</p>
        {contact !== null && (
          <a href={contact} rel="noreferrer" class="privacy-link">
            {contact.replace(/^mailto:/, '')}
          </a>
        )}
        <p>{say('privacy.contact.authority')}</p>
      </div>
    </Section>
  );
}

const Stored = (): JSX.Element => (
  <Section title={say('privacy.server.title')} aside={say('privacy.server.how')} class="privacy-part">
    <dl class="sheet">
      <Item what={say('privacy.name')} how={say('privacy.name.how')} />
      <Item what={say('privacy.account')} how={say('privacy.account.how')} />
      <Item what={say('privacy.sessions')} how={say('privacy.sessions.how')} />
      <Item what={say('privacy.races')} how={say('privacy.races.how')} />
      <Item what={say('privacy.words')} how={say('privacy.words.how')} />
      <Item what={say('privacy.notices')} how={say('privacy.notices.how')} />
      <Item what={say('privacy.moderation')} how={say('privacy.moderation.how')} />
      <Item what={say('privacy.address')} how={say('privacy.address.how')} />
    </dl>
  </Section>
);

const Item = ({ what, how }: { what: string; how: string }): JSX.Element => (
  <>
    <dt>{what}</dt>
    <dd>{how}</dd>
  </>
);

function Periods({ privacy }: { privacy: PrivacyNews | null | undefined }): JSX.Element {
  return (
    <Section title={say('privacy.time.title')} aside={say('privacy.time.how')} class="privacy-part">
      <div class="sheet">
        {privacy === null && <p role="status">{say('privacy.time.unknown')}</p>}
        <table>
          <thead class="unseen">
            <tr>
              <th>{say('privacy.what')}</th>
              <th>{say('privacy.long')}</th>
            </tr>
          </thead>
          <tbody>
            {periodsOf(privacy ?? DEFAULT_PRIVACY).map(({ what, long }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{long}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
