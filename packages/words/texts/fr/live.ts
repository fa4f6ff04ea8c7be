import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'La question',
  'live.told': 'Ce qui se passe',
  'live.skip': 'Passer jusqu’à mon tour',
  'live.hint': 'Que faire ici ?',
  'live.undo': 'Annuler',
  'live.onMap': '{count|one # lieu sur la carte, en liste|other # lieux sur la carte, en liste}',
  'live.takeOff': 'Retirer un assistant : {box}',
  'live.putOn': 'Ajouter un assistant : {box}',
  'live.curtain': 'L’appareil passe à {name}',
  'live.lift': 'C’est moi, {name}',
  'live.elsewhere': 'La course a continué dans un autre onglet. Voici où elle en est.',
  'live.forgetful':
    'Cet appareil ne conserve pas les courses : fermer la page met fin à celle-ci. L’enregistrer dans un fichier pour la garder.',
  'live.close': 'Fermer',
  'live.leave': 'Retour à l’accueil',
  'live.saveFile': 'Enregistrer dans un fichier',
  'live.lost': 'Cette course n’est pas conservée sur cet appareil.',
});
