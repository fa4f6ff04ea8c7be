// What online tables add to the menu: seats, link, chat, leaving, clock, notices, certificate, bug report.

import type { Clock, TableNews } from '@race/protocol';
import { LONGEST_NOTE } from '@race/protocol/base/limits.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import { type Go, writeRoute } from '../../shell/router/router.ts';
import { capital, refusalWords, say } from '../../shell/words/say.ts';
import { clocks, news, sendRequest, turnNow } from '../../sources/online/connection.ts';
import { addressOf, expeditionOf, raceAddress } from './addresses.ts';
import { CertificatePart } from './after-race.tsx';
import { LinkField } from './fields.tsx';
import { NoticePart } from './notices.tsx';
import { canFree, FreeSeat, SeatList, useTicking } from './seats.tsx';
import { ClockChoice, clockWords } from './table-options.tsx';
import './fields.css';
import './menu.css';

export function OnlineMenu({ go }: { go: Go }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  useTicking();
  const now = news.value;
  if (now === null) return null;
  const { table, you } = now;
  const isSealed = now.shutUntil !== null;
  const { cup } = now;
  const doing = async (request: Parameters<typeof sendRequest>[0]) => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
  };
  // Nobody leaves a race by reading on.
  const apart = now.stage === 'racing' ? '_blank' : undefined;
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
          <LinkField name={say('online.link')} how={say('online.link.how')} address={raceAddress(table)} />
        </>
      )}
      <div class="menu-acts">
        {now.shutUntil !== null && (
          <RouteLink to={expeditionOf(now.shutUntil)} go={go} class="button">
            {say('online.expedition.table')}
          </RouteLink>
        )}
        {cup !== null && (
          <a href={writeRoute({ at: 'cup', cup: cup.cup })} target={apart} class="button">
            {say('online.cup.go')}
          </a>
        )}
        <a href={writeRoute({ at: 'replay', table })} target={apart} class="button">
          {say('online.film')}
        </a>
        <a href={writeRoute({ at: 'device', code: null })} target={apart} class="button">
          {say('online.device')}
        </a>
        {!isSealed && you !== null && now.stage === 'racing' && <LeaveButton table={table} go={go} />}
      </div>
      {!isSealed && cup === null && you !== null && now.stage === 'racing' && (
        <EndPart news={now} onRequest={(request) => void doing(request)} />
      )}
      {!isSealed && (
        <>
          {cup === null && (
            <ClockPart news={now} onClock={(clock) => void doing({ do: 'clock', table, clock })} />
          )}
          <NoticePart />
        </>
      )}
      <CertificatePart news={now} />
      <BugReport table={table} />
    </section>
  );
}

interface EndProps {
  readonly news: TableNews;
  readonly onRequest: (request: Parameters<typeof sendRequest>[0]) => void;
}

/** How a race ends before its end: called off in its first turn, by agreement, or given up. */
function EndPart({ news, onRequest }: EndProps): JSX.Element | null {
  const { table, you, seats, endProposal } = news;
  const sits = you === null ? undefined : seats[you];
  if (sits?.kind !== 'person' || sits.conceded) return null;
  return (
    <section class="menu-part online-menu" aria-label={say('online.end')}>
      <h3 class="label">{say('online.end')}</h3>
      <div class="menu-acts">
        {turnNow.value <= 1 && (
          <ArmedButton
            words={(isArmed) => say(isArmed ? 'online.abort.again' : 'online.abort')}
            onDone={() => onRequest({ do: 'abort', table })}
          />
        )}
        {endProposal === null && (
          <button type="button" class="button" onClick={() => onRequest({ do: 'end', table, agrees: true })}>
            {say('online.end')}
          </button>
        )}
        <ArmedButton
          words={(isArmed) => say(isArmed ? 'online.concede.again' : 'online.concede')}
          onDone={() => onRequest({ do: 'concede', table })}
        />
      </div>
      <dl class="end-ways">
        {turnNow.value <= 1 && (
          <div>
            <dt>{say('online.abort')}</dt>
            <dd>{say('online.abort.how')}</dd>
          </div>
        )}
        <div>
          <dt>{say('online.end')}</dt>
          <dd>{say('online.end.how')}</dd>
        </div>
        <div>
          <dt>{say('online.concede')}</dt>
          <dd>{say('online.concede.how')}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A bot takes over the seat, so leaving takes two taps. */
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

interface ClockPartProps {
  readonly news: TableNews;
  readonly onClock: (clock: Clock | null) => void;
}

/** The clock of the table, and a proposal for another one. */
function ClockPart({ news, onClock }: ClockPartProps): JSX.Element {
  const [clock, setClock] = useState<Clock | null>(news.clock);
  return (
    <section class="menu-part online-menu" aria-label={say('clock.title')}>
      <h3 class="label">{say('clock.title')}</h3>
      <p>{capital(clockWords(news.clock))}.</p>
      {news.you !== null && news.stage === 'racing' && <HolidayPart table={news.table} seat={news.you} />}
      {news.you !== null && news.stage === 'racing' && (
        <details class="clock-another">
          <summary class="button">{say('clock.another')}</summary>
          <ClockChoice clock={clock} onClock={setClock} />
          <button type="button" class="button" onClick={() => onClock(clock)}>
            {say('clock.propose')}
          </button>
        </details>
      )}
    </section>
  );
}

/** The days that can be taken off at once. */
const DAYS_OFF = [1, 3, 7] as const;

/** Days off for the reader's seat, where a decision may take days. */
function HolidayPart({ table, seat }: { table: string; seat: number }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const mine = clocks.value?.message.holidays?.[seat];
  if (mine === undefined) return null;
  const take = async (days: number) => {
    const done = await sendRequest({ do: 'holiday', table, days });
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
  };
  return (
    <section aria-label={say('clock.holiday')}>
      <h4 class="label">{say('clock.holiday')}</h4>
      <p class="aside">{say('clock.holiday.how', { count: mine.days })}</p>
      <div class="menu-acts">
        {mine.off > 0 ? (
          <button type="button" class="button" onClick={() => void take(0)}>
            {say('clock.holiday.end')}
          </button>
        ) : (
          DAYS_OFF.filter((days) => days <= mine.days).map((days) => (
            <button key={days} type="button" class="button" onClick={() => void take(days)}>
              {say('clock.holiday.take', { count: days })}
            </button>
          ))
        )}
      </div>
      <p role="status">{announcement}</p>
    </section>
  );
}

/** A link that replays the race as this seat saw it, for those who look into a bug. */
function BugReport({ table }: { table: string }): JSX.Element {
  const id = useId();
  const [note, setNote] = useState('');
  const [report, setReport] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    const made = await sendRequest({ do: 'bug', table, note });
    if (!made.ok) return setAnnouncement(refusalWords(made.refusal));
    setAnnouncement('');
    if (made.value.kind === 'bug') setReport(made.value.bug);
  };
  if (report !== null)
    return (
      <LinkField
        name={say('online.bug')}
        how={say('online.bug.how')}
        address={addressOf(writeRoute({ at: 'report', report }))}
      />
    );
  return (
    <details class="fault">
      <summary class="button">{say('online.bug')}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label for={id}>{say('online.bug.note')}</label>
        <textarea
          id={id}
          class="typed fault-note"
          maxLength={LONGEST_NOTE}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say('online.bug.make')}
        </button>
        <p role="alert">{announcement}</p>
      </form>
    </details>
  );
}
