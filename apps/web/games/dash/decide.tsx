// The decision bar: the question, what is picked and what it would bring, and the main button.
import { CHARACTERS, cardAt, type DashAnswer, stagesOf, VEHICLES } from '@race/dash';
import { boosterName, boosterText, vehicleName } from '@race/words/dash/index.ts';
import { capital, named } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFocusOn } from '../../table/focus.ts';
import { gainWords } from './board.tsx';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { gainOf, mostAhead } from './facts.ts';
import { NO_PICKS, pickedAnswer } from './laid.ts';
import { RuleLink } from './rules.tsx';
import { Ticket } from './ticket.tsx';
import { captionFor, noteTaught, questionOf, refusalWords, say, waitingFor, words } from './words.ts';
import './decide.css';

export function Decide(): JSX.Element {
  const table = useDashTable();
  const now = table.seatView.value;
  const publicState = table.shown.value;
  const isShowing = table.waiting.value > 0;
  const answers = now?.answers ?? [];
  const self = useRef<HTMLElement>(null);
  const asked = answers.length > 0 ? (now?.line ?? null) : null;
  useFocusOn(self, asked, table.stepsNow);
  return (
    <section
      ref={self}
      class="sheet dash-bar"
      aria-label={say('dash.page.round', { round: Math.max(publicState?.round ?? 0, 1) })}
      tabIndex={-1}
    >
      <div class="dash-ask">
        <Lesson />
        <p class="dash-question">
          {publicState === null
            ? ''
            : answers.length > 0
              ? questionOf(table, publicState)
              : isShowing
                ? ''
                : waitingFor(table, publicState)}
        </p>
        <div class="dash-preview" aria-live="polite">
          <Preview answers={answers} />
        </div>
        <Refused />
      </div>
      <Options answers={answers} />
      <div class="dash-buttons">
        {isShowing && (
          <button type="button" class="button" onClick={table.skip}>
            {say('dash.page.skip')}
          </button>
        )}
        <Another answers={answers} canUndo={now?.canUndo === true} />
        <Acts key={asked} answers={answers} />
      </div>
    </section>
  );
}

/** One caption at a time before the question, in a first dash. */
function Lesson(): JSX.Element | null {
  const { isTeaching, seatView, me, past } = useDashTable();
  const now = seatView.value;
  const isAsked = now !== null && now.answers.length > 0 && me.value !== null;
  const events = past.value.flatMap((one) => one.events);
  const caption = isAsked && isTeaching.value ? captionFor(now.view.public, events) : null;
  const isOver =
    (now?.view.public.round ?? 0) > 2 || (caption === null && now?.view.public.round === 2 && isAsked);
  useEffect(() => {
    if (isTeaching.peek() && isOver) {
      isTeaching.value = false;
      noteTaught();
    }
  }, [isOver]);
  return caption === null ? null : <p class="dash-caption">{say(`dash.caption.${caption}`)}</p>;
}

/** Takes the pick back, or else the last answer. */
function Another({
  answers,
  canUndo,
}: {
  answers: readonly DashAnswer[];
  canUndo: boolean;
}): JSX.Element | null {
  const { picks, takeBack } = useDashTable();
  if (pickedAnswer(picks.value, answers) !== undefined)
    return (
      <button
        type="button"
        class="button dash-undo dash-another"
        onClick={() => {
          picks.value = NO_PICKS;
        }}
      >
        {say('dash.page.another')}
      </button>
    );
  return canUndo ? (
    <button type="button" class="button dash-undo" onClick={() => void takeBack()}>
      {say('dash.page.undo')}
    </button>
  ) : null;
}

