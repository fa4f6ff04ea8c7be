import { translationOf } from '../../text.ts';
import type { ways as english } from '../en/ways.ts';

export const ways = translationOf<typeof english>()({
  'ways.spaces': '{count|one # veld|other # velden}',
  'ways.cards': '+{count|one # kaart|other # kaarten}',
  'ways.end': 'de bestemming',
  'ways.stop': 'stop: einde van de rit',
  'ways.dangers': '{count|one # gevaar|other # gevaren}',
  'ways.unknown': '{count|other # onbekend}',
  'ways.jerrycans': 'vraagt {count|one een jerrycan|other # jerrycans}',
  'ways.guides': 'vraagt {count|one een gids|other # gidsen}',
  'ways.transports': 'met {count|one een transportkaart|other # transportkaarten}',
  'ways.leaves': 'daarna benzine {left} van {max}',
  'ways.leavesAtMost': 'daarna hoogstens benzine {left} van {max}',
  'ways.mechanics': 'motor en chassis {left} van {max}',
  'ways.francs': 'daarna {francs} F',
  'ways.againLine': 'tik nog eens voor {by|air de zeppelin|other het schip}: {francs} F',
  'ways.againLand': 'tik nog eens om erheen te rijden',
  'ways.cost': 'inrijden: {price}',
  'ways.uncharted': 'nog door niemand gezien',
  'ways.standing': 'hier staat jouw voertuig',
  'ways.told': '{place}: {words}.',
  'ways.toGo': 'Vandaar {count|one # veld|other # velden} tot {city}.',
  'ways.keys':
    'Pijltjestoetsen gaan van veld naar veld, Page Up en Page Down van het ene verlichte veld naar het volgende, Home naar je voertuig, een letter naar een stad. Enter kiest, Escape laat los. Met Shift verschuiven de pijltjestoetsen de kaart; plus en min zoomen, 0 toont alles.',
  'ways.tray': 'Getrokken tegels',
  'ways.tile': 'Tegel: {tile}',
  'ways.tileHeld': 'Te leggen tegel: {tile}',
  'refusals.way.tooFar': 'Te ver: deze rit gaat over hoogstens {spaces|one # veld|other # velden}.',
  'refusals.way.thirsty': 'Je hebt {left} benzine; de weg erheen kost minstens {needed}.',
  'refusals.way.tooDear':
    'Elke weg daarheen kost meer dan {petrol} benzine en {mechanics|one # punt|other # punten} van motor en chassis.',
  'refusals.way.stopped': 'Op elke weg daarheen maakt eerder een stopsymbool een einde aan de rit.',
});
