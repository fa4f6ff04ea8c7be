import type { fifth as chapter } from '../../../chapters/modules/fifth.ts';
import type { ChapterText } from '../../../text.ts';

export const fifth = {
  sections: {
    fifth: 'Le cinquième équipage',
  },
  rules: {
    'FIFTH-01': {
      title: 'Un cinquième équipage',
      rule: 'Un cinquième équipage peut se joindre à la course. Les Suffragettes (Simone Deforêt et sa P20R Belinda) peuvent être le cinquième équipage ou en remplacer un autre. Vous pouvez aussi jouer à cinq sans les Suffragettes, avec ou sans chefs.',
      ruling: 'Sans les Suffragettes, le cinquième équipage est l’équipage suisse.',
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
      title: 'Le pouvoir de Simone',
      ruling:
        'Le pouvoir de Simone appartient au plateau des Suffragettes : il sert donc chaque fois qu’elles courent, avec ou sans chefs. Une carte de plus est étalée au bivouac ; elle est à Simone quand chacun a pris la sienne. Étalez une carte de plus qu’il n’y a d’équipages, et encore une si les Suffragettes courent. Une table peut désactiver ce pouvoir.',
    },
  },
} satisfies ChapterText<typeof chapter>;
