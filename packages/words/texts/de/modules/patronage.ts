import { translationOf } from '../../../text.ts';
import type { patronage as English } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof English>()({
  'names.card.dandy': 'Dandy|m',
  'names.a.dandy': 'einen Dandy',
  'names.module.patronage': 'Mäzene',

  'events.patronMoved': 'Der Mäzen von {crew} erwärmt sich für das Unternehmen: {francs} F warten.',
  'events.patronCashed': '{crew} kassiert beim Mäzen: {francs} F.',
  'answers.cash': '{francs} F kassieren und auf diesen Zug verzichten',
  'verbs.cash': 'Kassieren',
  'refusals.cash.nothing': 'Dein Marker steht auf dem Startfeld, also gibt es nichts zu kassieren.',
  'refusals.cash.tooLate': 'Kassieren kannst du nur ganz am Anfang eines Zuges, vor Benzin und Karten.',
  'refusals.dandy.moves': 'Vor deinem Marker ist kein Feld mehr frei, also würde ein Dandy nichts bewegen.',

  'modules.how.patronage':
    'Finanzierung lässt Geld bei einem Mäzen wachsen. Du bestimmst, wann du kassierst.',

  'modules.note.patronage':
    'Eine Finanzierung bringt deinen Marker für jeden Assistenten ein Feld weiter. Kassieren kannst du nur ganz am Anfang eines Zuges; der Zug verfällt damit.',
  'boards.patronage.track': 'Sponsorentafel',
  'boards.patronage.start': 'Start',
  'boards.patronage.off': '{crew} ist angekommen und steht nicht mehr auf der Tafel',
  'boards.patronage.cash': '{francs} F kassieren',
  'boards.patronage.how':
    'Bei einer Finanzierung rückt dein Marker für jeden Assistenten ein Feld weiter und überspringt besetzte Felder. Was du bei deiner Ankunft nicht kassiert hast, ist verloren.',
  'boards.patronage.lost': 'du würdest die {francs} F deines Mäzens verlieren',
  'bivouac.does.dandy': 'deinen Mäzen\u00admarker 2 Felder weiter\u00adziehen',
  'newspaper.head.patronCashed': '{crew} kassiert',
  'newspaper.head.patronMoved': 'Ein Mäzen fördert {crew}',
});
