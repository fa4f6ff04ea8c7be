import { translationOf } from '../../text.ts';
import type { storage as English } from '../en/storage.ts';

export const storage = translationOf<typeof English>()({
  'storage.full':
    'Cet appareil n’a plus de place. Cette course ne peut plus être enregistrée : enregistrez-la dans un fichier avant de fermer la page.',
  'storage.gone':
    'Le navigateur ne peut plus rien enregistrer. Enregistrez cette course dans un fichier avant de fermer la page.',
  'storage.tight':
    'Cet appareil n’a presque plus de place. Enregistrez dans des fichiers les courses que vous voulez conserver.',
  'storage.part': 'Vos courses',
  'storage.used': 'Espace utilisé : {used} Mo.',
  'storage.safe': 'Vos courses ne seront pas supprimées automatiquement.',
  'storage.unsafe':
    'Si la place manque, le navigateur peut supprimer vos courses, et une fenêtre privée les oublie quand vous la fermez. Les courses enregistrées dans des fichiers sont à l’abri.',
  'storage.ask': 'Conserver durablement',
  'storage.denied':
    'Le navigateur ne l’a pas permis. Enregistrez dans des fichiers les courses que vous voulez conserver.',
});
