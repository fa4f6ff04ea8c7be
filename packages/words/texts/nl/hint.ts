import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
  'hint.title': 'Een tip',
  'hint.otherwise': 'je mag ook iets anders doen',
  'hint.thinking': 'Even nadenken…',
  'hint.stop': 'Annuleren',
  'hint.away': 'Wegleggen',
  'hint.failed': 'Er is nu geen tip beschikbaar.',
  'hint.place': 'Dit plan gebruiken',
  'hint.mark.now': 'Nu',
  'hint.mark.next': 'Daarna',
  'hint.mark.good': 'Goed',
  'hint.drive': '{into:drive}',
  'hint.several': 'Meerdere goede keuzes',
  'hint.all': 'Toon ze allemaal',
  'hint.even': 'Het maakt hier weinig uit.',

  'hint.why.past': 'De hele weg is bekend en je rijdt {crew} voorbij.',
  'hint.why.level': 'De hele weg is bekend en je komt gelijk met {crew}.',
  'hint.why.arrived': 'Zo bereik je {city} nog deze ronde.',
  'hint.why.levels': 'Aan het einde van de ronde ben je ongeveer {count|one één veld|other # velden} verder.',
  'hint.why.city': 'Je eindigt de ronde in een stad, waar benzine en onderdelen goedkoop zijn.',
  'hint.why.vehicle':
    'Motor en chassis staan er samen ongeveer {count|one één punt|other # punten} beter voor.',
  'hint.why.petrol': 'Je houdt ongeveer {count|one één punt|other # punten} meer benzine over.',
  'hint.why.money': 'Je houdt ongeveer {count} F meer over.',
  'hint.why.cards': 'Je houdt ongeveer {count|one één kaart|other # kaarten} meer over.',
  'hint.why.rival': 'Het zet {crew} ongeveer {count|one één veld|other # velden} terug.',
});
