// The acts of the bar: at most one is lit. Below them, in a row of their own, are those that end or lose something, and undo.

import type { Answer, Saying, Verb } from '@race/great-race';
import { SECURITY } from '@race/great-race/crew/crews.ts';
import { askingFrame } from '@race/words/asking.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isCompact } from '../../../shell/settings/layout.ts';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { drivePlanOf } from '../driving/drive-plan.ts';
import { labelOf } from '../labels.ts';
import { placeListOf } from './acting.ts';
import { asksBack } from './costs.ts';
import { Levels, Options, OtherWay } from './options.tsx';
import { petrolFirstOf } from './petrol-first.ts';
import { repairPlanOf } from './repair-plan.ts';
import type { Act } from './row.ts';
import { Tickets, ticketsNow } from './tickets.tsx';
import { Undo } from './undo.tsx';
import { VERB_ICONS, verbWords } from './verbs.ts';
import './acts.css';

export function Acts(): JSX.Element {
  const table = useTable();
  const { armed } = choosingOf(table);
  const { held } = petrolFirstOf(table);
  if (armed.value !== null) return <Armed answer={armed.value} />;
  if (held.value !== null) return <PetrolFirst />;
  const tickets = ticketsNow(table);
  if (tickets !== null) return <Tickets tickets={tickets} />;
  return <Usual />;
}

function Usual(): JSX.Element {
  const table = useTable();
  const { options, row, selectedThing } = choosingOf(table);
  const { main, second, end, quiet, more, expected } = row.value;
  const isEndMain = end !== null && end === expected;
  return (
    <>
      <Meetings />
      {/* On a phone it lies above: a choice of roads must not push the buttons away from under the thumb. */}
      {isCompact() && (
        <div class="bar-idle bar-other">
          <OtherWay />
        </div>
      )}
      <div class="bar-acts">
        {isEndMain && <ActButton act={end} hole="main" />}
        {main !== null && <ActButton act={main} hole={isEndMain ? 'second' : 'main'} />}
        {selectedThing.value === 'petrol' && <Levels />}
        {options.value.length > 0 && <Options />}
        {second !== null && <ActButton act={second} hole="second" />}
        {more.map((act, at) => (
          <ActButton key={at} act={act} hole="more" />
        ))}
      </div>
      <div class="bar-idle">
        {quiet !== null && <IdleAct act={quiet} />}
        {end !== null && !isEndMain && <IdleAct act={end} />}
        {!isCompact() && <OtherWay />}
        <Undo />
      </div>
    </>
  );
}

/** What was pressed asks once more. */
function Armed({ answer }: { answer: Answer }): JSX.Element {
  const table = useTable();
  const { forget } = choosingOf(table);
  return (
    <>
      <div class="bar-acts">
        <button
          type="button"
          class="button armed hole-main"
          onClick={({ detail }) => detail < 2 && void table.give(answer)}
        >
          {verbWords(table, answer.do)}
        </button>
        <button type="button" class="button hole-second bar-back" onClick={forget}>
          {say('deciding.back')}
        </button>
      </div>
      <div class="bar-idle">
        <Undo />
      </div>
    </>
  );
}

/** A card would end the step of petrol. */
function PetrolFirst(): JSX.Element {
  const { buy, isNeeded, playHeld, putBack } = petrolFirstOf(useTable());
  const isBuying = isNeeded();
  // The lit act has the first place.
  const place = (isAdvised: boolean): string => (isAdvised ? 'go hole-main' : 'hole-second');
  const acts = [
    <button key="buy" type="button" class={`button ${place(isBuying)}`} onClick={buy}>
      <Icon name="gas-pump" />
      {say('verbs.fuel')}
    </button>,
    <button key="play" type="button" class={`button ${place(!isBuying)}`} onClick={playHeld}>
      {say('deciding.playCard')}
    </button>,
  ];
  return (
    <>
      <div class="bar-acts">{isBuying ? acts : acts.toReversed()}</div>
      <div class="bar-idle">
        <button type="button" class="button idle-act bar-back" onClick={putBack}>
          {say('deciding.back')}
        </button>
        <Undo />
      </div>
    </>
  );
}

/** A button for the list of spaces, instead of the map: a mark beside the rule, so that the bar keeps its height. */
export function ListButton(): JSX.Element | null {
  const table = useTable();
  const { isListOpen } = placeListOf(table);
  const { litSpaces } = choosingOf(table);
  if (litSpaces.value.length === 0) return null;
  const words = say('decide.list');
  return (
    <button
      type="button"
      class="rule-button list-button"
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      aria-expanded={isListOpen.value}
      onClick={() => (isListOpen.value = !isListOpen.value)}
    >
      <ListMark />
    </button>
  );
}

const ListMark = (): JSX.Element => (
  <span class="rule-mark">
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2 3h8M2 6h8M2 9h8" />
    </svg>
  </span>
);

/** An act as its button shows it, and the question it was drawn for. */
interface Drawn {
  readonly act: Act;
  readonly line: number | null;
}

interface Props {
  readonly act: Act;
  readonly hole: 'main' | 'second' | 'more';
}

