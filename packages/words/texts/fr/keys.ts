import { translationOf } from '../../text.ts';
import type { keys as English } from '../en/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Raccourcis clavier',
  'keys.question': 'aller à votre décision',
  'keys.map': 'aller à la carte',
  'keys.hand': 'aller à votre main',
  'keys.paper': 'aller au journal',
  'keys.words': 'décrire la carte en mots',
  'keys.help': 'afficher ces raccourcis',
  'keys.sound': 'couper ou rétablir le son',
  'keys.plan':
    'pendant la planification : ajouter un assistant au premier, deuxième, troisième ou quatrième poste ; avec Maj, en retirer un ; Entrée vaut « Plan prêt »',
  'keys.tab': 'commande suivante ; avec Maj, la précédente',
  'keys.escape': 'fermer ce qui est ouvert, désélectionner',
  'keys.onMap': 'Sur la carte',
  'keys.shift': 'Sur la carte, appuyez sur ces lettres avec Maj ; sans Maj, elles mènent aux villes.',
  'keys.readers.title': 'Avec un lecteur d’écran',
  'keys.readers':
    'Les lecteurs d’écran gardent leurs propres touches pendant la lecture ; ces raccourcis fonctionnent en mode focus ou formulaire. Chaque partie de la table est aussi une région ou un titre, et les événements sont annoncés automatiquement.',
  'keys.single': 'Raccourcis à une touche',
  'keys.single.how': 'Désactivés, les raccourcis à une touche n’ont aucun effet.',
});
