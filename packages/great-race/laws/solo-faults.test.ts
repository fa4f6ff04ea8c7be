import type { Frame, FrameKind } from '@race/kernel';
import { tryGame } from '@race/kernel/laws/index.ts';
import { describe, expect, it } from 'vitest';
import { pop } from '../frames.ts';
import { makeSolo } from '../modules/solo/index.ts';
import { ALL_POWERS } from '../modules/solo/options.ts';
import { deckOf } from '../modules/solo/rene/cards.ts';
import { TORPEDO } from '../modules/solo/slot.ts';
import { type Game, type Race, tell } from '../state.ts';
import { raceTrial } from './trial.ts';

const sound = makeSolo({
  board: 'africa',
  data: 1,
  towards: 'north',
  crew: 'french',
  modules: [],
  rival: { deck: deckOf(1), powers: ALL_POWERS, legacy: false, first: true },
  turns: null,
});

describe('LEGACY-02: the law that a Torpedo with petrol and a way moves', () => {
  it('holds as the rules are', () => {
    expect(tryGame(raceTrial(sound, 60), 1, { laws: ['8'] }).breach).toBeNull();
  });

  it('catches one that stands still', () => {
    const { torpedo } = sound.frames;
    if (torpedo === undefined) throw new Error('nobody drives the Torpedo');
    const stands: FrameKind<Race, Frame> = {
      ...torpedo,
      run(g: Game) {
        const { destination: space } = g.rules.board;
        const aim = { space, why: 'noneLeft', by: 'alone', candidates: [], end: 1 } as const;
        tell(g, { key: 'targetNamed', seat: TORPEDO, ...aim });
        tell(g, { key: 'torpedoStays', seat: TORPEDO, why: 'noWay', candidates: [] });
        pop(g);
      },
    };
    const rules = { ...sound, frames: { ...sound.frames, torpedo: stands } };
    expect(tryGame(raceTrial(rules, 60), 1, { laws: ['8'] }).breach).toMatchObject({
      law: '8',
      how: expect.stringMatching(/the Torpedo stands on \d+ and could go to \d+/),
    });
  });
});
