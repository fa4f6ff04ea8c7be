// The five gifts, and which of the villages have been found.

import type { Gift } from '@race/great-race/modules/village/gifts.ts';
import type { JSX } from 'preact';
import { capital, facts, nameOf, publicState, RuleButton, say } from '../kit.ts';
import { GIFTS, giftOfMark, giftSign } from './gifts.ts';
import './board.css';

export function Board(): JSX.Element {
  return (
    <>
      <h3 class="label">{say('boards.village.gifts')}</h3>
      <ul class="gifts">
        {GIFTS.map((gift) => (
          <li key={gift}>
            <GiftSign gift={gift} />
            <span>
              <b>{capital(nameOf('gift', gift))}</b>
              <i class="aside">{say(isLaid(gift) ? 'boards.village.laid' : 'boards.village.bag')}</i>
            </span>
          </li>
        ))}
      </ul>
      <div class="board-act">
        <RuleButton rule="VILLAGE-02" />
      </div>
    </>
  );
}

function isLaid(gift: Gift): boolean {
  const tiles = facts.value?.tiles ?? [];
  return publicState.value?.tiles.some((tile) => giftOfMark(tiles[tile]?.mark ?? '') === gift) === true;
}

export const GiftSign = ({ gift }: { gift: Gift }): JSX.Element => (
  <svg
    class="gift"
    viewBox="-17 -17 34 34"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: giftSign(gift) }}
  />
);
