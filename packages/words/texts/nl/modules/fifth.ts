import { translationOf } from '../../../text.ts';
import type { fifth as English } from '../../en/modules/fifth.ts';

export const fifth = translationOf<typeof English>()({
  'names.module.fifth': 'Vijfde bemanning',
  'names.variant.fifth.suffragettes': 'de Suffragettes',
  'names.variant.fifth.unaided': 'zonder de kracht van Simone',
  'names.variant.fifth.swiss': 'de Zwitsers',

  'modules.how.fifth':
    'Een vijfde bemanning kan meedoen: de Suffragettes, met of zonder de kracht van Simone, of de Zwitsers.',

  'modules.note.fifth':
    'Met vijf bemanningen liggen er in het bivak zes kaarten, en een zevende als de Suffragettes meedoen. Als vierde of vijfde aankomen levert geen punten op.',
  'boards.fifth.order': 'Alleen de eerste drie krijgen punten voor hun aankomst',
});
