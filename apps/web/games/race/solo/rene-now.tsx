// René's board during a race: his current card, where he is going, and the reasons for his last act.
import { computed } from '@preact/signals';
import { cardNow } from '@race/great-race/modules/solo/slot.ts';
import { placeName } from '@race/words';
import type { JSX } from 'preact';
import { isCompact } from '../../../shell/settings/layout.ts';
import { say, words } from '../../../shell/words/say.ts';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { perTable, useTable } from '../../../table/model/table.ts';
import { type Dispatch, dispatchesOf } from '../../../table/newspaper/dispatches.ts';
import { explainedOf } from '../../../table/newspaper/open-paper.tsx';
import { ReneCardFace, TargetMark } from './rene.tsx';
import './solo.css';
import './why-button.css';
import './turns-left.css';

const reneNowOf = perTable((table) => {
  const { crews, moments } = table;
  /** His last act. */
  const lately = computed<Dispatch | undefined>(() =>
    dispatchesOf(moments.value).findLast(({ seat }) => seat !== null && crews.value[seat]?.isRene === true),
  );

  return { lately };
});

/** On a small screen his card is behind a button, to leave room for the map. */
const isWide = !isCompact();

export function ReneNow(): JSX.Element | null {
  const table = useTable();
  const { facts, intent, publicState, readable } = table;
  const { lately } = reneNowOf(table);
  const rival = facts.value?.solo?.rival ?? null;
  const card = rival === null || publicState.value === null ? null : cardNow(publicState.value, rival);
  if (card === null) return null;
  const board = readable.value?.board;
  return (
    <section class="rene-now" aria-label={say('solo.now')}>
      <details open={isWide}>
        <summary>
          <b class="rene-id">{card.id}</b>
          <TargetMark colour={card.target} />
          <span>
            {intent.value !== null &&
              board !== undefined &&
              say('solo.makesFor', { place: placeName(words(), board, intent.value.target) })}
          </span>
        </summary>
        <ReneCardFace id={card.id} />
      </details>
      {lately.value !== undefined && <WhyButton dispatch={lately.value} />}
    </section>
  );
}

/** Opens the reasons for an act of René. */
export function WhyButton({ dispatch }: { dispatch: Dispatch }): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const { explain } = explainedOf(table);
  const crew = crews.value[dispatch.seat ?? -1];
  return (
    <button
      type="button"
      class="why-button"
      aria-label={say('solo.why.about', { crew: crew === undefined ? '' : crewName(table, crew) })}
      onClick={({ currentTarget }) => explain(dispatch, currentTarget)}
    >
      {say('solo.why.ask')}
    </button>
  );
}

// A race alone is driven against the calendar: how many of its turns have begun. PASS-02.
export function TurnsLeft(): JSX.Element | null {
  const { facts, publicState } = useTable();
  const turns = facts.value?.solo?.turns ?? null;
  if (turns === null) return null;
  const turn = publicState.value?.turn ?? 0;
  return (
    <p class="turns-left">
      <span>{say('solo.turnOf', { turn, turns })}</span>
      <svg viewBox={`-1 -1 ${turns * 16 + 2} 14`} aria-hidden="true">
        {Array.from({ length: turns }, (_, nth) => (
          <rect key={nth} x={nth * 16} width="12" height="12" class={nth < turn ? 'begun' : ''} />
        ))}
      </svg>
    </p>
  );
}
