import { translationOf } from '../../text.ts';
import type { windscreen as english } from '../en/windscreen.ts';

export const windscreen = translationOf<typeof english>()({
  'windscreen.title': 'Hinter deinem Sichtschirm',
  'windscreen.when': 'Planung, Runde {turn}',
  'windscreen.secret':
    'Setz deine fünf Assistenten. Niemand sieht deinen Plan, bis alle Mannschaften bereit sind.',
  'windscreen.camp': 'Andere Mannschaften',
  'windscreen.ready': 'bereit',
  'windscreen.planning': 'plant',

  'windscreen.does.pathfinder': '2 Plättchen legen',
  'windscreen.or.pathfinder': 'oder Karte ziehen',
  'windscreen.does.mechanics': 'Fahren',
  'windscreen.or.mechanics': 'oder reparieren',
  'windscreen.does.security': 'Gefahr abwenden',
  'windscreen.or.security': 'oder Plättchen entfernen',
  'windscreen.does.funding': 'Geld auftreiben:',
  'windscreen.or.funding': '10, 20, 40, 70 oder 110 F',

  'windscreen.toPlace': 'Zu setzen',
  'windscreen.left': '{count|0 keiner übrig|one noch einer|other noch #}',
  'windscreen.keys': 'ziehen oder Taste',
  'windscreen.tap': 'ziehen oder Posten antippen',
  'windscreen.inHand':
    '{count|0 Alle fünf sind gesetzt.|one Noch ein Assistent zu setzen.|other Noch # Assistenten zu setzen.}',
  'windscreen.crewsReady':
    '{count|0 Noch keine andere Mannschaft ist bereit.|one Eine andere Mannschaft ist bereit.|other # andere Mannschaften sind bereit.}',
  'windscreen.mind': 'Du kannst deinen Plan ändern, bis alle bereit sind.',
  'windscreen.last': 'Alle anderen sind bereit. Bestätige, und alle Pläne werden aufgedeckt.',

  'windscreen.map': 'Zur Landkarte',
  'windscreen.back': 'Zurück zum Plan',
  'windscreen.hand': 'Hand · {count}',
  'windscreen.asLast': 'Plan wiederholen',
  'windscreen.asLast.none': 'erste Runde',
  'windscreen.go': 'Bereit',
  'windscreen.confirm': 'Plan bestätigen',
  'windscreen.toGo': '{count|other noch # zu setzen}',

  'windscreen.handOver': 'Jetzt sind keine Karten und keine Pläne zu sehen.',
  'windscreen.mayChange': 'Wer bereit ist, kann seinen Plan noch ändern.',
  'windscreen.change': 'Ich bin {name}: Plan ändern',

  'bivouac.row': 'Karten im Biwak',
  'bivouac.order': 'Reihenfolge der Wahl (die Letzten zuerst)',
  'bivouac.yours': 'Nimm eine Karte',
  'bivouac.theirs': '{crew} nimmt eine Karte',
  'bivouac.took': '{crew} hat {card} genommen',
  'bivouac.takes': '{crew} wählt jetzt',
  'bivouac.waits': '{crew} wählt später',
  'bivouac.rest': '{crew} bekommt die übrige Karte',
  'bivouac.touch': 'Wähle eine Karte aus, um sie zu lesen.',

  'bivouac.does.trail-hunter': '2 beliebige Plättchen entfernen',
  'bivouac.does.financial': '+30 F',
  'bivouac.does.refuelling-station': '+5 Benzin',
  'bivouac.does.driver': 'zusätzliche Fahrt',
  'bivouac.does.repairman': 'zusätzliche Reparatur',
  'bivouac.does.cartographer': '3 Plättchen legen',
  'bivouac.does.saboteur': 'ein Gegner verliert 2 Stufen Motor oder Chassis',
  'bivouac.does.tracker': '3 Karten ziehen, 2 behalten',
  'bivouac.does.con-artist': '2 beliebige Plättchen vertauschen',
  'bivouac.does.transport': 'ein Schiff oder Zeppelin kostet 50 F weniger',
  'bivouac.does.spare-parts': '+1 Motor oder Chassis',
  'bivouac.does.toolbox': '+3 Motor und Chassis, beliebig verteilt',
  'bivouac.does.guide': 'ein Stoppsymbol ignorieren',
  'bivouac.does.jerrycan': '+1 Benzin',
  'bivouac.does.militia': 'eine Gefahr ignorieren',
});