function ActButton({ act, hole }: Props): JSX.Element {
  const table = useTable();
  const { row } = choosingOf(table);
  const look = act.deed === null ? 'off' : act === row.value.expected ? 'go' : '';
  const card = cardOf(act);
  const words = card === null ? actWords(table, act) : capital(nameOf('card', card.card));
  const icon = VERB_ICONS[verbOf(act)];
  const line = table.questionNumber.value;
  return (
    <button
      type="button"
      class={`button hole-${hole} ${look}`}
      aria-disabled={act.deed === null}
      aria-label={card === null ? undefined : labelOf(table, card)}
      onClick={(event) => press(table, { act, line }, event)}
    >
      {icon && <Icon name={icon} />}
      <span class="act-words">
        {words}
        {act.deed === null && act.wanted === null && <small>{firstWords(table)}</small>}
      </span>
    </button>
  );
}

/** An act that ends or loses something: small, with its cost beside it. */
function IdleAct({ act }: { act: Act }): JSX.Element {
  const table = useTable();
  const answer = act.deed !== null && 'answer' in act.deed ? act.deed.answer : null;
  const asks = answer !== null && asksBack(answer, frameOf(table));
  const line = table.questionNumber.value;
  return (
    <button type="button" class="button idle-act" onClick={(event) => press(table, { act, line }, event)}>
      <span>
        {verbWords(table, act.verb)}
        {asks && '…'}
      </span>
      {(act.verb === 'wait' || act.verb === 'pass') && <small>{say(`deciding.cost.${act.verb}`)}</small>}
    </button>
  );
}

/** The verb on its button: who drives by a line travels. */
const verbOf = ({ verb, deed }: Act): Verb =>
  deed !== null && 'along' in deed && deed.along.fare !== null ? 'line' : verb;

/** A share of damage or a repair is named on its button. */
function actWords(table: TableModel, act: Act): string {
  const { verb, deed } = act;
  const answer = deed !== null && 'answer' in deed ? deed.answer : null;
  const { plan, price } = repairPlanOf(table);
  if (verb === 'fit' && plan.value !== null)
    return say('deciding.fit.bought', { ...plan.value, francs: price.value });
  if (answer?.do === 'fit') return say('deciding.fit', { engine: answer.engine, chassis: answer.chassis });
  const frame = frameOf(table);
  if (answer?.do === 'split' && frame?.kind === 'split')
    return say('deciding.split', { engine: answer.engine, chassis: frame.amount - answer.engine });
  return verbWords(table, verbOf(act));
}

const frameOf = (table: TableModel) => {
  const { context } = choosingOf(table);
  return context.value === null ? null : askingFrame(context.value.known);
};

/** The card that is played; null for a verb of the bar. */
function cardOf({ deed }: Act): Saying<'play'> | null {
  const answer = deed !== null && 'answer' in deed ? deed.answer : null;
  return answer?.do === 'play' ? answer : null;
}

/** What has to be chosen first. */
const firstWords = (table: TableModel): string => {
  const { selectableSpaces } = choosingOf(table);
  return say(selectableSpaces.value.length > 0 ? 'decide.first.space' : 'decide.first.one');
};

/**
 * Ignores the second press of a double click, and one on a button that has not been drawn again yet: they were not meant for the
 * question that came up meanwhile.
 */
export function press(table: TableModel, { act, line }: Drawn, event: Pick<MouseEvent, 'detail'>): void {
  const { askWhy, isAnswering, questionNumber, refused } = table;
  const { armed } = choosingOf(table);
  if (event.detail > 1 || isAnswering.peek() || questionNumber.peek() !== line) return;
  if (act.deed === null) {
    if (act.wanted !== null) void askWhy(act.wanted);
  } else if ('answer' in act.deed && asksBack(act.deed.answer, frameOf(table))) {
    armed.value = act.deed.answer;
    refused.value = null;
  } else perform(table, act.verb, act.deed);
}

function perform(table: TableModel, verb: Verb, deed: NonNullable<Act['deed']>): void {
  const { driveAlong, give } = table;
  const { chosen, isRest, touch } = choosingOf(table);
  const { confirm, plan } = repairPlanOf(table);
  if ('touch' in deed) {
    touch(deed.touch);
    return;
  }
  if (verb === 'fit' && plan.peek() !== null) confirm();
  else {
    // Until the answer has come, the button stays pressed. If something is revealed on the route, its rest is chosen meanwhile.
    isRest.value = false;
    const done = 'answer' in deed ? give(deed.answer) : driveAlong(deed.along);
    void done.then(() => {
      if (!isRest.peek()) chosen.value = null;
    });
  }
}

function Meetings(): JSX.Element | null {
  const table = useTable();
  const { chosenWay, mine } = choosingOf(table);
  const { meet, meeting, outlook } = drivePlanOf(table);
  const [way, after] = [chosenWay.value, outlook.value];
  const hasChoice =
    way !== null && way.dangers > 0 && after !== null && (mine.value?.boxes[SECURITY] ?? 0) > 0;
  if (!hasChoice) return null;
  return (
    <fieldset class="meetings">
      <legend class="unseen">{say('deciding.meet')}</legend>
      {(['guard', 'suffer'] as const).map((how) => (
        <label key={how} class={meeting.value === how ? 'on' : undefined}>
          <input
            type="radio"
            class="unseen"
            name="meeting"
            checked={meeting.value === how}
            onChange={() => meet(how)}
          />
          {say(`deciding.meet.${how}`)}
        </label>
      ))}
    </fieldset>
  );
}
