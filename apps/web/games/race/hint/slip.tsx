// The slip with a hint: what to do now and why, and what is likely to come next. It leaves with its question.

import { batch } from '@preact/signals';
import type { Advice } from '@race/bots/search/advise.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../shell/icons/icon.tsx';
import { say } from '../../../shell/words/say.ts';
import { makeThinker } from '../../../sources/thinking/thinker.ts';
import { mapMarksOf } from '../../../table/map/marks.tsx';
import { MarkLabel } from '../../../table/mark.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { draftOf } from '../windscreen/draft.ts';
import { hintOf } from './hint.ts';
import { actWords, nextWords, routeOf, whyWords } from './words.ts';
import './slip.css';

const thinker = makeThinker();

export function HintSlip(): JSX.Element {
  const table = useTable();
  const { close, looked, marks, shown, told } = hintOf(table);
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
      marked.value = [];
      choosingOf(table).advised.value = null;
      thinker.stop();
      removeEventListener('keydown', leave);
    };
  }, []);
  const act = shown.value?.act ?? null;
  useEffect(() => {
    marked.value = marks.value.spaces;
    if (act !== null) choose(table, act);
  }, [act, marks.value]);
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
