// My hand: what each card does, and whether it can be played now. What cannot says why.
import type { Answer } from '@race/great-race';
import type { JSX } from 'preact';
import { Card, type CardAct } from '../dash/card.tsx';
import { facts } from '../state/shown.ts';
import { nameOf, say } from '../words/say.ts';
import { answers } from './choosing.ts';
import { askWhy, give, sight } from './race.ts';
import '../dash/hand.css';
import './hand.css';

export function MyHand(): JSX.Element | null {
  const own = sight.value?.view.own;
  const cards = facts.value?.cards ?? [];
  if (own === null || own === undefined) return null;
  const held = cards.flatMap((card, index) => {
    const count = own.hand[index] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
  const size = held.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="hand my-hand">
      <header class="hand-head">
        <h3 class="label">{say('viewer.hand')}</h3>
        <p>{say('viewer.cards', { count: size })}</p>
      </header>
      <ul class="hand-cards">
        {held.map(({ card, count }) => (
          <Card key={card.id} card={card} count={count} act={actOf(card.id)} />
        ))}
      </ul>
    </section>
  );
}

/** What touching a card does: plays it, or tells why it cannot be played. */
function actOf(card: string): CardAct {
  const answer = answers.value.find((one) => one.do === 'play' && one.card === card);
  const name = nameOf('card', card);
  if (answer !== undefined) return { name, isLit: true, run: () => void give(answer) };
  const wanted: Answer = { do: 'play', card };
  return { name, isLit: false, run: () => void askWhy(wanted) };
}
