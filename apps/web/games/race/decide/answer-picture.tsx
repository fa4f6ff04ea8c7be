// The picture of an answer, as small as it can be read.

import type { Answer, Saying } from '@race/great-race';
import { fareFor } from '@race/great-race/drive/transport.ts';
import { askingFrame } from '@race/words/asking.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../shell/icons/icon.tsx';
import { nameOf, say } from '../../../shell/words/say.ts';
import { crewName, Silhouette, Token } from '../../../table/dashboard/crew.tsx';
import { drawnTile, markOf } from '../../../table/map/tiles.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { labelOf } from '../labels.ts';

export function AnswerPicture({ answer }: { answer: Answer }): JSX.Element {
  const table = useTable();
  switch (answer.do) {
    case 'hold':
      return <Tile tile={answer.tile} />;
    case 'target':
      return <Rival seat={answer.seat} />;
    case 'choose':
      return (
        <span class="option-crew">
          <Silhouette crew={answer.crew} />
          <span class="option-name">{nameOf('surname', answer.crew)}</span>
        </span>
      );
    case 'split':
      return <Levels engine={-answer.engine} chassis={answer.engine - toShareOut(table)} />;
    case 'fit':
      return <Levels engine={answer.engine} chassis={answer.chassis} />;
    case 'line':
      return <Fare answer={answer} />;
    case 'enter':
      return <Cans count={answer.poured ? 1 : 0} />;
    default:
      return <span>{labelOf(table, answer)}</span>;
  }
}

/** A tile in hand. */
export function Tile({ tile }: { tile: string }): JSX.Element | null {
  const table = useTable();
  const { facts } = table;
  const data = facts.value?.tiles.find(({ id }) => id === tile);
  if (data === undefined) return null;
  const svg = drawnTile(data, null, { sight: 'far', mark: markOf(table, data, 'far') });
  return (
    <svg
      class="option-tile"
      viewBox="-52 -52 104 106"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function Rival({ seat }: { seat: number }): JSX.Element | null {
  const table = useTable();
  const { crews } = table;
  const crew = crews.value[seat];
  if (crew === undefined) return null;
  return (
    <span class="option-crew">
      <Token crew={crew.id} />
      <span class="option-name">{crewName(table, crew)}</span>
    </span>
  );
}

function Levels({ engine, chassis }: { engine: number; chassis: number }): JSX.Element {
  return (
    <span class="option-levels">
      <Icon name="engine" />
      <b>{signed(engine)}</b>
      <Icon name="car-wheel" />
      <b>{signed(chassis)}</b>
    </span>
  );
}

function signed(levels: number): string {
  if (levels === 0) return '0';
  return levels > 0 ? `+${levels}` : `−${-levels}`;
}

/** The total damage. */
function toShareOut(table: TableModel): number {
  const { context } = choosingOf(table);
  const frame = context.value === null ? null : askingFrame(context.value.known);
  return frame?.kind === 'split' ? frame.amount : 0;
}

/** Jerrycans that pay for a part of the price. */
function Cans({ count }: { count: number }): JSX.Element {
  return (
    <span class="option-cards">
      <Icon name="jerrycan" />
      <b>{count}</b>
    </span>
  );
}

/** The fare, and the cards that go with it. */
function Fare({ answer: { line, cards, poured } }: { answer: Saying<'line'> }): JSX.Element {
  const table = useTable();
  const { context } = choosingOf(table);
  const now = context.value;
  const francs =
    now === null ? 0 : fareFor({ rules: now.rules, public: now.known }, now.seat, { line, cards });
  return (
    <span class="option-fare">
      <b>{say('dashboard.francs', { francs })}</b>
      <span class="option-cards">
        <Icon name="paddle-steamer" />
        <b>{cards}</b>
        {poured && <Cans count={1} />}
      </span>
    </span>
  );
}
