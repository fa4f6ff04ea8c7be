// Cards of a bivouac that can be read and taken: a tap reads one, its button takes it.

import { signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { nameOf, say } from '../../../shell/words/say.ts';
import type { CardFacts } from '../../../sources/race-messages.ts';
import { Card } from '../../../table/dashboard/card.tsx';
import { perTable, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import { doesWords, ruleWords, whenWords } from '../cards/held.ts';
import { hintOf } from '../hint/hint.tsx';
import { labelOf } from '../labels.ts';
import { flyingOf } from './bivouac.tsx';

import './blanket.css';

export const laidCardOf = perTable(() => {
  /** The place of the card being read. */
  const read = signal<number | null>(null);

  return { read };
});

interface ReadingProps {
  readonly card: CardFacts | undefined;
  /** The consequences of taking it, for low screens that have no other room. */
  readonly then?: string;
}

/** What the tapped card does; its room is kept while none is tapped. */
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
  /** Takes the card; undefined where it cannot be taken now. */
  readonly answer: Answer | undefined;
  /** Whether it is taken by a button of its own, and not in the bar. */
  readonly hasButton?: boolean;
}

export function LaidCard({ card, place, answer, hasButton = true }: Props): JSX.Element {
  const table = useTable();
  const { read } = laidCardOf(table);
  const { fly } = flyingOf(table);
  const { marks } = hintOf(table);
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
            mark: answer === undefined ? null : (marks.value.cards.get(card.id) ?? null),
            run: () => {
              read.value = isRead && hasButton ? null : place;
            },
            ...(answer &&
              !hasButton && {
                isChosen: isRead,
                twice: (event: MouseEvent) => {
                  const { currentTarget } = event;
                  fly(card, currentTarget instanceof Element ? currentTarget.closest('.laid') : null);
                  void table.give(answer);
                },
              }),
          }}
          {...(!hasButton && { does: doesWords(card) })}
        />
      </ul>
      {answer && hasButton && <Take answer={answer} card={card} isRead={isRead} />}
    </>
  );
}

function Take({ answer, card, isRead }: { answer: Answer; card: CardFacts; isRead: boolean }): JSX.Element {
  const table = useTable();
  const { give } = table;
  const { read } = laidCardOf(table);
  const { fly } = flyingOf(table);
  return (
    <button
      type="button"
      class={isRead ? 'button go' : 'button'}
      aria-label={labelOf(table, answer)}
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
