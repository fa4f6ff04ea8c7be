import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/back/figures.ts';

export const figures = translationOf<typeof english>()({
  'figures.title': 'Mijn cijfers',
  'figures.aside': 'wat de partijen op dit apparaat samen opleveren',
  'figures.counting': 'Geteld: {done} van {of} …',
  'figures.none':
    'Op dit apparaat is nog geen partij ten einde gekomen. De eerste die eindigt, wordt hier geteld.',
  'figures.how':
    'Elke keer opnieuw geteld uit de partijen die op dit apparaat bewaard worden: een verwijderde partij telt niet meer mee. Partijen die op een moment van een andere begonnen en de campagne tellen niet mee.',
  'figures.races': 'Races',
  'figures.wins': 'Gewonnen',
  'figures.arrived': 'Aangekomen',
  'figures.place': 'Plaats',
  'figures.places': 'Plaatsen',
  'figures.prestige': 'Prestige',
  'figures.prestige.mean': 'Prestige, gemiddeld',
  'figures.turns': 'Ronden, gemiddeld',
  'figures.longest': 'Langste rit',
  'figures.spaces': '{count|one # vak|other # vakken}',
  'figures.driven': 'In totaal gereden',
  'figures.francs': 'Ontvangen franken',
  'figures.cards': 'Kaarten',
  'figures.dangers': 'Doorstane gevaren',
  'figures.byBoard': 'Per speelbord',
  'figures.byCrew': 'Per bemanning',
  'figures.byCaptain': 'Per leider',
  'figures.all': 'Race voor race',
  'figures.race': 'Race',
  'figures.placeOf': '{place} van {crews}',
  'figures.prestigePlot': 'Prestige, race voor race',
  'figures.json': 'Bewaren als JSON',
  'figures.csv': 'Bewaren als CSV',
  'figures.back': 'Mijn races',
  'figures.unled': 'zonder leider',
});
