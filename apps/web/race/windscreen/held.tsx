// My hand while planning: what each card does, and when.
import type { JSX } from 'preact';
import { Card } from '../../dashboard/card.tsx';
import { nameOf, say } from '../../words/say.ts';
import { doesWords, ruleWords } from '../bivouac/card-words.ts';
import { held } from '../cards/held.ts';
import { openRule } from '../rules/open-rule.ts';
import './held.css';

export function Held(): JSX.Element {
  return (
    <section class="held" aria-label={say('viewer.hand')}>
      <ul>
        {held.value.map(({ card, count }) => (
          <Card
            key={card.id}
            card={card}
            count={count}
            does={doesWords(card)}
            act={{
              name: nameOf('card', card.id),
              about: doesWords(card),
              isLit: false,
              run: () => openRule(ruleWords(card)),
            }}
          />
        ))}
      </ul>
      {held.value.length === 0 && <p class="sheet">{say('viewer.cards', { count: 0 })}</p>}
    </section>
  );
}
