import { given } from '@race/great-race/testing/given.ts';
import type { GivenRace } from '@race/great-race/testing/given-race.ts';
import { describe, expect, it } from 'vitest';
import { answerTo, driveRoutes, meansOf, type Roads, routeAlong, whyNoRoute } from './index.ts';
import { moreThan } from './route-choice.ts';

/** The roads for blue, in its drive or in the one it could begin. */
function roadsOf(race: GivenRace): Roads {
  const means = meansOf(race.rules, race.state, 0);
  if (means === null) throw new Error('blue cannot drive');
  return { rules: race.rules, known: race.public, from: race.blue.crew.at, means };
}

const near = (race: GivenRace, ...routes: readonly string[]): number[] => {
  const spaces: number[] = [];
  for (const route of routes) spaces.push(race.spaceNear(spaces.at(-1) ?? race.blue.crew.at, route));
  return spaces;
};

describe('BASE-DRIVE-01 how far a drive goes', () => {
  it('reaches as many spaces as the engine has levels, and says when that is not enough', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2 } });
    const roads = roadsOf(race);
    const routes = driveRoutes(roads);
    expect(Math.max(...routes.map(({ spaces }) => spaces.length))).toBe(2);
    expect(routes.every(({ to }) => to !== roads.from)).toBe(true);
    const far = near(race, 'e', 'e', 'e');
    expect(routeAlong(roads, far)).toBeNull();
    expect(whyNoRoute(roads, far[2] ?? -1)).toMatchObject({ reason: 'way.tooFar', with: { spaces: 2 } });
  });

  it('counts what is left of the drive under way', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2 }, bag: ['1p'] });
    race.blue.answers({ do: 'drive' });
    race.blue.answers({ do: 'enter', space: race.spaceNear('timbuktu', 'e') });
    expect(roadsOf(race).means.range).toBe(1);
  });

  it('knows nothing of drives where none can be made', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 0 } });
    expect(meansOf(race.rules, race.state, 0)).toBeNull();
    expect(meansOf(race.rules, race.state, 1)).toBeNull();
  });
});

