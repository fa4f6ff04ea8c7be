// What is stored about players, for how long, and what they can do about it.
import {
  CODE_MINUTES,
  PRIVACY_PATH,
  type PrivacyNews,
  RETENTION,
  type RetentionKind,
  readPrivacy,
  SIGNED_IN,
} from '@race/protocol/retention.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../shell/frame/page.tsx';
import { backTo, RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
import './privacy-page.css';

export function PrivacyPage({ back, go }: { back: Route; go: Go }): JSX.Element {
  const [privacy, setAnnouncement] = useState<PrivacyNews | null | undefined>(undefined);
  useEffect(() => void fetchPrivacy().then(setAnnouncement), []);
  return (
    <Page
      hour="dawn"
      title={say('site.privacy')}
      aside={say('privacy.aside')}
      go={go}
      {...backTo(back)}
      scene={<Scenery of="privacy" />}
    >
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

export interface Period {
  readonly what: string;
  readonly long: string;
}

/** Records that say nothing about a person: when the server was off, and the names of deleted tables. */
type AboutNobody = 'gone' | 'rests';

const KEPT = {
  unbegun: () => say('privacy.keep.unbegun'),
  abandoned: () => say('privacy.keep.abandoned'),
  deserted: () => say('privacy.keep.deserted'),
  guests: () => say('privacy.keep.guests'),
  clubs: () => say('privacy.keep.clubs'),
  cups: () => say('privacy.keep.cups'),
  bugs: () => say('privacy.keep.bugs'),
  settledReports: () => say('privacy.keep.settledReports'),
  openReports: () => say('privacy.keep.openReports'),
  sanctions: () => say('privacy.keep.sanctions'),
  acts: () => say('privacy.keep.acts'),
} as const satisfies Record<Exclude<RetentionKind, AboutNobody>, () => string>;

const SESSIONS = {
  guestIdle: () => say('privacy.keep.guestIdle'),
  accountIdle: () => say('privacy.keep.accountIdle'),
  accountAge: () => say('privacy.keep.accountAge'),
  device: () => say('privacy.keep.device'),
} as const satisfies Record<keyof typeof SIGNED_IN, () => string>;

function periodsOf({ days, finished }: PrivacyNews): readonly Period[] {
  const after = (count: number): string => say('privacy.days', { days: count });
  const kept = (name: keyof typeof KEPT): Period => ({ what: KEPT[name](), long: after(days[name]) });
  const session = (name: keyof typeof SESSIONS): Period => ({
    what: SESSIONS[name](),
    long: after(SIGNED_IN[name]),
  });
  return [
    { what: say('privacy.keep.account'), long: say('privacy.keep.account.long') },
    session('accountIdle'),
    session('accountAge'),
    session('device'),
    session('guestIdle'),
    kept('guests'),
    { what: say('privacy.keep.code'), long: say('privacy.minutes', { count: CODE_MINUTES }) },
    kept('unbegun'),
    kept('abandoned'),
    {
      what: say('privacy.keep.finished'),
      long: finished === null ? say('privacy.keep.finished.long') : after(finished),
    },
    kept('deserted'),
    kept('cups'),
    kept('clubs'),
    kept('bugs'),
    kept('settledReports'),
    kept('openReports'),
    kept('sanctions'),
    kept('acts'),
  ];
}

/** The periods of a server whose host has set no others. */
const DEFAULT_PRIVACY: PrivacyNews = { contact: null, days: RETENTION, finished: null };

/** The periods of this server; null if it cannot be reached. */
async function fetchPrivacy(): Promise<PrivacyNews | null> {
  try {
    const answer = await fetch(PRIVACY_PATH);
    return answer.ok ? readPrivacy(await answer.json()) : null;
  } catch {
    return null;
  }
}
