// The decision bar: what is asked, what is picked and what it would bring, and one amber act.
import { CHARACTERS, type DashAnswer, type DashPublic, VEHICLES } from '@race/dash';
import { boosterText, characterName, dashQuestion, vehicleName } from '@race/words/dash/index.ts';
import { capital, listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import {
  context,
  elsewhere,
  give,
  me,
  nameAt,
  picks,
  refused,
  shown,
  sight,
  skip,
  takeBack,
  waiting,
} from './game.ts';
import { pickedAnswer } from './picks.ts';
import { Preview } from './preview.tsx';
import { RuleLink } from './rules.tsx';
import { askedBy } from './seats.tsx';
import { refusalWords, say, words } from './words.ts';
import './decide.css';

export function Decide(): JSX.Element {
  const now = sight.value;
  const known = shown.value;
  const isShowing = waiting.value > 0;
  const answers = now?.answers ?? [];
  return (
    <section class="sheet dash-bar" aria-label={say('dash.page.round', { round: known?.round ?? 0 })}>
      <p class="dash-question" aria-live="polite">
        {known === null ? '' : answers.length > 0 ? questionOf(known) : waitingFor(known)}
      </p>
      <Options answers={answers} />
      <Preview answers={answers} />
      <Refused />
      <div class="dash-buttons">
        {isShowing && (
          <button type="button" class="button" onClick={skip}>
            {say('dash.page.skip')}
          </button>
        )}
        {now?.canUndo && (
          <button type="button" class="button dash-undo" onClick={() => void takeBack()}>
            {say('dash.page.undo')}
          </button>
        )}
        <Acts answers={answers} />
      </div>
    </section>
  );
}

function questionOf(known: DashPublic): string {
  const frame = known.stack.at(-1);
  if (frame === undefined) return '';
  const asked = dashQuestion(words(), frame, context.value);
  if (frame.kind !== 'boost') return asked;
  return `${asked} ${boosterText(words(), frame.booster)}.`;
}

/** Whom everybody waits for; apart from each other people are called by name. */
function waitingFor(known: DashPublic): string {
  const frame = known.stack.at(-1);
  if (frame === undefined) return '';
  const watching = elsewhere.value?.Menu !== undefined && me.value === null ? say('online.spectator') : '';
  if (frame.kind === 'play') {
    const names = (sight.value?.waitsFor ?? []).map(nameAt);
    const waits =
      names.length === 0 ? say('dash.page.choosing') : say('online.waits', { names: listOf(words(), names) });
    return `${waits} ${watching}`.trim();
  }
  const seat = askedBy(known);
  return `${seat === null ? '' : say('dash.page.thinking', { who: nameAt(seat) })} ${watching}`.trim();
}

/** What is chosen from here and not from the table: characters and vehicles. */
function Options({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  const casts = answers.flatMap((answer) => (answer.do === 'cast' ? [answer.character] : []));
  const raises = answers.flatMap((answer) => (answer.do === 'raise' ? [answer.vehicle] : []));
  if (casts.length + raises.length === 0) return null;
  return (
    <div class="dash-options">
      {CHARACTERS.filter((one) => casts.includes(one)).map((character) => (
        <button
          key={character}
          type="button"
          class="button"
          aria-pressed={picks.value.character === character}
          onClick={() => {
            picks.value = { ...picks.value, character };
          }}
        >
          {characterName(words(), character)}
        </button>
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

/** The amber act for what is picked, and leaving a booster beside it. */
function Acts({ answers }: { answers: readonly DashAnswer[] }): JSX.Element | null {
  if (answers.length === 0) return null;
  const main = answers.find((answer) => answer.do === 'use') ?? pickedAnswer(picks.value, answers);
  const decline = answers.find((answer) => answer.do === 'decline');
  const verb = main?.do ?? answers[0]?.do ?? 'play';
  const isFollowing = sight.value?.view.public.stack.at(-1)?.kind === 'follow';
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
        {say(isFollowing && verb === 'play' ? 'dash.page.doFollow' : VERBS[verb])}
      </button>
    </>
  );
}
