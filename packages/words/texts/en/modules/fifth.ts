import type { Messages } from '../../../text.ts';

export const fifth = {
  'names.module.fifth': 'Fifth crew',
  'names.variant.fifth.suffragettes': 'the Suffragettes',
  'names.variant.fifth.unaided': 'without Simone’s power',
  'names.variant.fifth.swiss': 'the Swiss',

  'modules.how.fifth':
    'A fifth crew can join: the Suffragettes, with or without Simone’s power, or the Swiss.',

  'modules.note.fifth':
    'With five crews, six cards are dealt in the bivouac, and a seventh if the Suffragettes race. Arriving fourth or fifth scores no points.',
  'boards.fifth.order': 'Only the first three to arrive score points for it',
} as const satisfies Messages;
