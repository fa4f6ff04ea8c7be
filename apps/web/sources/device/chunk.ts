import '../../shell/base/trusted.ts';
import { makeThinker } from '../thinking/thinker.ts';

export { makeCampaigns } from './campaigns.ts';
export { allCards, playerResults, recapSince, summaryOf } from './rare-requests.ts';

/** Slow bots think in a worker of this worker, which needs the policy for addresses of scripts. */
export const thinker = makeThinker();
