import type { Answer, Race, RaceRules } from '@race/great-race';
import type { SeatView, State } from '@race/kernel';
import type { Ask } from '../base/bots.ts';
import { lookOut, type Nature, type Outlook } from '../racer/outlook.ts';
import { planWorth } from '../racer/plan.ts';
import { FEATURES, featuresOf } from './features.ts';
import { type Layer, runLayers } from './layers.ts';

/** Francs are brought to about one. */
const FRANCS_OF_PLAN = 50;

/** What the racer thinks of each plan, the best one at 0. */
export function racerSays(o: Outlook, answers: readonly Answer[]): Float64Array {
  const worth = planWorth(o);
  const figures = Float64Array.from(answers, (answer) => worth(answer) ?? Number.NEGATIVE_INFINITY);
  let most = Number.NEGATIVE_INFINITY;
  for (const figure of figures) most = Math.max(most, figure);
  return figures.map((figure) => (figure - most) / FRANCS_OF_PLAN);
}

/** A crew's own figures as its seat sees them: of the others' hands, what everybody has seen. */
export function featuresSeen(rules: RaceRules, view: SeatView<Race>, nature: Nature): Float64Array {
  const { seat, own, public: known } = view;
  if (seat === null || own === null) throw new Error('a spectator is asked nothing');
  const seats = known.crews.map((crew, one) =>
    one === seat ? own : { hand: crew.known, drawn: [], sealed: null },
  );
  const state: State<Race> = { public: known, seats, table: { chance: {}, ready: 0, deck: [] } };
  return featuresOf(rules, state, nature).slice(seat * FEATURES, (seat + 1) * FEATURES);
}

export interface PlanNetwork {
  readonly layers: readonly Layer[];
  /** How much the racer's opinion counts. */
  readonly trust: number;
}

/** The most promising plans, best first: as the racer thinks, and as was learned from plans that were searched. */
export function promisingPlans(
  ask: Ask<Race, RaceRules>,
  nature: Nature,
  { network, most }: { readonly network: PlanNetwork | null; readonly most: number },
): Answer[] {
  const { rules, view, answers } = ask;
  const figures = racerSays(lookOut(ask, nature), answers);
  if (network !== null) {
    const learned = runLayers(network.layers, featuresSeen(rules, view, nature));
    const places = new Map(rules.answers.plan.map((plan, n): [Answer, number] => [plan, n]));
    answers.forEach((answer, n) => {
      figures[n] = (figures[n] ?? 0) * network.trust + (learned[places.get(answer) ?? 0] ?? 0);
    });
  }
  return answers
    .map((answer, n) => ({ answer, figure: figures[n] ?? 0 }))
    .sort((a, b) => b.figure - a.figure)
    .slice(0, most)
    .map(({ answer }) => answer);
}
