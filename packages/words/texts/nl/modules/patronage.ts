import { translationOf } from '../../../text.ts';
import type { patronage as English } from '../../en/modules/patronage.ts';

export const patronage = translationOf<typeof English>()({
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

  'modules.how.patronage':
    'Met financiering loopt het geld bij een mecenas op. Jij kiest wanneer je het int.',

  'modules.note.patronage':
    'Financiering zet je fiche één vak vooruit per assistent. Innen doe je helemaal aan het begin van een beurt, en dat kost je die beurt.',
  'boards.patronage.track': 'Sponsorbord',
  'boards.patronage.start': 'Start',
  'boards.patronage.off': '{crew} is aangekomen en van het bord',
  'boards.patronage.cash': '{francs} F innen',
  'boards.patronage.how':
    'Bij een financieringsactie gaat je fiche één vak vooruit per assistent; bezette vakken slaat het over. Geld dat je bij aankomst niet hebt geïnd, ben je kwijt.',
  'boards.patronage.lost': 'je zou de {francs} F van je mecenas kwijt zijn',
  'bivouac.does.dandy': 'zet je mecenas\u00adfiche 2 vakken vooruit',
  'newspaper.head.patronCashed': '{crew} int het geld',
  'newspaper.head.patronMoved': 'Een mecenas steunt {crew}',
});
