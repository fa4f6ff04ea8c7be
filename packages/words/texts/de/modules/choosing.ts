import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'Module',
  'modules.part.aside': 'beliebig kombinierbar',
  'modules.mode': 'Spielmodus',
  'modules.mode.plain': 'Grundspiel',
  'modules.mode.own': 'Eigene Auswahl',
  'modules.draw': 'Spielmodus ziehen',
  'modules.drawn': 'Gezogen: {mode}.',
  'modules.pace.faster': 'ein kürzeres Rennen',
  'modules.pace.slower': 'ein längeres Rennen',
  'modules.pace.unstated': 'etwa gleich lang',
  'modules.variant': '{module}: Variante',
  'modules.needs': 'braucht: {modules}',
  'modules.refused.needs': '{module} braucht {modules}. Wähle zuerst {modules}.',
  'modules.refused.needed': '{modules} braucht {module}. Entferne zuerst {modules}.',
  'modules.crewsLater': 'Den Anführer wählst du am Tisch. Mannschaft und Fahrzeug gehören dazu.',
  'modules.with': 'mit: {modules}',
  'modules.how.fifth':
    'Eine fünfte Mannschaft kann mitfahren: die Suffragetten, mit oder ohne Simones Fähigkeit, oder die Schweizer.',
  'modules.how.leaders': 'Jede Mannschaft hat einen Anführer mit einer besonderen Fähigkeit.',
  'modules.how.paddock': 'Kein Fahrzeug gleicht dem anderen: Jedes hat eigene Maxima.',
  'modules.how.season':
    'Die Jahreszeiten wechseln, und das Wetter verteuert Plättchen oder sperrt die Seewege.',
  'modules.how.microclimate':
    'Manche Plättchen haben ihr eigenes Wetter: Ein Würfel entscheidet, was sie kosten.',
  'modules.how.village': 'Unter den Plättchen sind Dörfer: Hältst du dort an, bekommst du ein Geschenk.',
  'modules.how.postal': 'In den Städten warten Pakete. Stell sie für je 30 F zu.',
  'modules.how.patronage':
    'Finanzierung lässt Geld bei einem Mäzen wachsen. Du bestimmst, wann du kassierst.',
  'modules.how.diplomacy': 'Beamte bewachen die Stadttore: Du brauchst Einfluss oder Bestechungsgeld.',
});
