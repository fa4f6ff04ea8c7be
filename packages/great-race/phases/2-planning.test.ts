import { canonical, copy, open, play, withdraw } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-PLAN-01 five assistants on four boxes', () => {
  it('asks all crews at once', () => {
    expect(given({ phase: 'planning', crews: 4 })).toAsk('blue', 'orange', 'green', 'red');
  });

  it('allows every way to place all five', () => {
    const { blue } = given({ phase: 'planning' });
    const plans = blue.optionsTo('plan').map(({ boxes }) => boxes);
    expect(blue.options()).toHaveLength(56);
    expect(new Set(plans.map((boxes) => boxes.join())).size).toBe(56);
    for (const boxes of plans) expect(boxes.reduce((sum, n) => sum + n, 0)).toBe(5);
    for (const box of ['pathfinder', 'mechanics', 'security', 'funding'] as const)
      expect(blue.may({ do: 'plan', boxes: { [box]: 5 } })).toBe(true);
  });

  it('knows no plan with fewer or more than five', () => {
    const { rules } = given({ phase: 'planning' });
    for (const boxes of [[1, 1, 1, 1], [2, 2, 2, 0], [6, -1, 0, 0], [5]])
      expect(rules.readAnswer({ do: 'plan', boxes })).toBeNull();
    expect(rules.readAnswer({ do: 'plan', boxes: [2, 1, 1, 1] })).not.toBeNull();
  });

  it('takes nothing but a plan', () => {
    const { blue } = given({ phase: 'planning' });
    expect(blue.why({ do: 'drive' })).toBeRefused('BASE-PLAN-01', 'expected.plan');
  });
});

describe('BASE-PLAN-02 the reveal', () => {
  it('shows all placements together when the last crew is ready', () => {
    const race = given({ phase: 'planning' });
    race.orange.plans({ mechanics: 3, security: 2 });
    expect(race.events).toEqual([]);
    expect(race.orange.boxes).toEqual({ pathfinder: 0, mechanics: 0, security: 0, funding: 0 });
    race.blue.plans({ pathfinder: 1, funding: 4 });
    expect(race.events).toEqual([
      { key: 'planned', seat: 0, boxes: [1, 0, 0, 4] },
      { key: 'planned', seat: 1, boxes: [0, 3, 2, 0] },
    ]);
    expect(race.orange.boxes).toEqual({ pathfinder: 0, mechanics: 3, security: 2, funding: 0 });
    expect(race.blue.boxes).toEqual({ pathfinder: 1, mechanics: 0, security: 0, funding: 4 });
  });

  it('counts the assistants of this turn, and leaves the plan itself as it was', () => {
    const race = given({ phase: 'planning' });
    const plan = race.blue.optionsTo('plan').find(({ boxes }) => boxes[1] === 5);
    if (plan === undefined) throw new Error('five mechanics are no plan');
    const table = open(race.rules, copy(race.rules, race.state));
    for (const seat of [race.blue.seat, race.orange.seat]) play(table, seat, plan);
    play(table, race.blue.seat, race.rules.answers.pass);
    expect(table.public.crews[0]?.boxes).toEqual([0, 0, 0, 0]);
    expect(plan.boxes).toEqual([0, 5, 0, 0]);
  });

  it('keeps the plan out of what the others see until then', () => {
    const seen = (boxes: { mechanics?: number; security?: number }) => {
      const race = given({ phase: 'planning' });
      race.blue.plans(boxes);
      return canonical([race.orange.view, race.orange.heard, race.orange.options()]);
    };
    expect(seen({ mechanics: 5 })).toBe(seen({ security: 5 }));
  });

  it('ends all moving of assistants', () => {
    const race = given({ phase: 'planning' });
    race.blue.plans({ mechanics: 5 });
    race.orange.plans({ mechanics: 5 });
    expect(race.blue.why({ do: 'plan', boxes: { funding: 5 } })).toBeRefused(
      'BASE-PLAN-02',
      'misplaced.plan',
    );
    expect(() => race.blue.takesBack()).toThrow('undo.horizon');
    expect(withdraw(race.rules, race.state, race.blue.seat)).toBeNull();
  });
});

