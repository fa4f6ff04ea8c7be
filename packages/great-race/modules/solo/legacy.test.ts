import { start, streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOARD_IDS, DIRECTIONS } from '../../options.ts';
import { STREAMS } from '../../state.ts';
import { makeSolo } from './index.ts';
import { NO_POWERS, type Powers } from './options.ts';
import { deckOf, TARGETS } from './rene/cards.ts';
import { mostOf, TORPEDO } from './slot.ts';
import { DRIVES, givenSolo, SECOND } from './testing/given-solo.ts';
import { nextStep } from './torpedo/step.ts';
import { aimFor } from './torpedo/target.ts';

const powers = (colour: keyof Powers, level: number) => ({ powers: { [colour]: level } });
const drives = (more: Parameters<typeof givenSolo>[0]) => givenSolo({ card: 'A1', whose: 'orange', ...more });

describe('LEGACY-01 powers for good', () => {
  it('come with each city of the target colour, at once, and add up', () => {
    const race = drives({
      legacy: true,
      orange: { ...DRIVES, at: 28 },
      tiles: { 28: '1p' },
      ...powers('blue', 1),
    });
    expect(race.told('powerGained')).toEqual([{ key: 'powerGained', seat: 1, colour: 'blue', level: 2 }]);
    expect(race.public.modules?.solo?.powers).toEqual([2, 0, 0, 0]);
    const keys = race.events.map(({ key }) => key);
    expect(keys.indexOf('powerGained')).toBeLessThan(keys.indexOf('torpedoDrew'));
  });

  it('do not come from other cities, nor in a race without them', () => {
    const other = drives({ legacy: true, orange: { ...DRIVES, at: 41 }, tiles: { 41: '1p' } });
    expect(other.told('powerGained')).toEqual([]);
    const without = drives({ orange: { ...DRIVES, at: 28 }, tiles: { 28: '1p' } });
    expect(without.told('powerGained')).toEqual([]);
  });
});

describe('LEGACY-02 four levels, and the sea', () => {
  it('nothing comes above the fourth', () => {
    const race = drives({
      legacy: true,
      orange: { ...DRIVES, at: 28 },
      tiles: { 28: '1p' },
      ...powers('blue', 4),
    });
    expect(race.told('powerGained')).toEqual([]);
    expect(race.public.modules?.solo?.powers).toEqual([4, 0, 0, 0]);
  });

  it('a sea line is one step for 1 petrol and ends the move; a closed sea is not taken', () => {
    const at = { ...DRIVES, at: 'porto-novo', petrol: 3 };
    const open = drives({ card: 'B1', orange: at, ...powers('blue', 3) });
    expect(open.orange.crew).toMatchObject({ petrol: 2 });
    expect(open.orange).toStandIn('luanda');
    const storm = drives({
      card: 'B1',
      orange: at,
      ...powers('blue', 3),
      modules: ['season:normal'],
      slots: { season: { weather: 'storm' } },
    });
    expect(storm.orange).not.toStandIn('luanda');
  });
});

describe.each(BOARD_IDS)('LEGACY-02 one count for target, distance and step: %s', (board) => {
  const positions = DIRECTIONS.flatMap((towards) =>
    TARGETS.flatMap((colour) => [0, 1, 2, 3, 4].map((level) => ({ towards, colour, level }))),
  );

  it.each(positions)(
    'towards the $towards, with $colour power $level, every target is reached',
    (position) => {
      for (const target of TARGETS) expect(standstills(board, position, target)).toEqual([]);
    },
  );
});

interface Standing {
  readonly towards: (typeof DIRECTIONS)[number];
  readonly colour: keyof Powers;
  readonly level: number;
}

