// The bivouac beside René: five cards on numbered spaces, and each keeps its place. SOLO-15.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { Card } from '../../dash/card.tsx';
import { doesWords, whenWords } from '../../live/bivouac/card-words.ts';
import { answers, asked, labelOf } from '../../live/choosing.ts';
import { give } from '../../live/race.ts';
import { facts, known } from '../../state/shown.ts';
import { nameOf, say } from '../../words/say.ts';
import type { CardFacts } from '../../worker/messages.ts';
import '../../live/bivouac/blanket.css';
import './camp.css';

interface Place {
  readonly number: number;
  /** Null where nothing lies any more. */
  readonly card: CardFacts | null;
}

/** Five spaces, and one more when a sixth card was dealt. */
const SPACES = 5;

const places = computed<readonly Place[]>(() => {
  const spaces = known.value?.modules?.solo?.spaces ?? [];
  const row = known.value?.row ?? [];
  const last = Math.max(SPACES, ...spaces);
  return Array.from({ length: last }, (_, at) => {
    const card = row[spaces.indexOf(at + 1)];
    return { number: at + 1, card: card === undefined ? null : (facts.value?.cards[card] ?? null) };
  });
});

const isHere = computed(() => known.value?.phase === 'bivouac' && (known.value?.row.length ?? 0) > 0);

/** The space of the card being read. */
const read = signal<number | null>(null);

export function Camp(): JSX.Element | null {
  if (!isHere.value) return null;
  return (
    <section class="blanket camp-blanket" aria-label={say('bivouac.row')}>
      <p class="takers-now">{asked.value}</p>
      <Reading />
      <ol class="blanket-cards">
        {places.value.map((place) => (
          <Laid key={place.number} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Reading(): JSX.Element {
  const card = places.value.find(({ number }) => number === read.value)?.card ?? null;
  return (
    <p class={`blanket-reading sheet${card === null ? ' unread' : ''}`} aria-live="polite">
      {card === null ? (
        <i>{say('bivouac.touch')}</i>
      ) : (
        <>
          <b>{nameOf('card', card.id)}</b> {doesWords(card)}. <i>{whenWords(card)}</i>
        </>
      )}
    </p>
  );
}

function Laid({ place: { number, card } }: { place: Place }): JSX.Element {
  const answer = answers.value.find((one) => one.do === 'claim' && one.number === number);
  const isRead = read.value === number;
  return (
    <li class={card === null ? 'laid gone' : isRead ? 'laid read' : 'laid'}>
      <p class="camp-number">{say('solo.space', { number })}</p>
      {card !== null && (
        <ul>
          <Card
            card={card}
            count={1}
            act={{
              name: nameOf('card', card.id),
              isLit: answer !== undefined,
              run: () => {
                read.value = isRead ? null : number;
              },
            }}
          />
        </ul>
      )}
      {answer !== undefined && <Take answer={answer} isRead={isRead} />}
    </li>
  );
}

function Take({ answer, isRead }: { answer: Answer; isRead: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class={isRead ? 'button go' : 'button'}
      aria-label={labelOf(answer)}
      onClick={() => {
        read.value = null;
        void give(answer);
      }}
    >
      {say('verbs.take')}
    </button>
  );
}