describe('BASE-DRIVE-02 the price of a way', () => {
  it('adds up petrol, damage, dangers and what nobody has seen', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const [one = 0, two = 0, three = 0] = near(race, 'se', 'e', 'se');
    const tiles = { [one]: '1p1d', [two]: '1p-danger' };
    const roads = roadsOf(given({ blue: { at: 'timbuktu' }, tiles }));
    expect(routeAlong(roads, [one, two, three])).toMatchObject({
      to: three,
      petrol: 2,
      damage: 1,
      dangers: 1,
      unknown: 1,
      ends: false,
      fare: null,
    });
  });

  it('takes something from the unknown too, and nobody drives on from what cannot be paid', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1 } });
    const [one = 0, two = 0, three = 0] = near(race, 'se', 'e', 'se');
    const roads = roadsOf(race);
    expect(routeAlong(roads, [one])).toMatchObject({ least: 1, ends: false, isOnlySeen: false });
    expect(routeAlong(roads, [one, two])).toMatchObject({ least: 2, ends: true, isOnlySeen: true });
    expect(routeAlong(roads, [one, two, three])).toBeNull();
    const [, , far = 0] = near(race, 'se', 'se', 'se');
    expect(whyNoRoute(roads, far)).toMatchObject({ reason: 'way.thirsty', with: { left: 1 } });
  });

  it('may need a jerrycan, and is no way without', () => {
    const [south = 0] = near(given({ blue: { at: 'timbuktu' } }), 'se');
    const tiles = { [south]: '2p' };
    const poor = roadsOf(given({ blue: { at: 'timbuktu', petrol: 1 }, tiles }));
    expect(routeAlong(poor, [south])).toBeNull();
    expect(whyNoRoute(poor, south)).toMatchObject({ reason: 'enter.petrolShort', with: { left: 1 } });
    const rich = roadsOf(given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] }, tiles }));
    expect(routeAlong(rich, [south])?.petrol).toBe(2);
  });

  it('may be too rough for engine and chassis', () => {
    const worn = { at: 'timbuktu', engine: 1, chassis: 0 };
    const [east = 0] = near(given({ blue: worn }), 'e');
    const rough = roadsOf(given({ blue: worn, tiles: { [east]: '1p2d' } }));
    expect(whyNoRoute(rough, east)).toMatchObject({
      reason: 'enter.mechanicsShort',
      with: { needed: 2, left: 1 },
    });
    const danger = given({
      blue: { ...worn, boxes: { mechanics: 1, security: 1 } },
      tiles: { [east]: '1p-danger' },
    });
    expect(routeAlong(roadsOf(danger), [east])?.dangers).toBe(1);
  });

  it('is that of the easier of two ways', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const [rough = 0, beyond = 0] = near(race, 'se', 'sw');
    const [easy = 0] = near(race, 'sw');
    const tiles = { [rough]: '1p2d', [easy]: '1p', [beyond]: '1p' };
    const roads = roadsOf(given({ blue: { at: 'timbuktu' }, tiles }));
    expect(driveRoutes(roads).find(({ to }) => to === beyond)?.spaces).toEqual([easy, beyond]);
    expect(routeAlong(roads, [rough, beyond])?.damage).toBe(2);
  });

  it('may be that of another way, which costs less of something', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const [rough = 0, beyond = 0] = near(race, 'se', 'sw');
    const [dear = 0] = near(race, 'sw');
    const tiles = { [rough]: '1p1d', [dear]: '2p', [beyond]: '1p' };
    const routes = driveRoutes(roadsOf(given({ blue: { at: 'timbuktu' }, tiles })));
    const [easiest, other] = routes.filter(({ to }) => to === beyond);
    expect(easiest?.spaces).toEqual([dear, beyond]);
    expect(other?.spaces).toEqual([rough, beyond]);
    if (easiest === undefined || other === undefined) throw new Error('there is one way only');
    expect(moreThan(other, easiest)).toMatchObject({ petrol: -1, damage: 1, unknown: 0, spaces: 0 });
  });

  it('is never that of a way that only goes round', () => {
    const routes = driveRoutes(roadsOf(given({ blue: { at: 'timbuktu' } })));
    for (const [, there] of Map.groupBy(routes, ({ to }) => to))
      for (const [at, route] of there.entries())
        for (const easier of there.slice(0, at)) {
          const { spaces: _, ...more } = moreThan(route, easier);
          expect(Math.min(...Object.values(more))).toBeLessThan(0);
        }
  });

  it('has the petrol of a risk zone in it, and says how much, also where nobody has been', () => {
    const at = 'tamanrasset';
    const race = given({ blue: { at } });
    const { near: beside, isRisk } = race.rules.board;
    const risky = (beside[race.blue.crew.at] ?? []).find((space) => isRisk[space]) ?? -1;
    const seen = roadsOf(given({ blue: { at }, tiles: { [risky]: '1p' } }));
    expect(routeAlong(seen, [risky])).toMatchObject({ petrol: 2, risk: 1, unknownRisk: 0 });
    expect(routeAlong(roadsOf(race), [risky])).toMatchObject({
      petrol: 0,
      risk: 0,
      unknownRisk: 1,
      least: 2,
    });
    // BASE-DRIVE-22: where no tile is left to be drawn, a risk zone adds nothing.
    const bare = roadsOf(given({ blue: { at }, bagHolds: [] }));
    expect(routeAlong(bare, [risky])).toMatchObject({ petrol: 2, risk: 0 });
  });

  it('is that of the way round a risk zone, where both are unknown', () => {
    const race = given({ blue: { at: 'tamanrasset' } });
    const { near: beside, isRisk, isCity } = race.rules.board;
    const from = race.blue.crew.at;
    const isRound = (space: number) => !isRisk[space] && !isCity[space] && beside[from]?.includes(space);
    const routes = driveRoutes(roadsOf(race));
    const round = routes.filter(
      ({ to, spaces }) => spaces.length === 2 && !isCity[to] && beside[to]?.some(isRound),
    );
    expect(round.length).toBeGreaterThan(0);
    for (const { to, unknownRisk } of round) expect(unknownRisk).toBe(isRisk[to] ? 1 : 0);
  });
});

describe('BASE-DRIVE-06 stop symbols', () => {
  const race = given({ blue: { at: 'timbuktu' } });
  const [stop = 0, beyond = 0] = near(race, 'e', 'e');
  const tiles = { [stop]: '1p-stop' };

  it('end a way, unless there is a guide in hand', () => {
    const plain = roadsOf(given({ blue: { at: 'timbuktu' }, tiles }));
    expect(routeAlong(plain, [stop])?.ends).toBe(true);
    expect(routeAlong(plain, [stop, beyond])).toBeNull();
    const guided = roadsOf(given({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles }));
    expect(routeAlong(guided, [stop, beyond])).toMatchObject({ guides: 1, to: beyond });
  });

  it('are the reason where nothing else is', () => {
    const around = race.rules.board.near[race.blue.crew.at] ?? [];
    const walls = Object.fromEntries(around.map((space) => [space, '1p-stop']));
    const roads = roadsOf(given({ blue: { at: 'timbuktu' }, tiles: walls }));
    expect(whyNoRoute(roads, beyond)).toMatchObject({ reason: 'way.stopped', rule: 'BASE-DRIVE-06' });
  });
});

