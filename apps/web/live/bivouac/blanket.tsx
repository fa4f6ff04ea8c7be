// The bivouac: cards lie face up on a blanket; whoever's turn it is takes one. BASE-BIVOUAC-01, 02.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { parted } from '@race/words/parted.ts';
import type { JSX } from 'preact';
import { Card } from '../../dash/card.tsx';
import { crewName } from '../../dash/names.ts';
import { Token } from '../../dash/silhouette.tsx';
import { crews } from '../../state/crews.ts';
import { gather } from '../../state/modules.ts';
import { facts, known, told } from '../../state/shown.ts';
import { nameOf, say } from '../../words/say.ts';
import type { CardFacts } from '../../worker/messages.ts';
import { answers, labelOf } from '../choosing.ts';
import { give } from '../race.ts';
import { doesWords, whenWords } from './card-words.ts';
import { fly } from './flying.ts';
import { type Place, placesOf, takingOf, takings } from './row.ts';
import { Takers } from './takers.tsx';
import './blanket.css';

const taken = computed(() => takings(told.value.flatMap(({ events }) => events)));

const places = computed<readonly Place[]>(() => {
  const cards = facts.value?.cards ?? [];
  const row = known.value?.row.flatMap((card) => cards[card]?.id ?? []) ?? [];
  return placesOf(row, taken.value, cards);
});

const taking = computed(() => {
  const now = known.value;
  if (now === null) return takingOf([], [], []);
  const also = gather(({ alsoTakes }) => alsoTakes).flatMap((takes) => takes(now));
  return takingOf(now.order, also, taken.value);
});

/** The place of the card being read. */
const read = signal<number | null>(null);

export function Blanket(): JSX.Element {
  return (
    <section class="blanket" aria-label={say('bivouac.row')}>
      <Takers taking={taking.value} />
      <Reading />
      <ol class="blanket-cards">
        {places.value.map((place, at) => (
          <Laid key={`${place.card}${at}`} place={place} at={at} />
        ))}
      </ol>
    </section>
  );
}

/** What the touched card does; its place is kept while none is touched. */
function Reading(): JSX.Element {
  const place = read.value === null ? undefined : places.value[read.value];
  const card = factsOf(place?.card);
  return (
    <p class={`blanket-reading sheet${card === undefined ? ' unread' : ''}`} aria-live="polite">
      {card === undefined ? (
        <i>{say('bivouac.touch')}</i>
      ) : (
        <>
          <b>{nameOf('card', card.id)}</b> {doesWords(card)}. <i>{whenWords(card)}</i>
        </>
      )}
    </p>
  );
}

const factsOf = (id: string | undefined): CardFacts | undefined =>
  facts.value?.cards.find((card) => card.id === id);

function Laid({ place, at }: { place: Place; at: number }): JSX.Element {
  const card = factsOf(place.card);
  const answer = answers.value.find((one) => one.do === 'take' && one.card === place.card);
  if (card === undefined) return <li />;
  if (place.takenBy !== null) return <Gone place={place} seat={place.takenBy} />;
  const isRead = read.value === at;
  return (
    <li class={isRead ? 'laid read' : 'laid'}>
      <ul>
        <Card
          card={card}
          count={1}
          act={{
            name: nameOf('card', card.id),
            isLit: answer !== undefined,
            run: () => {
              read.value = isRead ? null : at;
            },
          }}
        />
      </ul>
      {answer && <Take answer={answer} card={card} isRead={isRead} />}
    </li>
  );
}

function Take({ answer, card, isRead }: { answer: Answer; card: CardFacts; isRead: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class={isRead ? 'button go' : 'button'}
      aria-label={labelOf(answer)}
      onClick={(event) => {
        read.value = null;
        fly(card, event.currentTarget.parentElement);
        void give(answer);
      }}
    >
      {say('verbs.take')}
    </button>
  );
}

/** The empty place, with who took the card. */
function Gone({ place, seat }: { place: Place; seat: number }): JSX.Element {
  const crew = crews.value[seat];
  return (
    <li class="laid gone">
      {crew && <Token crew={crew.id} />}
      <p aria-hidden="true">{parted(nameOf('card', place.card))}</p>
      <p class="unseen">
        {crew && say('bivouac.took', { crew: crewName(crew), card: nameOf('a', place.card) })}
      </p>
    </li>
  );
}
