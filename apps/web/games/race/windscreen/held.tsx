// The player's hand during planning: what each card does, and when.

import type { JSX } from 'preact';
import { nameOf, say } from '../../../shell/words/say.ts';
import { Card } from '../../../table/dashboard/card.tsx';
import { useTable } from '../../../table/model/table.ts';
import { openRule } from '../../../table/rules/open-rule.tsx';
import { doesWords, heldOf, ruleWords } from '../cards/held.ts';

import './held.css';

export function Held(): JSX.Element {
  const table = useTable();
  const { held } = heldOf(table);
  return (
    <section class="held" aria-label={say('dashboard.hand')}>
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
      {held.value.length === 0 && <p class="sheet">{say('dashboard.cards', { count: 0 })}</p>}
    </section>
  );
}
