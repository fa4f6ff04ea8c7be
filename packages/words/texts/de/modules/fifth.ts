import { translationOf } from '../../../text.ts';
import type { fifth as English } from '../../en/modules/fifth.ts';

export const fifth = translationOf<typeof English>()({
  'names.module.fifth': 'Fünfte Mannschaft',
  'names.variant.fifth.suffragettes': 'die Suffragetten',
  'names.variant.fifth.unaided': 'ohne Simones Fähigkeit',
  'names.variant.fifth.swiss': 'die Schweizer',

  'modules.how.fifth':
    'Eine fünfte Mannschaft kann mitfahren: die Suffragetten, mit oder ohne Simones Fähigkeit, oder die Schweizer.',

  'modules.note.fifth':
    'Bei fünf Mannschaften liegen im Biwak sechs Karten aus, und eine siebte, wenn die Suffragetten mitfahren. Die vierte und die fünfte Mannschaft bekommen für ihre Ankunft keine Punkte.',
  'boards.fifth.order': 'Nur die ersten drei bekommen Punkte für ihre Ankunft',
});
