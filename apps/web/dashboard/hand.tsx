// What is known of a hand: cards taken face up are shown, the others by their back.
import type { JSX } from 'preact';
import type { ShownCrew } from '../state/crews.ts';
import { facts, openHands } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { Card, CardBack } from './card.tsx';
import './hand.css';

export function Hand({ crew }: { crew: ShownCrew }): JSX.Element {
  const cards = facts.value?.cards ?? [];
  const open = openHands.value[crew.seat] ?? crew.known;
  const known = cards.flatMap((card, index) => {
    const count = open[index] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
  const unknown = crew.cards - known.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="hand">
      <header class="hand-head">
        <h3 class="label">{say('viewer.hand')}</h3>
        <p>{say('viewer.cards', { count: crew.cards })}</p>
      </header>
      <ul class="hand-cards" style={{ '--count': known.length + (unknown > 0 ? 1 : 0) }}>
        {known.map(({ card, count }) => (
          <Card key={card.id} card={card} count={count} />
        ))}
        {unknown > 0 && <CardBack count={unknown} />}
      </ul>
    </section>
  );
}
