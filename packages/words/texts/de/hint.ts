import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
  'hint.title': 'Ein Tipp',
  'hint.otherwise': 'du kannst auch etwas anderes tun',
  'hint.thinking': 'Denkt nach …',
  'hint.stop': 'Abbrechen',
  'hint.away': 'Weglegen',
  'hint.failed': 'Gerade ist kein Tipp verfügbar.',
  'hint.place': 'Plan übernehmen',
  'hint.mark.now': 'Jetzt',
  'hint.mark.next': 'Danach',
  'hint.mark.good': 'Gut',
  'hint.drive': '{into} fahren',
  'hint.several': 'Mehrere gute Möglichkeiten',
  'hint.all': 'Alle zeigen',
  'hint.even': 'Hier kommt es kaum darauf an.',

  'hint.why.past': 'Die ganze Strecke ist bekannt, und du ziehst an {crew} vorbei.',
  'hint.why.level': 'Die ganze Strecke ist bekannt, und du schließt zu {crew} auf.',
  'hint.why.arrived': 'Damit erreichst du {city} noch in dieser Runde.',
  'hint.why.levels': 'Am Ende der Runde bist du etwa {count|one ein Feld|other # Felder} weiter.',
  'hint.why.city': 'Du beendest die Runde in einer Stadt, wo Benzin und Teile billig sind.',
  'hint.why.vehicle':
    'Motor und Chassis stehen danach zusammen etwa {count|one eine Stufe|other # Stufen} besser da.',
  'hint.why.petrol': 'Dir bleibt etwa {count|one eine Stufe|other # Stufen} mehr Benzin.',
  'hint.why.money': 'Dir bleiben etwa {count} F mehr.',
  'hint.why.cards': 'Dir {count|one bleibt etwa eine Karte|other bleiben etwa # Karten} mehr.',
  'hint.why.rival': 'Es wirft {crew} um etwa {count|one ein Feld|other # Felder} zurück.',
});
