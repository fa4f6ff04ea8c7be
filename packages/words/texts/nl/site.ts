import { translationOf } from '../../text.ts';
import type { site as English } from '../en/site.ts';

export const site = translationOf<typeof English>()({
  'site.language': 'Taal',
  'site.loading': 'Laden…',
  'site.failed': 'Er kon iets niet worden geladen. Laad de pagina opnieuw.',
  'site.credits': 'Colofon',
  'site.privacy': 'Privacy',

  'site.dismiss': 'OK',

  'site.on': 'Aan',
  'site.off': 'Uit',
  'site.drop': 'Verwijderen',
  'site.dropAgain': 'Echt verwijderen',
});
