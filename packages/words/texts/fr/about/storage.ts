import { translationOf } from '../../../text.ts';
import type { storage as English } from '../../en/about/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Il n’y a plus de place sur cet appareil : désormais, cette course dure tant que la page reste ouverte. L’enregistrer dans un fichier pour la garder.',
  'storage.gone':
    'Le navigateur ne garde plus rien : désormais, cette course dure tant que la page reste ouverte. L’enregistrer dans un fichier pour la garder.',
  'storage.tight':
    'La place vient à manquer sur cet appareil. Enregistrer dans un fichier ce qui compte, avant que le navigateur ne puisse plus rien garder.',
  'storage.part': 'Les courses gardées',
  'storage.used': '{used} Mo occupés.',
  'storage.safe': 'Le navigateur a promis de ne pas les effacer de lui-même.',
  'storage.unsafe':
    'Si la place manque, le navigateur peut les effacer, et une fenêtre privée les oublie en se fermant. Ce qui est enregistré dans un fichier est à l’abri.',
  'storage.ask': 'Demander une promesse',
  'storage.denied': 'Le navigateur ne le promet pas. Enregistrer dans un fichier ce qui compte.',
});
