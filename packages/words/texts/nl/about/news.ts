import { translationOf } from '../../../text.ts';
import type { news as English } from '../../en/about/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Na één bezoek werkt alles wat je op één apparaat speelt ook zonder netwerk, en de pagina kan worden geïnstalleerd. Een nieuwe editie verstoort nooit een lopende race: ze zegt wat er nieuw is en komt bij de volgende start, of wanneer jij het zegt.',
  'news.1.storage':
    'De pagina vraagt de browser je races voorgoed te bewaren, waarschuwt als de ruimte opraakt en gaat in het geheugen verder als de browser niets meer bewaart.',
  'news.1.rules':
    'Het hele regelboek op één pagina, per fase en per module, met René, de Sprint en het netwerk: om in te zoeken en af te drukken, met tekeningen van de echte stukken. Elke kaart, tegel, weigering en elk bericht leidt naar zijn regel.',
  'news.1.credits':
    'Een pagina met dank: tekeningen, lettertypen, gegevens en bibliotheken met hun licenties, en wat ons eigen ontwerp is.',
  'news.1.sound':
    'Geluid, in de pagina zelf gemaakt: motor, tegels, kaarten, dobbelstenen, gereedschap en stadsklokken, met een volume, en uit met de toets M.',
});