/** From every space: those from which a Torpedo with a full tank never arrives. */
function standstills(
  board: (typeof BOARD_IDS)[number],
  { towards, colour, level }: Standing,
  target: keyof Powers,
) {
  const all = { ...NO_POWERS, [colour]: level };
  const rival = { deck: deckOf(1), powers: all, legacy: false, first: false };
  const rules = makeSolo({ board, data: 1, towards, crew: 'french', modules: [], rival, turns: null });
  const g = { rules, public: start(rules, streams(STREAMS, 1)).public };
  const crew = g.public.crews[TORPEDO];
  // An island has no way on before LEGACY-BLUE-03.
  const from = [...rules.board.spaces.keys()].filter(
    (space) => rules.board.spaces[space]?.near.length !== 0 || all.blue >= 3,
  );
  const steps = new Map(
    from.map((at) => {
      if (crew === undefined) throw new Error('no Torpedo');
      Object.assign(crew, { at, level: rules.board.level[at], petrol: mostOf(all.yellow) });
      return [at, nextStep(g, aimFor(g, target)).to];
    }),
  );
  const arrives = (space: number): boolean => {
    let at = space;
    for (let n = 0; n < steps.size && at !== rules.board.destination; n++) at = steps.get(at) ?? -1;
    return at === rules.board.destination;
  };
  return from.filter((space) => !arrives(space));
}

describe('LEGACY-BLUE-01 no more stops', () => {
  it('he drives on over a stop symbol', () => {
    const tiles = { 27: '1p', 28: '1p-stop', 38: '3p' };
    expect(drives({ orange: { ...DRIVES, at: 27 }, tiles }).orange.crew.at).toBe(28);
    expect(drives({ orange: { ...DRIVES, at: 27 }, tiles, ...powers('blue', 1) }).orange).toStandIn('zinder');
  });
});

describe('LEGACY-BLUE-02 at home in the wild', () => {
  it('a risk zone costs no petrol more', () => {
    const race = drives({
      orange: { ...DRIVES, at: 18, petrol: 1 },
      tiles: { 18: '1p', 27: '1p' },
      ...powers('blue', 2),
    });
    expect(race.orange.crew).toMatchObject({ at: 27, petrol: 0 });
  });
});

describe('LEGACY-BLUE-03 free passage', () => {
  it('makes cities across the water targets, and takes lines only when they bring him nearer', () => {
    const race = drives({ orange: { ...DRIVES, at: 'nairobi' }, ...powers('blue', 3) });
    expect(race.told('lineTaken')).toMatchObject([{ francs: 0 }]);
    expect(race.orange).toStandIn('antananarivo');
    const away = drives({ card: 'C1', orange: { ...DRIVES, at: 'dakar' }, ...powers('blue', 3) });
    expect(away.told('torpedoSteps')[0]?.why).toBe('sea');
    const without = drives({ orange: { ...DRIVES, at: 'nairobi' } });
    expect(without.told('lineTaken')).toEqual([]);
  });
});

describe('LEGACY-BLUE-04 a step more', () => {
  const tiles = { 86: '1p', 92: '1p', 93: '1p', 98: '1p' };
  it('with the second assistant only', () => {
    const at = { at: 81, petrol: 6 };
    const plain = drives({ card: 'F1', orange: { ...SECOND, ...at }, tiles });
    const more = drives({ card: 'F1', orange: { ...SECOND, ...at }, tiles, ...powers('blue', 4) });
    expect(more.told('torpedoSteps').length).toBe(plain.told('torpedoSteps').length + 1);
  });
});

const camp = (deck: string[], more: Parameters<typeof givenSolo>[0]) => {
  const race = givenSolo({ phase: 'bivouac', turn: 2, deck, orange: { petrol: 1, engine: 1 }, ...more });
  return race.blue.answers({ do: 'claim', number: 5 }) && race;
};
const supplies = ['jerrycan', 'guide', 'toolbox', 'guide', 'militia'];

