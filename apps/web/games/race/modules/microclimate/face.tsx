import dice from 'virtual:game-icon/dice-six-faces-six';
import { put } from '@race/atlas';
import { isSparedNow } from '@race/great-race/drive/price.ts';
import { isMicroclimate, TABLE } from '@race/great-race/modules/microclimate/tiles.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { RuleButton, say, type TableModel, useTable } from '../kit.ts';
import { Die, dieDrawing } from '../parts.tsx';
import './board.css';

/** A die is thrown on each of its tiles, unless a weather station protects the drive. SEASON-07, 08. */
function meets(table: TableModel, spaces: readonly number[]): string | undefined {
  const { facts, publicState } = table;
  const now = publicState.value;
  if (now === null || isSparedNow(now)) return undefined;
  const count = spaces.filter((space) => isMicroclimate(facts.value?.tiles[now.tiles[space] ?? -1])).length;
  return count === 0 ? undefined : say('boards.microclimate.ahead', { count });
}

/** Tiles with a weather of their own, and their die. SEASON-06, 07. */
export const face = (table: TableModel): ModuleFace => ({
  name: 'microclimate',
  icon: dice,
  Board,
  tileMark: (mark) =>
    mark === 'microclimate'
      ? put(0, -26, 0.56, `<g transform="translate(-25 -25)">${dieDrawing(5)}</g>`)
      : undefined,
  plates: { 'SEASON-07': { viewBox: '0 0 50 50', svg: dieDrawing(5) } },
  meets: (spaces) => meets(table, spaces),
  sounds: { microclimateRolled: 'dice' },
  weights: { microclimateRolled: 71 },
  note: {
    rule: 'SEASON-07',
    matters: ({ tiles }) => tiles.some((tile) => isMicroclimate(table.facts.value?.tiles[tile])),
  },
});

// What the die says on a microclimate, face by face.
function Board(): JSX.Element {
  const { facts, publicState } = useTable();
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
