// The slip with a hint: what to do now and why, and what is likely to come next. It leaves with its question.

import { batch } from '@preact/signals';
import type { Advice } from '@race/bots/search/advise.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { AdviceReason } from '@race/bots/search/reasons.ts';
import type { Board } from '@race/great-race/board/board.ts';
import type { DriveRoute } from '@race/local';
import { thePlace } from '@race/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../shell/icons/icon.tsx';
import { named, say, words } from '../../../shell/words/say.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { theCrew } from '../../../table/dashboard/crew.tsx';
import '../../../table/mark.css';
import { MarkLabel, mapMarksOf } from '../../../table/mark.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { verbWords } from '../decide/verbs.ts';
import { labelOf } from '../labels.ts';
import { draftOf } from '../windscreen/draft.ts';
import { hintOf, NO_MARKS } from './hint.tsx';
import { isForeseen, marksOf } from './marks.ts';
import './slip.css';

/** What is to be done, with its object: "Drive into Elisabethville". */
const actWords = (table: TableModel, act: LineAct): string =>
  driveWords(table, act) ?? labelOf(table, act.answer);

/** A later act: without prices, which are not known yet. */
function nextWords(table: TableModel, act: LineAct): string | null {
  const { answer } = act;
  const drive = driveWords(table, act);
  if (drive !== null) return drive;
  if (answer.do === 'play') return labelOf(table, answer);
  return isForeseen(act) ? verbWords(table, answer.do) : null;
}

function driveWords(table: TableModel, act: LineAct): string | null {
  const board = choosingOf(table).context.value?.rules.board;
  return board === undefined ? null : driveTo(board, act);
}

/** A drive by where it leads; null for any other act. */
export function driveTo(board: Board, { answer, way }: LineAct): string | null {
  const space = way.at(-1);
  if (space === undefined || answer.do === 'line') return null;
  return say('hint.drive', { into: thePlace(words(), board, { space, form: 'into' }) });
}

/** The route of the bar that an act takes: the same spaces, else the easiest there. */
function routeOf(ways: readonly DriveRoute[], { way }: LineAct): DriveRoute | null {
  const to = way.at(-1);
  const there = ways.filter((route) => route.to === to);
  return there.find(({ spaces }) => spaces.join() === way.join()) ?? there[0] ?? null;
}

/** One sentence of facts that hold; null where none does. */
function whyWords(table: TableModel, act: LineAct, reason: AdviceReason | null): string | null {
  if (reason === null || reason.is === 'levels') {
    const road = roadWords(table, act);
    if (road !== null) return road;
  }
  if (reason === null) return null;
  const { is, count, seat } = reason;
  const { context } = choosingOf(table);
  const board = context.value?.rules.board;
  switch (is) {
    case 'arrived':
      return say('hint.why.arrived', {
        city: named('city', board?.spaces[board.destination]?.city?.id ?? ''),
      });
    case 'city':
      return say('hint.why.city');
    case 'rival':
      return seat === null ? null : say('hint.why.rival', { count, crew: theCrew(table, { seat }) });
    default:
      return say(`hint.why.${is}`, { count });
  }
}

/** Whom a drive takes the crew past, or level with, where the whole road is known. */
function roadWords(table: TableModel, act: LineAct): string | null {
  const { crews, reader, readable, seatView } = table;
  const own = crews.value[reader.value ?? -1];
  const route = routeOf(seatView.value?.ways ?? [], act);
  const level = readable.value?.board.level[act.way.at(-1) ?? -1];
  if (own === undefined || route === null || level === undefined) return null;
  if (route.unknown > 0 || route.isOnlySeen) return null;
  const [best] = crews.value
    .filter((crew) => crew.seat !== own.seat && crew.level > own.level && crew.level <= level)
    .sort((a, b) => b.level - a.level);
  if (best === undefined) return null;
  const crew = theCrew(table, best);
  return best.level < level ? say('hint.why.past', { crew }) : say('hint.why.level', { crew });
}

const thinker = makeThinker();

