export { Camp } from './camp.tsx';
export { IntentLayer, WeighedLayer } from './layers.tsx';
export { ReneNow, TurnsLeft, WhyButton } from './rene-now.tsx';
export { WhyPage } from './why-page.tsx';
