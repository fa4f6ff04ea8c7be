import type { Frame, FrameKind } from '@race/kernel';
import type { Game, Race } from './state.ts';

/** Says what a kind of frame does; its own data type goes with it. */
export const frameKind = <F extends Frame>(kind: FrameKind<Race, F>): FrameKind<Race, F> => kind;

export function push<F extends Frame>(g: Game, frame: F): void {
  g.public.stack.push(frame);
}

export function pop(g: Game): void {
  g.public.stack.pop();
}
