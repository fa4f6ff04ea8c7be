import { translationOf } from '../../text.ts';
import type { table as English } from '../en/table.ts';

export const table = translationOf<typeof English>()({
  'table.way': 'De {from} à {to}',
  'table.turn': 'Tour {turn}',

  'table.bar': 'Votre décision',
  'table.told': 'Derniers événements',
  'table.skip': 'Directement à mon tour',
  'table.now': 'Voir le présent',
  'table.hint': 'Conseil',
  'table.undo': 'Annuler',
  'table.onMap': '{count|one # choix sur la carte|other # choix sur la carte}',
  'table.takeOff': 'Retirer un assistant : {box}',
  'table.putOn': 'Ajouter un assistant : {box}',
  'table.curtain': 'Passez l’appareil à {name}',
  'table.lift': 'Je suis {name}',
  'table.elsewhere': 'Cette course a avancé dans un autre onglet. Elle est à jour ici.',
  'table.forgetful':
    'Cet appareil ne peut pas enregistrer de courses. Si vous fermez la page, celle-ci est perdue : enregistrez-la dans un fichier pour la conserver.',
  'table.close': 'Fermer',
  'table.leave': 'Retour à l’accueil',
  'table.saveFile': 'Enregistrer un fichier',
  'table.lost': 'Cette course n’est pas enregistrée sur cet appareil.',

  'table.lastConvoy': 'dernier convoi',

  'table.to.decision': 'Aller à la décision',
  'table.to.map': 'Aller à la carte',
  'table.to.hand': 'Aller à la main',

  'table.rules': 'Règles',
});