describe('BASE-DRIVE-11 cities', () => {
  it('end every way and ask for 1 petrol', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const cities = driveRoutes(roadsOf(race)).filter(({ to }) => race.rules.board.isCity[to]);
    expect(cities.length).toBeGreaterThan(0);
    for (const { ends, petrol, unknown, spaces } of cities)
      expect([ends, petrol, unknown]).toEqual([true, 1, spaces.length - 1]);
  });
});

describe('BASE-DRIVE-10 no tiles anywhere', () => {
  it('an empty space asks for 2 petrol and ends the way', () => {
    const race = given({ blue: { at: 'timbuktu' }, bagHolds: [] });
    const [east = 0] = near(race, 'e');
    expect(routeAlong(roadsOf(race), [east])).toMatchObject({ petrol: 2, unknown: 0, ends: true });
  });
});

describe('BASE-DRIVE-12 lines', () => {
  it('lead to the city at their far end for their fare', () => {
    const race = given({ blue: { at: 'dakar', francs: 500 } });
    const fares = driveRoutes(roadsOf(race)).flatMap(({ fare }) => fare ?? []);
    expect(fares.length).toBe(race.rules.board.linesFrom[race.blue.crew.at]?.length);
    for (const { line, francs } of fares) expect(francs).toBe(race.rules.board.lines[line]?.price);
  });

  it('are taken with any number of transport cards that is of use, the easier first', () => {
    const race = given({ blue: { at: 'dakar', francs: 200, hand: ['transport'] } });
    const routes = driveRoutes(roadsOf(race));
    for (const line of race.rules.board.linesFrom[race.blue.crew.at] ?? []) {
      const price = race.rules.board.lines[line]?.price ?? 0;
      // CARD-TRANSPORT: 50 F off are more than a card is worth.
      expect(routes.flatMap(({ fare }) => (fare?.line === line ? [fare] : []))).toMatchObject([
        { cards: 1, francs: price - 50 },
        { cards: 0, francs: price },
      ]);
    }
  });

  it('are not taken for more than one has', () => {
    const race = given({ blue: { at: 'dakar', francs: 60, hand: ['transport', 'transport'] } });
    const { fares } = roadsOf(race).means;
    expect(fares.length).toBeGreaterThan(0);
    expect(fares.every(({ francs }) => francs <= 60)).toBe(true);
  });

  it('are answered as they were chosen', () => {
    const race = given({ blue: { at: 'dakar', francs: 200, hand: ['transport'] } });
    const fare = roadsOf(race).means.fares.find(({ cards }) => cards === 1);
    if (fare === undefined) throw new Error('no line with a card');
    race.blue.drives();
    expect(race.blue.optionsTo('line')).toContainEqual(answerTo(fare.to, fare));
    expect(answerTo(7, null)).toEqual({ do: 'enter', space: 7, poured: false });
  });
});

describe('SEASON-03 the price of a way in bad weather', () => {
  it('has the weather in it, tile by tile', () => {
    const tiles = { 'se of timbuktu': '1p' };
    const roads = (weather: 'fair' | 'flood') => {
      const race = given({
        modules: ['season:normal'],
        slots: { season: { weather } },
        blue: { at: 'timbuktu' },
        tiles,
      });
      return routeAlong(roadsOf(race), near(race, 'se'));
    };
    expect(roads('fair')).toMatchObject({ petrol: 1, damage: 0 });
    expect(roads('flood')).toMatchObject({ petrol: 2, damage: 1 });
  });
});

describe('VILLAGE-02 a way through a village', () => {
  it('goes on past its stop symbol, which holds only who wants to stop', () => {
    const [one = 0, two = 0] = near(given({ blue: { at: 'timbuktu' } }), 'se', 'e');
    const tiles = { [one]: 'village-money', [two]: '1p' };
    const roads = roadsOf(given({ modules: ['village'], blue: { at: 'timbuktu' }, tiles }));
    expect(routeAlong(roads, [one, two])).toMatchObject({ to: two, guides: 0 });
  });
});

describe('DIPLO-05 a way out of a city with officials', () => {
  it.each([0, 5])('is shown before the die is thrown, whatever it will say: %i', (face) => {
    const race = given({ modules: ['diplomacy:normal'], dice: [face], blue: { at: 'timbuktu' } });
    const routes = driveRoutes(roadsOf(race));
    expect(routes.length).toBeGreaterThan(3);
    race.blue.answers({ do: 'drive' });
    expect(race.told('borderRolled')).toMatchObject([{ face: face + 1 }]);
  });
});
