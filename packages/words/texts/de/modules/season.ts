import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Jahreszeit',
  'names.module.microclimate': 'Mikroklima',
  'names.variant.season.normal': 'normal',
  'names.variant.season.hard': 'schwierig',
  'names.card.weather-station': 'Wetter\u00adstation|f',
  'names.a.weather-station': 'eine Wetterstation',
  'names.mark.microclimate': 'Mikroklima',
  'names.season.0': 'Januar/Februar',
  'names.season.1': 'März/April',
  'names.season.2': 'Mai/Juni',
  'names.season.3': 'Juli/August',
  'names.season.4': 'September/Oktober',
  'names.season.5': 'November/Dezember',
  'names.weather.fair': 'schönes Wetter',
  'names.weather.rains': 'Regen (+1 Schaden je Plättchen)',
  'names.weather.heat': 'Gluthitze (+1 Benzin je Plättchen)',
  'names.weather.storm': 'Sturm auf See (keine Schiffe)',
  'names.weather.flood': 'Überschwemmung (+1 Benzin und +1 Schaden je Plättchen)',
  'names.weather.gale': 'Orkan (+1 Schaden je Plättchen, keine Schiffe)',

  'events.seasonChosen': 'Das Rennen beginnt im {season}.',
  'events.weatherRolled': 'Im {season} wird eine {face} gewürfelt: {weather}.',
  'events.microclimateRolled':
    '{crew} wagt sich ins Mikroklima {at} und würfelt eine {face}{adds|nothing , ohne Aufschlag|petrol : +1 Benzin|damage : +1 Schaden|stop : ein Stopp|other }.',
  'refusals.line.seaClosed': 'Das Wetter sperrt in dieser Runde die Seewege: {line}.',
});
