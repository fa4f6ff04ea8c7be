// René's board while one races: the card that steers him, and where he is going.
import { cardNow } from '@race/great-race/modules/solo/slot.ts';
import { placeName } from '@race/words';
import type { JSX } from 'preact';
import { readable } from '../../state/readable.ts';
import { facts, intent, known } from '../../state/shown.ts';
import { say, words } from '../../words/say.ts';
import { ReneCardFace } from '../rene.tsx';
import '../solo.css';

export function ReneNow(): JSX.Element | null {
  const rival = facts.value?.solo?.rival ?? null;
  const card = rival === null || known.value === null ? null : cardNow(known.value, rival);
  if (card === null) return null;
  const board = readable.value?.board;
  return (
    <section class="rene-now" aria-label={say('solo.now')}>
      <ReneCardFace id={card.id} />
      {intent.value !== null && board !== undefined && (
        <p class="rene-aim">
          {say('solo.makesFor', { place: placeName(words(), board, intent.value.target) })}
        </p>
      )}
    </section>
  );
}
