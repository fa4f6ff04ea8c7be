import { resources } from '@race/rulebook/texts/de/resources.ts';
import { resourceEffects } from '../../resources.ts';
import { translationOf } from '../../text.ts';
import type { bivouac as English } from '../en/bivouac.ts';

export const bivouac = translationOf<typeof English>()({
  'bivouac.row': 'Karten im Biwak',
  'bivouac.order': 'Reihenfolge der Wahl (die Letzten zuerst)',
  'bivouac.yours': 'Nimm eine Karte',
  'bivouac.theirs': '{crew} nimmt eine Karte',
  'bivouac.took': '{crew} hat {card} genommen',
  'bivouac.takes': '{crew} wählt jetzt',
  'bivouac.waits': '{crew} wählt später',
  'bivouac.rest': '{crew} bekommt die übrige Karte',
  'bivouac.touch': 'Wähle eine Karte aus, um sie zu lesen.',
  'bivouac.take': 'Eine Karte nehmen',
  'bivouac.limit':
    '{limit|0 Dein Handlimit ist 0: Du kannst sie nicht behalten.|other Dein Handlimit ist #: Du musst dann eine Karte ablegen.}',
  'bivouac.first':
    'Du bist {crew}. Erreiche {city} früh und mit heilem Motor, heilem Chassis und Geld: Das meiste Prestige gewinnt.',

  ...resourceEffects(resources),
});
