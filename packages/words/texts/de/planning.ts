import { translationOf } from '../../text.ts';
import type { planning as English } from '../en/planning.ts';

export const planning = translationOf<typeof English>()({
  'planning.title': 'Hinter deinem Sichtschirm',
  'planning.when': 'Planung, Runde {turn}',
  'planning.secret':
    'Setz deine fünf Assistenten. Niemand sieht deinen Plan, bis alle Mannschaften bereit sind.',
  'planning.camp': 'Andere Mannschaften',
  'planning.ready': 'bereit',
  'planning.planning': 'plant',

  'planning.does.pathfinder': '2 Plättchen legen',
  'planning.or.pathfinder': 'oder Karte ziehen',
  'planning.does.mechanics': 'Fahren',
  'planning.or.mechanics': 'oder reparieren',
  'planning.does.security': 'Gefahr abwenden',
  'planning.or.security': 'oder Plättchen entfernen',
  'planning.does.funding': 'Geld auftreiben:',
  'planning.or.funding': '10, 20, 40, 70 oder 110 F',

  'planning.toPlace': 'Zu setzen',
  'planning.left': '{count|0 keiner übrig|one noch einer|other noch #}',
  'planning.keys': 'ziehen oder Taste',
  'planning.tap': 'ziehen oder Posten antippen',
  'planning.inHand':
    '{count|0 Alle fünf sind gesetzt.|one Noch ein Assistent zu setzen.|other Noch # Assistenten zu setzen.}',
  'planning.crewsReady':
    '{count|0 Noch keine andere Mannschaft ist bereit.|one Eine andere Mannschaft ist bereit.|other # andere Mannschaften sind bereit.}',
  'planning.mind': 'Du kannst deinen Plan ändern, bis alle bereit sind.',
  'planning.last': 'Alle anderen sind bereit. Bestätige, und alle Pläne werden aufgedeckt.',

  'planning.map': 'Zur Landkarte',
  'planning.back': 'Zurück zum Plan',
  'planning.hand': 'Hand · {count}',
  'planning.asLast': 'Plan wiederholen',
  'planning.asLast.none': 'erste Runde',
  'planning.go': 'Bereit',
  'planning.confirm': 'Plan bestätigen',
  'planning.toGo': '{count|other noch # zu setzen}',

  'planning.handOver': 'Jetzt sind keine Karten und keine Pläne zu sehen.',
  'planning.mayChange': 'Wer bereit ist, kann seinen Plan noch ändern.',
  'planning.change': 'Ich bin {name}: Plan ändern',
});
