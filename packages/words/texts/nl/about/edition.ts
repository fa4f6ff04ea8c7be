import { translationOf } from '../../../text.ts';
import type { edition as English } from '../../en/about/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Op dit apparaat',
  'edition.offline.no': 'Deze browser bewaart de pagina zelf niet: openen gaat alleen met een netwerk.',
  'edition.offline.fetching': 'De pagina wordt opgeborgen voor dagen zonder netwerk …',
  'edition.offline.ready': 'Alles is er: races, campagnes, de Sprint, de regels, vier talen.',
  'edition.install': 'Installeren',
  'edition.install.how': 'Met een eigen pictogram, zoals elk ander spel op dit apparaat.',
  'edition.news': 'Wat er nieuw is',
  'edition.news.aside': 'in woorden voor spelers',
  'edition.arrived': 'Er is een nieuwe editie.',
  'edition.arrived.how':
    'Ze komt vanzelf als je de volgende keer begint. Je races blijven zoals ze zijn, in welke editie ze ook begonnen.',
  'edition.arrived.take': 'Nu overstappen',
  'edition.arrived.small': 'Reparaties en kleinigheden.',
  'edition.renewed': 'Je hebt een nieuwe editie.',
  'edition.here': 'In deze editie',
});
