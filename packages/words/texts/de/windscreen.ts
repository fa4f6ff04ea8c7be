import { translationOf } from '../../text.ts';
import type { windscreen as english } from '../en/windscreen.ts';

export const windscreen = translationOf<typeof english>()({
  'windscreen.title': 'Hinter der Frontscheibe',
  'windscreen.when': 'Planung, Runde {turn}',
  'windscreen.secret':
    'Setze deine fünf Assistenten. Niemand sieht sie, bevor alle Mannschaften bereit sind.',
  'windscreen.camp': 'Die anderen Mannschaften',
  'windscreen.ready': 'bereit',
  'windscreen.planning': 'plant',

  'windscreen.does.pathfinder': '2 Plättchen legen',
  'windscreen.or.pathfinder': 'oder 1 Karte ziehen',
  'windscreen.does.mechanics': 'Fahren',
  'windscreen.or.mechanics': 'oder reparieren',
  'windscreen.does.security': 'Gefahr abwehren',
  'windscreen.or.security': 'oder Plättchen entfernen',
  'windscreen.does.funding': 'Zusammen Geld:',
  'windscreen.or.funding': '10, 20, 40, 70 oder 110 F',

  'windscreen.toPlace': 'Zu setzen',
  'windscreen.left': '{count|0 keiner mehr|one noch einer|other noch #}',
  'windscreen.keys': 'ziehen oder Taste',
  'windscreen.tap': 'ziehen oder Posten antippen',
  'windscreen.inHand':
    '{count|0 Alle fünf sind gesetzt.|one Ein Assistent ist noch in deiner Hand.|other # Assistenten sind noch in deiner Hand.}',
  'windscreen.crewsReady':
    '{count|0 Sonst ist noch niemand bereit.|one Eine Mannschaft ist bereit.|other # Mannschaften sind bereit.}',
  'windscreen.mind': 'Ändern geht, bis alle es sind.',
  'windscreen.last': 'Alle anderen sind bereit: Mit deiner Scheibe gehen alle hoch.',

  'windscreen.map': 'Zur Karte',
  'windscreen.back': 'Zurück zum Plan',
  'windscreen.hand': 'Hand · {count}',
  'windscreen.asLast': 'Wie zuletzt',
  'windscreen.asLast.none': 'erste Runde',
  'windscreen.go': 'Bereit',
  'windscreen.confirm': 'Plan bestätigen',
  'windscreen.toGo': '{count|other noch # zu setzen}',

  'windscreen.handOver': 'Hier ist von niemandem eine Karte oder ein Plan zu sehen.',
  'windscreen.mayChange': 'Wer bereit ist, darf den Plan noch ändern.',
  'windscreen.change': 'Ich bin {name}: Plan ändern',

  'bivouac.row': 'Karten im Biwak',
  'bivouac.order': 'Wer nimmt, von hinten nach vorn',
  'bivouac.yours': 'Nimm eine',
  'bivouac.theirs': '{crew} nimmt eine',
  'bivouac.took': '{crew} hat {card} genommen',
  'bivouac.takes': '{crew} nimmt jetzt',
  'bivouac.waits': '{crew} nimmt später',
  'bivouac.rest': '{crew} bekommt die letzte Karte',
  'bivouac.touch': 'Tippe eine Karte an, um sie zu lesen.',

  'bivouac.does.trail-hunter': '2 beliebige Plättchen kommen aus dem Spiel',
  'bivouac.does.financial': '30 F dazu',
  'bivouac.does.refuelling-station': '5 Benzin dazu',
  'bivouac.does.driver': 'eine Fahrt mehr',
  'bivouac.does.repairman': 'eine Reparatur mehr',
  'bivouac.does.cartographer': '3 Plättchen legen',
  'bivouac.does.saboteur': 'ein Rivale verliert 2 Stufen Motor oder Chassis',
  'bivouac.does.tracker': '3 Karten ziehen, 2 behalten',
  'bivouac.does.con-artist': '2 beliebige Plättchen tauschen',
  'bivouac.does.transport': 'Schiff oder Zeppelin kostet 50 F weniger',
  'bivouac.does.spare-parts': '1 Motor oder Chassis dazu',
  'bivouac.does.toolbox': '3 Motor und Chassis dazu, beliebig verteilt',
  'bivouac.does.guide': 'ein Stopp gilt nicht',
  'bivouac.does.jerrycan': '1 Benzin dazu',
  'bivouac.does.militia': 'eine Gefahr gilt nicht',
});
