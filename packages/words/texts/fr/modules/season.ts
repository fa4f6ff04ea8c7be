import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Saison',
  'names.module.microclimate': 'Microclimat',
  'names.variant.season.normal': 'année normale',
  'names.variant.season.hard': 'année difficile',
  'names.card.weather-station': 'Station météo',
  'names.a.weather-station': 'une station météo',
  'names.mark.microclimate': 'microclimat',
  'names.season.0': 'janvier et février',
  'names.season.1': 'mars et avril',
  'names.season.2': 'mai et juin',
  'names.season.3': 'juillet et août',
  'names.season.4': 'septembre et octobre',
  'names.season.5': 'novembre et décembre',
  'names.weather.fair': 'beau temps',
  'names.weather.rains': 'pluies (1 dégât de plus par tuile)',
  'names.weather.heat': 'canicule (1 essence de plus par tuile)',
  'names.weather.storm': 'tempête en mer (pas de bateaux)',
  'names.weather.flood': 'inondations (1 essence et 1 dégât de plus par tuile)',
  'names.weather.gale': 'grand vent (1 dégât de plus par tuile, pas de bateaux)',

  'events.seasonChosen': 'La course part en {season}.',
  'events.weatherRolled': 'Le temps de {season}, sur un {face} : {weather}.',
  'events.microclimateRolled':
    '{crew} tente le microclimat {at} et tire {face}{adds|nothing , sans effet|petrol  : une essence de plus|damage  : un dégât de plus|stop  : un stop|other }.',
  'refusals.line.seaClosed': 'La mer est fermée par le temps : {line}.',
});
