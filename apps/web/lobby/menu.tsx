// What only a table over the network has in its menu: who sits there, leaving, another device, faults, the certificate.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../front/drop-button.tsx';
import { lazy } from '../lazy.tsx';
import { news, sendRequest } from '../net/connection.ts';
import { RouteLink } from '../router/route-link.tsx';
import { type Go, writeRoute } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { BugReport } from './bug-report.tsx';
import { CertificatePart } from './certificate-part.tsx';
import { ClockPart } from './clock/menu.tsx';
import { expeditionOf } from './expedition-of.ts';
import { canFree, FreeSeat } from './free-seat.tsx';
import { addressOf, LinkField } from './link-field.tsx';
import { NoticePart } from './notices/notice-part.tsx';
import { SeatList } from './seat-list.tsx';
import './menu.css';

const TalkPart = lazy(async () => (await import('../people/load.ts')).loadTalk(), null);

export function OnlineMenu({ go }: { go: Go }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const now = news.value;
  if (now === null) return null;
  const { table, you } = now;
  const isSealed = now.shutUntil !== null;
  const doing = async (request: Parameters<typeof sendRequest>[0]) => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
  };
  return (
    <section class="menu-part online-menu" aria-label={say('online.table')}>
      <h3 class="label">{say('online.table')}</h3>
      <p class="aside">{say('online.kept')}</p>
      {isSealed && <p class="aside">{say('online.expedition')}</p>}
      <SeatList
        news={now}
        you={you}
        act={(seat, sits) => (
          <FreeSeat news={now} seat={seat} sits={sits} onRequest={(request) => void doing(request)} />
        )}
      />
      <p class="aside" role="status">
        {announcement ||
          (now.seats.some((sits, seat) => canFree(now, seat, sits)) ? say('online.freeSeat.how') : '')}
      </p>
      {!isSealed && (
        <>
          <p class="aside">{say('online.watching', { count: now.watching })}</p>
          <LinkField
            name={say('online.link')}
            how={say('online.link.how')}
            address={addressOf(writeRoute({ at: 'online', table }))}
          />
          <TalkPart news={now} />
        </>
      )}
      <div class="menu-acts">
        {now.shutUntil !== null && (
          <RouteLink to={expeditionOf(now.shutUntil)} go={go} class="button">
            {say('online.expedition.table')}
          </RouteLink>
        )}
        <RouteLink to={{ at: 'replay', table }} go={go} class="button">
          {say('online.film')}
        </RouteLink>
        <RouteLink to={{ at: 'device', code: null }} go={go} class="button">
          {say('online.device')}
        </RouteLink>
        {!isSealed && you !== null && now.stage === 'racing' && <LeaveButton table={table} go={go} />}
      </div>
      {!isSealed && (
        <>
          <ClockPart news={now} onClock={(clock) => void doing({ do: 'clock', table, clock })} />
          <NoticePart />
        </>
      )}
      <CertificatePart news={now} />
      <BugReport table={table} />
    </section>
  );
}

/** A bot takes the seat: that takes two taps. */
function LeaveButton({ table, go }: { table: string; go: Go }): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const leave = async () => {
    const left = await sendRequest({ do: 'leave', table });
    if (left.ok) go({ at: 'front' });
    else setAnnouncement(refusalWords(left.refusal));
  };
  return (
    <>
      <ArmedButton
        words={(isArmed) => say(isArmed ? 'online.leave.again' : 'online.leave')}
        onDone={() => void leave()}
      />
      <p class="aside online-leave" role="status">
        {announcement || say('online.leave.how')}
      </p>
    </>
  );
}
