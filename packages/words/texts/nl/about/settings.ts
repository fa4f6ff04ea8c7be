import { translationOf } from '../../../text.ts';
import type { settings as English } from '../../en/about/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Thema',
  'settings.light.day': 'Licht',
  'settings.light.night': 'Donker',
  'settings.unofficial':
    'Een onofficiële versie, niet gemaakt of goedgekeurd door de auteurs of de uitgever van het gedrukte spel. Alle teksten en tekeningen zijn van onszelf.',
  'settings.title': 'Instellingen',
  'settings.aside': 'opgeslagen op dit apparaat',
  'settings.light.auto': 'Systeem',
  'settings.pace': 'Tempo van de bots',
  'settings.pace.calm': 'Rustig',
  'settings.pace.brisk': 'Snel',
  'settings.pace.atOnce': 'Meteen',
  'settings.pace.calm.how': 'Elke zet wordt rustig getoond.',
  'settings.pace.brisk.how': 'Twee keer zo snel. Tik om de rest over te slaan.',
  'settings.pace.atOnce.how': 'Je ziet alleen de uitkomst van de zetten van bots; de krant vertelt de rest.',
  'settings.motion': 'Animaties',
  'settings.motion.system': 'Systeem',
  'settings.motion.still': 'Uit',
  'settings.textSize': 'Tekstgrootte',
  'settings.edition': 'Over deze versie',
});
