import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Seizoen',
  'names.module.microclimate': 'Microklimaat',
  'names.variant.season.normal': 'normaal jaar',
  'names.variant.season.hard': 'zwaar jaar',
  'names.card.weather-station': 'Weer\u00adstation',
  'names.a.weather-station': 'een weerstation',
  'names.mark.microclimate': 'microklimaat',
  'names.season.0': 'januari en februari',
  'names.season.1': 'maart en april',
  'names.season.2': 'mei en juni',
  'names.season.3': 'juli en augustus',
  'names.season.4': 'september en oktober',
  'names.season.5': 'november en december',
  'names.weather.fair': 'mooi weer',
  'names.weather.rains': 'regens (1 schade meer per tegel)',
  'names.weather.heat': 'hitte (1 benzine meer per tegel)',
  'names.weather.storm': 'storm op zee (geen schepen)',
  'names.weather.flood': 'overstromingen (1 benzine en 1 schade meer per tegel)',
  'names.weather.gale': 'zware wind (1 schade meer per tegel, geen schepen)',

  'events.seasonChosen': 'De race begint in {season}.',
  'events.weatherRolled': 'Het weer in {season}, op een {face}: {weather}.',
  'events.microclimateRolled':
    '{crew} waagt het microklimaat {at} en gooit {face}{adds|nothing , wat niets toevoegt|petrol : één benzine meer|damage : één schade meer|stop : een stop|other }.',
  'refusals.line.seaClosed': 'Het weer heeft de zee gesloten: {line}.',
});
