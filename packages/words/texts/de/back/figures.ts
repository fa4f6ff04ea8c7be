import { translationOf } from '../../../text.ts';
import type { figures as english } from '../../en/back/figures.ts';

export const figures = translationOf<typeof english>()({
  'figures.title': 'Meine Zahlen',
  'figures.aside': 'was die Partien auf diesem Gerät ergeben',
  'figures.counting': 'Gezählt: {done} von {of} …',
  'figures.none':
    'Auf diesem Gerät ist noch keine Partie zu Ende gegangen. Sobald eine endet, wird sie hier gezählt.',
  'figures.how':
    'Jedes Mal neu aus den Partien gezählt, die auf diesem Gerät liegen: Eine gelöschte Partie zählt nicht mehr. Partien, die an einer Stelle einer anderen begannen, und die Kampagne bleiben außen vor.',
  'figures.races': 'Rennen',
  'figures.wins': 'Gewonnen',
  'figures.arrived': 'Angekommen',
  'figures.place': 'Platz',
  'figures.places': 'Plätze',
  'figures.prestige': 'Prestige',
  'figures.prestige.mean': 'Prestige im Schnitt',
  'figures.turns': 'Runden im Schnitt',
  'figures.longest': 'Längste Fahrt',
  'figures.spaces': '{count|one # Feld|other # Felder}',
  'figures.driven': 'Insgesamt gefahren',
  'figures.francs': 'Eingenommene Francs',
  'figures.cards': 'Karten',
  'figures.dangers': 'Überstandene Gefahren',
  'figures.byBoard': 'Nach Spielplan',
  'figures.byCrew': 'Nach Mannschaft',
  'figures.byCaptain': 'Nach Anführer',
  'figures.all': 'Rennen für Rennen',
  'figures.race': 'Rennen',
  'figures.placeOf': '{place} von {crews}',
  'figures.prestigePlot': 'Prestige, Rennen für Rennen',
  'figures.json': 'Als JSON behalten',
  'figures.csv': 'Als CSV behalten',
  'figures.back': 'Meine Rennen',
  'figures.unled': 'ohne Anführer',
});
