import { translationOf } from '../../../text.ts';
import type { fifth as English } from '../../en/modules/fifth.ts';

export const fifth = translationOf<typeof English>()({
  'names.module.fifth': 'Cinquième équipage',
  'names.variant.fifth.suffragettes': 'les Suffragettes',
  'names.variant.fifth.unaided': 'sans le pouvoir de Simone',
  'names.variant.fifth.swiss': 'les Suisses',

  'modules.how.fifth':
    'Un cinquième équipage peut se joindre à la course : les Suffragettes, avec ou sans le pouvoir de Simone, ou les Suisses.',

  'modules.note.fifth':
    'À cinq équipages, six cartes sont étalées au bivouac, et une septième si les Suffragettes courent. Arriver quatrième ou cinquième ne rapporte aucun point.',
  'boards.fifth.order': 'Seuls les trois premiers arrivés marquent des points',
});
