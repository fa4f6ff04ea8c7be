// A race split into the moments that a viewpoint sees.
import { type Race, type RaceEvent, type RacePublic, type RaceRules, standings } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import {
  copy,
  type History,
  heard,
  isOver,
  open,
  play,
  type Seat,
  type State,
  type Step,
  view,
} from '@race/kernel';
import type { MarkKind, ReplayIndex, ReplayMark, ReplayScene, Viewpoint } from './messages.ts';

export interface ReplayMoments {
  readonly moments: readonly Step<Race>[];
  readonly scenes: readonly ReplayScene[];
  /** How many answers stood at each moment. */
  readonly lines: readonly number[];
}

/**
 * One moment for the opening, and one for each answer that the viewpoint gave, sees, or got events from. Other answers
 * join the next moment.
 */
export function momentsFor(rules: RaceRules, history: History<Race>, viewpoint: Viewpoint): ReplayMoments {
  const g = open<Race>(rules, copy(rules, history.first));
  const moments: Step<Race>[] = [];
  const scenes: ReplayScene[] = [];
  const lines: number[] = [];
  const shoot = (line: number, moment: Step<Race>) => {
    moments.push(moment);
    scenes.push(sceneOf(rules, g, viewpoint));
    lines.push(line);
  };
  shoot(0, seenFrom(history.opening, viewpoint));
  for (const [at, step] of history.standing.entries()) {
    play(g, step.seat, step.answer);
    const seen = seenFrom(step, viewpoint);
    if (seen.events.length > 0 || seen.answer !== undefined) shoot(at + 1, seen);
  }
  return { moments, scenes, lines };
}

/** A step as a viewpoint sees it: who answered and what, if it was the viewpoint itself or nothing is hidden. */
function seenFrom(step: Step<Race>, viewpoint: Viewpoint): Step<Race> {
  const { seat, answer, horizon } = step;
  const events = viewpoint === 'open' ? step.events : eventsFor(step.events, viewpoint);
  const isShown = answer !== undefined && (viewpoint === 'open' || viewpoint === seat);
  return isShown ? { seat, answer, events, horizon } : { seat: null, events, horizon };
}

const eventsFor = (events: Step<Race>['events'], viewpoint: Seat | 'everybody') =>
  heard<Race>(events, viewpoint === 'everybody' ? null : viewpoint);

export function sceneOf(rules: RaceRules, state: State<Race>, viewpoint: Viewpoint): ReplayScene {
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
    turns: beginningsOf(scenes, ({ turn }) => turn),
    phases: beginningsOf(scenes, ({ turn, phase }) => (turn === 0 ? 0 : `${turn} ${phase}`)),
    marks: marksOf(moments, scenes),
  };
}

/** The moments at which the name changes; 0 is no name. */
const beginningsOf = (
  scenes: readonly ReplayScene[],
  name: (publicState: RacePublic) => string | number,
): number[] =>
  scenes.flatMap((scene, at) => {
    const before = scenes[at - 1];
    const now = name(scene.public);
    return now !== 0 && (before === undefined || name(before.public) !== now) ? [at] : [];
  });

const KINDS: { readonly [K in RaceEvent['key']]?: MarkKind } = {
  crewArrived: 'arrival',
  brokeDown: 'breakdown',
  crewTargeted: 'strike',
  cityEntered: 'city',
  dangerMet: 'danger',
};

function kindOf(event: RaceEvent): MarkKind | undefined {
  if (event.key === 'spaceEntered') return event.danger ? 'danger' : undefined;
  return KINDS[event.key];
}

/** The moments that mattered, in order. Taking the lead alone is one, too. */
function marksOf(moments: readonly Step<Race>[], scenes: readonly ReplayScene[]): ReplayMark[] {
  let before: Seat | null = null;
  return moments.flatMap(({ events }, at) => {
    const marks = events.flatMap((event): ReplayMark[] => {
      const kind = kindOf(event);
      return kind === undefined || !('seat' in event) ? [] : [{ at, kind, seat: event.seat, event }];
    });
    const ahead = aheadIn(scenes[at]?.public);
    const isNew = ahead !== null && before !== null && ahead !== before;
    before = ahead ?? before;
    return isNew && ahead !== null ? [...marks, { at, kind: 'lead', seat: ahead, event: null }] : marks;
  });
}

/** The seat that is ahead of all others; null if there is none. */
function aheadIn(publicState: RacePublic | undefined): Seat | null {
  const levels = publicState?.crews.map(({ level }) => level) ?? [];
  const best = Math.max(...levels);
  const [first, second] = levels.flatMap((level, seat) => (level === best ? [seat] : []));
  return best > 0 && second === undefined ? (first ?? null) : null;
}
