// What is needed once there is something to choose.
export { ruleOfWay } from '../route-words.ts';
export { byItselfOf } from './by-itself.ts';
export { chosenWords, dueNow, ruleNow, tileNow } from './chosen-words.ts';
export { fittingOf } from './fitting.ts';
export { listenForDecisions } from './keys.ts';
export { planNow } from './own-plan.tsx';
export { petrolFirstOf } from './petrol-first.ts';
export { previewNow, sharingNow, strikingNow } from './previews.ts';
