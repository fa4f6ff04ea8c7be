import { NOBODY, only, type Seat } from '@race/kernel';
import { frameKind, pop, push } from '../../frames.ts';
import { isLeft, nextChooser } from '../../phases/setup.ts';
import { no } from '../../refusals.ts';
import { isManned, type ModuleFrame } from '../../seams.ts';
import { crewIn, crewOf, type Game, tell } from '../../state.ts';
import { appoint, crewOfLeader, isChosen, LEADERS, type LeaderId, leads, MERCENARY } from './who.ts';

/** In turn order each crew chooses a leader; crew and vehicle come with it. LEADER-02. */
export interface LeadersFrame {
  readonly kind: 'leaders';
  chosen: number;
}

/** The mercenary's player chooses a crew from those left over, when all have chosen. LEADER-04. */
export interface MercenaryFrame {
  readonly kind: 'mercenary';
  readonly seat: Seat;
}

export const LEAD = LEADERS.map((leader) => ({ do: 'lead', leader }) as const);

/** MIX-05: leaders first. Where the host has given out the crews, their leaders come with them. */
export function chooseLeaders(g: Game): void {
  if (g.rules.options.vehicles === null) {
    push<LeadersFrame>(g, { kind: 'leaders', chosen: nextChooser(g, 0) });
    return;
  }
  for (const seat of g.public.order.filter((one) => isManned(g.rules, one))) {
    const leader = LEADERS.find((one) => one === crewIn(g.public, seat).id);
    if (leader === undefined) throw new Error(`nobody leads the crew of seat ${seat}`);
    appoint(g, seat, leader);
    tell(g, { key: 'leaderChosen', seat, leader });
  }
}

const choosing = frameKind<LeadersFrame>({
  asked(known, f) {
    const seat = known.order[f.chosen];
    return seat === undefined ? NOBODY : only(seat);
  },
  run(g: Game) {
    pop(g);
    const seat = g.public.order.find((one) => leads(g.public, one, MERCENARY));
    if (seat !== undefined) push<MercenaryFrame>(g, { kind: 'mercenary', seat });
  },
  fields: ({ seat }) => ({ chosen: seat }),
  clone: (f) => ({ ...f }),
  question: {
    // LEADER-08: each leader once, the mercenary in place of any.
    legal(g: Game, _f, _seat, out) {
      for (const answer of LEAD) if (canLead(g, answer.leader)) out.push(answer);
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do !== 'lead') return;
      f.chosen = nextChooser(g, f.chosen + 1);
      appoint(g, seat, answer.leader);
      const crew = crewOfLeader(answer.leader);
      tell(g, { key: 'leaderChosen', seat, leader: answer.leader });
      if (crew === null) return;
      crewOf(g, seat).id = crew;
      tell(g, { key: 'crewChosen', seat, crew });
    },
    fallback(g: Game) {
      const answer = LEAD.find(({ leader }) => canLead(g, leader));
      if (answer === undefined) throw new Error('no leader is left');
      return answer;
    },
    why(g: Game, _f, _seat, answer) {
      if (answer.do !== 'lead') return no('expected.leaders', 'LEADER-02');
      const { leader } = answer;
      return races(g, leader)
        ? no('lead.taken', 'LEADER-08', { leader })
        : no('lead.absent', 'FIFTH-01', { leader });
    },
  },
});

/** FIFTH-01: a table may race without the Suffragettes. */
function races(g: Game, leader: LeaderId): boolean {
  const crew = crewOfLeader(leader);
  return crew === null || g.rules.crews.includes(crew);
}

const canLead = (g: Game, leader: LeaderId): boolean => races(g, leader) && !isChosen(g.public, leader);

const mercenary = frameKind<MercenaryFrame>({
  asked: (known, f) => (crewIn(known, f.seat).id === null ? only(f.seat) : NOBODY),
  run: (g: Game) => pop(g),
  fields: ({ seat }) => ({ seat }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, _f, _seat, out) {
      for (const answer of g.rules.answers.choose) if (isLeft(g.public, answer.crew)) out.push(answer);
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do !== 'choose') return;
      pop(g);
      crewOf(g, f.seat).id = answer.crew;
      tell(g, { key: 'crewChosen', seat, crew: answer.crew });
    },
    fallback(g: Game) {
      const answer = g.rules.answers.choose.find(({ crew }) => isLeft(g.public, crew));
      if (answer === undefined) throw new Error('no crew is left');
      return answer;
    },
    why: (_g, _f, _seat, answer) =>
      answer.do === 'choose'
        ? no('choose.taken', 'LEADER-04', { crew: answer.crew })
        : no('expected.mercenary', 'LEADER-04'),
  },
});

export const choosingFrame: ModuleFrame = {
  kind: choosing,
  isSound: ({ public: known, rules }, f: LeadersFrame, below) =>
    below.length === 1 &&
    below[0]?.kind === 'setup' &&
    known.order.every((seat, place) => {
      if (!isManned(rules, seat)) return place !== f.chosen;
      const leader = known.modules?.leaders?.leaders[seat] ?? null;
      return (
        (leader !== null) === place < f.chosen && crewIn(known, seat).id === (leader && crewOfLeader(leader))
      );
    }),
};

export const mercenaryFrame: ModuleFrame = {
  kind: mercenary,
  isSound: ({ public: known }, f: MercenaryFrame, below) =>
    below.length === 1 &&
    below[0]?.kind === 'setup' &&
    leads(known, f.seat, MERCENARY) &&
    known.crews.every(({ id }, seat) => (id === null) === (seat === f.seat)),
};
