// The watches of a table with a clock: whose time runs, and how much is left. Quiet until the last tenth.
import { useSignal } from '@preact/signals';
import { listSeats } from '@race/kernel';
import type { ClockMessage, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import { clocks, news } from '../../sources/online/connection.ts';
import { digitsOf, type Reading, readingOf } from './clock-reading.ts';
import './watches.css';

const LOOK_EVERY = 250;

interface Shown extends Reading {
  readonly seat: number;
  readonly digits: string;
}

export function Watches(): JSX.Element | null {
  const now = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const table = news.value;
  const last = clocks.value;
  const shown = last === null ? [] : readingsOf(table, last, now.value);
  const little = useLittle(shown.find(({ seat }) => seat === table?.you));
  if (table === null || table.clock === null || table.stage !== 'racing') return null;
  const isWindow = last?.message.window === true;
  // In a window all have the same time: one watch shows it.
  const some = isWindow ? shown.slice(0, 1) : shown;
  const event = last === null ? '' : eventWords(table, last.message);
  return (
    <>
      <ul class="watches" aria-label={say('clock.title')}>
        {some.map((one) => (
          <Watch
            key={one.seat}
            shown={one}
            words={isWindow ? say('clock.window') : nameAt(table, one.seat)}
            isOther={!isWindow && one.seat !== table.you}
          />
        ))}
      </ul>
      <p class={event === '' ? 'unseen' : 'watch-up'} role="status">
        {event || little}
      </p>
    </>
  );
}

function readingsOf(
  table: TableNews | null,
  { message, receivedAt }: NonNullable<typeof clocks.value>,
  now: number,
): readonly Shown[] {
  const clock = table?.clock ?? null;
  if (clock === null || table?.stage !== 'racing') return [];
  return listSeats(message.runs).map((seat) => {
    const reading = readingOf(clock, message, seat, Math.max(0, now - receivedAt));
    const left = reading.covered > 0 ? reading.covered : reading.left;
    return { ...reading, seat, digits: digitsOf(left, (time) => say('clock.daysAndHours', time)) };
  });
}

/** Says that a time is up, or that the clocks stand still; empty for neither. */
function eventWords({ you, seats }: TableNews, { up, rests }: ClockMessage): string {
  if (up === undefined) return rests > 0 ? say('clock.rests') : '';
  const sits = seats[up];
  return up === you
    ? say('clock.up.you')
    : say('clock.up', { name: sits?.kind === 'person' ? sits.name : '' });
}

/** A warning in the reader's last tenth. It keeps the time at which it began, so that it is announced once. */
function useLittle(mine: Shown | undefined): string {
  const said = useRef('');
  if (mine === undefined || !mine.isLittle) said.current = '';
  else if (said.current === '') said.current = say('clock.little', { time: mine.digits });
  return said.current;
}

const nameAt = ({ you, seats }: TableNews, seat: number): string => {
  const sits = seats[seat];
  if (seat === you) return say('clock.yours');
  return sits?.kind === 'person' ? sits.name : '';
};

/** The hand goes round once a minute. */
function Watch({
  shown: { digits: time, left, covered, isLittle },
  words,
  isOther,
}: {
  shown: Shown;
  words: string;
  /** Whether it is another player's watch: then the words are a name. */
  isOther: boolean;
}): JSX.Element {
  const name = isOther ? say('clock.of', { name: words }) : words;
  const turn = (Math.ceil((covered || left) / 1_000) % 60) * 6;
  return (
    <li class={`watch${isLittle ? ' is-little' : ''}`}>
      <svg class="watch-dial" viewBox="-12 -15 24 28" aria-hidden="true">
        <path class="watch-crown" d="M-2 -15h4v4h-4z" />
        <circle class="watch-rim" r="11" />
        <circle class="watch-face" r="8.6" />
        <path class="watch-ticks" d="M0 -8.2v2M0 8.2v-2M8.2 0h-2M-8.2 0h2" />
        <path class="watch-hand" d="M0 2V-6.6" transform={`rotate(${turn})`} />
      </svg>
      <span class="watch-name">
        {words}
        {covered > 0 && <i> {say('clock.covered')}</i>}
      </span>
      <b class="watch-time" role="timer" aria-label={`${name}: ${time}`}>
        {time}
      </b>
    </li>
  );
}
