// What the die says on a microclimate, face by face.

import { isMicroclimate, TABLE } from '@race/great-race/modules/microclimate/tiles.ts';
import type { JSX } from 'preact';
import { facts, publicState, RuleButton, say } from '../kit.ts';
import { Die } from '../parts/die.tsx';
import './board.css';

export function Board(): JSX.Element {
  const tiles = facts.value?.tiles ?? [];
  const count = publicState.value?.tiles.filter((tile) => isMicroclimate(tiles[tile])).length ?? 0;
  return (
    <>
      <h3 class="label">{say('boards.microclimate.table')}</h3>
      <ol class="die-table">
        {TABLE.map((adds, at) => (
          <li key={at}>
            <Die face={at + 1} />
            {say(`boards.microclimate.${adds}`)}
          </li>
        ))}
      </ol>
      <div class="board-act">
        <p class="aside">{say('boards.microclimate.laid', { count })}</p>
        <RuleButton rule="SEASON-07" />
      </div>
    </>
  );
}
