// The watches of a table that keeps time: whose runs, and how much is left. Quiet until the last tenth.
import { computed, signal } from '@preact/signals';
import { listSeats } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { clocks, news } from '../../net/connection.ts';
import { say } from '../../words/say.ts';
import { digitsOf, type Reading, readingOf } from './reading.ts';
import './watches.css';

const LOOK_EVERY = 250;
const now = signal(0);

interface Shown extends Reading {
  readonly seat: number;
  readonly digits: string;
}

const digits = (milliseconds: number): string =>
  digitsOf(milliseconds, (time) => say('clock.daysAndHours', time));

const shown = computed<readonly Shown[]>(() => {
  const clock = news.value?.clock ?? null;
  const last = clocks.value;
  if (clock === null || last === null || news.value?.stage !== 'racing') return [];
  return listSeats(last.message.runs).map((seat) => {
    const reading = readingOf(clock, last.message, seat, Math.max(0, now.value - last.receivedAt));
    return { ...reading, seat, digits: digits(reading.covered > 0 ? reading.covered : reading.left) };
  });
});

export function Watches(): JSX.Element | null {
  const table = news.value;
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  if (table === null || table.clock === null || table.stage !== 'racing') return null;
  const isWindow = clocks.value?.message.window === true;
  // In a window all have the same time: one watch shows it.
  const some = isWindow ? shown.value.slice(0, 1) : shown.value;
  return (
    <>
      <ul class="watches" aria-label={say('clock.title')}>
        {some.map((one) => (
          <Watch
            key={one.seat}
            shown={one}
            words={isWindow ? say('clock.window') : nameAt(table, one.seat)}
          />
        ))}
      </ul>
      <p class={isUpShown.value ? 'watch-up' : 'unseen'} role="status">
        {told.value}
      </p>
    </>
  );
}

const nameAt = ({ you, seats }: TableNews, seat: number): string => {
  const sits = seats[seat];
  if (seat === you) return say('clock.yours');
  return sits?.kind === 'person' ? sits.name : '';
};

/** The hand goes round once a minute. */
function Watch({
  shown: { seat, digits: time, left, covered, isLittle },
  words,
}: {
  shown: Shown;
  words: string;
}): JSX.Element {
  const table = news.value;
  const name =
    seat === table?.you || clocks.value?.message.window === true ? words : say('clock.of', { name: words });
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

const isUpShown = computed(
  () => clocks.value?.message.up !== undefined || (clocks.value?.message.rests ?? 0) > 0,
);

/** Said once each: that little is left to oneself, that somebody's time was up, that the clocks rest. */
const told = computed<string>(() => {
  const table = news.value;
  const last = clocks.value;
  if (table === null || last === null) return '';
  const { up, rests } = last.message;
  if (up !== undefined) {
    const sits = table.seats[up];
    return up === table.you
      ? say('clock.up.you')
      : say('clock.up', { name: sits?.kind === 'person' ? sits.name : '' });
  }
  if (rests > 0) return say('clock.rests');
  return littleOf.value;
});

/** The words stay as they were when the last tenth began, so that they are read out once. */
const littleOf = computed<string>(() => {
  const mine = shown.value.find(({ seat }) => seat === news.value?.you);
  if (mine === undefined || !mine.isLittle) {
    began = '';
    return '';
  }
  if (began === '') began = say('clock.little', { time: mine.digits });
  return began;
});
let began = '';
