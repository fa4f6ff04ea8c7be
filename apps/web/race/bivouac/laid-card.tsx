// Cards of a bivouac that can be read and taken: a touch reads one, its button takes it.
import { signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { Card } from '../../dashboard/card.tsx';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { nameOf, say } from '../../words/say.ts';
import { labelOf } from '../choosing.ts';
import { give } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { doesWords, ruleWords, whenWords } from './card-words.ts';
import { fly } from './flying.ts';
import './blanket.css';

/** The place of the card being read. */
export const read = signal<number | null>(null);

interface ReadingProps {
  readonly card: CardFacts | undefined;
  /** What would come of taking it, where a low screen has no other room for that. */
  readonly then?: string;
}

/** What the touched card does; its place is kept while none is touched. */
export function Reading({ card, then = '' }: ReadingProps): JSX.Element {
  return (
    <div class={`blanket-reading sheet${card === undefined ? ' unread' : ''}`}>
      <p aria-live="polite">
        {card === undefined ? (
          <i>{say('bivouac.touch')}</i>
        ) : (
          <>
            <b>{nameOf('card', card.id)}</b> {doesWords(card)}. <i>{whenWords(card)}</i>
            {then !== '' && <span class="reading-then"> {then}</span>}
          </>
        )}
      </p>
      {card && <RuleButton rule={ruleWords(card)} />}
    </div>
  );
}

interface Props {
  readonly card: CardFacts;
  readonly place: number;
  /** What takes it; undefined where it cannot be taken now. */
  readonly answer: Answer | undefined;
}

export function LaidCard({ card, place, answer }: Props): JSX.Element {
  const isRead = read.value === place;
  return (
    <>
      <ul>
        <Card
          card={card}
          count={1}
          act={{
            name: nameOf('card', card.id),
            about: doesWords(card),
            isLit: answer !== undefined,
            run: () => {
              read.value = isRead ? null : place;
            },
          }}
        />
      </ul>
      {answer && <Take answer={answer} card={card} isRead={isRead} />}
    </>
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