describe('LEGACY-GREEN-01 petrol from the bivouac', () => {
  it('jerrycans and refuelling stations he takes fill his petrol', () => {
    const race = camp(['refuelling-station', 'guide', 'jerrycan', 'guide', 'militia'], powers('green', 1));
    expect(race.told('torpedoUsed')).toMatchObject([
      { card: 'refuelling-station', petrol: 5 },
      { card: 'jerrycan', petrol: 0 },
    ]);
  });
});

describe('LEGACY-GREEN-02 parts from the bivouac', () => {
  it('spare parts and toolboxes he takes repair him', () => {
    expect(camp(supplies, powers('green', 1)).told('torpedoUsed')).toHaveLength(1);
    expect(camp(supplies, powers('green', 2)).told('torpedoUsed')).toMatchObject([
      { petrol: 1 },
      { card: 'toolbox', mechanics: 3 },
    ]);
  });
});

const inCity = (deck: string[], more: Parameters<typeof givenSolo>[0]) =>
  drives({ orange: { ...DRIVES, at: 41, petrol: 2, engine: 2 }, tiles: { 41: '1p' }, deck, ...more });

describe('LEGACY-GREEN-03 petrol from the cities', () => {
  it('fills him from cards drawn on entering', () => {
    expect(inCity(['jerrycan'], powers('green', 2)).orange).toHave({ petrol: 1 });
    expect(inCity(['jerrycan'], powers('green', 3)).orange).toHave({ petrol: 2 });
  });
});

describe('LEGACY-GREEN-04 parts from the cities', () => {
  it('repairs him with cards drawn on entering', () => {
    expect(inCity(['spare-parts'], powers('green', 3)).orange).toHave({ engine: 2 });
    expect(inCity(['spare-parts'], powers('green', 4)).orange).toHave({ engine: 3 });
  });
});

describe('LEGACY-RED-01 dangers he takes', () => {
  const deck = ['saboteur', 'guide', 'driver', 'guide', 'militia'];
  it('hurt the player as his card shows', () => {
    expect(camp(deck, {}).told('dangersLoom')).toEqual([]);
    expect(camp(deck, powers('red', 1)).told('dangersLoom')).toMatchObject([
      { dangers: 1, damage: 1, why: 'taken' },
    ]);
  });
});

describe('LEGACY-RED-02 dangers from the cities', () => {
  it('hurt the player as well, and the convoy goes on', () => {
    expect(inCity(['saboteur'], powers('red', 1)).told('dangersLoom')).toEqual([]);
    const race = inCity(['saboteur'], {
      ...powers('red', 2),
      blue: { hand: ['militia'], boxes: { mechanics: 1 } },
    });
    expect(race.told('dangersLoom')).toMatchObject([{ why: 'city' }]);
    expect(race.question).toBe('menace');
    race.blue.plays('militia');
    expect(race.question).toBe('sequence');
  });
});

describe('LEGACY-RED-03 hardened, LEGACY-RED-04 fearless', () => {
  const danger = (level: number) =>
    drives({
      orange: { ...DRIVES, at: 27, petrol: 1 },
      tiles: { 27: '1p', 28: '1p-danger', 38: '3p' },
      ...powers('red', level),
    });
  it('a danger tile costs him 1 mechanics, then none', () => {
    expect(danger(2).orange).toHave({ engine: 4 });
    expect(danger(3).orange).toHave({ engine: 5 });
    expect(danger(4).orange).toHave({ engine: 6 });
  });
});

describe('LEGACY-YELLOW-01, LEGACY-YELLOW-02, LEGACY-YELLOW-03 and LEGACY-YELLOW-04: the machine', () => {
  it.each([1, 2, 3, 4])('with level %i both gauges hold so many more', (level) => {
    const race = drives({
      card: 'D1',
      legacy: true,
      orange: { ...DRIVES, at: 49 },
      tiles: { 49: '1p' },
      ...powers('yellow', level - 1),
    });
    expect(race.orange).toStandIn('porto-novo');
    expect(race.orange.crew).toMatchObject({ petrolMax: 6 + level, engineMax: 6 + level, chassisMax: 0 });
  });
});
