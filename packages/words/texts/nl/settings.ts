import { translationOf } from '../../text.ts';
import type { settings as English } from '../en/settings.ts';

export const settings = translationOf<typeof English>()({
  'settings.light': 'Thema',
  'settings.light.day': 'Licht',
  'settings.light.night': 'Donker',
  'settings.unofficial':
    'Een onofficiële versie, niet gemaakt of goedgekeurd door de auteurs of de uitgever van het gedrukte spel. Alle teksten en tekeningen zijn van onszelf.',
  'settings.title': 'Instellingen',
  'settings.aside': 'opgeslagen op dit apparaat',
  'settings.looks': 'Uiterlijk',
  'settings.atTable': 'Aan tafel',
  'settings.light.auto': 'Systeem',
  'settings.camera': 'Kaartbeeld',
  'settings.camera.follows': 'Volgt',
  'settings.camera.stays': 'Blijft staan',
  'settings.camera.follows.how': 'De kaart komt naar je toe als je aan de beurt bent.',
  'settings.camera.stays.how': 'De kaart blijft waar je haar hebt neergelegd.',
  'settings.pace': 'Tempo van de bots',
  'settings.pace.calm': 'Rustig',
  'settings.pace.brisk': 'Vlot',
  'settings.pace.quick': 'Snel',
  'settings.pace.atOnce': 'Meteen',
  'settings.pace.calm.how': 'Elke zet neemt de tijd.',
  'settings.pace.brisk.how': 'Een ronde van drie bots duurt ongeveer acht seconden.',
  'settings.pace.quick.how':
    'Twee keer zo snel. De spatiebalk beëindigt een zet; houd hem ingedrukt tot jij aan de beurt bent.',
  'settings.pace.atOnce.how': 'Je ziet alleen de uitkomst van de zetten van bots; de krant vertelt de rest.',
  'settings.motion': 'Animaties',
  'settings.motion.system': 'Systeem',
  'settings.motion.still': 'Uit',
  'settings.textSize': 'Tekstgrootte',
  'settings.about': 'Over deze versie',
});
