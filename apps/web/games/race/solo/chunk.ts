export { Camp } from './camp.tsx';
export { IntentLayer, ReneNow, TurnsLeft, WeighedLayer, WhyButton } from './rene-now.tsx';
export { WhyPage } from './why-page.tsx';
