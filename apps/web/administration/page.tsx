// What administrators see: reports, how long tables are kept, and what was done.
import type { Refusal } from '@race/kernel';
import type { ReportNews, RequestBody, RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { Sign } from '../lobby/sign.tsx';
import { sendRequest } from '../net/connection.ts';
import type { Go } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { Gate, isGated } from './gate.tsx';
import { Log } from './log.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { Retention } from './retention.tsx';
import './administration.css';

type Desk = Extract<RequestResult, { kind: 'administration' }>;

/** Asks for something, and tells what came of it. */
export type Doing = (request: RequestBody, announcement: string) => Promise<void>;

export function AdministrationPage({ go }: { go: Go }): JSX.Element {
  const [isSettled, setSettled] = useState(false);
  const [desk, setDesk] = useState<Desk | null>(null);
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
    if (found.value.kind === 'administration') setDesk(found.value);
    if (listed.ok && listed.value.kind === 'reports') setReports(listed.value.reports);
  };
  useEffect(() => void look(isSettled), [isSettled]);
  const doing: Doing = async (request, words) => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? words : refusalWords(done.refusal));
    await look(isSettled);
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
      {refused === null && desk !== null && (
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
              {reports.map((report) => (
                <li key={report.report}>
                  <ReportSheet report={report} doing={doing} go={go} />
                </li>
              ))}
            </ul>
          </Section>
          <div class="admin-beside">
            <Section title={say('admin.keep')} class="admin-keep">
              <Retention days={desk.days} doing={doing} />
            </Section>
            <Section title={say('admin.log')} class="admin-log">
              <Log acts={desk.acts} />
            </Section>
          </div>
        </div>
      )}
      <Sign />
    </Page>
  );
}
