// What the reader missed, as steps for the playback: the events, with the states the server sent.
import type { RacePublic } from '@race/great-race';
import { canonical } from '@race/kernel';
import type { ReplayFrame } from '@race/protocol';
import { patched } from '@race/protocol/patch.ts';
import type { TableStep } from '../../../sources/messages.ts';
import type { Recap } from '../../../sources/race-messages.ts';

/** Null where states and events do not fit together: then only the text is shown. */
export function missedSteps(
  lines: readonly TableStep[],
  frames: readonly ReplayFrame[],
  publicState: RacePublic,
): Recap | null {
  const pictures = picturesOf(frames);
  const before = pictures?.at(-1 - lines.length);
  if (pictures === null || before === undefined || lines.length === 0) return null;
  if (canonical(pictures.at(-1)) !== canonical(publicState)) return null;
  const after = pictures.slice(-lines.length);
  return {
    before,
    steps: lines.flatMap((line, at) => {
      const picture = after[at];
      return picture === undefined ? [] : [{ ...line, isOwn: false, after: picture }];
    }),
  };
}

function picturesOf(frames: readonly ReplayFrame[]): RacePublic[] | null {
  const pictures: RacePublic[] = [];
  for (const { public: patch } of frames) {
    const next = patched(pictures.at(-1) ?? null, patch);
    if (next === null) return null;
    pictures.push(next.value as RacePublic);
  }
  return pictures;
}
