import { readStreams, scripted } from '@race/kernel';
import * as v from 'valibot';
import type { LayFrame } from './assistants/pathfinder.ts';
import type { RepairFrame } from './assistants/repairman.ts';
import { ASSISTANTS, BOXES } from './crew/crews.ts';
import type { HandFrame } from './crew/hand.ts';
import type { TrackingFrame } from './crew/tracking.ts';
import type { PickFrame } from './danger/pick.ts';
import type { SplitFrame } from './danger/split.ts';
import type { TargetFrame } from './danger/target.ts';
import { ANY_OPPONENT, type WindowFrame } from './danger/window.ts';
import type { CityFrame } from './drive/city.ts';
import type { DriveFrame } from './drive/drive.ts';
import { type EntryFrame, STAGES } from './drive/entry.ts';
import type { HaltFrame } from './drive/halt.ts';
import type { MoreFrame, Slots } from './more.ts';
import { type BivouacFrame, LAST_HAS_TAKEN_AGAIN } from './phases/1-bivouac.ts';
import type { PlanFrame } from './phases/2-planning.ts';
import type { ConvoyFrame } from './phases/3-convoy.ts';
import type { SequenceFrame } from './phases/sequence.ts';
import type { SetupFrame } from './phases/setup.ts';
import type { TurnFrame } from './phases/turn.ts';
import type { RaceRules } from './rules.ts';
import { listOf, PLENTY, shapeParts, upTo, whole } from './shape-parts.ts';
import { NO_TILE, PHASES, type STREAMS } from './state.ts';

/** Every kind of frame that a race of the base game waits in. */
export type CoreFrame =
  | SetupFrame
  | TurnFrame
  | BivouacFrame
  | PlanFrame
  | ConvoyFrame
  | SequenceFrame
  | LayFrame
  | RepairFrame
  | DriveFrame
  | EntryFrame
  | HaltFrame
  | CityFrame
  | SplitFrame
  | HandFrame
  | TrackingFrame
  | TargetFrame
  | PickFrame
  | WindowFrame;

/** Every kind of frame that a race waits in, those of modules among them. */
export type RaceFrame = CoreFrame | MoreFrame;

/** The frames, each with its fields and nothing else. */
function frameShape(rules: RaceRules): v.GenericSchema<unknown, RaceFrame> {
  const { tiles, board, seats, seams } = rules;
  const parts = shapeParts(rules);
  const { count, seat, card, space } = parts;
  const more = Object.entries(seams.frames).map(([kind, frame]) =>
    v.strictObject({ kind: v.literal(kind), ...frame.shape(parts) }),
  );
  const someTiles = upTo(PLENTY, whole(0, tiles.length - 1));
  const someSpaces = upTo(board.spaces.length, space);
  // Who chooses, or how many modules have set up.
  const lastSetUp = seams.setUp.length === 0 ? seats - 1 : seats + seams.setUp.length;
  const core = [
    v.strictObject({ kind: v.literal('setup'), chosen: whole(0, lastSetUp) }),
    v.strictObject({ kind: v.literal('turn'), next: v.picklist(['planning', 'convoy', 'maintenance']) }),
    v.strictObject({ kind: v.literal('bivouac'), next: whole(LAST_HAS_TAKEN_AGAIN, seats - 1) }),
    v.strictObject({
      kind: v.literal('plan'),
      asks: v.exactOptional(whole(1, (1 << seats) - 1)),
    }),
    v.strictObject({ kind: v.literal('convoy'), next: seat }),
    v.strictObject({
      kind: v.literal('sequence'),
      seat,
      step: v.picklist(['petrol', 'cards', 'done']),
      out: v.exactOptional(card),
    }),
    v.strictObject({
      kind: v.literal('lay'),
      seat,
      tiles: someTiles,
      held: whole(-1, tiles.length - 1),
      asks: v.boolean(),
      spare: v.exactOptional(whole(0, PLENTY)),
    }),
    v.strictObject({ kind: v.literal('repair'), seat, byCard: v.boolean(), price: count, fitted: count }),
    v.strictObject({
      kind: v.literal('drive'),
      seat,
      byCard: v.boolean(),
      left: count,
      moved: v.boolean(),
      spared: v.exactOptional(v.literal(true)),
    }),
    v.strictObject({
      kind: v.literal('entry'),
      seat,
      to: space,
      line: whole(-1, board.lines.length - 1),
      cards: count,
      fare: count,
      petrol: count,
      damage: count,
      danger: v.boolean(),
      poured: v.boolean(),
      stage: v.picklist(STAGES),
      stop: v.exactOptional(v.literal(true)),
    }),
    v.strictObject({ kind: v.literal('halt'), seat, space, left: count }),
    v.strictObject({ kind: v.literal('city'), seat, cards: count }),
    v.strictObject({ kind: v.literal('split'), seat, target: seat, amount: count }),
    v.strictObject({ kind: v.literal('hand'), seat }),
    v.strictObject({ kind: v.literal('tracking'), seat, drawn: count, mustGo: v.boolean() }),
    v.strictObject({ kind: v.literal('target'), seat, card }),
    v.strictObject({
      kind: v.literal('pick'),
      seat,
      card,
      count,
      unlike: v.boolean(),
      spaces: someSpaces,
    }),
    v.strictObject({
      kind: v.literal('window'),
      seat,
      card,
      target: whole(ANY_OPPONENT, seats - 1),
      spaces: someSpaces,
    }),
  ] as const;
  if (more.length === 0) return v.variant('kind', core);
  // What a module's frames hold is for the module to know.
  return v.variant('kind', [...core, ...more]) as unknown as v.GenericSchema<unknown, RaceFrame>;
}

