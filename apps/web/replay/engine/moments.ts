// A race cut into the moments that certain eyes see.
import { type Race, type RaceRules, standings } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { copy, type History, heard, isOver, open, play, type Seat, type State, view } from '@race/kernel';
import { marksOf } from './marks.ts';
import type { Eyes, Moment, Reel, Scene } from './messages.ts';

export interface Cut {
  readonly moments: readonly Moment[];
  readonly scenes: readonly Scene[];
  /** How many answers stood at each moment. */
  readonly lines: readonly number[];
}

/**
 * One moment for the opening and one for each answer that told these eyes something, or that they gave or see given.
 * Other silent answers join the next moment.
 */
export function cutFor(rules: RaceRules, history: History<Race>, eyes: Eyes): Cut {
  const g = open<Race>(rules, copy(rules, history.first));
  const moments: Moment[] = [];
  const scenes: Scene[] = [];
  const lines: number[] = [];
  const shoot = (line: number, of: Pick<Moment, 'events' | 'given'>) => {
    const { public: seen } = view<Race>(rules, g, null);
    moments.push({ turn: seen.turn, phase: seen.phase, ...of });
    scenes.push(sceneOf(rules, g, eyes));
    lines.push(line);
  };
  const told = (events: Moment['events']) => (eyes === 'open' ? [...events] : heardBy(events, eyes));
  shoot(0, { events: told(history.opening) });
  for (const [at, { seat, answer, events }] of history.standing.entries()) {
    play(g, seat, answer);
    const news = told(events);
    if (news.length > 0) shoot(at + 1, { events: news });
    else if (eyes === 'open' || eyes === seat) shoot(at + 1, { events: [], given: { seat, answer } });
  }
  return { moments, scenes, lines };
}

const heardBy = (events: Moment['events'], eyes: Seat | 'everybody') =>
  heard<Race>(events, eyes === 'everybody' ? null : eyes);

function sceneOf(rules: RaceRules, state: State<Race>, eyes: Eyes): Scene {
  const { public: seen } = view<Race>(rules, state, null);
  const intent = 'intent' in rules ? (rules as SoloRules).intent(seen) : null;
  const scene = { public: seen, standings: isOver(state) ? standings(seen) : null, intent };
  if (eyes === 'everybody') return scene;
  const hands = state.seats.map(({ hand }, seat) => (eyes === 'open' || eyes === seat ? [...hand] : null));
  return { ...scene, hands };
}

export function reelOf({ moments, scenes, lines }: Cut, eyes: Eyes): Reel {
  return {
    eyes,
    moments: moments.length,
    lines,
    turns: beginningsOf(moments, ({ turn }) => turn),
    phases: beginningsOf(moments, ({ turn, phase }) => (turn === 0 ? 0 : `${turn} ${phase}`)),
    marks: marksOf(moments, scenes),
  };
}

/** At which moments something begins that has a name; nothing has while it is 0. */
const beginningsOf = (moments: readonly Moment[], name: (moment: Moment) => string | number): number[] =>
  moments.flatMap((moment, at) => {
    const before = moments[at - 1];
    const now = name(moment);
    return now !== 0 && (before === undefined || name(before) !== now) ? [at] : [];
  });
