// Who leads: the seven to choose from, then those who race, each with a power and whether it is ready.
import { LEADERS, type LeaderId } from '@race/great-race/modules/leaders/who.ts';
import type { JSX } from 'preact';
import { labelOf } from '../../live/choosing.ts';
import { askWhy, give } from '../../live/race.ts';
import { RuleButton } from '../../live/rules/rule-button.tsx';
import { known } from '../../state/shown.ts';
import { capital, nameOf, say } from '../../words/say.ts';
import { answersTo, me, openFrame } from '../boards/acts.ts';
import { CrewTag } from '../parts/crew-tag.tsx';
import { Portrait } from './portrait.tsx';
import { isTurnByTurn, leaderAt, ruleOf, seatOf, takesPart } from './standing.ts';
import './board.css';

export function Board(): JSX.Element {
  const isChoosing = openFrame.value?.kind === 'leaders' || known.value?.phase === 'setup';
  const shown = LEADERS.filter((leader) => isChoosing || seatOf(known.value, leader) !== null);
  return (
    <ul class="leaders">
      {shown.map((leader) => (
        <Leader key={leader} leader={leader} />
      ))}
    </ul>
  );
}

function Leader({ leader }: { leader: LeaderId }): JSX.Element {
  const seat = seatOf(known.value, leader);
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
            {known.value?.phase !== 'setup' && isTurnByTurn(leader) && <i>{stateWords(seat)}</i>}
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
  say(known.value?.modules?.leaders?.used[seat] === true ? 'boards.leaders.used' : 'boards.leaders.ready');

/** Signing up while leaders are chosen, the power in one's own sequence; what cannot be done says why. */
function Act({ leader, seat }: { leader: LeaderId; seat: number | null }): JSX.Element | null {
  const frame = openFrame.value;
  if (frame?.kind === 'leaders') {
    const answer = answersTo('lead').find((one) => one.leader === leader);
    if (answer !== undefined)
      return (
        <button type="button" class="button" aria-label={labelOf(answer)} onClick={() => void give(answer)}>
          {say('verbs.lead')}
        </button>
      );
    if (seat === null || me.value === null) return null;
    return <Refused words={say('verbs.lead')} why={() => askWhy({ do: 'lead', leader })} />;
  }
  if (frame?.kind !== 'sequence' || seat === null || seat !== me.value) return null;
  if (leaderAt(known.value, seat) !== leader) return null;
  const [answer] = answersTo('power');
  if (answer === undefined) return <Refused words={say('verbs.power')} why={() => askWhy({ do: 'power' })} />;
  return (
    <button type="button" class="button go" onClick={() => void give(answer)}>
      {say('verbs.power')}
    </button>
  );
}

function Refused({ words, why }: { words: string; why: () => Promise<void> }): JSX.Element {
  return (
    <button type="button" class="button off" aria-disabled="true" onClick={() => void why()}>
      {words}
    </button>
  );
}
