import { translationOf } from '../../text.ts';
import type { version as English } from '../en/version.ts';

export const version = translationOf<typeof English>()({
  'version.part': 'Op dit apparaat',
  'version.offline.no': 'Deze browser kan het spel niet opslaan om offline te spelen.',
  'version.offline.fetching': 'Downloaden om offline te spelen…',
  'version.offline.ready':
    'Klaar om offline te spelen: races, campagnes, de Sprint, de regels, alle vier de talen.',
  'version.install': 'Installeren',
  'version.install.how': 'Zet een pictogram op dit apparaat, net als andere apps.',
  'version.news': 'Wat is er nieuw?',
  'version.news.aside': 'de laatste veranderingen',
  'version.arrived': 'Er is een nieuwe versie.',
  'version.arrived.how':
    'Die krijg je de volgende keer dat je het spel opent. Je races blijven zoals ze zijn, in welke versie ze ook begonnen.',
  'version.arrived.take': 'Nu bijwerken',
  'version.arrived.small': 'Foutjes verholpen en kleine verbeteringen.',
  'version.renewed': 'Je hebt nu de nieuwste versie.',
  'version.here': 'In deze versie',
});
