export type { ChanceCurve, CurvePoint, CurveProgress, Turning } from './curve.ts';
export { type Likelihood, likelihoodOf, tenthOf, tenthsOf } from './tenths.ts';
