// The cartouche on the open sea of a replay: the continent, the route of the race, and its turn.
import { cartouche, type MapView } from '@race/atlas';
import type { JSX } from 'preact';
import { nameOf, say } from '../../shell/words/say.ts';
import { type TableModel, useTable } from '../model/table.ts';
import { Part } from './layer.tsx';
import { timeWords, wayWords } from './title.ts';

export const Title = ({ view }: { view: MapView }): JSX.Element => <Part svg={drawTitle(useTable(), view)} />;

function drawTitle(table: TableModel, view: MapView): string {
  const { facts } = table;
  const options = facts.value?.options;
  if (options === undefined) return '';
  return cartouche(view, {
    above: say('map.name'),
    title: nameOf('board', options.board),
    below: wayWords(view.board, options.towards),
    foot: timeWords(table),
  });
}
