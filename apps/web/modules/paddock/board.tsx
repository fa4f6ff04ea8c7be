// The workshop: one's own three gauges with what can be done to each, and the maxima of all crews.

import { MOST_KEPT } from '@race/great-race/modules/paddock/gauge.ts';
import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import {
  capital,
  crews,
  GAUGE_ICONS,
  GAUGES,
  Gauge,
  type GaugeName,
  Icon,
  inOrder,
  labelOf,
  nameOf,
  publicState,
  RuleButton,
  type ShownCrew,
  say,
} from '../kit.ts';
import { ActButton } from '../parts/act-button.tsx';
import { CrewTag } from '../parts/crew-tag.tsx';
import './board.css';

export function Board(): JSX.Element {
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
                {hasLeft(crew.seat) && <i class="aside">{say('boards.paddock.left')}</i>}
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

function hasLeft(seat: number): boolean {
  const frame = publicState.value?.stack.at(-1);
  return frame?.kind === 'paddock' && 'passed' in frame && Array.isArray(frame.passed) && frame.passed[seat];
}

/** PADDOCK-05: what is left of the budget, and of what sales brought. */
function Funds({ seat }: { seat: number }): JSX.Element | null {
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
  const answer = { do: 'tune', gauge, by } as const;
  return <ActButton answer={answer} words={say(`boards.paddock.${by}`)} label={labelOf(answer)} />;
}
