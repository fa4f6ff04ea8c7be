// The end of a turn: the new order on a strip of the track, who is paid, and the sentence that explains it.
import { crewToken } from '@race/atlas';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { nameOf, say } from '../../../shell/words/say.ts';
import { Silhouette, Token } from '../../../table/dashboard/crew.tsx';
import { useTable } from '../../../table/model/table.ts';
import type { TurnEnd } from './occurrences.ts';
import { isSameOrder, paidWords, reasonWords, whoAt } from './words.ts';
import './turn-strip.css';

interface Props {
  readonly content: TurnEnd;
  /** Whether the pointer rests on it. */
  readonly rest: (isOver: boolean) => void;
}

export function TurnStrip({ content, rest }: Props): JSX.Element {
  const table = useTable();
  const { order, turn } = content;
  const isSame = isSameOrder(content);
  return (
    <section
      class={isSame ? 'turn-strip same sheet' : 'turn-strip sheet'}
      aria-label={say('moments.turn.over', { turn })}
      onPointerEnter={() => rest(true)}
      onPointerLeave={() => rest(false)}
    >
      <div class="turn-words">
        <p class="label">{say('moments.turn.over', { turn })}</p>
        <h2>{say(isSame ? 'moments.turn.same' : 'moments.turn.new')}</h2>
      </div>
      <ol class="turn-plates">
        {order.map((seat, at) => (
          <Plate key={seat} seat={seat} place={at + 1} content={content} />
        ))}
      </ol>
      {!isSame && <TrackStrip content={content} />}
      <p class="turn-reason">
        {reasonWords(table, content)} <i>{paidWords(table, content)}</i>
      </p>
    </section>
  );
}

function Plate({ seat, place, content }: { seat: Seat; place: number; content: TurnEnd }): JSX.Element {
  const table = useTable();
  const { crews, reader } = table;
  const before = content.before.indexOf(seat) + 1;
  const pay = content.paid.find((one) => one.seat === seat)?.francs;
  const crew = crews.value[seat]?.id ?? '';
  return (
    <li class={seat === reader.value ? 'turn-plate mine' : 'turn-plate'}>
      <b class="turn-place">{place}</b>
      <Silhouette crew={crew} />
      <Token crew={crew} />
      <span class="turn-name">
        {whoAt(table, seat)}
        <i>
          {before === place ? (
            say('moments.turn.stays')
          ) : (
            <>
              <span aria-hidden="true">{before > place ? '▲ ' : '▼ '}</span>
              {say('moments.turn.was', { place: before })}
            </>
          )}
        </i>
      </span>
      {pay !== undefined && <span class="turn-coin">+{pay}</span>}
    </li>
  );
}

const WIDTH = 1000;
/** Room for tokens of one level above each other. */
const STACK = 26;

/** The levels from the first crew's to the last one's, the first on the left, with the tokens of the crews. */
function TrackStrip({ content: { order, levels } }: { content: TurnEnd }): JSX.Element {
  const { crews } = useTable();
  const all = order.map((seat) => levels[seat] ?? 0);
  const [high, low] = [Math.max(...all) + 1, Math.max(0, Math.min(...all) - 1)];
  const cell = WIDTH / (high - low + 1);
  const x = (level: number) => (high - level + 0.5) * cell;
  const stackOf = (seat: Seat) =>
    order.slice(0, order.indexOf(seat)).filter((one) => levels[one] === levels[seat]).length;
  const tallest = Math.max(...order.map(stackOf));
  const top = 34 + tallest * STACK;
  return (
    <svg class="turn-track" viewBox={`0 0 ${WIDTH} ${top + 26}`} aria-hidden="true">
      {Array.from({ length: high - low + 1 }, (_, at) => high - at).map((level) => (
        <g key={level} class={level % 2 === 0 ? 'turn-cell' : 'turn-cell odd'}>
          <rect x={x(level) - cell / 2} y={top} width={cell} height="24" />
          <text x={x(level)} y={top + 18}>
            {level}
          </text>
        </g>
      ))}
      {order.map((seat) => (
        <g
          key={seat}
          transform={`translate(${x(levels[seat] ?? 0)} ${top - 14 - stackOf(seat) * STACK})`}
          dangerouslySetInnerHTML={{ __html: crewToken(crews.value[seat]?.id ?? '', 11.5) }}
        />
      ))}
      <title>{nameOf('phase', 'maintenance')}</title>
    </svg>
  );
}
