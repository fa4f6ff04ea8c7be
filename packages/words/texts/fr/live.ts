import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'La question',
  'live.skip': 'Passer jusqu’à mon tour',
  'live.undo': 'Annuler',
  'live.sure': 'Vraiment ? {choice}',
  'live.onMap': '{count|one # lieu sur la carte, en liste|other # lieux sur la carte, en liste}',
  'live.way':
    'Rouler {into} : {spaces|one # case|other # cases}, {petrol} d’essence{damage|0 |one , # dégât|other , # dégâts}{dangers|0 |one , # danger|other , # dangers}{unknown|0 |one , # case inconnue|other , # cases inconnues}. Il restera {left} d’essence sur {max}.',
  'live.tag.spaces': '{count|one # case|other # cases}',
  'live.tag.unknown': '{count|one # inconnue|other # inconnues}',
  'live.tag.dangers': '{count|0 sans danger|one # danger|other # dangers}',
  'live.tag.leaves': 'reste {left} d’essence sur {max}',
  'live.toPlace': '{count|one Encore # assistant à placer|other Encore # assistants à placer}',
  'live.confirmPlan': 'Confirmer le plan',
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
