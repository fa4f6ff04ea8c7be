// A race split into the moments that a viewpoint sees.
import { type Race, type RaceRules, standings } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { copy, type History, heard, isOver, open, play, type Seat, type State, view } from '@race/kernel';
import { marksOf } from './marks.ts';
import type { ReplayIndex, ReplayScene, ShownMoment, Viewpoint } from './messages.ts';

export interface ReplayMoments {
  readonly moments: readonly ShownMoment[];
  readonly scenes: readonly ReplayScene[];
  /** How many answers stood at each moment. */
  readonly lines: readonly number[];
}

/**
 * One moment for the opening and one for each answer that told these eyes something, or that they gave or see given.
 * Other silent answers join the next moment.
 */
export function momentsFor(rules: RaceRules, history: History<Race>, viewpoint: Viewpoint): ReplayMoments {
  const g = open<Race>(rules, copy(rules, history.first));
  const moments: ShownMoment[] = [];
  const scenes: ReplayScene[] = [];
  const lines: number[] = [];
  const shoot = (line: number, of: Pick<ShownMoment, 'events' | 'given'>) => {
    const { public: seen } = view<Race>(rules, g, null);
    moments.push({ turn: seen.turn, phase: seen.phase, ...of });
    scenes.push(sceneOf(rules, g, viewpoint));
    lines.push(line);
  };
  const told = (events: ShownMoment['events']) =>
    viewpoint === 'open' ? [...events] : eventsFor(events, viewpoint);
  shoot(0, { events: told(history.opening) });
  for (const [at, { seat, answer, events }] of history.standing.entries()) {
    play(g, seat, answer);
    const news = told(events);
    if (news.length > 0) shoot(at + 1, { events: news });
    else if (viewpoint === 'open' || viewpoint === seat)
      shoot(at + 1, { events: [], given: { seat, answer } });
  }
  return { moments, scenes, lines };
}

const eventsFor = (events: ShownMoment['events'], viewpoint: Seat | 'everybody') =>
  heard<Race>(events, viewpoint === 'everybody' ? null : viewpoint);

function sceneOf(rules: RaceRules, state: State<Race>, viewpoint: Viewpoint): ReplayScene {
  const { public: seen } = view<Race>(rules, state, null);
  const intent = 'intent' in rules ? (rules as SoloRules).intent(seen) : null;
  const scene = { public: seen, standings: isOver(state) ? standings(seen) : null, intent };
  if (viewpoint === 'everybody') return scene;
  const hands = state.seats.map(({ hand }, seat) =>
    viewpoint === 'open' || viewpoint === seat ? [...hand] : null,
  );
  return { ...scene, hands };
}

export function replayIndexOf({ moments, scenes, lines }: ReplayMoments, viewpoint: Viewpoint): ReplayIndex {
  return {
    viewpoint,
    moments: moments.length,
    lines,
    turns: beginningsOf(moments, ({ turn }) => turn),
    phases: beginningsOf(moments, ({ turn, phase }) => (turn === 0 ? 0 : `${turn} ${phase}`)),
    marks: marksOf(moments, scenes),
  };
}

/** At which moments something begins that has a name; nothing has while it is 0. */
const beginningsOf = (
  moments: readonly ShownMoment[],
  name: (moment: ShownMoment) => string | number,
): number[] =>
  moments.flatMap((moment, at) => {
    const before = moments[at - 1];
    const now = name(moment);
    return now !== 0 && (before === undefined || name(before) !== now) ? [at] : [];
  });
