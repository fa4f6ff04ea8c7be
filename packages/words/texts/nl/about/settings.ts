import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Licht',
  'settings.light.day': 'Dag',
  'settings.light.night': 'Nacht',
  'settings.unofficial':
    'Een onofficiële editie: niet gemaakt of goedgekeurd door de auteurs of de uitgever van het gedrukte spel. Alle teksten en tekeningen zijn van onszelf.',
  'settings.title': 'Instellingen',
  'settings.aside': 'ze blijven op dit apparaat',
  'settings.light.auto': 'Zoals het apparaat',
  'settings.pace': 'Tempo van de bots',
  'settings.pace.calm': 'Rustig',
  'settings.pace.brisk': 'Vlot',
  'settings.pace.atOnce': 'Meteen',
  'settings.pace.calm.how': 'Elke zet rijdt voorbij in een tempo dat te volgen is.',
  'settings.pace.brisk.how': 'Twee keer zo snel; een tik toont de rest meteen.',
  'settings.pace.atOnce.how': 'Je ziet alleen de uitkomst; de krant vertelt de rest.',
  'settings.motion': 'Wat beweegt',
  'settings.motion.system': 'Zoals het apparaat',
  'settings.motion.still': 'Niets',
  'settings.textSize': 'Grootte van de letters',
  'settings.edition': 'Deze editie',
});
