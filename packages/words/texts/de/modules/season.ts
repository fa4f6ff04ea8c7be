import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Jahreszeit',
  'names.module.microclimate': 'Mikroklima',
  'names.variant.season.normal': 'normales Jahr',
  'names.variant.season.hard': 'schweres Jahr',
  'names.card.weather-station': 'Wetter\u00adstation',
  'names.a.weather-station': 'eine Wetterstation',
  'names.mark.microclimate': 'Mikroklima',
  'names.season.0': 'Januar und Februar',
  'names.season.1': 'März und April',
  'names.season.2': 'Mai und Juni',
  'names.season.3': 'Juli und August',
  'names.season.4': 'September und Oktober',
  'names.season.5': 'November und Dezember',
  'names.weather.fair': 'schönes Wetter',
  'names.weather.rains': 'Regenzeit (1 Schaden mehr je Plättchen)',
  'names.weather.heat': 'Gluthitze (1 Benzin mehr je Plättchen)',
  'names.weather.storm': 'Sturm auf See (keine Schiffe)',
  'names.weather.flood': 'Überschwemmung (1 Benzin und 1 Schaden mehr je Plättchen)',
  'names.weather.gale': 'Orkan (1 Schaden mehr je Plättchen, keine Schiffe)',

  'events.seasonChosen': 'Das Rennen beginnt im {season}.',
  'events.weatherRolled': 'Das Wetter im {season}, bei einer {face}: {weather}.',
  'events.microclimateRolled':
    '{crew} wagt das Mikroklima {at} und würfelt {face}{adds|nothing , es kommt nichts hinzu|petrol : ein Benzin mehr|damage : ein Schaden mehr|stop : ein Stopp|other }.',
  'refusals.line.seaClosed': 'Das Wetter hat die See geschlossen: {line}.',
});
