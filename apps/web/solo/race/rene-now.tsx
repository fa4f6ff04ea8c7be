// René's board while one races: the card that steers him, where he is going, and why he did what he did last.
import { computed } from '@preact/signals';
import { cardNow } from '@race/great-race/modules/solo/slot.ts';
import { placeName } from '@race/words';
import type { JSX } from 'preact';
import { type Dispatch, dispatchesOf } from '../../paper/dispatches.ts';
import { crews } from '../../state/crews.ts';
import { isCompact } from '../../state/layout.ts';
import { readable } from '../../state/readable.ts';
import { facts, intent, moments, publicState } from '../../state/table-state.ts';
import { say, words } from '../../words/say.ts';
import { ReneCardFace } from '../rene.tsx';
import { TargetMark } from '../stickers.tsx';
import { WhyButton } from '../why/why-button.tsx';
import '../solo.css';

/** What he did last. */
const lately = computed<Dispatch | undefined>(() =>
  dispatchesOf(moments.value).findLast(({ seat }) => seat !== null && crews.value[seat]?.isRene === true),
);

/** On a small screen the map needs the room: his card is a touch away. */
const isWide = !isCompact();

export function ReneNow(): JSX.Element | null {
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
