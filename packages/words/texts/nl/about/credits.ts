import { translationOf } from '../../../text.ts';
import type { credits as English } from '../../en/about/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'wiens werk hierin zit en wat van onszelf is',
  'credits.unofficial.title': 'Een onofficiële editie',
  'credits.unofficial':
    'Deze editie is niet gemaakt, goedgekeurd of gesteund door de auteurs of de uitgever van het gedrukte spel The Great Race. De ideeën van de regels zijn van hen: wie deze editie leuk vindt, zou de hunne aan een echte tafel moeten spelen.',
  'credits.own.title': 'Door onszelf ontworpen',
  'credits.own':
    'Er zit geen tekst, afbeelding of onderdeel van het gedrukte spel in. De regels zijn in onze eigen woorden verteld. Beide borden met hun steden, lijnen en risicozones, de tabellen van terreintegels, de tabellen van kaarten, elke tekening en elk geluid zijn ons eigen ontwerp.',
  'credits.maps': 'Landkaarten',
  'credits.maps.how': 'kusten en grenzen, gelezen wanneer een bord wordt gemaakt',
  'credits.icons': 'Pictogrammen',
  'credits.icons.how': 'opnieuw gekleurd en geschaald',
  'credits.typefaces': 'Lettertypen',
  'credits.typefaces.how': 'alleen Latijnse letters',
  'credits.libraries': 'Bibliotheken',
  'credits.libraries.how': 'in het spel zelf',
  'credits.tools': 'Gereedschap',
  'credits.tools.how': 'hierop draait het, hiermee is het geschreven, gebouwd en getest',
  'credits.what': 'Wat',
  'credits.by': 'Door',
  'credits.licence': 'Licentie',
  'credits.publicDomain': 'publiek domein',
});
