import { translationOf } from '../../text.ts';
import type { site as English } from '../en/site.ts';

export const site = translationOf<typeof English>()({
  'site.language': 'Sprache',
  'site.loading': 'Wird geladen …',
  'site.failed': 'Etwas konnte nicht geladen werden. Bitte lade die Seite neu.',
  'site.credits': 'Quellen und Lizenzen',
  'site.privacy': 'Datenschutz',

  'site.dismiss': 'OK',

  'site.on': 'An',
  'site.off': 'Aus',
  'site.drop': 'Löschen',
  'site.dropAgain': 'Wirklich löschen',
});
