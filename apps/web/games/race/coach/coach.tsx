// After a race: the moments that cost most, each with what was better, why, the line on the map, and a way to try again.

import type { Answer } from '@race/great-race';
import { BOXES } from '@race/great-race/crew/crews.ts';
import { topicOfLessons } from '@race/study/topics.ts';
import { label } from '@race/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../shell/icons/icon.tsx';
import { RouteLink } from '../../../shell/router/links.tsx';
import type { Go } from '../../../shell/router/router.ts';
import { moves } from '../../../shell/settings/motion.ts';
import { say, words } from '../../../shell/words/say.ts';
import type { Tutorial } from '../../../sources/thinking/messages.ts';
import { crewName, Silhouette } from '../../../table/dashboard/crew.tsx';
import { BOX_ICONS } from '../../../table/dashboard/plate.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { ChancesStrip } from '../../../table/newspaper/chances/chances-part.tsx';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { winnerIn } from '../../../table/newspaper/standings.tsx';
import { driveTo } from '../hint/slip.tsx';
import { AfterRace } from '../menu/last-page.tsx';
import { endingOf } from '../moments/ending.ts';
import { bothWords, Cutting, contextOf, racesIn, whyBetter } from './cutting.tsx';
import { coachOf } from './looking.ts';
import './coach.css';

export function Coach({ go }: { go: Go }): JSX.Element {
  const table = useTable();
  const { look, looking, stop } = coachOf(table);
  const { left } = endingOf(table);
  const { putAwayStandings } = standingsPageOf(table);
  const title = useRef<HTMLHeadingElement>(null);
  const people = peopleAt(table);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    const [only] = people;
    if (people.length === 1 && only !== undefined && looking.peek().is === 'idle') void look(only);
    return stop;
  }, []);
  const now = looking.value;
  return (
    <section class="coach-page" aria-labelledby="coach-title">
      <header class="coach-head">
        <h2 ref={title} id="coach-title" tabIndex={-1}>
          {say('coach.title')}
        </h2>
        <p class="coach-lead" aria-live="polite">
          {leadWords(table)}
        </p>
        <div class="coach-convoy" aria-hidden="true">
          {convoyOf(table).map((crew) => (
            <Silhouette key={crew} crew={crew} />
          ))}
        </div>
      </header>
      {now.is === 'looking' && <AtWork turn={now.turn} done={now.done} of={now.of} />}
      {now.is === 'told' && now.lessons.length > 0 && (
        <Tickets lessons={now.lessons} seat={now.seat} go={go} />
      )}
      {now.is === 'told' && now.lessons.length === 0 && (
        <div class="coach-none sheet">
          <p>{say('coach.none')}</p>
          <AfterRace go={go} />
        </div>
      )}
      {now.is === 'told' && <Below lessons={now.lessons} seat={now.seat} go={go} />}
      {now.is !== 'looking' && <Ask people={people} />}
      <footer class="coach-foot">
        <p>{say('coach.how')}</p>
        <button type="button" class="button" onClick={() => (left.value = 'forPaper')}>
          <Icon name="newspaper" />
          {say('moments.newspaper')}
        </button>
        <button type="button" class="button" onClick={putAwayStandings}>
          {say('map.back')}
        </button>
      </footer>
    </section>
  );
}

/** The crews as they ended, the winner in front. */
const convoyOf = ({ crews, standings }: TableModel): string[] =>
  (standings.value ?? []).toReversed().flatMap(({ seat }) => crews.value[seat]?.id ?? []);

/** Whose race can be looked at: the reader's, or that of everybody around this device. */
function peopleAt({ seatView }: TableModel): readonly number[] {
  const now = seatView.value;
  if (now === null) return [];
  if (now.view.seat !== null) return [now.view.seat];
  return now.players.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []));
}

