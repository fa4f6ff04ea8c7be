// The panel of a study: who decides, the best few ways with their chances, and how to play them.

import type { Seat } from '@race/kernel';
import { tenthOf, tenthsOf } from '@race/study';
import { type ChoiceContext, label, seatName, thePlace } from '@race/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { whyBetter } from '../../../games/race/coach/cutting.tsx';
import { Icon, IconButton } from '../../../shell/icons/icon.tsx';
import { capital, refusalWords, say, words } from '../../../shell/words/say.ts';
import type { StudyWay } from '../../../sources/replay/messages.ts';
import { crewName, Token } from '../../../table/dashboard/crew.tsx';
import type { ModuleFace } from '../../../table/model/module-face.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { ChancesTable } from '../../../table/newspaper/chances/barograph.tsx';
import { chancesOf } from '../../../table/newspaper/chances/chances-part.tsx';
import { chanceWords, sentenceOf } from '../../../table/newspaper/chances/strip.ts';
import { playerOf, replayOf } from '../replay.ts';
import { beginWriting, NotebookPart } from './notebook-part.tsx';
import { type ShownWay, studyOf } from './studying.ts';
import { WaysLayer } from './ways-layer.tsx';
import './study.css';

const FACE: ModuleFace = {
  name: 'study',
  icon: '',
  Layer: WaysLayer,
  note: { rule: 'TABLE-02', matters: () => false },
};

/** The layer of the ways is on the map for as long as the study is open. */
function useWaysLayer(table: TableModel): void {
  const race = replayOf(table).replay.value;
  useEffect(() => {
    table.inPlay.value = [...table.inPlay.peek().filter(({ name }) => name !== FACE.name), FACE];
    return () => {
      table.inPlay.value = table.inPlay.peek().filter(({ name }) => name !== FACE.name);
    };
  }, [race]);
}

export function StudyPanel(): JSX.Element {
  const table = useTable();
  const { end, now, refusal } = studyOf(table);
  const { replayIndex } = replayOf(table);
  const title = useRef<HTMLHeadingElement>(null);
  useWaysLayer(table);
  useStudyKeys(table);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const viewpoint = replayIndex.value?.viewpoint ?? 'everybody';
  return (
    <section class="study" aria-labelledby="study-title">
      <div class="study-best sheet">
        <header>
          <h2 ref={title} id="study-title" tabIndex={-1}>
            {headWords(table)}
          </h2>
          <IconButton icon="close" class="study-close" words={say('study.close')} act={end} />
        </header>
        <p class="study-how">{howWords(table, viewpoint)}</p>
        {viewpoint === 'everybody' ? <Eyes /> : <Best />}
        {now.value?.question != null && <Others />}
        {viewpoint !== 'everybody' && <Acts />}
        <p role="alert" class="study-refused">
          {refusal.value !== null && say('study.refused', { reason: refusalWords(refusal.value) })}
        </p>
      </div>
      {viewpoint !== 'everybody' && <NotebookPart />}
      <Curve />
    </section>
  );
}

function headWords(table: TableModel): string {
  const { now } = studyOf(table);
  const by = now.value?.by;
  if (by === undefined) return say('study.title');
  if (by === null) return say('study.over');
  const turn = Math.max(1, table.publicState.value?.turn ?? 1);
  return say('study.moment', { turn, crew: crewName(table, { seat: by }) });
}

function howWords(table: TableModel, viewpoint: Seat | 'everybody' | 'open'): string {
  if (viewpoint === 'everybody') return say('study.eyes.how');
  if (viewpoint === 'open') return say('study.how.open');
  return say('study.how.seat', { crew: crewName(table, { seat: viewpoint }) });
}

