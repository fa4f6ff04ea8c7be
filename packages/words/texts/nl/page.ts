import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Expeditiekaart',
  'page.lastConvoy': 'laatste konvooi',
  'page.paper': 'De Continentaal',
  'page.wireless': 'Draadloos van de piste',
  'page.price': '2 stuivers',
  'page.earlier': 'Eerdere berichten',
  'page.allCrews': 'Allemaal',
  'page.filter': 'Berichten over',
  'page.rulesOf': 'Regels bij dit bericht',
  'page.fold': 'De krant dichtvouwen',
  'page.unfold': 'De krant openslaan',
  'page.timeline': 'Tijdlijn',
  'page.whole': 'Hele kaart',
  'page.find': '{crew} zoeken',
  'page.mapKeys': 'Pijltjestoetsen verschuiven de kaart, plus en min zoomen, 0 toont alles.',
  'page.level': 'niveau {level}',
  'page.broken': 'met pech',
  'page.faceDown': 'Gedekt',
  'page.show': 'Het dashboard van {crew} tonen',
  'page.toMap': 'Terug naar de kaart',
});
