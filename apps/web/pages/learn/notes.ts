// What the guide explains at a question before it advises: what is new since the last one, and what was never asked before.
import type { Answer, Race, RaceEvent, RacePublic } from '@race/great-race';
import type { Seat, Step } from '@race/kernel';
import { askingFrame } from '@race/words/asking.ts';

type Sign = (event: RaceEvent, seat: Seat) => boolean;

/** Events of the learner's own crew. */
const own =
  (...keys: readonly RaceEvent['key'][]): Sign =>
  (event, seat) =>
    keys.includes(event.key) && 'seat' in event && event.seat === seat;

const never: Sign = () => false;

interface Subject {
  /** The sentences, in their order. */
  readonly tells: readonly string[];
  /** How to tell whether they were explained before. */
  readonly seen: Sign;
}

/** The questions, by what they are about. */
const TOPICS = {
  bivouac: { tells: ['bivouac', 'limit'], seen: own('cardTaken') },
  plan: { tells: ['plan', 'pathfinder', 'mechanics', 'security', 'funding'], seen: own('planned') },
  sequence: {
    tells: ['sequence', 'tank'],
    seen: own('petrolBought', 'tilesDrawn', 'driveBegun', 'repairBegun', 'assistantsFunded', 'cardPlayed'),
  },
  lay: { tells: ['lay'], seen: own('tileLaid') },
  drive: { tells: [], seen: own('spaceEntered') },
  danger: {
    tells: ['danger'],
    seen: (event, seat) =>
      own('dangerMet')(event, seat) ||
      (own('spaceEntered')(event, seat) && 'danger' in event && event.danger),
  },
  short: { tells: ['short'], seen: own('turnedBack') },
  halt: { tells: ['halt'], seen: own('stopped', 'stopIgnored') },
  damage: { tells: ['engine', 'chassis'], seen: own('damageTaken') },
  sabotage: { tells: ['sabotage'], seen: never },
  repair: { tells: [], seen: own('partFitted') },
  hand: { tells: ['over'], seen: own('cardDiscarded') },
  tracking: { tells: ['tracking'], seen: never },
  target: { tells: ['target'], seen: never },
  pick: { tells: ['pick'], seen: never },
  window: { tells: ['window'], seen: never },
  other: { tells: [], seen: never },
} as const satisfies { readonly [topic: string]: Subject };

/** What the guide advises for the first time. */
const VERBS = {
  drive: { tells: ['range'], seen: own('spaceEntered') },
  enter: { tells: ['range'], seen: own('spaceEntered') },
  repair: { tells: ['repair'], seen: own('repairBegun') },
} as const satisfies { readonly [V in Answer['do']]?: Subject };

/** Events that are explained the first time, the most important first. */
const HAPPENINGS = {
  lastTurn: (event, seat) => event.key === 'crewArrived' && event.seat !== seat,
  breakdown: own('brokeDown'),
  targeted: (event, seat) => event.key === 'crewTargeted' && event.target === seat,
  averted: own('dangerMet'),
  turnedBack: own('turnedBack'),
  city: own('cityEntered'),
  stopped: own('stopped'),
  uncovered: own('tileUncovered'),
  damaged: own('damageTaken'),
  turnOver: (event) => event.key === 'orderChanged',
  money: own('assistantsFunded'),
  bought: own('petrolBought'),
  paid: own('spaceEntered'),
} as const satisfies { readonly [happening: string]: Sign };

type Topic = keyof typeof TOPICS;
export type Happening = keyof typeof HAPPENINGS;

/** Introduces the crew, the destination and the rivals, before the first question. */
const INTRODUCTION = ['you', 'goal', 'rival'] as const;

export type Tell =
  | (typeof INTRODUCTION)[number]
  | (typeof TOPICS)[Topic]['tells'][number]
  | (typeof VERBS)[keyof typeof VERBS]['tells'][number]
  | Happening;

/** The steps that are counted: a learner who follows the guide meets all of them, on any road. */
export const STEPS: readonly Tell[] = [
  ...INTRODUCTION,
  ...TOPICS.bivouac.tells,
  ...TOPICS.plan.tells,
  ...TOPICS.sequence.tells,
  ...TOPICS.lay.tells,
  ...VERBS.drive.tells,
  ...VERBS.repair.tells,
  'bought',
  'money',
  'turnOver',
];

const isHappening = (name: string): name is Happening => Object.hasOwn(HAPPENINGS, name);
const ALL_HAPPENINGS = Object.keys(HAPPENINGS).filter(isHappening);

/** The most news at a question. */
const MOST_NEWS = 2;

/** The subject of the open question. */
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

const happened = (sign: Sign, steps: readonly Step<Race>[], seat: Seat): boolean =>
  steps.some(({ events }) => events.some((event) => sign(event, seat)));

/** What happened for the first time since a line of the log. */
export function newsIn(steps: readonly Step<Race>[], seat: Seat, from: number): Happening[] {
  return ALL_HAPPENINGS.filter(
    (one) =>
      happened(HAPPENINGS[one], steps.slice(from), seat) &&
      !happened(HAPPENINGS[one], steps.slice(0, from), seat),
  ).slice(0, MOST_NEWS);
}

/** The first line the learner has not been told about: after the last own answer, or all answers of one drive. */
export function unexplainedFrom(steps: readonly Step<Race>[], seat: Seat, heard: number | null): number {
  const last = Math.max(
    0,
    steps.findLastIndex((line) => line.seat === seat),
  );
  return heard === null || heard > last ? last : heard;
}

/** Everything to tell at a question, before anything is advised. */
export function tellsAt(
  publicState: RacePublic,
  steps: readonly Step<Race>[],
  { seat, from }: { readonly seat: Seat; readonly from: number },
): Tell[] {
  const hasAnswered = steps.some((line) => line.seat === seat);
  const { tells, seen } = TOPICS[topicOf(publicState)];
  return [
    ...(hasAnswered ? newsIn(steps, seat, from) : INTRODUCTION),
    ...(happened(seen, steps, seat) ? [] : tells),
  ];
}

/** What to tell before an advised answer. */
export function tellsBefore(answer: Answer, steps: readonly Step<Race>[], seat: Seat): readonly Tell[] {
  if (answer.do !== 'drive' && answer.do !== 'enter' && answer.do !== 'repair') return [];
  const { tells, seen } = VERBS[answer.do];
  return happened(seen, steps, seat) ? [] : tells;
}

/** The steps that were told in an earlier sitting, as the log shows. */
export function stepsBefore(steps: readonly Step<Race>[], seat: Seat, from: number): Tell[] {
  const known = new Set<Tell>();
  if (!steps.some((line) => line.seat === seat)) return [];
  for (const one of INTRODUCTION) known.add(one);
  for (const { tells, seen } of [
    ...Object.values<Subject & { tells: readonly Tell[] }>(TOPICS),
    ...Object.values(VERBS),
  ])
    if (happened(seen, steps, seat)) for (const one of tells) known.add(one);
  for (const one of ALL_HAPPENINGS) if (happened(HAPPENINGS[one], steps.slice(0, from), seat)) known.add(one);
  return STEPS.filter((one) => known.has(one));
}
