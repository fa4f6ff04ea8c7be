// The bivouac beside René: five cards on numbered spaces, and each keeps its place. SOLO-15.
import { computed } from '@preact/signals';
import { NUMBERED } from '@race/great-race/modules/solo/slot.ts';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { LaidCard, Reading, read } from '../../race/bivouac/laid-card.tsx';
import { answers, asked } from '../../race/choosing.ts';
import { isTaking } from '../../race/decide/acting.ts';
import { useQuestion } from '../../race/kept-focus.ts';
import { seatView } from '../../race/race.ts';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { facts, publicState } from '../../state/table-state.ts';
import { say } from '../../words/say.ts';
import { aheadWords } from './ahead-words.ts';
import './camp.css';

interface Place {
  readonly number: number;
  /** Null where nothing lies any more. */
  readonly card: CardFacts | null;
}

/** Five spaces, and one more when a sixth card was dealt. */
const places = computed<readonly Place[]>(() => {
  const spaces = publicState.value?.modules?.solo?.spaces ?? [];
  const row = publicState.value?.row ?? [];
  const last = Math.max(NUMBERED, ...spaces);
  return Array.from({ length: last }, (_, at) => {
    const card = row[spaces.indexOf(at + 1)];
    return { number: at + 1, card: card === undefined ? null : (facts.value?.cards[card] ?? null) };
  });
});

const lying = computed(() =>
  places.value.flatMap(({ number, card }) =>
    card === null ? [] : [{ number, card, isDanger: card.danger }],
  ),
);

const isHere = computed(
  () => publicState.value?.phase === 'bivouac' && (publicState.value?.row.length ?? 0) > 0,
);

export function Camp(): JSX.Element | null {
  const self = useRef<HTMLElement>(null);
  useQuestion(self, isTaking.value ? (seatView.value?.line ?? null) : null);
  if (!isHere.value) return null;
  const ahead = isTaking.value ? aheadWords(lying.value, read.value) : '';
  return (
    <section ref={self} class="blanket camp-blanket" aria-label={say('bivouac.row')} tabIndex={-1}>
      <p class="takers-now">{asked.value}</p>
      <p class="camp-ahead" aria-live="polite">
        {ahead}
      </p>
      <Reading
        card={places.value.find(({ number }) => number === read.value)?.card ?? undefined}
        then={ahead}
      />
      <ol class="blanket-cards">
        {places.value.map((place) => (
          <Laid key={place.number} place={place} />
        ))}
      </ol>
    </section>
  );
}

function Laid({ place: { number, card } }: { place: Place }): JSX.Element {
  const answer = answers.value.find((one) => one.do === 'claim' && one.number === number);
  return (
    <li class={card === null ? 'laid gone' : read.value === number ? 'laid read' : 'laid'}>
      <p class="camp-number">{say('solo.space', { number })}</p>
      {card !== null && <LaidCard card={card} place={number} answer={answer} />}
    </li>
  );
}
