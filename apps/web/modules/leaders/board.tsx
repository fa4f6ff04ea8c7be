// Who leads: the seven to choose from, then those who race, each with a power and whether it is ready.

import { LEADERS, type LeaderId } from '@race/great-race/modules/leaders/who.ts';
import type { JSX } from 'preact';
import { me, openFrame } from '../boards/acts.ts';
import { capital, labelOf, nameOf, publicState, RuleButton, say } from '../kit.ts';
import { ActButton } from '../parts/act-button.tsx';
import { CrewTag } from '../parts/crew-tag.tsx';
import { Portrait } from './portrait.tsx';
import { isTurnByTurn, ruleOf, seatOf, takesPart } from './standing.ts';
import './board.css';

export function Board(): JSX.Element {
  const isChoosing = openFrame.value?.kind === 'leaders' || publicState.value?.phase === 'setup';
  const shown = LEADERS.filter((leader) => isChoosing || seatOf(publicState.value, leader) !== null);
  return (
    <ul class="leaders">
      {shown.map((leader) => (
        <Leader key={leader} leader={leader} />
      ))}
    </ul>
  );
}

function Leader({ leader }: { leader: LeaderId }): JSX.Element {
  const seat = seatOf(publicState.value, leader);
  return (
    <li class={seat === null ? 'leader' : 'leader taken'}>
      <Portrait leader={leader} />
      <div class="leader-words">
        <h3>{nameOf('leader', leader)}</h3>
        <p class="aside">{crewWords(leader)}</p>
        <p>{say(`boards.leaders.power.${leader}`)}</p>
        {seat !== null && (
          <p class="leader-state">
            <CrewTag seat={seat} />
            {publicState.value?.phase !== 'setup' && isTurnByTurn(leader) && <i>{stateWords(seat)}</i>}
          </p>
        )}
        <div class="board-act">
          <Act leader={leader} seat={seat} />
          <RuleButton rule={ruleOf(leader)} />
        </div>
      </div>
    </li>
  );
}

function crewWords(leader: LeaderId): string {
  if (!takesPart(leader)) return capital(say('boards.leaders.none'));
  return capital(`${nameOf('crew', leader)}, ${nameOf('vehicle', leader)}`);
}

const stateWords = (seat: number): string =>
  say(
    publicState.value?.modules?.leaders?.used[seat] === true ? 'boards.leaders.used' : 'boards.leaders.ready',
  );

/** Signing up while leaders are chosen, the power in one's own sequence; what cannot be done says why. */
function Act({ leader, seat }: { leader: LeaderId; seat: number | null }): JSX.Element | null {
  const kind = openFrame.value?.kind;
  if (me.value === null) return null;
  if (kind === 'leaders') {
    const answer = { do: 'lead', leader } as const;
    return <ActButton answer={answer} words={say('verbs.lead')} label={labelOf(answer)} />;
  }
  if (kind !== 'sequence' || seat !== me.value) return null;
  return <ActButton answer={{ do: 'power' }} words={say('verbs.power')} isExpected />;
}
