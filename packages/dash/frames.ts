import type { FrameKind } from '@race/kernel';
import type { Dash, DashFrame, FrameOf } from './state.ts';

/** Says what a kind of frame does; its own data type goes with it. */
export const frameKind = <K extends DashFrame['kind']>(
  kind: FrameKind<Dash, FrameOf<K>>,
): FrameKind<Dash, FrameOf<K>> => kind;
