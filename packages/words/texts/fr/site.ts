import { translationOf } from '../../text.ts';
import type { site as English } from '../en/site.ts';

export const site = translationOf<typeof English>()({
  'site.language': 'Langue',
  'site.loading': 'Chargement…',
  'site.failed': 'Le chargement a échoué. Rechargez la page.',
  'site.credits': 'Crédits',
  'site.privacy': 'Confidentialité',

  'site.dismiss': 'OK',

  'site.on': 'Activé',
  'site.off': 'Désactivé',
  'site.drop': 'Supprimer',
  'site.dropAgain': 'Confirmer',
});
