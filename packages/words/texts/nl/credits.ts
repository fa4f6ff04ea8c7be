import { translationOf } from '../../text.ts';
import type { credits as English } from '../en/credits.ts';

export const credits = translationOf<typeof English>()({
  'credits.aside': 'van wie we werk gebruiken, en wat van onszelf is',
  'credits.unofficial.title': 'Een onofficiële versie',
  'credits.unofficial':
    'Deze versie is niet gemaakt, goedgekeurd of ondersteund door de auteurs of de uitgever van het gedrukte spel The Great Race. De ideeën achter de regels zijn van hen: vind je deze versie leuk, speel dan de hunne aan een echte tafel.',
  'credits.own.title': 'Ons eigen ontwerp',
  'credits.own':
    'Deze versie bevat geen tekst, afbeelding of onderdeel van het gedrukte spel. De regels zijn in onze eigen woorden geschreven. Beide borden met hun steden, transportlijnen en risicozones, de terreintegels, de kaarten, elke tekening en elk geluid zijn ons eigen ontwerp.',
  'credits.maps': 'Landkaarten',
  'credits.maps.how': 'kusten en grenzen, gebruikt om de borden te tekenen',
  'credits.icons': 'Pictogrammen',
  'credits.icons.how': 'opnieuw gekleurd en geschaald',
  'credits.typefaces': 'Lettertypen',
  'credits.typefaces.how': 'alleen Latijnse letters',
  'credits.libraries': 'Bibliotheken',
  'credits.libraries.how': 'in het spel zelf',
  'credits.tools': 'Hulpmiddelen',
  'credits.tools.how': 'gebruikt om het spel te draaien, te schrijven, te bouwen en te testen',
  'credits.what': 'Werk',
  'credits.by': 'Door',
  'credits.licence': 'Licentie',
  'credits.publicDomain': 'publiek domein',
});
