import { translationOf } from '../../../text.ts';
import type { season as English } from '../../en/modules/season.ts';

export const season = translationOf<typeof English>()({
  'names.module.season': 'Saison',
  'names.variant.season.normal': 'normale',
  'names.variant.season.hard': 'difficile',
  'names.card.weather-station': 'Station météo',
  'names.a.weather-station': 'une station météo',
  'names.season.0': 'janvier-février',
  'names.season.1': 'mars-avril',
  'names.season.2': 'mai-juin',
  'names.season.3': 'juillet-août',
  'names.season.4': 'septembre-octobre',
  'names.season.5': 'novembre-décembre',
  'names.weather.fair': 'beau temps',
  'names.weather.rains': 'pluie (+1 dégât par tuile)',
  'names.weather.heat': 'canicule (+1 essence par tuile)',
  'names.weather.storm': 'tempête en mer (pas de bateaux)',
  'names.weather.flood': 'inondations (+1 essence et +1 dégât par tuile)',
  'names.weather.gale': 'vents violents (+1 dégât par tuile, pas de bateaux)',

  'events.seasonChosen': 'La course commence en {season}.',
  'events.weatherRolled': 'En {season}, le dé donne {face} : {weather}.',
  'refusals.line.seaClosed': 'Le temps ferme la mer ce tour-ci : {line}.',

  'modules.how.season': 'Les saisons passent, et le temps rend les tuiles plus chères ou ferme la mer.',

  'modules.note.season':
    'Un dé est lancé à chaque bivouac. Si la saison en cours indique ce résultat, son temps pèse sur toutes les tuiles pendant tout le tour.',
  'boards.season.sky.fair': 'Beau temps',
  'boards.season.sky.rains': 'Pluie',
  'boards.season.sky.heat': 'Canicule',
  'boards.season.sky.storm': 'Tempête',
  'boards.season.sky.flood': 'Inondations',
  'boards.season.sky.gale': 'Vents violents',
  'boards.season.months.0': 'janv., févr.',
  'boards.season.months.1': 'mars, avr.',
  'boards.season.months.2': 'mai, juin',
  'boards.season.months.3': 'juil., août',
  'boards.season.months.4': 'sept., oct.',
  'boards.season.months.5': 'nov., déc.',
  'boards.season.calendar': 'L’année : le temps selon le dé',
  'boards.season.face': 'sur un {face} : {weather}',
  'boards.season.else': 'Pour tout autre résultat, il fait beau.',
  'bivouac.does.weather-station': 'un trajet sans surcoût dû au temps',
  'newspaper.head.weatherRolled': 'Le bulletin météo est tombé',
});
