import {
  chooseFrom,
  fast,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Seat,
  start,
  streams,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import type { RaceEvent } from '../../events.ts';
import { BOARD_IDS, DIRECTIONS } from '../../options.ts';
import { tileOf } from '../../rules.ts';
import { crewIn, NO_TILE, type Race, STREAMS } from '../../state.ts';
import { holds } from '../../tiles/data.ts';
import { tileOn } from '../../tiles/laid.ts';
import { makeSolo } from './index.ts';
import { ALL_POWERS, type Powers } from './options.ts';
import { deckOf } from './rene/cards.ts';
import type { SoloRules } from './rules.ts';
import { cardNow, TORPEDO } from './slot.ts';

const RACES = [0, 1, 2, 3, 4, 5];
const GAUGE = 6;

describe('LEGACY-01 with all eight cards of level 3', () => {
  const acted = new Set(
    BOARD_IDS.flatMap((board) =>
      DIRECTIONS.flatMap((towards) =>
        // The fourth red power takes the third one's place, so that one is seen without it.
        [ALL_POWERS, { ...ALL_POWERS, red: 3 }].flatMap((powers) =>
          RACES.flatMap((seed) => [...powersSeen(soloAgainst({ board, towards, powers }), seed)]),
        ),
      ),
    ),
  );

  it.each(
    ['blue', 'green', 'red', 'yellow'].flatMap((colour) => [1, 2, 3, 4].map((level) => [colour, level])),
  )('the power %s %i acts', (colour, level) => {
    expect([...acted]).toContain(`${colour} ${level}`);
  });
});

interface Road {
  readonly board: (typeof BOARD_IDS)[number];
  readonly towards: (typeof DIRECTIONS)[number];
  readonly powers: Powers;
}

const soloAgainst = ({ board, towards, powers }: Road): SoloRules =>
  makeSolo({
    board,
    data: 1,
    towards,
    crew: 'french',
    modules: [],
    rival: { deck: deckOf(3), powers, legacy: true, first: false },
    turns: null,
  });

/** A race against a player who answers at random: which of his powers changed what happened. */
function powersSeen(rules: SoloRules, seed: number): Set<string> {
  const seen = new Set<string>();
  const dice = fast(seed, 1);
  const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, seed)), []);
  let steps = 0;
  let onStop = false;
  const hear = (event: RaceEvent) => {
    if (event.key === 'torpedoGoes') {
      steps = event.assistant === 2 ? 0 : Number.NEGATIVE_INFINITY;
      onStop = false;
    }
    if (event.key === 'dangersLoom' && event.why === 'taken') seen.add('red 1');
    if (event.key === 'dangersLoom' && event.why === 'city') seen.add('red 2');
    if (event.key === 'lineTaken' && event.seat === TORPEDO) seen.add('blue 3');
    if (event.key === 'torpedoUsed') {
      const inCity = g.public.phase === 'convoy';
      if (event.petrol > 0) seen.add(inCity ? 'green 3' : 'green 1');
      if (event.mechanics > 0) seen.add(inCity ? 'green 4' : 'green 2');
    }
    if (event.key !== 'spaceEntered' || event.seat !== TORPEDO) return;
    steps += 1;
    if (onStop) seen.add('blue 1');
    onStop = false;
    const { rival } = rules.solo;
    const card = rival === null ? null : cardNow(g.public, rival);
    if (card !== null && steps > card.second) seen.add('blue 4');
    const laid = tileOn(g.public, event.space);
    if (laid === NO_TILE) return;
    const tile = tileOf(rules, laid);
    onStop = holds(tile);
    if (rules.board.isRisk[event.space] === true && event.petrol === tile.petrol) seen.add('blue 2');
    if (tile.danger && event.damage === tile.damage + 1) seen.add('red 3');
    if (tile.danger && event.damage === tile.damage) seen.add('red 4');
  };
  for (let asked = pending(rules, g); asked !== 0; asked = pending(rules, g)) {
    const seat: Seat = lowest(asked);
    play(g, seat, chooseFrom(dice, legalActions(g, seat)));
    g.events?.forEach(hear);
    g.events = [];
    const { petrol, engine } = crewIn(g.public, TORPEDO);
    // Not what he begins with: what he still holds, or holds again, later on.
    if (g.public.turn > 1)
      for (let most = GAUGE + 1; most <= Math.max(petrol, engine); most++) seen.add(`yellow ${most - GAUGE}`);
  }
  return seen;
}
