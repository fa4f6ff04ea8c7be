// The picture of an answer: the thing itself, as small as it can be and still be read.
import type { Answer, Saying } from '@race/great-race';
import { fareFor } from '@race/great-race/drive/transport.ts';
import { askingFrame } from '@race/words/asking.ts';
import type { JSX } from 'preact';
import { crewName } from '../../dashboard/names.ts';
import { Silhouette, Token } from '../../dashboard/silhouette.tsx';
import { Icon } from '../../icons/icon.tsx';
import { drawnTile } from '../../map/tile-art.ts';
import { crews } from '../../state/crews.ts';
import { facts, sheet } from '../../state/table-state.ts';
import { nameOf, say } from '../../words/say.ts';
import { context, labelOf, mine } from '../choosing.ts';

export function AnswerPicture({ answer }: { answer: Answer }): JSX.Element {
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
      return <Levels engine={-answer.engine} chassis={answer.engine - toShareOut()} />;
    case 'fit':
      return <Levels engine={answer.engine} chassis={answer.chassis} />;
    case 'line':
      return <Fare answer={answer} />;
    case 'enter':
      return <Cans count={answer.poured ? 1 : 0} />;
    default:
      return <span>{labelOf(answer)}</span>;
  }
}

/** The tile as it would look where the vehicle stands. */
export function Tile({ tile }: { tile: string }): JSX.Element | null {
  const data = facts.value?.tiles.find(({ id }) => id === tile);
  const terrain = sheet.value?.board.spaces[mine.value?.at ?? 0]?.terrain;
  if (data === undefined || terrain === undefined) return null;
  const svg = drawnTile(data, terrain, { sight: 'far' });
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
  const crew = crews.value[seat];
  if (crew === undefined) return null;
  return (
    <span class="option-crew">
      <Token crew={crew.id} />
      <span class="option-name">{crewName(crew)}</span>
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

/** How much damage is asked for, all told. */
function toShareOut(): number {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  return frame?.kind === 'split' ? frame.amount : 0;
}

/** Jerrycans that go into the price. */
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
  const now = context.value;
  const francs =
    now === null ? 0 : fareFor({ rules: now.rules, public: now.known }, now.seat, { line, cards });
  return (
    <span class="option-fare">
      <b>{say('viewer.francs', { francs })}</b>
      <span class="option-cards">
        <Icon name="paddle-steamer" />
        <b>{cards}</b>
        {poured && <Cans count={1} />}
      </span>
    </span>
  );
}
