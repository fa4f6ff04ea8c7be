import { translationOf } from '../../text.ts';
import type { statistics as English } from '../en/statistics.ts';

export const statistics = translationOf<typeof English>()({
  'statistics.title': 'Mijn statistieken',
  'statistics.aside': 'uit de partijen die op dit apparaat zijn opgeslagen',
  'statistics.counting': 'Tellen: {done} van {of}…',
  'statistics.none':
    'Je hebt op dit apparaat nog geen partij uitgespeeld. Uitgespeelde partijen worden hier geteld.',
  'statistics.how':
    'Op basis van de partijen die op dit apparaat zijn opgeslagen. Verwijderde partijen tellen niet meer mee; de campagne en partijen die van een andere zijn afgesplitst, tellen nooit mee.',
  'statistics.races': 'Races',
  'statistics.wins': 'Gewonnen',
  'statistics.arrived': 'Aangekomen',
  'statistics.place': 'Plaats',
  'statistics.places': 'Plaatsen',
  'statistics.prestige': 'Prestigepunten',
  'statistics.prestige.mean': 'Prestigepunten, gemiddeld',
  'statistics.turns': 'Rondes, gemiddeld',
  'statistics.longest': 'Langste rit',
  'statistics.spaces': '{count|one # veld|other # velden}',
  'statistics.driven': 'Totale afstand',
  'statistics.francs': 'Ingezamelde franken',
  'statistics.cards': 'Kaarten',
  'statistics.dangers': 'Doorstane gevaren',
  'statistics.byBoard': 'Per speelbord',
  'statistics.byCrew': 'Per bemanning',
  'statistics.byCaptain': 'Per leider',
  'statistics.all': 'Race voor race',
  'statistics.race': 'Race',
  'statistics.placeOf': '{place} van {crews}',
  'statistics.prestigePlot': 'Prestigepunten, race voor race',
  'statistics.json': 'Opslaan als JSON',
  'statistics.csv': 'Opslaan als CSV',
  'statistics.back': 'Mijn races',
  'statistics.unled': 'geen leider',
});
