// My hand: touched once a card is read, twice it is played. What can be done now is lit.
import type { JSX } from 'preact';
import { Card, type CardAct } from '../dashboard/card.tsx';
import { lazy } from '../lazy.tsx';
import { nameOf, say } from '../words/say.ts';
import { doesWords } from './bivouac/card-words.ts';
import { actsOn, type Held, held } from './cards/held.ts';
import { actWith, readCard, reading } from './cards/reading.ts';
import { ownCards, ownCrew } from './decide/own-seat.ts';
import '../dashboard/hand.css';
import './hand.css';

const CardLeaf = lazy(async () => (await import('./cards/card-leaf.tsx')).CardLeaf, null);

export function MyHand(): JSX.Element | null {
  if (ownCards.value === null) return null;
  return (
    <section class="hand my-hand" aria-label={say('viewer.hand')}>
      <header class="hand-head">
        <h3 class="label">{say('viewer.hand')}</h3>
        <p>{handWords()}</p>
      </header>
      <ul class="hand-cards" style={{ '--count': held.value.length }}>
        {held.value.map((one) => (
          <Card
            key={`${one.card.id}${one.isDrawn}`}
            card={one.card}
            count={one.count}
            act={actOf(one)}
            does={one.isDrawn ? say('decide.drawn') : doesWords(one.card)}
          />
        ))}
      </ul>
      {reading.value !== null && <CardLeaf />}
    </section>
  );
}

/** How many of how many: the chassis sets the limit. BASE-HAND-01. */
function handWords(): string {
  const { cards = 0, chassis = 0 } = ownCrew.value ?? {};
  return say('decide.hand', { cards, chassis });
}

function actOf(one: Held): CardAct {
  const [first] = actsOn(one);
  const name = nameOf('card', one.card.id);
  return {
    name: one.count > 1 ? say('names.several', { count: one.count, name }) : name,
    about: [doesWords(one.card), ...(first === undefined ? [] : [say('decide.lit')])].join(', '),
    isLit: first !== undefined,
    run: () => readCard(one),
    ...(first && { twice: () => actWith(first) }),
  };
}
