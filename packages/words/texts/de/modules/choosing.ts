import { translationOf } from '../../../text.ts';
import type { choosing as english } from '../../en/modules/choosing.ts';

export const choosing = translationOf<typeof english>()({
  'modules.part': 'Module',
  'modules.part.aside': 'alle passen zusammen',
  'modules.mode': 'Spielmodus',
  'modules.mode.plain': 'Nur das Rennen',
  'modules.mode.own': 'Eigene Auswahl',
  'modules.draw': 'Modus ziehen',
  'modules.drawn': 'Gezogen: {mode}.',
  'modules.pace.faster': 'kürzeres Rennen',
  'modules.pace.slower': 'längeres Rennen',
  'modules.pace.unstated': 'etwa gleich lang',
  'modules.variant': '{module}: Spielweise',
  'modules.needs': 'braucht: {modules}',
  'modules.refused.needs': '{module} wird nicht ohne dies gespielt: {modules}. Bitte zuerst wählen.',
  'modules.refused.needed': '{module} wird gebraucht für: {modules}. Bitte das zuerst weglassen.',
  'modules.crewsLater': 'Die Anführer werden am Tisch gewählt; Mannschaft und Fahrzeug kommen mit ihnen.',
  'modules.with': 'mit: {modules}',
  'modules.how.fifth':
    'Eine fünfte Mannschaft darf mitfahren: die Suffragetten, mit oder ohne Simones Fähigkeit, oder die Schweizer.',
  'modules.how.leaders': 'Jede Mannschaft hat einen Anführer mit eigener Fähigkeit.',
  'modules.how.paddock': 'Kein Fahrzeug gleicht dem anderen: Anzeigen haben andere Maxima.',
  'modules.how.season': 'Das Jahr geht um, und das Wetter macht Plättchen teurer oder sperrt die See.',
  'modules.how.microclimate':
    'Manche Plättchen haben ihr eigenes Wetter: Ein Würfel sagt, was sie verlangen.',
  'modules.how.village': 'Dörfer liegen im Beutel; wer dort hält, wird beschenkt.',
  'modules.how.postal': 'Pakete warten in den Städten und bringen am Ziel 30 F.',
  'modules.how.patronage': 'Finanzierung lockt einen Mäzen; eines Tages wird kassiert.',
  'modules.how.diplomacy': 'Beamte an den Toren: Einfluss öffnet sie, oder ein Bestechungsgeld.',
});