const SCRIPT = scripted([])[0];

/** A stream that a race can go on with. A script, which tests use, would run dry. */
const stream = v.pipe(
  v.array(v.custom<number>((from) => Number.isSafeInteger(from))),
  v.check((from) => from[0] !== SCRIPT && readStreams({ from }) !== null),
);

/** The shape of a saved race: every field with its kind and range, and nothing else. */
export function stateShape(rules: RaceRules) {
  const { cards, tiles, board, seats } = rules;
  const count = whole(0, PLENTY);
  const card = whole(0, cards.length - 1);
  const level = whole(0, rules.answers.fuel.length - 1);
  const cardCounts = listOf(count, cards.length);
  const tileCounts = listOf(count, tiles.length);
  const crew = v.strictObject({
    id: v.nullable(v.picklist(rules.crews)),
    at: whole(0, board.spaces.length - 1),
    level: count,
    since: count,
    petrol: level,
    engine: level,
    chassis: level,
    petrolMax: level,
    engineMax: level,
    chassisMax: level,
    francs: count,
    boxes: listOf(whole(0, ASSISTANTS), BOXES.length),
    passed: v.boolean(),
    arrived: whole(0, seats),
    cards: count,
    known: cardCounts,
  });
  const { slots, alsoTakes, bivouacs } = rules.seams;
  const dealt = Math.max(seats + 1 + alsoTakes.length, ...bivouacs.map(({ cards }) => cards));
  const parts = shapeParts(rules);
  const slotShapes = Object.fromEntries(slots.map((slot) => [slot.name, v.strictObject(slot.shape(parts))]));
  // What a module keeps is for the module to know.
  const modules: v.GenericSchema<unknown, Slots> =
    slots.length === 0 ? v.never() : v.strictObject(slotShapes);
  return v.strictObject({
    public: v.strictObject({
      stack: v.array(frameShape(rules)),
      phase: v.picklist(PHASES),
      turn: count,
      order: listOf(whole(0, seats - 1), seats),
      crews: v.pipe(v.array(crew), v.length(seats)),
      tiles: listOf(whole(NO_TILE, tiles.length - 1), board.spaces.length),
      bag: tileCounts,
      gone: tileCounts,
      row: upTo(dealt, card),
      discard: cardCounts,
      deck: count,
      moves: count,
      arrivals: whole(0, seats),
      bank: count,
      modules: v.exactOptional(modules),
    }),
    seats: v.pipe(
      v.array(v.strictObject({ hand: cardCounts, drawn: upTo(PLENTY, card), sealed: v.unknown() })),
      v.length(seats),
    ),
    table: v.strictObject({
      chance: v.strictObject({ deck: stream, bag: stream, dice: stream } satisfies Record<
        (typeof STREAMS)[number],
        typeof stream
      >),
      ready: whole(0, (1 << seats) - 1),
      deck: cardCounts,
    }),
  });
}
