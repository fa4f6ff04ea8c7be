import { translationOf } from '../../../text.ts';
import type { season as English } from '../../en/modules/season.ts';

export const season = translationOf<typeof English>()({
  'names.module.season': 'Jahreszeit',
  'names.variant.season.normal': 'normal',
  'names.variant.season.hard': 'schwierig',
  'names.card.weather-station': 'Wetter\u00adstation|f',
  'names.a.weather-station': 'eine Wetterstation',
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
  'refusals.line.seaClosed': 'Das Wetter sperrt in dieser Runde die Seewege: {line}.',

  'modules.how.season':
    'Die Jahreszeiten wechseln, und das Wetter verteuert Plättchen oder sperrt die Seewege.',

  'modules.note.season':
    'Bei jedem Biwak wird gewürfelt. Nennt die aktuelle Jahreszeit diese Zahl, gilt ihr Wetter die ganze Runde für jedes Plättchen.',
  'boards.season.sky.fair': 'Schön',
  'boards.season.sky.rains': 'Regen',
  'boards.season.sky.heat': 'Hitze',
  'boards.season.sky.storm': 'Sturm',
  'boards.season.sky.flood': 'Überschwemmung',
  'boards.season.sky.gale': 'Orkan',
  'boards.season.months.0': 'Jan., Feb.',
  'boards.season.months.1': 'März, Apr.',
  'boards.season.months.2': 'Mai, Juni',
  'boards.season.months.3': 'Juli, Aug.',
  'boards.season.months.4': 'Sept., Okt.',
  'boards.season.months.5': 'Nov., Dez.',
  'boards.season.calendar': 'Das Jahr: Wetter nach Würfelzahl',
  'boards.season.face': 'bei einer {face}: {weather}',
  'boards.season.else': 'Bei jeder anderen Zahl ist das Wetter schön.',
  'bivouac.does.weather-station': 'eine Fahrt ohne Wetter\u00adaufschlag',
  'newspaper.head.weatherRolled': 'Der Wetterbericht ist da',
});
