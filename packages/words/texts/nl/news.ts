import { translationOf } from '../../text.ts';
import type { news as English } from '../en/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Na één bezoek werkt alles wat je op één apparaat speelt ook offline, en je kunt het spel installeren. Een nieuwe versie verstoort nooit een lopende race: je leest wat er nieuw is en stapt over bij de volgende start, of wanneer jij wilt.',
  'news.1.storage':
    'Het spel vraagt de browser je races permanent te bewaren, waarschuwt als de ruimte opraakt en gaat door als de browser niets meer kan opslaan.',
  'news.1.rules':
    'Het hele spelregelboek op één pagina, per fase en module, met René, de Sprint en online spelen. Je kunt erin zoeken en het afdrukken, en het toont de echte stukken. Elke kaart, tegel, weigering en elk bericht verwijst naar de regel die erbij hoort.',
  'news.1.credits':
    'Een colofon: illustraties, lettertypen, gegevens en bibliotheken met hun licenties, en wat ons eigen ontwerp is.',
  'news.1.sound':
    'Geluid: motor, tegels, kaarten, dobbelstenen, gereedschap en stadsklokken, met volumeregeling. Met M zet je het uit.',
});
