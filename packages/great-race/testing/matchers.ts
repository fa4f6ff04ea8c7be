import type { Refusal } from '@race/kernel';
import { expect } from 'vitest';
import type { GivenRace } from './given-race.ts';
import type { Place } from './places.ts';
import type { Speaker } from './speaker.ts';

/** Levels and money of a crew, as far as a test cares. */
export interface Means {
  readonly petrol?: number;
  readonly engine?: number;
  readonly chassis?: number;
  readonly francs?: number;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A crew's vehicle is here. */
    toStandIn(place: Place): R;
    toHavePetrol(levels: number): R;
    toHave(means: Means): R;
    /** A crew's hand is exactly this, in any order. */
    toHold(cards: readonly string[]): R;
    /** A race waits for exactly these crews, or a crew for its answer: `expect(race).toAsk('blue')`. */
    toAsk(...colours: readonly string[]): R;
    /** What `why` gave is a refusal by this rule, with this reason and these details, as far as they are said. */
    toBeRefused(rule: string, reason?: string, details?: Refusal['with']): R;
  }
}

interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

const compare = (what: string, actual: unknown, expected: unknown): Verdict => ({
  pass: JSON.stringify(actual) === JSON.stringify(expected),
  message: () => `${what}: ${JSON.stringify(actual)}, and not ${JSON.stringify(expected)}`,
  actual,
  expected,
});

expect.extend({
  toStandIn(crew: Speaker, place: Place) {
    return compare(`${crew.colour} stands in`, crew.crew.at, crew.spaceOf(place));
  },
  toHavePetrol(crew: Speaker, levels: number) {
    return compare(`${crew.colour} has petrol`, crew.crew.petrol, levels);
  },
  toHave(crew: Speaker, means: Means) {
    const { petrol, engine, chassis, francs } = crew.crew;
    const all = { petrol, engine, chassis, francs };
    const asked = Object.fromEntries(Object.entries(all).filter(([name]) => name in means));
    return compare(`${crew.colour} has`, asked, { ...asked, ...means });
  },
  toHold(crew: Speaker, cards: readonly string[]) {
    return compare(`${crew.colour} holds`, crew.hand.sort(), [...cards].sort());
  },
  toAsk(race: GivenRace, ...colours: readonly string[]) {
    return compare('asked are', race.asked, colours);
  },
  toBeRefused(refusal: Refusal | null, rule: string, reason?: string, details?: Refusal['with']) {
    const asked = (of: Refusal) => ({
      rule: of.rule,
      ...(reason === undefined ? {} : { reason: of.reason }),
      ...(details === undefined ? {} : { with: of.with }),
    });
    const expected = asked({ rule, reason: reason ?? '', with: details ?? {} });
    return compare('the refusal is', refusal === null ? null : asked(refusal), expected);
  },
});
