import { makeRace, type Race, STREAMS } from '@race/great-race';
import { randomModules, randomOptions } from '@race/great-race/laws/options.ts';
import {
  chooseFrom,
  close,
  fast,
  fingerprint,
  isOver,
  legalActions,
  lowest,
  open,
  pending,
  play,
  start,
  streams,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { WORLDLY } from './modules/index.ts';
import { racerWith } from './racer.ts';

const racer = racerWith(WORLDLY);
const ONE_IN_TEN = Array.from({ length: 10 }, (_, n) => n === 0);

/** The end of a race of racers at any table, with some random answers. */
function endOf(nth: number): string {
  const dice = fast(77, nth);
  const rules = makeRace(randomOptions(dice, nth % 2 === 0 ? randomModules(dice) : []));
  const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, nth)));
  while (!isOver(g)) {
    const seat = lowest(pending<Race>(rules, g));
    const answers = legalActions(g, seat);
    const view = { seat, public: g.public, own: g.seats[seat] ?? null, ready: 0 };
    const answer = chooseFrom(dice, ONE_IN_TEN)
      ? chooseFrom(dice, answers)
      : racer.choose({ rules, view, answers, chance: dice });
    play(g, seat, answer);
  }
  return fingerprint(close(g));
}

/** Who makes the racer faster changes none of these. */
const ENDS = [
  '061b34c3cd793f',
  '1e07564c54cd6e',
  '13c7cf6c7c5ca8',
  '0cf7042e990091',
  '15cb44ed6249ee',
  '1973fa8cb1140d',
  '0bca94d3b4e5fb',
  '0b4cbac6ca1664',
  '08f48f616e60d8',
  '0f06df2df97e5f',
  '084214c1062e9c',
  '1da379cbc69ee8',
  '14fe4d10032f31',
  '18afca57860eee',
  '04990983685311',
  '17b69ea6a904b8',
  '108994e4cc7d1f',
  '1f46b8a2b10e46',
  '1894b782745e5d',
  '0fd940c8327a55',
  '0b0a399f42ad14',
  '0ba0c44d0eba7f',
  '05c2a581d96e82',
  '1e153eea6a817f',
];

describe('the racer', () => {
  it('gives the answers it always gave', () => {
    expect(ENDS.map((_, nth) => endOf(nth))).toEqual(ENDS);
  });
});
