import type { RacePublic } from '@race/great-race';
import type { LayFrame } from '@race/great-race/assistants/pathfinder.ts';
import type { RepairFrame } from '@race/great-race/assistants/repairman.ts';
import type { HandFrame } from '@race/great-race/crew/hand.ts';
import type { TrackingFrame } from '@race/great-race/crew/tracking.ts';
import type { PickFrame } from '@race/great-race/danger/pick.ts';
import type { SplitFrame } from '@race/great-race/danger/split.ts';
import type { TargetFrame } from '@race/great-race/danger/target.ts';
import type { WindowFrame } from '@race/great-race/danger/window.ts';
import type { DriveFrame } from '@race/great-race/drive/drive.ts';
import type { EntryFrame } from '@race/great-race/drive/entry.ts';
import type { HaltFrame } from '@race/great-race/drive/halt.ts';
import type { BivouacFrame } from '@race/great-race/phases/1-bivouac.ts';
import type { PlanFrame } from '@race/great-race/phases/2-planning.ts';
import type { SequenceFrame } from '@race/great-race/phases/sequence.ts';
import type { SetupFrame } from '@race/great-race/phases/setup.ts';
import type { Frame } from '@race/kernel';

/** The frames of the base race that ask somebody. */
export type AskingFrame =
  | SetupFrame
  | BivouacFrame
  | PlanFrame
  | SequenceFrame
  | LayFrame
  | RepairFrame
  | DriveFrame
  | EntryFrame
  | HaltFrame
  | SplitFrame
  | HandFrame
  | TrackingFrame
  | TargetFrame
  | PickFrame
  | WindowFrame;

export const ASKING = {
  setup: true,
  bivouac: true,
  plan: true,
  sequence: true,
  lay: true,
  repair: true,
  drive: true,
  entry: true,
  halt: true,
  split: true,
  hand: true,
  tracking: true,
  target: true,
  pick: true,
  window: true,
} as const satisfies Record<AskingFrame['kind'], true>;

const isAsking = (frame: Frame): frame is AskingFrame => Object.hasOwn(ASKING, frame.kind);

/** The question that is open, if one is. */
export function askingFrame(known: RacePublic): AskingFrame | null {
  const frame = known.stack.at(-1);
  return frame !== undefined && isAsking(frame) ? frame : null;
}
