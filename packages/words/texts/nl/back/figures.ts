import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/back/figures.ts';

export const figures = translationOf<typeof english>()({
  'figures.title': 'Mijn statistieken',
  'figures.aside': 'uit de partijen die op dit apparaat zijn opgeslagen',
  'figures.counting': 'Tellen: {done} van {of}…',
  'figures.none':
    'Je hebt op dit apparaat nog geen partij uitgespeeld. Uitgespeelde partijen worden hier geteld.',
  'figures.how':
    'Op basis van de partijen die op dit apparaat zijn opgeslagen. Verwijderde partijen tellen niet meer mee; de campagne en partijen die van een andere zijn afgesplitst, tellen nooit mee.',
  'figures.races': 'Races',
  'figures.wins': 'Gewonnen',
  'figures.arrived': 'Aangekomen',
  'figures.place': 'Plaats',
  'figures.places': 'Plaatsen',
  'figures.prestige': 'Prestigepunten',
  'figures.prestige.mean': 'Prestigepunten, gemiddeld',
  'figures.turns': 'Rondes, gemiddeld',
  'figures.longest': 'Langste rit',
  'figures.spaces': '{count|one # veld|other # velden}',
  'figures.driven': 'Totale afstand',
  'figures.francs': 'Ingezamelde franken',
  'figures.cards': 'Kaarten',
  'figures.dangers': 'Doorstane gevaren',
  'figures.byBoard': 'Per speelbord',
  'figures.byCrew': 'Per bemanning',
  'figures.byCaptain': 'Per leider',
  'figures.all': 'Race voor race',
  'figures.race': 'Race',
  'figures.placeOf': '{place} van {crews}',
  'figures.prestigePlot': 'Prestigepunten, race voor race',
  'figures.json': 'Opslaan als JSON',
  'figures.csv': 'Opslaan als CSV',
  'figures.back': 'Mijn races',
  'figures.unled': 'geen leider',
});
