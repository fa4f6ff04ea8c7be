// The decision bar: what is asked, what is picked and what it would bring, and one amber act.
import { CHARACTERS, type DashAnswer, VEHICLES } from '@race/dash';
import { characterName, vehicleName } from '@race/words/dash/index.ts';
import { capital } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useFocusOn } from '../race/focus.ts';
import { questionOf, waitingFor } from './asked.ts';
import { context, give, picks, refused, seatView, shown, skip, stepsNow, takeBack, waiting } from './game.ts';
import { pickedAnswer } from './picks.ts';
import { Preview } from './preview.tsx';
import { RuleLink } from './rules.tsx';
import { refusalWords, say, words } from './words.ts';
import './decide.css';

export function Decide(): JSX.Element {
  const now = seatView.value;
  const publicState = shown.value;
  const isShowing = waiting.value > 0;
  const answers = now?.answers ?? [];
  const self = useRef<HTMLElement>(null);
  const asked = answers.length > 0 ? (now?.line ?? null) : null;
  useFocusOn(self, asked, stepsNow);
  return (
    <section
      ref={self}
      class="sheet dash-bar"
      aria-label={say('dash.page.round', { round: Math.max(publicState?.round ?? 0, 1) })}
      tabIndex={-1}
    >
      <p class="dash-question">
        {publicState === null ? '' : answers.length > 0 ? questionOf(publicState) : waitingFor(publicState)}
      </p>
      <Options answers={answers} />
      <div class="dash-preview" aria-live="polite">
        <Preview answers={answers} />
      </div>
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
        <Acts key={asked} answers={answers} />
      </div>
    </section>
  );
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
        {say(isFollowing && verb === 'play' ? 'dash.page.doFollow' : VERBS[verb])}
      </button>
    </>
  );
}
