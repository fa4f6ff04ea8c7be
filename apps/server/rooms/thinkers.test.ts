import { BOTS } from '@race/bots';
import { makeRace, type Race, readOptions, STREAMS } from '@race/great-race';
import {
  fast,
  legalActions,
  listSeats,
  open,
  pending,
  type SeatView,
  start,
  streams,
  type Types,
  view,
} from '@race/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { makeThinkers, type Thinkers } from './thinkers.ts';

let thinkers: Thinkers;
afterEach(() => thinkers.close());

const WHOSE = { address: 'here', table: 'a' };

/** The first question of a race, as its seat sees it. */
function firstQuestion() {
  const read = readOptions({ crews: 2, order: 'seated', vehicles: ['french', 'italian'] });
  if (!read.ok) throw new Error(read.fault.option);
  const rules = makeRace(read.options);
  const state = start<Race>(rules, streams(STREAMS, 3));
  const [seat = 0] = listSeats(pending<Race>(rules, state));
  const answers = legalActions(open<Race>(rules, state), seat);
  return { rules, answers, view: view<Race>(rules, state, seat) };
}

describe('a bot that thinks in a thread', () => {
  it('comes to what it would have come to here', async () => {
    thinkers = makeThinkers(1);
    const { rules, answers, view: seen } = firstQuestion();
    const question = {
      game: 'race',
      options: rules.options,
      view: seen as unknown as SeatView<Types>,
      answers,
      bot: 'champion',
      chance: fast(5, 0),
    };
    const places = await Promise.all([thinkers.think(WHOSE, question), thinkers.think(WHOSE, question)]);
    const here = BOTS.champion.choose({ rules, view: seen, answers, chance: fast(5, 0) });
    expect(places).toEqual([answers.indexOf(here), answers.indexOf(here)]);
  });

  it('says what it threw, and the thread is there for the next', async () => {
    thinkers = makeThinkers(1);
    const { rules, answers, view: seen } = firstQuestion();
    const told = { view: seen as unknown as SeatView<Types>, answers, chance: fast(5, 0) };
    const fails = { game: 'race', options: rules.options, ...told, bot: 'nobody' };
    await expect(thinkers.think(WHOSE, fails)).rejects.toThrow('no bot is called nobody');
    expect(await thinkers.think(WHOSE, { ...fails, bot: 'racer' })).not.toBeNull();
  });
});