export function HintSlip(): JSX.Element {
  const table = useTable();
  const { close, drawn, looked, shown, told } = hintOf(table);
  const { marked } = mapMarksOf(table);
  useEffect(() => {
    let isHere = true;
    // It may have been told before the windscreen came down or went up.
    if (told.peek() === 'thinking')
      void ask(table).then((advice) => {
        if (isHere) told.value = advice ?? 'failed';
      });
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', leave);
    return () => {
      isHere = false;
      drawn.value = NO_MARKS;
      marked.value = [];
      choosingOf(table).advised.value = null;
      thinker.stop();
      removeEventListener('keydown', leave);
    };
  }, []);
  const act = shown.value?.act ?? null;
  useEffect(() => {
    drawn.value = marksOf(told.value, shown.value);
    marked.value = drawn.value.spaces;
    if (act !== null) choose(table, act);
  }, [told.value, shown.value]);
  const now = told.value;
  const isSeveral = typeof now !== 'string' && now.acts.length > 1;
  return (
    <section class="hint-slip sheet" aria-label={say('table.hint')}>
      <header>
        <Icon name="advice" />
        <div>
          <h2>{say('hint.title')}</h2>
          <p>{say('hint.otherwise')}</p>
        </div>
      </header>
      <div class="hint-says" aria-live="polite">
        {now === 'thinking' && <p>{say('hint.thinking')}</p>}
        {now === 'failed' && <p>{say('hint.failed')}</p>}
        {typeof now !== 'string' && <AdviceText advice={now} />}
      </div>
      <footer>
        {act?.answer.do === 'plan' && (
          <button type="button" class="button" onClick={() => placeSo(table, act)}>
            {say('hint.place')}
          </button>
        )}
        {isSeveral && looked.value !== null && (
          <button type="button" class="hint-link" onClick={() => lookAt(table, null)}>
            {say('hint.all')}
          </button>
        )}
        <button type="button" class="hint-link" onClick={close}>
          {say(now === 'thinking' ? 'hint.stop' : 'hint.away')}
        </button>
      </footer>
    </section>
  );
}

function AdviceText({ advice: { acts, reason } }: { advice: Advice }): JSX.Element {
  const table = useTable();
  const { looked, shown } = hintOf(table);
  if (acts.length === 0) return <p>{say('hint.even')}</p>;
  const one = shown.value;
  if (one === null || looked.value !== null)
    return (
      <>
        <p class="hint-several">{say('hint.several')}</p>
        <ul>
          {acts.map(({ act }, at) => (
            <li key={at}>
              <button
                type="button"
                class="hint-option"
                aria-pressed={looked.value === at}
                onClick={() => lookAt(table, at)}
              >
                {actWords(table, act)}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  const why = whyWords(table, one.act, reason);
  const next = one.next === null ? null : nextWords(table, one.next);
  return (
    <>
      <Step kind="now" words={actWords(table, one.act)} />
      {why !== null && <p class="hint-why">{why}</p>}
      {next !== null && <Step kind="next" words={next} />}
    </>
  );
}

const Step = ({ kind, words }: { kind: 'now' | 'next'; words: string }): JSX.Element => (
  <p class="hint-step">
    <span class="unseen">{say(`hint.mark.${kind}`)}: </span>
    <MarkLabel kind={kind} words={say(`hint.mark.${kind}`)} />
    <b>{words}</b>
  </p>
);

function lookAt(table: TableModel, at: number | null): void {
  const { looked } = hintOf(table);
  looked.value = at;
  if (at === null) choosingOf(table).advised.value = null;
}

/** Chooses the act in the bar, with its price and all; it is still to be confirmed. */
function choose(table: TableModel, act: LineAct): void {
  const { advised, chooseWay, pick, wantLevels } = choosingOf(table);
  const { answer } = act;
  const route = routeOf(table.seatView.peek()?.ways ?? [], act);
  batch(() => {
    if (route !== null && (answer.do === 'drive' || answer.do === 'enter' || answer.do === 'line'))
      chooseWay(route);
    if (answer.do === 'fuel') wantLevels(answer.levels);
    if (answer.do === 'fit' || answer.do === 'split') pick(answer);
    advised.value = answer;
  });
}

/** Puts all of it into the plan, and puts the slip away. */
function placeSo(table: TableModel, { answer }: LineAct): void {
  if (answer.do === 'plan') draftOf(table).place(answer.boxes);
  hintOf(table).close();
}

/** Asks about the open question; sends only what the seat sees. */
async function ask(table: TableModel): Promise<Advice | null> {
  const { facts, seatView } = table;
  const now = seatView.peek();
  if (now === null) return null;
  const { options, view, answers, line } = now;
  const solo = facts.peek()?.solo;
  const question = { options, view, answers, seed: line };
  return thinker.think('advise', solo === undefined ? question : { ...question, solo });
}
