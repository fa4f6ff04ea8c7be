// What René did in one dispatch, step by step: by which rules, from what it was chosen, and what decided.
import type { RaceEvent } from '@race/great-race';
import { rulesBehind } from '@race/great-race/modules/solo/torpedo/reasons.ts';
import type { StepCandidate } from '@race/great-race/modules/solo/torpedo/step.ts';
import type { Candidate } from '@race/great-race/modules/solo/torpedo/target.ts';
import type { Weighed } from '@race/great-race/modules/solo/torpedo/value.ts';
import type { Key } from '@race/words/t.ts';
import type { WeighedSpace } from '../../state/table-state.ts';

/** One of the things he weighed: a city to make for, the destination, a next step, a space of a way. */
export type WeighedOption = WeighedSpace &
  (
    | ({ readonly is: 'aim' } & Candidate)
    | { readonly is: 'end'; readonly steps: number }
    | ({ readonly is: 'step' } & StepCandidate)
    | ({ readonly is: 'way' } & Weighed)
  );

export interface StepReason {
  readonly event: RaceEvent;
  readonly rules: readonly string[];
  readonly options: readonly WeighedOption[];
  /** What decided, as a message; null where the rule says all there is to say. */
  readonly verdict: Key | null;
}

/** Everything of his doing in these events. */
export const reasonsOf = (events: readonly RaceEvent[]): StepReason[] =>
  events.flatMap((event) => {
    const rules = rulesBehind(event);
    return rules.length === 0 ? [] : [{ event, rules, ...weighedIn(event) }];
  });

function weighedIn(event: RaceEvent): Pick<StepReason, 'options' | 'verdict'> {
  switch (event.key) {
    case 'targetNamed': {
      const cities = event.candidates.map((one, nth) => ({ ...one, ...mark(nth, event.space, one) }));
      const end = {
        is: 'end',
        steps: event.end,
        space: event.space,
        mark: letter(cities.length),
        isChosen: true,
      } as const;
      const options = cities.map((one) => ({ is: 'aim', ...one }) as const);
      if (event.why === 'nearest') return { options, verdict: `why.by.${event.by}` };
      return { options: [...options, end], verdict: event.why === 'noneLeft' ? null : 'why.by.steps' };
    }
    case 'torpedoSteps':
    case 'torpedoStays': {
      const taken = event.key === 'torpedoSteps' ? event.space : null;
      const options = event.candidates.map(
        (one, nth) => ({ is: 'step', ...one, ...mark(nth, taken, one) }) as const,
      );
      return { options, verdict: event.key === 'torpedoSteps' ? `why.by.${event.by}` : null };
    }
    case 'torpedoLaid':
    case 'torpedoBoxed': {
      const taken = event.key === 'torpedoLaid' ? event.space : null;
      const way = event.candidates.map(
        (one, nth) => ({ is: 'way', ...one, ...mark(nth, taken, one) }) as const,
      );
      return { options: way, verdict: event.key === 'torpedoLaid' ? `why.laid.${event.where}` : 'why.boxed' };
    }
    default:
      return { options: [], verdict: null };
  }
}

const letter = (nth: number): string => String.fromCharCode('A'.charCodeAt(0) + nth);

const mark = (nth: number, taken: number | null, { space }: { readonly space: number }): WeighedSpace => ({
  space,
  mark: letter(nth),
  isChosen: space === taken,
});
