// The clocks of a table as its people see them: watches in a row, or a fuse on the bar of a race. Quiet until the last ten seconds.
import { useSignal } from '@preact/signals';
import { listSeats } from '@race/kernel';
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadSound } from '../../shell/chunks.ts';
import { say } from '../../shell/words/say.ts';
import { clocks, news, waits } from '../../sources/online/connection.ts';
import type { Sound } from '../../table/model/module-face.ts';
import { digitsOf, isWindowUp, type Reading, readingOf } from './clock-reading.ts';
import { nightWords } from './table-options.tsx';
import './sign.css';

const LOOK_EVERY = 250;

interface Shown extends Reading {
  readonly seat: number;
  readonly digits: string;
}

/** The clocks that run, read again and again. */
function useReadings(): readonly Shown[] {
  const now = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  const last = clocks.value;
  return last === null ? [] : readingsOf(news.value, last, now.value);
}

/** A ribbon for each seat that is asked: the reader's turn, or the time that another one has left; empty for none. */
export function useRibbons(onRibbons: (ribbons: readonly string[]) => void): void {
  const shown = useReadings();
  const table = news.value;
  const asked = table?.stage === 'racing' ? (waits.value?.waitsFor ?? []) : [];
  const isWindow = clocks.value?.message.window === true;
  const ribbons = (table?.seats ?? []).map((_, seat) => {
    if (!asked.includes(seat)) return '';
    if (seat === table?.you) return say('notice.tab.head');
    return isWindow ? '' : (shown.find((one) => one.seat === seat)?.digits ?? '');
  });
  useEffect(() => onRibbons(ribbons), [ribbons.join()]);
}

/** On the decision bar of a race: how long the decision may take, and what it costs to take longer. */
export function Fuse(): JSX.Element | null {
  const shown = useReadings();
  const table = news.value;
  const last = clocks.value;
  const mine = shown.find(({ seat }) => seat === table?.you);
  const little = useLittle(mine);
  useTicks(mine);
  const late = useLate(last?.message.up);
  const wasWindow = useWindowUp(last);
  if (table === null || table.clock === null || table.stage !== 'racing') return null;
  // The one who keeps the others waiting least long to be late.
  const one = mine ?? shown.toSorted((a, b) => a.left - b.left)[0];
  const rests = last !== null && last.message.rests > 0 ? say('clock.rests') : '';
  const event = late === null ? (wasWindow ? say('clock.up.window') : rests) : lateWords(table, late);
  return (
    <>
      {event === '' && one !== undefined && (
        <div class={`fuse${one.isLittle && one === mine ? ' is-little' : ''}`}>
          <b class="fuse-time" role="timer" aria-label={`${timerName(table, one)}: ${one.digits}`}>
            {one.digits}
          </b>
          <span class="fuse-words">{fuseWords(table, one)}</span>
          {table.clock.gain > 0 && one === mine && last?.message.window === false && (
            <i>{say('clock.fuse.gain', { seconds: table.clock.gain })}</i>
          )}
          <span class="fuse-line" style={{ '--left': shareLeft(table.clock, one) }} />
        </div>
      )}
      <p class={event === '' ? 'unseen' : 'fuse is-late'} role="status">
        {event || little}
      </p>
    </>
  );
}

const timerName = (table: TableNews, { seat }: Shown): string =>
  seat === table.you ? say('clock.yours') : say('clock.of', { name: nameAt(table, seat) });

/** Why the time stands; else what the reader loses when it is up, or who is asked. */
function fuseWords(table: TableNews, one: Shown): string {
  const how = howWords(table, one);
  const isMine = one.seat === table.you;
  if (clocks.value?.message.window === true) return say('clock.window');
  const who = isMine ? '' : say('clock.fuse.other', { name: nameAt(table, one.seat) });
  if (how !== '') return [who, how].filter(Boolean).join(' · ');
  return who || say(`clock.fuse.${table.clock?.late ?? 'default'}`);
}

/** How much of the longest time for a decision is left, from 0 to 1. */
const shareLeft = ({ bank, free }: Clock, { left }: Shown): number =>
  Math.min(1, left / ((bank + free) * 1_000));