/** How it ended, and how many moments there are. */
function leadWords(table: TableModel): string {
  const { looking } = coachOf(table);
  const now = looking.value;
  if (now.is === 'failed') return say('coach.failed');
  if (now.is === 'idle') return say('coach.whose');
  const lines = table.standings.value ?? [];
  const [winner, own] = [winnerIn(lines), lines.find(({ seat }) => seat === now.seat)];
  const ended =
    winner === undefined || own === undefined || own.place === 0 || winner.seat === own.seat
      ? []
      : [
          say('coach.ended', {
            crew: nameOfSeat(table, winner.seat),
            theirs: winner.prestige,
            yours: own.prestige,
          }),
        ];
  const moments =
    now.is === 'told' && now.lessons.length > 0 ? [say('coach.moments', { count: now.lessons.length })] : [];
  const reading = now.is === 'looking' ? [say('coach.looking', { turn: Math.max(1, now.turn) })] : [];
  return [...ended, ...moments, ...reading].join(' ');
}

const nameOfSeat = (table: TableModel, seat: number): string => crewName(table, { seat });

/** A button for each person whose race has not been looked at. */
function Ask({ people }: { people: readonly number[] }): JSX.Element | null {
  const table = useTable();
  const { look, looking } = coachOf(table);
  const now = looking.value;
  const told = now.is === 'told' ? now.seat : null;
  const others = people.filter((one) => one !== told);
  if (others.length === 0) return null;
  return (
    <div class="coach-acts">
      {others.map((one) => (
        <button key={one} type="button" class="button" onClick={() => void look(one)}>
          {say('coach.askFor', { crew: nameOfSeat(table, one) })}
        </button>
      ))}
    </div>
  );
}

const MOST_TICKETS = 3;

/** The places of the tickets while the race is read. */
function AtWork({ turn, done, of }: { turn: number; done: number; of: number }): JSX.Element {
  const { stop } = coachOf(useTable());
  return (
    <>
      <ul class="coach-tickets" aria-hidden="true">
        {Array.from({ length: MOST_TICKETS }, (_, at) => (
          <li key={at} class="coach-dotted" />
        ))}
      </ul>
      <div class="coach-acts">
        <progress value={done} max={of} aria-label={say('coach.looking', { turn: Math.max(1, turn) })} />
        <button type="button" class="button" onClick={stop}>
          {say('coach.stop')}
        </button>
      </div>
    </>
  );
}

/** The chances of the crew, the whole race to study, and puzzles about what it was lost on. */
function Below({ lessons, seat, go }: Pick<TicketsProps, 'lessons' | 'seat' | 'go'>): JSX.Element {
  const { request, seatView } = useTable();
  const table = seatView.value?.table;
  const read = async () => {
    const saved = table === undefined ? null : await request({ do: 'save', table });
    return saved?.ok === true && saved.value.kind === 'file' ? saved.value.text : null;
  };
  return (
    <div class="coach-below">
      <div class="coach-curve sheet">
        <ChancesStrip read={read} seat={seat} />
        {table !== undefined && (
          <RouteLink to={{ at: 'watch', table, line: 0, isStudied: true }} go={go} class="coach-link">
            {say('coach.whole')}
          </RouteLink>
        )}
      </div>
      <Training lessons={lessons} go={go} />
    </div>
  );
}

/** What the moments have in common, and where it is trained. */
function Training({ lessons, go }: { lessons: readonly Tutorial[]; go: Go }): JSX.Element | null {
  const topic = topicOfLessons(lessons);
  return topic === null ? null : (
    <div class="coach-acts">
      <RouteLink to={{ at: 'train', about: topic }} go={go} class="button">
        <Icon name="advice" />
        {say(`coach.topic.${topic}`)}
      </RouteLink>
    </div>
  );
}

interface TicketsProps {
  readonly lessons: readonly Tutorial[];
  readonly seat: number;
  readonly go: Go;
}

