import type { Box } from '@race/great-race';

/** What touching a thing of the dashboard does. */
export interface ThingAct {
  /** What it is, how much is left, what can be done. */
  readonly name: string;
  /** In a word or two, below it. */
  readonly note: string;
  /** Lit: something can be done with it. Chosen: the bar shows what. */
  readonly state: 'idle' | 'lit' | 'chosen';
  readonly run: () => void;
}

/** What can be done on one's own dashboard. */
export interface PlateActs {
  readonly box: (box: Box) => ThingAct;
  readonly petrol: ThingAct;
  /** What the gauges would show then. */
  readonly preview: { readonly petrol?: number; readonly engine?: number; readonly chassis?: number };
}
