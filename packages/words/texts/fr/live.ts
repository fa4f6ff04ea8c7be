import { translationOf } from '../../text.ts';
import type { live as english } from '../en/live.ts';

export const live = translationOf<typeof english>()({
  'live.bar': 'Votre décision',
  'live.told': 'Derniers événements',
  'live.skip': 'Directement à mon tour',
  'live.hint': 'Conseil',
  'live.undo': 'Annuler',
  'live.onMap': '{count|one # choix sur la carte|other # choix sur la carte}',
  'live.takeOff': 'Retirer un assistant : {box}',
  'live.putOn': 'Ajouter un assistant : {box}',
  'live.curtain': 'Passez l’appareil à {name}',
  'live.lift': 'Je suis {name}',
  'live.elsewhere': 'Cette course a avancé dans un autre onglet. Elle est à jour ici.',
  'live.forgetful':
    'Cet appareil ne peut pas enregistrer de courses. Si vous fermez la page, celle-ci est perdue : enregistrez-la dans un fichier pour la conserver.',
  'live.close': 'Fermer',
  'live.leave': 'Retour à l’accueil',
  'live.saveFile': 'Enregistrer un fichier',
  'live.lost': 'Cette course n’est pas enregistrée sur cet appareil.',
});
