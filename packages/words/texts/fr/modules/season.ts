import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Saison',
  'names.module.microclimate': 'Microclimat',
  'names.variant.season.normal': 'normale',
  'names.variant.season.hard': 'difficile',
  'names.card.weather-station': 'Station météo',
  'names.a.weather-station': 'une station météo',
  'names.mark.microclimate': 'microclimat',
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
  'events.microclimateRolled':
    '{crew} tente le microclimat {at} et obtient {face}{adds|nothing , sans effet|petrol  : +1 essence|damage  : +1 dégât|stop  : un stop|other }.',
  'refusals.line.seaClosed': 'Le temps ferme la mer ce tour-ci : {line}.',
});
