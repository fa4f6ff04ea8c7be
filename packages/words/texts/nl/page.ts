import { translationOf } from '../../text.ts';
import type { page as english } from '../en/page.ts';

export const page = translationOf<typeof english>()({
  'page.mapOf': 'Expeditiekaart',
  'page.lastConvoy': 'laatste konvooi',
  'page.paper': 'De Continentaal',
  'page.wireless': 'Draadloos van onderweg',
  'page.price': '2 stuivers',
  'page.earlier': 'Eerdere berichten',
  'page.allCrews': 'Alle bemanningen',
  'page.filter': 'Berichten over',
  'page.rulesOf': 'Regels bij dit bericht',
  'page.fold': 'Krant sluiten',
  'page.unfold': 'Krant openen',
  'page.timeline': 'Tijdlijn',
  'page.whole': 'Hele landkaart tonen',
  'page.find': '{crew} zoeken',
  'page.mapKeys': 'Pijltjestoetsen verschuiven de landkaart, plus en min zoomen, 0 toont de hele landkaart.',
  'page.level': 'veld {level}',
  'page.broken': 'pech',
  'page.faceDown': 'Gedekt',
  'page.show': 'Dashboard van {crew} tonen',
  'page.toMap': 'Naar de landkaart',
});
