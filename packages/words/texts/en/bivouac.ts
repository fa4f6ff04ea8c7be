import { resources } from '@race/rulebook/texts/en/resources.ts';
import { resourceEffects } from '../../resources.ts';
import type { Messages } from '../../text.ts';

// The cards of the bivouac.
export const bivouac = {
  'bivouac.row': 'Cards in the bivouac',
  'bivouac.order': 'Picking order (last in turn order first)',
  'bivouac.yours': 'Pick a card',
  'bivouac.theirs': '{crew} picks a card',
  'bivouac.took': '{crew} took {card}',
  'bivouac.takes': '{crew} picks now',
  'bivouac.waits': '{crew} picks later',
  'bivouac.rest': '{crew} gets the last card',
  'bivouac.touch': 'Select a card to read it.',
  'bivouac.take': 'Take a card',
  'bivouac.limit':
    '{limit|0 Your hand limit is 0: you cannot keep it.|other Your hand limit is #: you will have to discard a card.}',
  'bivouac.first':
    'You are {crew}. Reach {city} early, with engine, chassis and money left: the most prestige wins.',

  ...resourceEffects(resources),
} as const satisfies Messages;
