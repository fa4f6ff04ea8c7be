import { type Race, type RaceRules, winnerOf } from '@race/great-race';
import { isOver, type Seat, type State } from '@race/kernel';
import type { Nature } from '../racer/outlook.ts';
import { FEATURES, featuresOf } from './features.ts';
import { expOf, type Layer, runLayers, sharesOf } from './layers.ts';

/** How likely a seat is to win from a position, as the network sees it. */
export const learnedJudge =
  (layers: readonly Layer[]) =>
  (rules: RaceRules, state: State<Race>, seat: Seat, nature: Nature): number => {
    if (isOver(state)) return winnerOf(state.public) === seat ? 1 : 0;
    const features = featuresOf(rules, state, nature);
    const prospects = state.public.crews.map((_, one) => prospectOf(layers, features, one));
    // Against the calendar there is nobody to be ahead of.
    if (prospects.length === 1) return 1 / (1 + expOf(-(prospects[0] ?? 0)));
    return sharesOf(prospects)[seat] ?? 0;
  };

const prospectOf = (layers: readonly Layer[], features: Float64Array, seat: Seat): number =>
  runLayers(layers, features.subarray(seat * FEATURES, (seat + 1) * FEATURES))[0] ?? 0;
