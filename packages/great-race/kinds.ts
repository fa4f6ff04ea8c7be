import type { Frame } from '@race/kernel';
import { type LayFrame, lay } from './assistants/pathfinder.ts';
import { type RepairFrame, repair } from './assistants/repairman.ts';
import { type HandFrame, hand } from './crew/hand.ts';
import { type TrackingFrame, tracking } from './crew/tracking.ts';
import { type PickFrame, pick } from './danger/pick.ts';
import { type SplitFrame, split } from './danger/split.ts';
import { type TargetFrame, target } from './danger/target.ts';
import { danger, type WindowFrame } from './danger/window.ts';
import { type CityFrame, city } from './drive/city.ts';
import { type DriveFrame, drive } from './drive/drive.ts';
import { type EntryFrame, entry } from './drive/entry.ts';
import { type HaltFrame, halt } from './drive/halt.ts';
import type { RaceFrameKind } from './frames.ts';
import type { MoreFrame } from './more.ts';
import { type BivouacFrame, bivouac } from './phases/1-bivouac.ts';
import { type PlanFrame, plan } from './phases/2-planning.ts';
import { type ConvoyFrame, convoy } from './phases/3-convoy.ts';
import { type SequenceFrame, sequence } from './phases/sequence.ts';
import { type SetupFrame, setup } from './phases/setup.ts';
import { type TurnFrame, turn } from './phases/turn.ts';

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

export const CORE_KINDS: Record<CoreFrame['kind'], RaceFrameKind<Frame>> = {
  setup,
  turn,
  bivouac,
  plan,
  convoy,
  sequence,
  lay,
  repair,
  drive,
  entry,
  halt,
  city,
  split,
  hand,
  tracking,
  target,
  pick,
  window: danger,
};
