// The player's hand: one tap reads a card, the next plays it. Cards that can be used now are lit.

import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSheets } from '../../shell/chunks.ts';
import { named, nameOf, say } from '../../shell/words/say.ts';
import { Card, type CardAct } from '../../table/dashboard/card.tsx';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { doesWords, type Held, heldOf, readingOf } from './cards/held.ts';
import { ownSeatOf } from './decide/acting.ts';
import { hintOf } from './hint/hint.tsx';

import '../../table/dashboard/hand.css';
import './hand.css';

const CardLeaf = lazy(async () => (await loadSheets()).CardLeaf, null);

export function MyHand(): JSX.Element | null {
  const table = useTable();
  const { ownCards } = ownSeatOf(table);
  const { held } = heldOf(table);
  const { reading } = readingOf(table);
  if (ownCards.value === null) return null;
  return (
    <section class="hand my-hand" tabIndex={-1} aria-label={say('dashboard.hand')}>
      <header class="hand-head">
        <h3 class="label">{say('dashboard.hand')}</h3>
        <p>{handWords(table)}</p>
      </header>
      {isBeginning(table) && <p class="hand-first">{firstWords(table)}</p>}
      <ul class="hand-cards" style={{ '--count': held.value.length }}>
        {held.value.map((one) => (
          <Card
            key={`${one.card.id}${one.isDrawn}`}
            card={one.card}
            count={one.count}
            act={actOf(table, one)}
            does={doesWords(one.card)}
            {...(one.isDrawn && { when: say('decide.drawn') })}
          />
        ))}
      </ul>
      {reading.value !== null && <CardLeaf />}
    </section>
  );
}

/** Before the first card is taken, its place shows the player's crew and how to win. */
const isBeginning = ({ publicState }: TableModel): boolean =>
  publicState.value?.turn === 1 && publicState.value.phase === 'bivouac';

function firstWords({ crews, readable, reader }: TableModel): string {
  const board = readable.value?.board;
  const city = board?.spaces[board.destination]?.city?.id;
  const crew = crews.value[reader.value ?? 0];
  if (city === undefined || crew === undefined || crew.id === '') return '';
  return say('bivouac.first', { crew: named('surname', crew.id), city: named('city', city) });
}

/** The number of cards and its limit, which the chassis sets. BASE-HAND-01. */
function handWords(table: TableModel): string {
  const { ownCrew } = ownSeatOf(table);
  const { cards = 0, chassis = 0 } = ownCrew.value ?? {};
  return say('decide.hand', { cards, chassis });
}

function actOf(table: TableModel, one: Held): CardAct {
  const { actsOn } = heldOf(table);
  const { actWith, readCard } = readingOf(table);
  const { marks } = hintOf(table);
  const [first] = actsOn(one);
  const name = nameOf('card', one.card.id);
  return {
    name: one.count > 1 ? say('names.several', { count: one.count, name }) : name,
    about: [doesWords(one.card), ...(first === undefined ? [] : [say('decide.lit')])].join(', '),
    isLit: first !== undefined,
    mark: marks.value.cards.get(one.card.id) ?? null,
    run: () => readCard(one),
    ...(first && { twice: () => actWith(first) }),
  };
}
