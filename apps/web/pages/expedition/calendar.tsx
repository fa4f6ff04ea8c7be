// The time that is left on drums, and the last seven days as leaves of a calendar.
import type { ExpeditionNews, PastExpedition } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say, words } from '../../shell/words/say.ts';
import { connection } from '../../sources/online/connection.ts';
import { DrumFigures } from '../../table/dashboard/drums.tsx';
import { daysUntil, dayWords, digitsLeft, hourWords, ofHundred, runningDays, untilWords } from './day.ts';

const A_SECOND = 1_000;

/** Turns only while it is seen and the server is there. */
export function Countdown({ news }: { news: ExpeditionNews }): JSX.Element {
  const { ends, now, started } = news;
  const { locale } = words();
  const heard = useMemo(() => performance.now(), [now]);
  const [left, setLeft] = useState(ends - now);
  useEffect(() => {
    const turn = () => {
      if (!document.hidden && connection.peek() === 'here') setLeft(ends - now - (performance.now() - heard));
    };
    turn();
    const timer = setInterval(turn, A_SECOND);
    return () => clearInterval(timer);
  }, [ends, now, heard]);
  const told = say('expedition.ends', {
    time: hourWords(ends, locale),
    when: untilWords(ends - now, locale),
  });
  const [hours, minutes, seconds] = digitsLeft(left);
  return (
    <section class="countdown" aria-label={say('expedition.left')}>
      <div class="countdown-drums" aria-hidden="true">
        <Pair figures={hours} words={say('expedition.left.hours')} />
        <Pair figures={minutes} words={say('expedition.left.minutes')} />
        <Pair figures={seconds} words={say('expedition.left.seconds')} />
      </div>
      <p>
        {told} {say('expedition.started', { count: started })}
      </p>
    </section>
  );
}

export const Pair = ({ figures, words: name }: { figures: string; words: string }): JSX.Element => (
  <div class="countdown-pair">
    <span class="drums">
      <DrumFigures digits={figures} />
    </span>
    <span class="label">{name}</span>
  </div>
);

interface LeavesProps {
  readonly today: ExpeditionNews;
  readonly past: readonly PastExpedition[];
  readonly go: Go;
}

/** The stamp of a day is the reader's place out of a hundred; a day without a run is a plain leaf. */
export function Leaves({ today, past, go }: LeavesProps): JSX.Element {
  const driven = new Set([
    ...past.flatMap(({ day, mine }) => (mine == null ? [] : [day])),
    ...(today.mine === null ? [] : [today.day]),
  ]);
  const count = runningDays(today.day, (day) => driven.has(day));
  return (
    <section class="leaves" aria-label={say('expedition.week')}>
      <p class="leaves-head">
        <b>{say('expedition.streak', { count })}</b> <i>{say('expedition.streak.how')}</i>
      </p>
      <ol>
        {daysUntil(today.day, 7).map((day) => {
          const one = past.find((other) => other.day === day);
          const isToday = day === today.day;
          const rank = isToday ? today.mine?.rank : one?.mine?.rank;
          const among = isToday ? today.mine?.among : one?.mine?.among;
          const stamp = rank == null || among == null ? null : ofHundred(rank, among);
          return (
            <li key={day} class={isToday ? 'leaf is-today' : 'leaf'}>
              <Leaf {...{ day, stamp, isToday, isDriven: driven.has(day), isOpen: one !== undefined, go }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface LeafProps {
  readonly day: string;
  /** Null for no place. */
  readonly stamp: number | null;
  readonly isToday: boolean;
  readonly isDriven: boolean;
  /** Whether there is something to look at. */
  readonly isOpen: boolean;
  readonly go: Go;
}

function Leaf({ day, stamp, isToday, isDriven, isOpen, go }: LeafProps): JSX.Element {
  const { locale } = words();
  const part = (how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  const place =
    stamp === null
      ? isDriven
        ? say('expedition.leaf.driven')
        : ''
      : say('expedition.leaf', { place: stamp });
  const face = (
    <>
      <span class="leaf-day" aria-hidden="true">
        {part({ weekday: 'short' })}
      </span>
      <span class="leaf-number" aria-hidden="true">
        {part({ day: 'numeric' })}
      </span>
      {(isToday || isDriven) && (
        <span class={stamp === null ? 'leaf-stamp is-open' : 'leaf-stamp'} aria-hidden="true">
          {stamp}
        </span>
      )}
      <span class="unseen">{[dayWords(day, locale), place].filter(Boolean).join(': ')}</span>
    </>
  );
  return isOpen ? (
    <RouteLink to={{ at: 'expedition', day }} go={go} class="leaf-face">
      {face}
    </RouteLink>
  ) : (
    <span class="leaf-face">{face}</span>
  );
}
