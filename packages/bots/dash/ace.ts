import { type Dash, type DashAnswer, type DashPublic, type DashRules, dashStandings } from '@race/dash';
import {
  chooseFrom,
  imagine,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type Seat,
  type SeatView,
  type Stream,
  type Table,
} from '@race/kernel';
import type { Ask, Bot } from '../base/bots.ts';
import { plainAnswer } from './plain.ts';
import { best } from './worth.ts';

/** How many games are thought through for one answer. */
export interface Depth {
  readonly secret: number;
  readonly open: number;
}

const DEFAULT_DEPTH: Depth = { secret: 160, open: 14 };
/** How eagerly what was seldom tried is tried again. */
const CURIOSITY = 0.35;
/** An answer tried less than this share of the most tried one is no part of the mixture. */
const SERIOUS = 0.5;

/**
 * Thinks games through to their end, in worlds that its view allows. Where all choose at once, every seat at the
 * table learns for itself what does well against what the others have learnt so far, and the answer is drawn from
 * what was tried most: a mixture, since a choice that can be foreseen is a bad one. Where it chooses alone, each
 * answer is tried in the same worlds.
 */
export const makeAce = (name: string, depth: Depth = DEFAULT_DEPTH): Bot<Dash, DashRules> => ({
  name,
  choose(ask) {
    const { view, answers, chance } = ask;
    const { seat } = view;
    if (seat === null || answers.length === 1) return answers[0] ?? chooseFrom(chance, answers);
    return view.public.stack.at(-1)?.kind === 'play'
      ? together(ask, { seat, games: depth.secret })
      : alone(ask, { seat, games: depth.open });
  },
});

export const ace = makeAce('ace');

type Asked = Ask<Dash, DashRules>;
interface Thinking {
  readonly seat: Seat;
  readonly games: number;
}

/** What a seat has learnt of its answers. */
interface Learning {
  readonly seat: Seat;
  readonly answers: readonly DashAnswer[];
  readonly tried: number[];
  readonly won: number[];
}

/** Everybody chooses at once: all learn together. */
function together(ask: Asked, { seat, games }: Thinking): DashAnswer {
  const learners = learnersOf(ask);
  for (let game = 0; game < games; game++) {
    const g = worldOf(ask);
    const choices = learners.map((learner) => ({ learner, at: toTry(learner, game, ask.chance) }));
    for (const { learner, at } of choices) play(g, learner.seat, learner.answers[at] as DashAnswer);
    finish(g, ask.chance);
    const shares = sharesOf(ask.rules, g.public);
    for (const { learner, at } of choices) {
      learner.tried[at] = (learner.tried[at] ?? 0) + 1;
      learner.won[at] = (learner.won[at] ?? 0) + (shares[learner.seat] ?? 0);
    }
  }
  const own = learners.find((learner) => learner.seat === seat);
  return own === undefined ? chooseFrom(ask.chance, ask.answers) : drawn(own, ask.chance);
}

/** All who choose in this round, whether they have answered already or not: what they sealed nobody knows. */
function learnersOf(ask: Asked): Learning[] {
  const g = worldOf(ask);
  return listSeats(pending(ask.rules, g)).map((seat) => {
    const answers = legalActions(g, seat);
    return { seat, answers, tried: answers.map(() => 0), won: answers.map(() => 0) };
  });
}

/** A world in which nobody has chosen yet; nothing else of a dash is hidden, so there is only one. */
function worldOf({ rules, view, chance }: Asked): Table<Dash> {
  const unsealed: SeatView<Dash> = { ...view, ready: 0 };
  return open<Dash>(rules, imagine<Dash>(rules, unsealed, { characters: chance, starters: chance }));
}

/** First each once, then what did best, with some curiosity. */
function toTry({ answers, tried, won }: Learning, game: number, chance: Stream): number {
  const untried = [...answers.keys()].filter((at) => tried[at] === 0);
  if (untried.length > 0) return chooseFrom(chance, untried);
  return best(
    tried.map((times, at) => (won[at] ?? 0) / times + CURIOSITY * Math.sqrt(Math.log(game + 1) / times)),
  );
}

/** One of the answers tried most, as often as each was tried. */
function drawn({ answers, tried }: Learning, chance: Stream): DashAnswer {
  const most = Math.max(...tried);
  const lots = answers.flatMap((answer, at) => {
    const times = tried[at] ?? 0;
    return times >= most * SERIOUS ? new Array<DashAnswer>(times).fill(answer) : [];
  });
  return chooseFrom(chance, lots);
}

/** One chooses and all others see it: each answer is tried in the same worlds. */
function alone(ask: Asked, { seat, games }: Thinking): DashAnswer {
  const { rules, answers, chance } = ask;
  const won = answers.map(() => 0);
  for (let game = 0; game < games; game++) {
    // The same luck for every answer; the dice move on by one.
    const dice = chance.slice();
    chooseFrom(chance, answers);
    for (const [at, answer] of answers.entries()) {
      const g = worldOf(ask);
      play(g, seat, answer);
      finish(g, dice.slice());
      won[at] = (won[at] ?? 0) + (sharesOf(rules, g.public)[seat] ?? 0);
    }
  }
  return answers[best(won)] ?? chooseFrom(chance, answers);
}

/** Plays a world to its end, everybody as one who looks at the table and no further. */
function finish(g: Table<Dash>, chance: Stream): void {
  const rules = g.rules as DashRules;
  while (!isOver(g))
    for (const seat of listSeats(pending(rules, g)))
      play(g, seat, plainAnswer({ rules, known: g.public, seat, answers: legalActions(g, seat), chance }));
}

/** How many stages ahead count as a game won for certain. */
const CLEAR = 8;

/** What the end is worth to each seat: half for the victory, half for how far ahead or behind. */
function sharesOf(rules: DashRules, known: DashPublic): number[] {
  const standings = dashStandings(rules, known);
  const winners = standings.filter(({ place }) => place === 1).length;
  const shares: number[] = [];
  for (const { seat, stages, place } of standings) {
    const rival = standings.find((other) => other.seat !== seat);
    const lead = Math.max(-1, Math.min(1, (stages - (rival?.stages ?? stages)) / CLEAR));
    shares[seat] = (place === 1 ? 0.5 / winners : 0) + (1 + lead) / 4;
  }
  return shares;
}
