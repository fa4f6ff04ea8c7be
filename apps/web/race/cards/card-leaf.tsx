// A card to read: what it does, when it is played, whether that is now, and if not why.
import { ruleOf } from '@race/great-race/crew/hand.ts';
import type { Refusal } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Poster, skyOf } from '../../dashboard/card.tsx';
import { nameOf, say } from '../../words/say.ts';
import { doesWords } from '../bivouac/card-words.ts';
import { verbWords, whyWords } from '../decide/words.ts';
import { Leaf } from '../leaf.tsx';
import { seatView, whyNot } from '../race.ts';
import { RuleTitles } from '../rules/rule-titles.tsx';
import { actsOn, type Held } from './held.ts';
import { actWith, putDown, reading } from './reading.ts';
import './card-leaf.css';

export function CardLeaf(): JSX.Element | null {
  const one = reading.value;
  return one === null ? null : <Read one={one} />;
}

function Read({ one }: { one: Held }): JSX.Element {
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
          {refusal !== null && <p class="card-why">{whyWords(refusal)}</p>}
          {acts.some(({ do: verb }) => verb === 'play') && <p class="card-now">{say('decide.now')}</p>}
        </div>
        <div class="card-acts">
          {acts.map((answer, at) => (
            <button
              key={answer.do}
              type="button"
              class={at === 0 ? 'button go' : 'button'}
              onClick={() => actWith(answer)}
            >
              {verbWords(answer.do)}
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
