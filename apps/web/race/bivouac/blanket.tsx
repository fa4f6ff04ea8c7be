// The bivouac: cards lie face up on a blanket; whoever's turn it is takes one. BASE-BIVOUAC-01, 02.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { theCrew } from '../../dashboard/names.ts';
import { Token } from '../../dashboard/silhouette.tsx';
import { besidePaper } from '../../map/free-sea.ts';
import { isOpen } from '../../paper/newspaper.tsx';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { crews } from '../../state/crews.ts';
import { gather } from '../../state/modules.ts';
import { facts, moments, publicState } from '../../state/table-state.ts';
import { named, nameOf, say } from '../../words/say.ts';
import { answers } from '../choosing.ts';
import { isTaking } from '../decide/acting.ts';
import { useQuestion } from '../kept-focus.ts';
import { seatView } from '../race.ts';
import { isCampAtFoot } from './camp.ts';
import { LaidCard, Reading, read } from './laid-card.tsx';
import { type BivouacSlot, placesOf, takingOf, takings } from './row.ts';
import { Takers } from './takers.tsx';

const taken = computed(() => takings(moments.value.flatMap(({ events }) => events)));

const places = computed<readonly BivouacSlot[]>(() => {
  const cards = facts.value?.cards ?? [];
  const row = publicState.value?.row.flatMap((card) => cards[card]?.id ?? []) ?? [];
  return placesOf(row, taken.value, cards);
});

const taking = computed(() => {
  const now = publicState.value;
  if (now === null) return takingOf([], [], []);
  const also = gather(({ alsoTakes }) => alsoTakes).flatMap((takes) => takes(now));
  return takingOf(now.order, also, taken.value);
});

export { Flight } from './flight.tsx';

export function Blanket(): JSX.Element {
  const self = useRef<HTMLElement>(null);
  const place = isOpen.value && !isCampAtFoot.value ? besidePaper.value : {};
  useQuestion(self, isTaking.value ? (seatView.value?.line ?? null) : null);
  return (
    <section
      ref={self}
      class={isCampAtFoot.value ? 'blanket high' : 'blanket'}
      style={place}
      aria-label={say('bivouac.row')}
      tabIndex={-1}
    >
      <Takers taking={taking.value} />
      <Reading card={read.value === null ? undefined : factsOf(places.value[read.value]?.card)} />
      <ol class="blanket-cards">
        {places.value.map((place, at) => (
          <Laid key={`${place.card}${at}`} place={place} at={at} />
        ))}
      </ol>
    </section>
  );
}

const factsOf = (id: string | undefined): CardFacts | undefined =>
  facts.value?.cards.find((card) => card.id === id);

function Laid({ place, at }: { place: BivouacSlot; at: number }): JSX.Element {
  const card = factsOf(place.card);
  const answer = answers.value.find((one) => one.do === 'take' && one.card === place.card);
  if (card === undefined) return <li />;
  if (place.takenBy !== null) return <Gone place={place} seat={place.takenBy} />;
  return (
    <li class={read.value === at ? 'laid read' : 'laid'}>
      <LaidCard card={card} place={at} answer={answer} />
    </li>
  );
}

/** The empty place, with who took the card. */
function Gone({ place, seat }: { place: BivouacSlot; seat: number }): JSX.Element {
  const crew = crews.value[seat];
  return (
    <li class="laid gone">
      {crew && <Token crew={crew.id} />}
      <p aria-hidden="true">{nameOf('card', place.card)}</p>
      <p class="unseen">
        {crew && say('bivouac.took', { crew: theCrew(crew), card: named('a', place.card) })}
      </p>
    </li>
  );
}
