// The administrators' page: reports, how long tables are kept, and the log of decisions.
import type { Refusal } from '@race/kernel';
import type { ActNews, ReportNews, RequestBody, RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ArmedButton, Segments } from '../../shell/frame/controls.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { Prove } from '../account/sign-in-form.tsx';
import { Sign } from '../lobby/sign.tsx';
import { FindPerson } from './decision.tsx';
import { byPerson, type Doing, ReportSheet } from './report-sheet.tsx';
import './administration.css';

type Overview = Extract<RequestResult, { kind: 'administration' }>;

export function AdministrationPage({ go }: { go: Go }): JSX.Element {
  const [isSettled, setSettled] = useState(false);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [reports, setReports] = useState<readonly ReportNews[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const look = async (settled: boolean) => {
    const [found, listed] = await Promise.all([
      sendRequest({ do: 'administration' }),
      sendRequest({ do: 'reports', settled }),
    ]);
    setRefused(found.ok ? null : found.refusal);
    if (!found.ok) return setAnnouncement(isGated(found.refusal) ? '' : refusalWords(found.refusal));
    if (found.value.kind === 'administration') setOverview(found.value);
    if (listed.ok && listed.value.kind === 'reports') setReports(listed.value.reports);
  };
  useEffect(() => void look(isSettled), [isSettled]);
  const doing: Doing = async (request, words) => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? words : refusalWords(done.refusal));
    await look(isSettled);
    return done.ok;
  };
  return (
    <Page
      title={say('admin.title')}
      aside={say('admin.aside')}
      go={go}
      back={{ to: { at: 'account' }, words: say('account.title') }}
    >
      <p class="admin-told" role="status">
        {announcement}
      </p>
      {refused !== null && <Gate refusal={refused} go={go} onProven={() => void look(isSettled)} />}
      {refused === null && overview !== null && (
        <div class="admin">
          <Section title={say('admin.reports')} class="admin-reports">
            <Segments
              legend={say('admin.which')}
              isLegendUnseen
              choices={[
                { value: 'open', words: say('admin.open') },
                { value: 'settled', words: say('admin.settled') },
              ]}
              chosen={isSettled ? 'settled' : 'open'}
              onChoose={(value) => setSettled(value === 'settled')}
            />
            {reports.length === 0 && (
              <p class="admin-none">{say(isSettled ? 'admin.noneSettled' : 'admin.none')}</p>
            )}
            <ul class="admin-list">
              {byPerson(reports).map((some) => (
                <li key={some[0]?.report}>
                  <ReportSheet reports={some} doing={doing} go={go} />
                </li>
              ))}
            </ul>
          </Section>
          <div class="admin-beside">
            <Section title={say('admin.find')} class="admin-find-part">
              <FindPerson doing={doing} go={go} />
            </Section>
            <Section title={say('admin.keep')} class="admin-keep">
              <Retention days={overview.days} doing={doing} />
            </Section>
            <Section title={say('admin.log')} class="admin-log">
              <Log acts={overview.acts} />
            </Section>
          </div>
        </div>
      )}
      <Sign />
    </Page>
  );
}

interface GateProps {
  readonly refusal: Refusal;
  readonly go: Go;
  readonly onProven: () => void;
}

/** Whether an administrator can get past this refusal. */
const isGated = ({ reason }: Refusal): boolean =>
  reason === 'net.proveFirst' || reason === 'net.secondFactorFirst';

/** Before the page: signing in again, or setting up the authenticator app that administrators need. */
function Gate({ refusal, go, onProven }: GateProps): JSX.Element | null {
  switch (refusal.reason) {
    case 'net.proveFirst':
      return <Prove how={say('account.prove.admin')} onProven={onProven} />;
    case 'net.secondFactorFirst':
      return (
        <div class="sheet account-sheet">
          <p>{say('account.totp.required')}</p>
          <div class="account-acts">
            <RouteLink to={{ at: 'account' }} go={go} class="button go">
              {say('account.title')}
            </RouteLink>
          </div>
        </div>
      );
    default:
      return null;
  }
}

const CHOICES = [null, 365, 90, 30] as const;

/** How long tables of finished races are kept. */
function Retention({ days, doing }: { days: number | null; doing: Doing }): JSX.Element {
  const [wanted, setWanted] = useState(days);
  const set = () => void doing({ do: 'keep', days: wanted }, say('admin.keep.done'));
  return (
    <div class="sheet admin-sheet">
      <Segments
        legend={say('admin.keep')}
        isLegendUnseen
        choices={CHOICES.map((value) => ({
          value: String(value),
          words: value === null ? say('admin.keep.ever') : say('admin.keep.days', { count: value }),
        }))}
        chosen={String(wanted)}
        onChoose={(value) => setWanted(CHOICES.find((one) => String(one) === value) ?? null)}
      />
      {wanted !== days && wanted === null && (
        <button type="button" class="button" onClick={set}>
          {say('admin.keep.set')}
        </button>
      )}
      {wanted !== days && wanted !== null && (
        // What is deleted does not come back.
        <ArmedButton
          words={(isArmed) => say(isArmed ? 'admin.keep.again' : 'admin.keep.set')}
          about={say('admin.keep.days', { count: wanted })}
          onDone={set}
        />
      )}
      <p class="aside">{say('admin.keep.how')}</p>
    </div>
  );
}

/** What administrators have done, the latest first. */
function Log({ acts }: { acts: readonly ActNews[] }): JSX.Element {
  return (
    <div class="sheet admin-sheet">
      {acts.length === 0 && <p>{say('admin.log.none')}</p>}
      <ol class="admin-acts">
        {acts.map((act) => (
          <li key={act.act}>
            <span>{actWords(act)}</span>
            <time dateTime={new Date(act.made).toISOString()}>{dayWords(act.made)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function actWords({ kind, administrator: admin, about, days }: ActNews): string {
  const name = about?.name ?? say('admin.somebody');
  const length = days === null ? null : say('admin.for.days', { count: days });
  switch (kind) {
    case 'keep':
      return say('admin.act.keep', { admin, length: length ?? say('admin.for.ever') });
    case 'silence':
    case 'ban':
    case 'name':
      return say(`admin.act.${kind}`, { admin, name, length: length ?? say('admin.for.good') });
    default:
      return say(`admin.act.${kind}`, { admin, name });
  }
}

interface Struck {
  readonly request: RequestBody & { readonly do: 'strike' };
  readonly name: string;
  readonly onStruck: () => void;
}

/** The button by which administrators take a run off the ranking of its day. */
export function Strike({ request, name, onStruck }: Struck): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const strike = async () => {
    const done = await sendRequest(request);
    if (done.ok) onStruck();
    else setAnnouncement(refusalWords(done.refusal));
  };
  return (
    <>
      <ArmedButton
        words={(isArmed) => say(isArmed ? 'admin.strike.again' : 'admin.strike')}
        about={name}
        onDone={() => void strike()}
      />
      <span role="status">{announcement}</span>
    </>
  );
}
