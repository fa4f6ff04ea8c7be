import { type Answer, nearOf, type Saying } from '@race/great-race';
import type { DriveFrame } from '@race/great-race/drive/drive.ts';
import { type Refusal, why } from '@race/kernel';
import type { TerminalView } from './sight.ts';
import { crewOf, worldOf } from './world.ts';

/** Something a drive from here could do, and why it could not. */
export interface Prospect<A extends Answer> {
  readonly answer: A;
  readonly refusal: Refusal | null;
}

/** What a drive that began here and now would find: the spaces around, and the lines. */
export function prospects(sight: TerminalView): {
  readonly spaces: readonly Prospect<Saying<'enter'>>[];
  readonly lines: readonly Prospect<Saying<'line'>>[];
} {
  const { rules, seat } = sight;
  const { at, engine } = crewOf(sight);
  const world = worldOf(sight);
  const drive: DriveFrame = { kind: 'drive', seat, byCard: false, left: Math.max(1, engine), moved: false };
  world.public.stack.push(drive);
  const told = <A extends Answer>(answer: A | undefined): Prospect<A>[] =>
    answer === undefined ? [] : [{ answer, refusal: why(rules, world, seat, answer) }];
  return {
    spaces: nearOf(rules.board, at).flatMap((space) => told(rules.answers.enter[space])),
    lines: (rules.board.linesFrom[at] ?? []).flatMap((line) => told(rules.answers.line[line]?.[0])),
  };
}
