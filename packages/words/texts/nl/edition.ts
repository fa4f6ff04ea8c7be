import { translationOf } from '../../text.ts';
import type { edition as English } from '../en/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Op dit apparaat',
  'edition.offline.no': 'Deze browser kan het spel niet opslaan om offline te spelen.',
  'edition.offline.fetching': 'Downloaden om offline te spelen…',
  'edition.offline.ready':
    'Klaar om offline te spelen: races, campagnes, de Sprint, de regels, alle vier de talen.',
  'edition.install': 'Installeren',
  'edition.install.how': 'Zet een pictogram op dit apparaat, net als andere apps.',
  'edition.news': 'Wat is er nieuw?',
  'edition.news.aside': 'de laatste veranderingen',
  'edition.arrived': 'Er is een nieuwe versie.',
  'edition.arrived.how':
    'Die krijg je de volgende keer dat je het spel opent. Je races blijven zoals ze zijn, in welke versie ze ook begonnen.',
  'edition.arrived.take': 'Nu bijwerken',
  'edition.arrived.small': 'Foutjes verholpen en kleine verbeteringen.',
  'edition.renewed': 'Je hebt nu de nieuwste versie.',
  'edition.here': 'In deze versie',
});
