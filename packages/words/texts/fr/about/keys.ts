import { translationOf } from '../../../text.ts';
import type { keys as English } from '../../en/about/keys.ts';

export const keys = translationOf<typeof English>()({
  'keys.title': 'Touches',
  'keys.question': 'à ce qui est demandé',
  'keys.map': 'à la carte',
  'keys.hand': 'à la main',
  'keys.paper': 'au journal',
  'keys.words': 'la carte en mots',
  'keys.help': 'ces touches',
  'keys.sound': 'couper et remettre le son',
  'keys.plan':
    'pendant la planification : un assistant sur la première, deuxième, troisième ou quatrième case ; avec Maj, l’en retirer ; Entrée, c’est « prêt »',
  'keys.tab': 'à la chose suivante ; avec Maj, à la précédente',
  'keys.escape': 'ferme ce qui est ouvert, lâche ce qui est choisi',
  'keys.onMap': 'Sur la carte',
  'keys.shift':
    'Les lettres qui mènent d’un endroit à l’autre y demandent Maj : sans elle, elles mènent aux villes.',
  'keys.readers.title': 'Avec un lecteur d’écran',
  'keys.readers':
    'Il garde ses propres touches pendant la lecture ; celles-ci agissent en mode focus ou formulaire. Chaque partie de la table est aussi une région ou un titre, et ce qui se passe est annoncé tout seul.',
  'keys.single': 'Touches seules',
  'keys.single.how': 'Coupées, aucune lettre ni aucun chiffre n’agit tout seul.',
});
