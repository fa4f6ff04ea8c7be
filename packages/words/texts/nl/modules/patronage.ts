import { translationOf } from '../../../text.ts';
import type { patronage as english } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof english>()({
  'names.card.dandy': 'Dandy',
  'names.a.dandy': 'een dandy',
  'names.module.patronage': 'Mecenassen',
  'events.patronMoved': 'De mecenas van {crew} krijgt er zin in: er ligt {francs} F klaar.',
  'events.patronCashed': '{crew} int {francs} F bij de mecenas.',
  'answers.cash': '{francs} F innen en deze beurt opgeven',
  'verbs.cash': 'Innen',
  'refusals.cash.nothing': 'Je fiche staat op het startvak, dus er valt niets te innen.',
  'refusals.cash.tooLate': 'Innen kan alleen helemaal aan het begin van een beurt, vóór benzine en kaarten.',
  'refusals.dandy.moves': 'Er is geen vrij vak vóór je fiche, dus een dandy zou het niet verzetten.',
});