describe('BASE-PLAN-03 every assistant again', () => {
  it('is there at each planning phase, used or not', () => {
    const race = given({
      phase: 'planning',
      blue: { passed: true, boxes: { security: 3 } },
      orange: { boxes: {} },
    });
    race.blue.plans({ mechanics: 4, security: 1 });
    race.orange.plans({ pathfinder: 5 });
    expect(race.blue.boxes).toEqual({ pathfinder: 0, mechanics: 4, security: 1, funding: 0 });
    expect(race.orange.boxes).toEqual({ pathfinder: 5, mechanics: 0, security: 0, funding: 0 });
    expect(race.blue.crew.passed).toBe(false);
    expect(race).toAsk('blue');
  });

  it('is there in the next turn too', () => {
    const race = given({ phase: 'planning' });
    for (const crew of [race.blue, race.orange]) crew.plans({ security: 5 });
    for (const crew of [race.blue, race.orange]) crew.passes();
    for (const crew of [race.orange, race.blue]) crew.takes(race.row[0] ?? '');
    for (const crew of [race.blue, race.orange]) crew.plans({ mechanics: 2, security: 3 });
    expect(race.blue.boxes).toEqual({ pathfinder: 0, mechanics: 2, security: 3, funding: 0 });
    expect(race).toAsk('blue');
  });
});

describe('BASE-PLAN-04 changing one’s mind', () => {
  it('is possible until the last crew has confirmed', () => {
    const race = given({ phase: 'planning', crews: 3 });
    race.blue.plans({ mechanics: 5 });
    race.orange.plans({ funding: 5 });
    expect(race).toAsk('green');
    race.blue.takesBack();
    expect(race).toAsk('blue', 'green');
    race.blue.plans({ security: 5 });
    race.green.plans({ pathfinder: 5 });
    expect(race.blue.boxes.security).toBe(5);
    expect(race.orange.boxes.funding).toBe(5);
  });

  it('leaves the plans of the others as they are', () => {
    const race = given({ phase: 'planning' });
    race.blue.plans({ mechanics: 5 });
    const before = race.state;
    const after = withdraw(race.rules, before, race.blue.seat);
    expect(after?.table.ready).toBe(0);
    expect(after?.seats[0]?.sealed).toBeNull();
    expect(before.table.ready).toBe(1);
    expect(withdraw(race.rules, before, race.orange.seat)).toBeNull();
  });

  it('needs the old plan taken back first', () => {
    const race = given({ phase: 'planning' });
    race.blue.plans({ mechanics: 5 });
    expect(race.blue.options()).toEqual([]);
    expect(race.blue.why({ do: 'plan', boxes: { funding: 5 } })).toBeRefused('BASE-PLAN-04', 'crew.ready');
  });

  it('shows the others only who is ready', () => {
    const race = given({ phase: 'planning', crews: 3 });
    expect(race.green.view.ready).toBe(0b000);
    race.orange.plans({ mechanics: 5 });
    expect(race.green.view.ready).toBe(0b010);
    expect(race.green.view.own?.sealed).toBeNull();
    expect(race.orange.view.own?.sealed).toEqual({ do: 'plan', boxes: [0, 5, 0, 0] });
  });

  it('plans a little of everything for who is away', () => {
    const race = given({ phase: 'planning' });
    expect(race.blue.fallback()).toEqual({ do: 'plan', boxes: [1, 2, 1, 1] });
  });
});

describe('BASE-PLAN-05 two actions a box', () => {
  it('leaves open until it is played what an assistant does', () => {
    const race = given({
      blue: { engine: 4, at: 'timbuktu', boxes: { pathfinder: 1, mechanics: 1, security: 1 } },
      tiles: { 'se of timbuktu': '1p' },
    });
    for (const work of ['lay', 'draw', 'repair', 'drive'] as const)
      expect(race.blue.may({ do: work })).toBe(true);
    expect(race.blue.may({ do: 'clear', space: 'se' })).toBe(true);
  });

  it('spends the one assistant for either', () => {
    const position = { blue: { engine: 4, boxes: { mechanics: 1, security: 1 } } };
    const repaired = given(position);
    repaired.blue.repairs();
    expect(repaired.blue.boxes.mechanics).toBe(0);
    const drove = given(position);
    drove.blue.drives();
    expect(drove.blue.boxes.mechanics).toBe(0);
  });
});
