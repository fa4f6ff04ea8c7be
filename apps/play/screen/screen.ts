import type { RaceEvent } from '@race/great-race';
import type { Choice } from '../choices/choices.ts';
import { questionPage } from '../choices/page.ts';
import { gap, type Page } from '../console/page.ts';
import { aroundPage } from './around.ts';
import { ownLine, rivalsPage, situationPage } from './crews.ts';
import { handPage } from './hand.ts';
import { heardPage } from './heard.ts';
import type { Telling } from './telling.ts';
import { waysAheadPage } from './ways.ts';

/** Everything one knows, in the order one needs it. */
export const wholePage = (telling: Telling): Page => [
  ...situationPage(telling),
  gap,
  ...handPage(telling),
  gap,
  ...rivalsPage(telling, 'rivals'),
  gap,
  ...aroundPage(telling),
  gap,
  ...waysAheadPage(telling),
  gap,
];

const inBrief = (telling: Telling): Page => [ownLine(telling), gap];

/** How much of the situation a question needs; in the middle of something one has it in mind. */
const SITUATIONS: { readonly [frame: string]: (telling: Telling) => Page } = {
  plan: wholePage,
  drive: inBrief,
  entry: inBrief,
  repair: inBrief,
  split: inBrief,
  window: inBrief,
  bivouac: (telling) => [...situationPage(telling), gap, ...handPage(telling), gap],
  sequence: (telling) => [
    ...situationPage(telling),
    gap,
    ...aroundPage(telling),
    gap,
    ...waysAheadPage(telling),
    gap,
  ],
};

/** One screen: what happened, how things stand, what is asked. */
export function screenPage(telling: Telling, choices: readonly Choice[], heard: readonly RaceEvent[]): Page {
  const frame = telling.sight.view.public.stack.at(-1)?.kind ?? '';
  const situation = SITUATIONS[frame] ?? (() => []);
  return [gap, ...heardPage(telling, heard), ...situation(telling), ...questionPage(telling, choices)];
}