/** Whose knowledge the race is studied with. */
function Eyes(): JSX.Element {
  const table = useTable();
  const { lookWith, replay } = replayOf(table);
  return (
    <ul class="study-eyes">
      {(replay.value?.viewpoints ?? []).map((one) =>
        one === 'everybody' ? null : (
          <li key={one}>
            <button type="button" class="button" onClick={() => void lookWith(one)}>
              {typeof one === 'number' && <Token crew={table.crews.value[one]?.id ?? ''} />}
              {typeof one === 'number' ? crewName(table, { seat: one }) : say('study.eyes.open')}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

/** The moment as the crew that decides could choose then. */
function contextOf(table: TableModel): ChoiceContext | null {
  const rules = table.readable.value;
  const moment = studyOf(table).now.value;
  if (rules === null || moment?.by == null) return null;
  const known = moment.scene.public;
  return { rules, known, seat: moment.by, name: (one) => seatName(words(), known, one) };
}

/** A way in words: a drive by where it leads. */
function wayWords(table: TableModel, { answers, route }: StudyWay): string {
  const context = contextOf(table);
  const [first] = answers;
  if (context === null || first === undefined) return '';
  if (route !== null && route.fare === null)
    return say('hint.drive', {
      into: thePlace(words(), context.rules.board, { space: route.to, form: 'into' }),
    });
  const last = route === null ? first : answers.find(({ do: verb }) => verb === 'line');
  return label(words(), last ?? first, context);
}

/** What a drive costs, as far as the map shows it. */
function priceWords({ route }: StudyWay): string {
  if (route === null) return '';
  const { spaces, least, damage, dangers, unknown } = route;
  const parts = [
    say('driving.spaces', { count: spaces.length }),
    ...(least > 0 ? [say('names.price.petrol', { count: least })] : []),
    ...(damage > 0 ? [say('names.price.damage', { count: damage })] : []),
    ...(dangers > 0 ? [say('driving.dangers', { count: dangers })] : []),
    ...(unknown > 0 ? [say('decide.unknown', { count: unknown })] : []),
  ];
  return capital(parts.join(', '));
}

function Best(): JSX.Element {
  const table = useTable();
  const { judging, now, ways } = studyOf(table);
  const { lookWith, replay } = replayOf(table);
  const judged = judging.value;
  const by = now.value?.by ?? null;
  if (by !== null && now.value?.question == null)
    return (
      <div class="study-hidden">
        <p>{say('study.hidden', { crew: crewName(table, { seat: by }) })}</p>
        {replay.value?.viewpoints.includes(by) === true && (
          <button type="button" class="button" onClick={() => void lookWith(by)}>
            {say('study.look', { crew: crewName(table, { seat: by }) })}
          </button>
        )}
      </div>
    );
  return (
    <>
      <p class="study-said" role="status">
        {saidWords(table)}
      </p>
      <ol class="study-list">
        {ways.value.map((way, rank) => (
          <Row key={way.place} way={way} rank={rank} />
        ))}
      </ol>
      {judged !== null && typeof judged !== 'string' && <Crews chances={judged.crews} />}
    </>
  );
}

/** The verdict as one sentence. */
function saidWords(table: TableModel): string {
  const { judging, ways } = studyOf(table);
  const judged = judging.value;
  if (judged === null) return '';
  if (judged === 'weighing') return say('study.weighing');
  if (judged === 'failed') return say('study.failed');
  if (judged.isEven) return say('hint.even');
  const best = ways.value.filter(({ isBest }) => isBest);
  if (best.length > 1) return say('hint.several');
  const context = contextOf(table);
  return (context && whyBetter(context, judged)) ?? say('study.one');
}

function Row({ way, rank }: { way: ShownWay; rank: number }): JSX.Element {
  const table = useTable();
  const { chosen, judging } = studyOf(table);
  const judged = judging.value;
  const isEven = judged !== null && typeof judged !== 'string' && judged.isEven;
  const tenths = tenthOf(way.chance);
  return (
    <li>
      <button
        type="button"
        class={`study-row rank-${Math.min(3, rank + 1)}`}
        aria-pressed={chosen.value === rank}
        onClick={() => (chosen.value = rank)}
      >
        <b class={way.isBest ? 'study-rank best' : 'study-rank'} aria-hidden="true">
          {way.isBest ? 1 : rank + 1}
        </b>
        <span class="study-way-words">
          <b>{wayWords(table, way)}</b>
          {way.route !== null && <i class="study-dash" aria-hidden="true" />}
          {way.isPlayed && <i> {say('study.played')}</i>}
          <small>{priceWords(way)}</small>
        </span>
        {!isEven && (
          <span class="study-chance">
            <i>{chanceWords(way.chance, tenths)}</i>
            <Stones count={tenths} />
          </span>
        )}
      </button>
    </li>
  );
}

const TEN = 10;

/** Ten milestones, as many of them passed as races are won. */
const Stones = ({ count }: { count: number }): JSX.Element => (
  <span class="study-stones" aria-hidden="true">
    {Array.from({ length: TEN }, (_, at) => (
      <i key={at} class={at < count ? 'on' : ''} />
    ))}
  </span>
);

/** The chances of all crews if the best is done. */
function Crews({ chances }: { chances: readonly number[] }): JSX.Element {
  const table = useTable();
  const tenths = tenthsOf(chances);
  return (
    <p class="study-crews">
      <span class="unseen">{say('study.crews')}</span>
      {table.crews.value.map(({ id, seat }) => (
        <span key={seat}>
          <Token crew={id} />
          <span class="unseen">{crewName(table, { seat })} </span>
          {chanceWords(chances[seat] ?? 0, tenths[seat] ?? 0, 'short')}{' '}
        </span>
      ))}
    </p>
  );
}

/** Every other answer that is possible. */
function Others(): JSX.Element | null {
  const table = useTable();
  const { give, now, ways } = studyOf(table);
  const [by, question] = [now.value?.by ?? null, now.value?.question ?? null];
  const others = (question?.ways ?? []).filter((_, place) => !ways.value.some((way) => way.place === place));
  if (by === null || others.length === 0) return null;
  return (
    <details class="study-others">
      <summary>{say('study.others', { count: others.length })}</summary>
      <ul>
        {others.map((way, at) => (
          <li key={at}>
            <button type="button" onClick={() => void give(by, way.answers)}>
              {wayWords(table, way)} <small>{priceWords(way)}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Acts(): JSX.Element {
  const table = useTable();
  const { act, back, isBusy, judging, now, playOn } = studyOf(table);
  const isOver = now.value !== null && now.value.by === null;
  const isWaiting = isBusy.value || isOver || now.value === null || judging.value === 'weighing';
  return (
    <div class="study-acts">
      <button
        type="button"
        class="button go"
        aria-disabled={isWaiting}
        title={say('study.playOn.how')}
        onClick={() => !isWaiting && void playOn(false)}
      >
        <Icon name="play" />
        {say(isBusy.value ? 'study.busy' : 'study.playOn')}
      </button>
      <button
        type="button"
        class="button"
        aria-disabled={isWaiting}
        title={say('study.reply.how')}
        onClick={() => !isWaiting && void playOn(true)}
      >
        {say('study.reply')}
      </button>
      {act.value !== null && (
        <button type="button" class="button study-back" onClick={() => void back()}>
          {say('study.back')}
        </button>
      )}
    </div>
  );
}

/** The curve of the whole race in a sentence and as a table, where it is known. */
function Curve(): JSX.Element | null {
  const table = useTable();
  const now = chancesOf(table).shown.value;
  return now.is === 'known' ? (
    <section id={CURVE} class="sheet" aria-labelledby="study-curve">
      <h3 id="study-curve">{say('chances.title')}</h3>
      <p class="study-how">{sentenceOf(table, now.curve.points)}</p>
      <ChancesTable points={now.curve.points} />
    </section>
  ) : null;
}

const OWN_KEYS = 'input, textarea, select, dialog, .leaf';

/** Goes to the next decision that turned the race, or to the one before. */
function toTurning(table: TableModel, towards: 'next' | 'previous'): void {
  const { aim, replayIndex } = replayOf(table);
  const now = chancesOf(table).shown.peek();
  const lines = replayIndex.peek()?.lines ?? [];
  const turned = (now.is === 'known' ? now.curve.turnings : []).map(({ line }) =>
    lines.findLastIndex((one) => one <= line),
  );
  const here = aim.peek();
  const to = towards === 'next' ? turned.find((one) => one > here) : turned.findLast((one) => one < here);
  if (to !== undefined) playerOf(table).stepTo(to);
}

/** The next point of view, one after the other. */
function lookNext(table: TableModel): Promise<void> {
  const { lookWith, replay, replayIndex } = replayOf(table);
  const all = replay.peek()?.viewpoints ?? [];
  const now = replayIndex.peek()?.viewpoint;
  const next = now === undefined ? undefined : all[(all.indexOf(now) + 1) % all.length];
  return next === undefined ? Promise.resolve() : lookWith(next);
}

const CURVE = 'study-curve-part';

/** The curve as a table. */
function openTable(): void {
  const box = document.querySelector<HTMLDetailsElement>(`#${CURVE} details`);
  if (box === null) return;
  box.open = !box.open;
  box.querySelector('summary')?.focus();
}

function useStudyKeys(table: TableModel): void {
  const { act, back, chosen, isBusy, judging, playOn, ways } = studyOf(table);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest(OWN_KEYS) !== null) return;
      const rank = Number(event.key) - 1;
      if (ways.peek()[rank] !== undefined) chosen.value = rank;
      else if (event.key === 'Backspace') void back();
      else if (event.key === 't' || event.key === 'T') toTurning(table, event.shiftKey ? 'previous' : 'next');
      else if (event.key === 'n' && act.peek() !== null) beginWriting();
      else if (event.key === 'v') void lookNext(table);
      else if (event.key === 'b') openTable();
      else if (event.key === 'Enter' && target.closest('button, a, summary') === null) {
        if (!isBusy.peek() && judging.peek() !== 'weighing') void playOn(false);
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
