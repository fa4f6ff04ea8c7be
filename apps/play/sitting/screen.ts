import type { RaceEvent } from '@race/great-race';
import type { MenuChoice } from '../choices/choices.ts';
import { questionPage } from '../choices/page.ts';
import { gap, type TextPage } from '../console/page.ts';
import { aroundPage } from '../screen/around.ts';
import { ownLine, rivalsPage, situationPage } from '../screen/crews.ts';
import { handPage } from '../screen/hand.ts';
import { heardPage } from '../screen/heard.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { waysAheadPage } from '../screen/ways.ts';

/** Everything one knows, in the order one needs it. */
export const wholePage = (telling: NarrationContext): TextPage => [
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

const inBrief = (telling: NarrationContext): TextPage => [ownLine(telling), gap];

/** How much of the situation a question shows; in the middle of a sequence the player remembers it. */
const SITUATIONS: { readonly [frame: string]: (telling: NarrationContext) => TextPage } = {
  plan: wholePage,
  drive: (telling) => [...inBrief(telling), ...waysAheadPage(telling), gap],
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

/** Later in the same sequence, the player's crew and its surroundings are enough. */
const goingOn = (telling: NarrationContext): TextPage => [ownLine(telling), gap, ...aroundPage(telling), gap];

function situationFor(telling: NarrationContext): TextPage {
  const frame = telling.sight.view.public.stack.at(-1);
  if (frame !== undefined && 'step' in frame && frame.step === 'cards') return goingOn(telling);
  return SITUATIONS[frame?.kind ?? '']?.(telling) ?? [];
}

/** One screen: what happened, how things stand, what is asked. */
export const screenPage = (
  telling: NarrationContext,
  choices: readonly MenuChoice[],
  heard: readonly RaceEvent[],
): TextPage => [
  gap,
  ...heardPage(telling, heard),
  ...situationFor(telling),
  ...questionPage(telling, choices),
];
