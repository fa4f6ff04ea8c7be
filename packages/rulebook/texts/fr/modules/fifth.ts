import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'Le cinquième équipage',
  },
  rules: {
    'FIFTH-01': {
      title: 'Un cinquième équipage',
      rule: 'Un cinquième équipage peut se joindre à la course. Les Suffragettes, Simone Deforêt et sa P20R Belinda, peuvent être celui-là ou prendre la place d’un autre.',
    },
    'FIFTH-02': {
      title: 'Six cartes au bivouac',
      rule: 'À cinq équipages, on étale 6 cartes au bivouac ; avec le pouvoir de Simone, une de plus dans toute course. Si Simone est dernière dans l’ordre du tour, elle finit le bivouac avec 3 cartes.',
    },
    'FIFTH-03': {
      title: 'Arrivées tardives',
      ruling: 'Arriver quatrième ou cinquième ne rapporte aucun point.',
    },
    'FIFTH-04': {
      title: 'Suffragettes sans chef',
      ruling:
        'Sans le module des chefs, les Suffragettes sont un équipage comme un autre, et le pouvoir de Simone ne sert pas.',
    },
  },
} satisfies ChapterText<typeof chapter>;
