// The leaders: seven to choose from, then those who race, each with a power and whether it is ready.
import sextant from 'virtual:game-icon/compass';
import portrait from 'virtual:game-icon/portrait';
import { portraitOf } from '@race/atlas/draw/portraits.ts';
import type { RacePublic } from '@race/great-race';
import { hasSimonesPower } from '@race/great-race/modules/fifth/simone.ts';
import { deforet } from '@race/great-race/modules/leaders/deforet.ts';
import { seaRebate } from '@race/great-race/modules/leaders/rebate.ts';
import type { LeaderId } from '@race/great-race/modules/leaders/who.ts';
import { LEADERS } from '@race/great-race/modules/leaders/who.ts';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import type { TableModel } from '../kit.ts';
import { capital, choosingOf, labelOf, nameOf, RuleButton, say, useTable } from '../kit.ts';
import { ActButton, CrewTag } from '../parts.tsx';
import './board.css';

function Board(): JSX.Element {
  const table = useTable();
  const { publicState } = table;
  const { openFrame } = boardActsOf(table);
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
  const table = useTable();
  const { publicState } = table;
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
            {publicState.value?.phase !== 'setup' && isTurnByTurn(leader) && <i>{stateWords(table, seat)}</i>}
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

const stateWords = (table: TableModel, seat: number): string =>
  say(
    table.publicState.value?.modules?.leaders?.used[seat] === true
      ? 'boards.leaders.used'
      : 'boards.leaders.ready',
  );

/** Choosing a leader, or using the power in the player's own sequence; explains why if that is not possible. */
function Act({ leader, seat }: { leader: LeaderId; seat: number | null }): JSX.Element | null {
  const table = useTable();
  const { me, openFrame } = boardActsOf(table);
  const kind = openFrame.value?.kind;
  if (me.value === null) return null;
  if (kind === 'leaders') {
    const answer = { do: 'lead', leader } as const;
    return <ActButton answer={answer} words={say('verbs.lead')} label={labelOf(table, answer)} />;
  }
  if (kind !== 'sequence' || seat !== me.value) return null;
  return <ActButton answer={{ do: 'power' }} words={say('verbs.power')} isExpected />;
}

/** A small portrait, pale when the power is used up. */
function Mark({ seat }: { seat: number }): JSX.Element | null {
  const { publicState } = useTable();
  const leader = leaderAt(publicState.value, seat);
  if (leader === null) return null;
  const isUsed = isTurnByTurn(leader) && publicState.value?.modules?.leaders?.used[seat] === true;
  const words = [nameOf('leader', leader), isUsed ? say('boards.leaders.used') : '']
    .filter(Boolean)
    .join(', ');
  return (
    <span class={isUsed ? 'mark mark-leader used' : 'mark mark-leader'} title={words}>
      <Portrait leader={leader} />
      <span class="unseen">{words}</span>
    </span>
  );
}

// The leader of each crew, from the public state.
const leaderAt = (publicState: RacePublic | null, seat: Seat): LeaderId | null =>
  publicState?.modules?.leaders?.leaders[seat] ?? null;

function seatOf(publicState: RacePublic | null, leader: LeaderId): Seat | null {
  const seat = publicState?.modules?.leaders?.leaders.indexOf(leader) ?? -1;
  return seat < 0 ? null : seat;
}

/** Leaders whose power can be used once a turn. LEADER-03. */
const isTurnByTurn = (leader: LeaderId): boolean => ONCE.includes(leader);
const ONCE: readonly LeaderId[] = ['french', 'italian', 'english', 'american'];

/** LEADER-04: the mercenary brings no crew of his own. */
const takesPart = (leader: LeaderId): boolean => leader !== 'american';

const RULES = {
  french: 'LEADER-DELATOUR',
  italian: 'LEADER-MARTINETTI',
  english: 'LEADER-WALLEDGRAVE',
  belgian: 'LEADER-VAN-HOTTEN',
  american: 'LEADER-CHAPMAN',
  swiss: 'LEADER-CHEVY',
  suffragettes: 'LEADER-DEFORET',
} as const satisfies Record<LeaderId, string>;

const ruleOf = (leader: LeaderId): string => RULES[leader];

function Portrait({ leader }: { leader: LeaderId }): JSX.Element {
  const svg = useMemo(() => portraitOf(leader), [leader]);
  return (
    <svg
      class="portrait"
      viewBox="0 0 100 120"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** Leaders and the topographer. LEADER-01 to LEADER-12. */
export const face = (table: TableModel): ModuleFace => {
  const { facts, publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const { context } = choosingOf(table);
  return {
    name: 'leaders',
    icon: portrait,
    Board,
    glance() {
      const leader = me.value === null ? null : leaderAt(publicState.value, me.value);
      return leader === null ? '' : nameOf('surname', leader);
    },
    asks: ['leaders'],
    stands: {
      lead: 'board',
      power: 'board',
      keep: 'main',
      redraw: 'second',
      discount: 'main',
      fullFare: 'second',
    },
    // The tile Chapman may put back. LEADER-CHAPMAN.
    tileAsked() {
      const [frame, now] = [openFrame.value, context.value];
      if (frame?.kind !== 'redraw' || !('space' in frame) || now === null) return undefined;
      return now.rules.tiles[now.known.tiles[Number(frame.space)] ?? -1]?.id;
    },
    Mark,
    figures: { topographer: sextant },
    plates: Object.fromEntries(
      LEADERS.map((leader) => [ruleOf(leader), { viewBox: '0 0 100 120', svg: portraitOf(leader) }]),
    ),
    weights: { leaderChosen: 60, powerUsed: 51, tileRedrawn: 73 },
    rebate: seaRebate,
    alsoTakes: (now) => (hasSimonesPower(facts.value?.options.modules ?? []) ? deforet(now) : []),
    note: { rule: 'LEADER-03', matters: () => true },
  };
};