/** What is chosen in the bar and not on the table: characters and vehicles. */
function Options({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  const { picks } = useDashTable();
  const casts = answers.flatMap((answer) => (answer.do === 'cast' ? [answer.character] : []));
  const raises = answers.flatMap((answer) => (answer.do === 'raise' ? [answer.vehicle] : []));
  if (casts.length + raises.length === 0) return null;
  return (
    <div class={`dash-options${casts.length > 0 ? ' is-cast' : ''}`}>
      {CHARACTERS.filter((one) => casts.includes(one)).map((character) => (
        <Ticket
          key={character}
          character={character}
          isChosen={picks.value.character === character}
          onChoose={() => {
            picks.value = { ...picks.value, character };
          }}
        />
      ))}
      {VEHICLES.filter((one) => raises.includes(one)).map((vehicle) => (
        <button
          key={vehicle}
          type="button"
          class="button"
          aria-pressed={picks.value.vehicle === vehicle}
          onClick={() => {
            picks.value = { ...picks.value, vehicle };
          }}
        >
          {capital(words(), vehicleName(words(), vehicle))}
        </button>
      ))}
    </div>
  );
}

function Refused(): JSX.Element | null {
  const { refused, context } = useDashTable();
  const refusal = refused.value;
  if (refusal === null) return null;
  return (
    <p role="alert">
      {refusalWords(refusal, context.value)} <RuleLink rule={refusal.rule} />
    </p>
  );
}

const VERBS = {
  cast: 'dash.page.doCast',
  play: 'dash.page.doPlay',
  take: 'dash.page.doTake',
  raise: 'dash.page.doRaise',
  swap: 'dash.page.doSwap',
  use: 'dash.page.doUse',
  decline: 'dash.page.doDecline',
} as const satisfies Record<DashAnswer['do'], string>;

/** The main button for what is picked, and the one that declines a booster. */
function Acts({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  const table = useDashTable();
  const { picks, seatView, give } = table;
  if (answers.length === 0) return null;
  const main = answers.find((answer) => answer.do === 'use') ?? pickedAnswer(picks.value, answers);
  const decline = answers.find((answer) => answer.do === 'decline');
  const verb = main?.do ?? answers[0]?.do ?? 'play';
  const isFollowing = seatView.value?.view.public.stack.at(-1)?.kind === 'follow';
  return (
    <>
      {decline !== undefined && (
        <button type="button" class="button" onClick={() => void give(decline)}>
          {say(VERBS.decline)}
        </button>
      )}
      <button
        type="button"
        class={`button${main === undefined ? '' : ' go'}`}
        disabled={main === undefined}
        onClick={() => main !== undefined && void give(main)}
      >
        {main?.do === 'take'
          ? say('dash.page.doTakeFor', { stages: gainWith(table, main) })
          : say(isFollowing && verb === 'play' ? 'dash.page.doFollow' : VERBS[verb])}
      </button>
    </>
  );
}

// The consequences of what is picked.
/** The count of the course with what is picked; or who could go before the card that would be laid, and its back. */
function Preview({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  const table = useDashTable();
  const answer = pickedAnswer(table.picks.value, answers);
  const stages = stagesWith(table, answer);
  if (stages !== null)
    return (
      <p>
        {answer?.do === 'take' && <TakenPreview card={answer.card} />} {say('dash.page.would', { stages })}
      </p>
    );
  return answer?.do === 'play' ? <LaidPreview card={answer.card} /> : null;
}

/** What a card would add, part by part. */
function TakenPreview({ card }: { card: string }): JSX.Element | null {
  const { cards, seatView, me } = useDashTable();
  const known = seatView.value?.view.public;
  const index = cards.value.cardIndex.get(card);
  if (known === undefined || index === undefined || me.value === null) return null;
  const gain = gainOf(cards.value, known, { seat: me.value, card: index });
  return gain === null || gain.stages === 0 ? null : (
    <b>
      +{gain.stages}: {gainWords(gain)}.
    </b>
  );
}

function LaidPreview({ card }: { card: string }): JSX.Element | null {
  const { cards, seatView } = useDashTable();
  const now = seatView.value;
  const index = cards.value.cardIndex.get(card);
  const seat = now?.view.seat ?? null;
  if (now === null || seat === null || index === undefined) return null;
  const { vehicle, speed, booster } = cardAt(cards.value, index);
  return (
    <p>
      <b>
        {capital(
          words(),
          say('dash.page.pickedIs', { vehicle: named(words(), `dash.vehicle.${vehicle}`), speed }),
        )}
      </b>{' '}
      {say('dash.page.ahead', { count: mostAhead(cards.value, now.view.public, { seat, card: index }) })}{' '}
      {booster !== null && (
        <span>
          {say('names.labelled', {
            label: boosterName(words(), booster),
            words: boosterText(words(), booster),
          })}
          .
        </span>
      )}
    </p>
  );
}

function gainWith(table: DashTableModel, answer: DashAnswer): number {
  const { seatView, cards } = table;
  const now = seatView.value;
  const seat = now?.view.seat ?? null;
  const character = seat === null ? null : (now?.view.public.characters[seat] ?? null);
  if (now === null || seat === null || character === null) return 0;
  const before = stagesOf(cards.value, now.view.public.courses[seat] ?? [], character);
  return (stagesWith(table, answer) ?? before) - before;
}

function stagesWith({ cards, seatView }: DashTableModel, answer: DashAnswer | undefined): number | null {
  const now = seatView.value;
  const seat = now?.view.seat ?? null;
  if (now === null || seat === null) return null;
  const character = now.view.public.characters[seat] ?? null;
  const course = now.view.public.courses[seat] ?? [];
  const { cardIndex } = cards.value;
  if (character === null || (answer?.do !== 'take' && answer?.do !== 'swap')) return null;
  const then =
    answer.do === 'take'
      ? [...course, cardIndex.get(answer.card) ?? -1]
      : course.map((card) =>
          cardAt(cards.value, card).id === answer.course ? (cardIndex.get(answer.hand) ?? -1) : card,
        );
  return stagesOf(cards.value, then, character);
}
