// What the helper has to say at a question: what is new since the last one, and what is asked. The first time at length.
import type { RaceEvent, RacePublic } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { RuleId } from '@race/rulebook';
import { askingFrame } from '@race/words/asking.ts';

/** What was told by one answer, and whose it was. */
export interface NoteStep {
  readonly seat: Seat | null;
  readonly events: readonly RaceEvent[];
}

type Sign = (event: RaceEvent, seat: Seat) => boolean;

/** Events of the learner's own crew. */
const own =
  (...keys: readonly RaceEvent['key'][]): Sign =>
  (event, seat) =>
    keys.includes(event.key) && 'seat' in event && event.seat === seat;

/** What may be asked, the rule behind it, and how one sees that it was asked before. */
export const QUESTIONS = {
  bivouac: { rule: 'BASE-BIVOUAC-02', seen: own('cardTaken') },
  plan: { rule: 'BASE-PLAN-01', seen: own('planned') },
  sequence: {
    rule: 'BASE-CONVOY-01',
    seen: own('petrolBought', 'tilesDrawn', 'driveBegun', 'repairBegun', 'assistantsFunded', 'cardPlayed'),
  },
  lay: { rule: 'BASE-PATH-01', seen: own('tileLaid') },
  drive: { rule: 'BASE-DRIVE-01', seen: own('spaceEntered') },
  danger: {
    rule: 'BASE-GUARD-01',
    seen: (event, seat) =>
      own('dangerMet')(event, seat) ||
      (own('spaceEntered')(event, seat) && 'danger' in event && event.danger),
  },
  short: { rule: 'BASE-DRIVE-09', seen: own('turnedBack') },
  halt: { rule: 'BASE-DRIVE-06', seen: own('stopped', 'stopIgnored') },
  damage: { rule: 'BASE-DRIVE-03', seen: own('damageTaken') },
  sabotage: { rule: 'CARD-07', seen: () => false },
  repair: { rule: 'BASE-MECH-01', seen: own('partFitted') },
  hand: { rule: 'BASE-HAND-01', seen: own('cardDiscarded') },
  tracking: { rule: 'BASE-HAND-04', seen: () => false },
  target: { rule: 'CARD-02', seen: () => false },
  pick: { rule: 'CARD-02', seen: () => false },
  window: { rule: 'CARD-02', seen: () => false },
  other: { rule: 'BASE-TURN-01', seen: () => false },
} as const satisfies { readonly [topic: string]: { readonly rule: RuleId; readonly seen: Sign } };

export type Topic = keyof typeof QUESTIONS;

/** What is explained when it first happens, what matters most first. */
export const HAPPENINGS = {
  lastTurn: {
    rule: 'BASE-END-02',
    seen: (event, seat) => event.key === 'crewArrived' && event.seat !== seat,
  },
  breakdown: { rule: 'BASE-DRIVE-05', seen: own('brokeDown') },
  targeted: {
    rule: 'CARD-02',
    seen: (event, seat) => event.key === 'crewTargeted' && event.target === seat,
  },
  averted: { rule: 'BASE-GUARD-05', seen: own('dangerMet') },
  turnedBack: { rule: 'BASE-DRIVE-08', seen: own('turnedBack') },
  city: { rule: 'BASE-DRIVE-11', seen: own('cityEntered') },
  stopped: { rule: 'BASE-DRIVE-06', seen: own('stopped') },
  uncovered: { rule: 'BASE-DRIVE-08', seen: own('tileUncovered') },
  damaged: { rule: 'BASE-DRIVE-03', seen: own('damageTaken') },
  turnOver: { rule: 'BASE-MAINT-01', seen: (event) => event.key === 'orderChanged' },
  money: { rule: 'BASE-FUND-01', seen: own('assistantsFunded') },
  petrol: { rule: 'BASE-PETROL-01', seen: own('petrolBought') },
  paid: { rule: 'BASE-DRIVE-02', seen: own('spaceEntered') },
} as const satisfies { readonly [happening: string]: { readonly rule: RuleId; readonly seen: Sign } };

export type Happening = keyof typeof HAPPENINGS;
const isHappening = (name: string): name is Happening => Object.hasOwn(HAPPENINGS, name);
const ALL_HAPPENINGS = Object.keys(HAPPENINGS).filter(isHappening);

/** More than this nobody reads between two answers. */
const MOST_NEWS = 2;

/** What the open question is about. */
export function topicOf(publicState: RacePublic): Topic {
  const frame = askingFrame(publicState);
  if (frame === null) return 'other';
  switch (frame.kind) {
    case 'setup':
      return 'other';
    case 'entry':
      return frame.danger ? 'danger' : 'short';
    case 'split':
      return frame.seat === frame.target ? 'damage' : 'sabotage';
    default:
      return frame.kind;
  }
}

/** Whether it has been asked before. */
export function isKnown(topic: Topic, steps: readonly NoteStep[], seat: Seat): boolean {
  const seen: Sign = QUESTIONS[topic].seen;
  return steps.some(({ events }) => events.some((event) => seen(event, seat)));
}

/** What happened for the first time from a line of the log on. */
export function newsIn(steps: readonly NoteStep[], seat: Seat, from: number): Happening[] {
  const happened = (one: Happening, lines: readonly NoteStep[]) => {
    const seen: Sign = HAPPENINGS[one].seen;
    return lines.some(({ events }) => events.some((event) => seen(event, seat)));
  };
  return ALL_HAPPENINGS.filter(
    (one) => happened(one, steps.slice(from)) && !happened(one, steps.slice(0, from)),
  ).slice(0, MOST_NEWS);
}

/** Where what the learner has not been told about begins: the last own answer, or all that one gesture answered. */
export function unexplainedFrom(steps: readonly NoteStep[], seat: Seat, heard: number | null): number {
  const last = Math.max(
    0,
    steps.findLastIndex((line) => line.seat === seat),
  );
  return heard === null || heard > last ? last : heard;
}
