import { copyStreams, type Streams } from '../chance.ts';
import type { Frame, FrameKind, Refusal, Rules, Told } from '../contract.ts';
import { copyStack } from '../play.ts';
import { NOBODY } from '../seats.ts';

/** A game of whatever frames a test needs. It starts with the frame called first. */
export interface Tiny {
  public: { stack: Frame[]; marks: number[] };
  seat: { sealed: number | null };
  table: { chance: Streams; ready: number };
  answer: number;
  event: Told;
}

type TinyFrames = { readonly [kind: string]: FrameKind<Tiny, Frame> };

export function tiny(frames: TinyFrames, changed: Partial<Rules<Tiny>> = {}): Rules<Tiny> {
  const seats = changed.seats ?? 2;
  return {
    game: 'tiny',
    version: 1,
    seats,
    frames,
    askOnlyWhoCan: false,
    begin: (chance) => ({
      public: { stack: [{ kind: 'first' }], marks: [] },
      seats: Array.from({ length: seats }, () => ({ sealed: null })),
      table: { chance, ready: NOBODY },
    }),
    copyPublic: (from) => ({ stack: copyStack<Tiny>(frames, from.stack), marks: from.marks.slice() }),
    copySeat: (from) => ({ sealed: from.sealed }),
    copyTable: (from) => ({ chance: copyStreams(from.chance), ready: from.ready }),
    imagine() {
      throw new Error('a tiny game imagines nothing');
    },
    readAnswer: (from) => (typeof from === 'number' ? from : null),
    notAsked: () => refusal('tiny.notAsked'),
    ...changed,
  };
}

export const refusal = (reason: string): Refusal => ({ reason, rule: 'TINY', with: {} });

/** A frame that asks nobody and is gone when it has run. */
export const passing: FrameKind<Tiny, Frame> = {
  asked: () => NOBODY,
  run: (g) => void g.public.stack.pop(),
  copy: (frame) => frame,
};