const Tickets = ({ lessons, seat, go }: TicketsProps): JSX.Element => (
  <ol class={`coach-tickets of-${lessons.length}`}>
    {lessons.map((lesson, at) => (
      <Ticket key={lesson.at} lesson={lesson} rank={at + 1} seat={seat} go={go} />
    ))}
  </ol>
);

interface TicketProps {
  readonly lesson: Tutorial;
  readonly rank: number;
  readonly seat: number;
  readonly go: Go;
}

function Ticket({ lesson, rank, seat, go }: TicketProps): JSX.Element | null {
  const table = useTable();
  const { tryAgain } = coachOf(table);
  const { play, step } = usePlayed(lesson);
  const context = contextOf(table, lesson, seat);
  if (context === null) return null;
  const { you, better } = bothWords(context, lesson);
  const why = whyBetter(context, lesson);
  const again = async () => {
    const forked = await tryAgain(lesson);
    if (forked !== null) go({ at: 'table', table: forked });
  };
  return (
    <li class="coach-ticket sheet">
      <header>
        <h3>
          <span class="coach-rank" aria-hidden="true">
            {rank}
          </span>
          {say('coach.turn', { turn: lesson.turn })} · {say(`coach.subject.${lesson.subject}`)}
        </h3>
        <p class="coach-cost">{say('coach.cost', { count: racesIn(lesson) })}</p>
      </header>
      <Cutting lesson={lesson} seat={seat} crew={lesson.seen.crews[seat]?.id ?? ''} step={step} />
      <p class="coach-you">
        <b>{say('coach.you')}</b> <Told answer={lesson.given} words={you} />
      </p>
      <p class="coach-better">
        <b>{say('coach.better')}</b> <Told answer={lesson.better} words={better} />
      </p>
      {why !== null && <p class="coach-why">{why}</p>}
      <p class="coach-step" aria-live="polite">
        {step !== null && step > 0 && stepWords(context, lesson, step)}
      </p>
      <div class="coach-buttons">
        <button type="button" class={rank === 1 ? 'button go' : 'button'} onClick={() => void again()}>
          <Icon name="steering-wheel" />
          {say('coach.again')}
        </button>
        <button type="button" class="coach-link" onClick={play}>
          {say('coach.play')}
        </button>
      </div>
    </li>
  );
}

/** An act in words; a plan as its four boxes. */
function Told({ answer, words: told }: { answer: Answer; words: string }): JSX.Element {
  if (answer.do !== 'plan') return <>{told}</>;
  return (
    <>
      <span class="unseen">{told}</span>
      <span class="coach-plan" aria-hidden="true">
        {BOXES.map((box, at) => (
          <span key={box} class={answer.boxes[at] === 0 ? 'none' : ''}>
            <Icon name={BOX_ICONS[box]} />
            {answer.boxes[at]}
          </span>
        ))}
      </span>
    </>
  );
}

/** The act that has just been played out. Later prices are not known, so a later act is told by its place alone. */
function stepWords(
  context: NonNullable<ReturnType<typeof contextOf>>,
  { line }: Tutorial,
  step: number,
): string {
  const act = line[step - 1];
  if (act === undefined) return '';
  const told = driveTo(context.rules.board, act) ?? label(words(), act.answer, context);
  return say('coach.step', { step, steps: line.length, act: told });
}

/** As in the design: so long for each act. */
const ACT = 1200;

/** The better line, act by act; any key goes to its end. */
function usePlayed({ line }: Tutorial): { step: number | null; play: () => void } {
  const [step, setStep] = useState<number | null>(null);
  const isPlaying = step !== null && step < line.length;
  useEffect(() => {
    if (!isPlaying) return;
    const toEnd = () => setStep(line.length);
    const timer = setTimeout(() => setStep(step + 1), ACT);
    addEventListener('keydown', toEnd);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', toEnd);
    };
  }, [step]);
  return { step, play: () => setStep(moves.peek() ? 0 : line.length) };
}