export function Watches(): JSX.Element | null {
  const shown = useReadings();
  const table = news.value;
  const last = clocks.value;
  const mine = shown.find(({ seat }) => seat === table?.you);
  const little = useLittle(mine);
  useTicks(mine);
  const late = useLate(last?.message.up);
  if (table === null || table.clock === null || table.stage !== 'racing') return null;
  const isWindow = last?.message.window === true;
  // In a window all have the same time: one watch shows it.
  const some = isWindow ? shown.slice(0, 1) : shown;
  const rests = last !== null && last.message.rests > 0 ? say('clock.rests') : '';
  const event = late === null ? rests : lateWords(table, late);
  return (
    <>
      <ul class="watches" aria-label={say('clock.title')}>
        {some.map((one) => (
          <Watch
            key={one.seat}
            shown={one}
            words={isWindow ? say('clock.window') : nameAt(table, one.seat)}
            how={howWords(table, one)}
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
    const since = { elapsed: Math.max(0, now - receivedAt), now: Date.now() };
    const reading = readingOf(clock, message, seat, since);
    const left = reading.covered > 0 ? reading.covered : reading.left;
    return { ...reading, seat, digits: digitsOf(left, (time) => say('clock.daysAndHours', time)) };
  });
}

/** Whose time is up, and what that cost. */
function lateWords({ you, clock, seats }: TableNews, seat: number): string {
  const late = clock?.late === 'default' ? '.default' : '';
  if (seat === you) return say(`clock.up.you${late}`);
  const sits = seats[seat];
  return say(`clock.up${late}`, { name: sits?.kind === 'person' ? sits.name : '' });
}

const LATE_FOR = 4_000;

/** The seat whose time has just run out, for a few seconds, whatever is sent meanwhile. */
function useLate(up: number | undefined): number | null {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (up === undefined) return;
    sound('late');
    setLate(up);
  }, [up]);
  useEffect(() => {
    if (late === null) return;
    const timer = setTimeout(() => setLate(null), LATE_FOR);
    return () => clearTimeout(timer);
  }, [late]);
  return late;
}

/** Whether the time of a danger window has just run out, for a few seconds. */
function useWindowUp(last: typeof clocks.value): boolean {
  const opened = useRef<typeof clocks.value>(null);
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    const before = opened.current;
    opened.current = last?.message.window === true ? last : null;
    if (before === null || last === null || last.message.window) return;
    setUp(isWindowUp(before.message, last.receivedAt - before.receivedAt));
  }, [last]);
  useEffect(() => {
    if (!isUp) return;
    sound('late');
    const timer = setTimeout(() => setUp(false), LATE_FOR);
    return () => clearTimeout(timer);
  }, [isUp]);
  return isUp;
}

/** A tick a second in the reader's last ten. */
function useTicks(mine: Shown | undefined): void {
  const second = Math.ceil((mine?.left ?? 0) / 1_000);
  const isTicking = mine !== undefined && mine.stands === null && mine.covered === 0 && second <= TICKS;
  useEffect(() => {
    if (isTicking && second > 0) sound(second <= TICKS / 2 ? 'tock' : 'tick');
  }, [isTicking, second]);
}

const TICKS = 10;

const sound = (name: Sound): void => void loadSound().then(({ playCall }) => playCall(name));

/** A warning in the reader's last ten seconds. It keeps the time at which it began, so that it is announced once. */
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

/** Why the time stands, or what runs instead of it. */
function howWords({ clock, you }: TableNews, { seat, stands, covered, isWatching }: Shown): string {
  if (stands === 'showing' && isWatching) return say(seat === you ? 'clock.showing.you' : 'clock.showing');
  if (stands === 'holiday') return say('clock.onHoliday');
  if (stands === 'night' && clock?.night)
    return say('clock.asleep', { morning: nightWords(clock.night).morning });
  return covered > 0 ? say('clock.covered') : '';
}

/** The hand goes round once a minute. */
function Watch({
  shown: { digits: time, left, covered, isLittle },
  words,
  how,
  isOther,
}: {
  shown: Shown;
  words: string;
  how: string;
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
        {how !== '' && <i> {how}</i>}
      </span>
      <b class="watch-time" role="timer" aria-label={`${name}: ${time}`}>
        {time}
      </b>
    </li>
  );
}
