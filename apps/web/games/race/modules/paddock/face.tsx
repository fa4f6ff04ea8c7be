import repair from 'virtual:game-icon/auto-repair';
import garage from 'virtual:game-icon/mechanic-garage';
import { MOST_KEPT } from '@race/great-race/modules/paddock/gauge.ts';
import type { JSX } from 'preact';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import {
  capital,
  GAUGE_ICONS,
  GAUGES,
  Gauge,
  type GaugeName,
  Icon,
  labelOf,
  nameOf,
  RuleButton,
  type ShownCrew,
  say,
  type TableModel,
  useTable,
} from '../kit.ts';
import { ActButton, CrewTag } from '../parts.tsx';
import './board.css';

/** The workshop before the race, and its cards. PADDOCK-01 to PADDOCK-05. */
export const face = (): ModuleFace => ({
  name: 'paddock',
  icon: garage,
  Board,
  asks: ['paddock', 'workshop'],
  stands: { tune: 'board' },
  figures: { paddock: repair },
  weights: { gaugeTuned: 57, vehicleOutfitted: 30, paddockLeft: 35 },
  note: {
    rule: 'PADDOCK-01',
    matters: ({ stack }) => ['paddock', 'workshop'].includes(stack.at(-1)?.kind ?? ''),
  },
});

// The workshop: the player's three gauges with what can be done to each, and the maxima of all crews.
function Board(): JSX.Element {
  const model = useTable();
  const { crews, inOrder } = model;
  const { me, openFrame } = boardActsOf(model);
  const mine = me.value === null ? undefined : crews.value[me.value];
  const isOpen = openFrame.value?.kind === 'paddock' || openFrame.value?.kind === 'workshop';
  return (
    <>
      {mine && isOpen && <Workshop crew={mine} />}
      {mine && <Funds seat={mine.seat} />}
      <table class="maxima">
        <thead>
          <tr>
            <td />
            {GAUGES.map((gauge) => (
              <th key={gauge} scope="col">
                <Icon name={GAUGE_ICONS[gauge]} />
                <span>{capital(nameOf('gauge', gauge))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder.value.map((crew) => (
            <tr key={crew.seat}>
              <th scope="row">
                <CrewTag seat={crew.seat} />
                {hasLeft(model, crew.seat) && <i class="aside">{say('boards.paddock.left')}</i>}
              </th>
              {GAUGES.map((gauge) => (
                <td key={gauge}>{crew[`${gauge}Max`]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="board-act">
        <RuleButton rule="PADDOCK-05" />
      </div>
    </>
  );
}

function hasLeft(table: TableModel, seat: number): boolean {
  const { publicState } = table;
  const frame = publicState.value?.stack.at(-1);
  return frame?.kind === 'paddock' && 'passed' in frame && Array.isArray(frame.passed) && frame.passed[seat];
}

/** PADDOCK-05: the rest of the budget, and of what sales brought. */
function Funds({ seat }: { seat: number }): JSX.Element | null {
  const { publicState } = useTable();
  const frame = publicState.value?.stack.at(-1);
  if (frame?.kind !== 'paddock' || !('budget' in frame) || !('sales' in frame)) return null;
  return (
    <p class="paddock-funds">
      {say('boards.paddock.budget', { francs: francsOf(frame.budget, seat) })}
      <br />
      {say('boards.paddock.sales', { francs: francsOf(frame.sales, seat), most: MOST_KEPT })}
    </p>
  );
}

const francsOf = (bySeat: unknown, seat: number): number => Number(Array.isArray(bySeat) && bySeat[seat]);

function Workshop({ crew }: { crew: ShownCrew }): JSX.Element {
  return (
    <ul class="workshop">
      {GAUGES.map((gauge) => (
        <li key={gauge}>
          <Gauge name={gauge} level={crew[gauge]} max={crew[`${gauge}Max`]} />
          <Tune gauge={gauge} by="up" />
          <Tune gauge={gauge} by="down" />
        </li>
      ))}
    </ul>
  );
}

function Tune({ gauge, by }: { gauge: GaugeName; by: 'up' | 'down' }): JSX.Element {
  const table = useTable();
  const answer = { do: 'tune', gauge, by } as const;
  return <ActButton answer={answer} words={say(`boards.paddock.${by}`)} label={labelOf(table, answer)} />;
}
