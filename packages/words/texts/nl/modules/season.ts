import { translationOf } from '../../../text.ts';
import type { season as english } from '../../en/modules/season.ts';
export const season = translationOf<typeof english>()({
  'names.module.season': 'Seizoen',
  'names.module.microclimate': 'Microklimaat',
  'names.variant.season.normal': 'normaal',
  'names.variant.season.hard': 'moeilijk',
  'names.card.weather-station': 'Weer\u00adstation',
  'names.a.weather-station': 'een weerstation',
  'names.mark.microclimate': 'microklimaat',
  'names.season.0': 'januari/februari',
  'names.season.1': 'maart/april',
  'names.season.2': 'mei/juni',
  'names.season.3': 'juli/augustus',
  'names.season.4': 'september/oktober',
  'names.season.5': 'november/december',
  'names.weather.fair': 'goed weer',
  'names.weather.rains': 'zware regen (+1 schade per tegel)',
  'names.weather.heat': 'verzengende hitte (+1 benzine per tegel)',
  'names.weather.storm': 'storm op zee (geen schepen)',
  'names.weather.flood': 'overstromingen (+1 benzine en +1 schade per tegel)',
  'names.weather.gale': 'stormwind (+1 schade per tegel, geen schepen)',
  'events.seasonChosen': 'De race begint in {season}.',
  'events.weatherRolled': 'Het weer in {season}, worp {face}: {weather}.',
  'events.microclimateRolled':
    '{crew} waagt zich aan het microklimaat {at} en gooit {face}{adds|nothing , maar er komt niets bij|petrol : +1 benzine|damage : +1 schade|stop : een stop|other }.',
  'refusals.line.seaClosed': 'Door het weer is de zee deze ronde gesloten: {line}.',
});
