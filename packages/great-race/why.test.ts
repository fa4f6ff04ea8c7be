import { chooseFrom, fast, legalActions, listSeats, open, pending, type Refusal, why } from '@race/kernel';
import { loadRules } from '@race/rulebook';
import { describe, expect, it } from 'vitest';
import type { Answer, Verb } from './answers.ts';
import type { RaceRules } from './rules.ts';
import { modularPositions, type Position, sampledPositions } from './testing/random-races.ts';

const SAMPLE = [...sampledPositions({ races: 24, every: 19 }), ...modularPositions({ races: 24, every: 29 })];
const ANSWERS_EACH = 24;
const IDENTIFIERS = new Set<string>((await loadRules('en')).list.map(({ id }) => id));

/** The verbs of each question; who comes with another one is told what is asked, and that is enough. */
const VERBS: { readonly [kind: string]: readonly Verb[] } = {
  setup: ['choose'],
  bivouac: ['take'],
  plan: ['plan'],
  sequence: [
    'fuel',
    'lay',
    'draw',
    'repair',
    'drive',
    'clear',
    'fund',
    'wait',
    'pass',
    'play',
    'cash',
    'power',
  ],
  lay: ['play'],
  repair: ['fit', 'done', 'play'],
  drive: ['enter', 'line', 'stop', 'play', 'fuel'],
  entry: ['guard', 'pay', 'back', 'play', 'fuel'],
  halt: ['stop', 'play', 'fuel'],
  split: ['split', 'play'],
  hand: ['discard', 'play'],
  tracking: ['discard', 'play'],
  target: ['target', 'play'],
  pick: ['pick', 'play'],
  window: ['guard', 'decline', 'play'],
  leaders: ['lead'],
  mercenary: ['choose'],
  redraw: ['keep', 'redraw', 'play', 'fuel'],
  village: ['stop', 'onward', 'play', 'fuel'],
  parcel: ['load', 'play'],
  influence: ['influence', 'play'],
  paddock: ['pass', 'tune'],
  workshop: ['tune', 'play'],
};

/** Answers by verb, so that a sample of a few has some of each. */
function byVerb(rules: RaceRules): Answer[][] {
  const verbs = new Map<Verb, Answer[]>();
  for (const answer of rules.answers.all) verbs.set(answer.do, [...(verbs.get(answer.do) ?? []), answer]);
  return [...verbs.values()];
}

function faultOf(
  position: Position,
  seat: number,
  answer: Answer,
): { fault: string | null; refusal: Refusal | null } {
  const { rules, state } = position;
  const legal = legalActions(open(rules, state), seat);
  const refusal = why(rules, state, seat, answer);
  return { refusal, fault: whatIsWrong(position, { legal, refusal, answer }) };
}

function whatIsWrong(
  { state }: Position,
  { legal, refusal, answer }: { legal: readonly Answer[]; refusal: Refusal | null; answer: Answer },
): string | null {
  if (legal.includes(answer)) return refusal === null ? null : 'offered and refused';
  if (refusal === null) return 'neither offered nor refused';
  if (!/^[a-z]+\.[a-zA-Z]+$/.test(refusal.reason)) return `no reason: ${refusal.reason}`;
  if (!IDENTIFIERS.has(refusal.rule) && !refusal.rule.startsWith('TABLE-')) return `no rule: ${refusal.rule}`;
  const kind = state.public.stack.at(-1)?.kind ?? '';
  const isOwnVerb = VERBS[kind]?.includes(answer.do) === true;
  if ((legal.length === 0 || isOwnVerb) && refusal.reason.startsWith('expected.'))
    return `vague: ${refusal.reason}`;
  return null;
}

describe('why an answer is refused', () => {
  it('is said exactly where it is not legal, with a rule of the book and a reason of its own', () => {
    const dice = fast(1935, 5);
    const reasons = new Set<string>();
    const answersOf = new Map<RaceRules, Answer[][]>();
    for (const position of SAMPLE) {
      const { rules, state } = position;
      const answers = answersOf.get(rules) ?? byVerb(rules);
      answersOf.set(rules, answers);
      const asked = listSeats(pending(rules, state));
      const others = Array.from({ length: rules.seats }, (_, seat) => seat).filter(
        (seat) => !asked.includes(seat),
      );
      for (const seat of [...asked.slice(0, 1), ...others.slice(0, 1)])
        for (let n = 0; n < ANSWERS_EACH; n++) {
          const answer = chooseFrom(dice, chooseFrom(dice, answers));
          const { fault, refusal } = faultOf(position, seat, answer);
          if (refusal !== null) reasons.add(refusal.reason);
          if (fault === null) continue;
          throw new Error(
            `${fault}: ${JSON.stringify(answer)} by ${seat} in ${JSON.stringify(state.public.stack)}`,
          );
        }
    }
    expect(SAMPLE.length).toBeGreaterThan(1000);
    expect(reasons.size).toBeGreaterThan(70);
  });

  it('is never said of an answer that is offered', () => {
    for (const { rules, state } of SAMPLE.filter((_, i) => i % 9 === 0))
      for (const seat of listSeats(pending(rules, state)))
        for (const answer of legalActions(open(rules, state), seat))
          expect(why(rules, state, seat, answer)).toBeNull();
  });
});
