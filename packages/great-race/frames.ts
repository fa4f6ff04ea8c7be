import { copierOf, type FieldsOf, type Frame, type FrameKind } from '@race/kernel';
import type { FieldParts } from './field-parts.ts';
import type { Game, Race } from './state.ts';

/** What a kind of frame does, and its fields: how it is copied follows from them. */
export interface RaceFrameKind<F extends Frame = Frame> extends Omit<FrameKind<Race, F>, 'copy'> {
  fields(parts: FieldParts): FieldsOf<F>;
  /** `(f) => ({ ...f })`, see `copierOf`. */
  clone(f: F): F;
}

/** Says what a kind of frame does; its own data type goes with it. */
export const frameKind = <F extends Frame>(kind: RaceFrameKind<F>): RaceFrameKind<F> => kind;

/** The kind at a table, with the fields it has there. */
export function kindAt(parts: FieldParts, kind: RaceFrameKind): FrameKind<Race, Frame> {
  const { fields, clone, ...rest } = kind;
  return { ...rest, copy: copierOf(fields(parts), clone) };
}

export function push<F extends Frame>(g: Game, frame: F): void {
  g.public.stack.push(frame);
}

export function pop(g: Game): void {
  g.public.stack.pop();
}
