// A card to read: what it does, when it is played, and why it cannot be played now.

import { ruleOf } from '@race/great-race/crew/hand.ts';
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nameOf, say } from '../../../shell/words/say.ts';
import { Poster, skyOf } from '../../../table/dashboard/card.tsx';
import { Leaf } from '../../../table/leaf.tsx';
import { useTable } from '../../../table/model/table.ts';
import { RuleTitles } from '../../../table/rules/rule-sheet.tsx';
import { choosingOf } from '../choosing.ts';
import { verbWords } from '../decide/verbs.ts';
import { whyWords } from '../route-words.ts';
import { doesWords, type Held, heldOf, readingOf } from './held.ts';

import './card-leaf.css';

export function CardLeaf(): JSX.Element | null {
  const table = useTable();
  const { reading } = readingOf(table);
  const one = reading.value;
  return one === null ? null : <Read one={one} />;
}

function Read({ one }: { one: Held }): JSX.Element {
  const table = useTable();
  const { actsOn } = heldOf(table);
  const { actWith, putDown } = readingOf(table);
  // At most one act is lit: the bar may have one already.
  const { row } = choosingOf(table);
  const { card } = one;
  const name = nameOf('card', card.id);
  const acts = actsOn(one);
  const refusal = useRefusal(card.id, acts.length > 0);
  const rules = new Set([ruleOf(card.id), ...(refusal === null ? [] : [refusal.rule])]);
  return (
    <Leaf name={name} close={putDown}>
      <div class={`card-leaf card-${skyOf(card)}`}>
        <Poster card={card} />
        <div class="card-words">
          <h3>{name}</h3>
          <p>{doesWords(card)}.</p>
          <p class="aside">{say('decide.played', { when: nameOf('moment', card.when) })}</p>
          {refusal !== null && <p class="card-why">{whyWords(table, refusal)}</p>}
          {acts.some(({ do: verb }) => verb === 'play') && <p class="card-now">{say('decide.now')}</p>}
        </div>
        <div class="card-acts">
          {acts.map((answer, at) => (
            <button
              key={answer.do}
              type="button"
              class={at === 0 && row.value.expected === null ? 'button go' : 'button'}
              onClick={() => actWith(answer)}
            >
              {verbWords(table, answer.do)}
            </button>
          ))}
          <RuleTitles rules={[...rules]} />
        </div>
      </div>
    </Leaf>
  );
}

/** Why a card cannot be played now; null while it can be used. */
function useRefusal(card: string, canBeUsed: boolean): Refusal | null {
  const { seatView, whyNot } = useTable();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const line = seatView.value?.line;
  useEffect(() => {
    setRefusal(null);
    if (canBeUsed) return;
    let isWanted = true;
    void whyNot({ do: 'play', card }).then((found) => isWanted && setRefusal(found));
    return () => {
      isWanted = false;
    };
  }, [card, canBeUsed, line]);
  return refusal;
}
