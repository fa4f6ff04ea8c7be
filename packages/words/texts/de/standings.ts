import { translationOf } from '../../text.ts';
import type { standings as English } from '../en/standings.ts';

export const standings = translationOf<typeof English>()({
  'standings.title': 'Rangliste',
  'standings.place': 'Rang',
  'standings.notArrived': 'nicht angekommen',
  'standings.winner': '{crew} gewinnt mit {prestige|one # Prestigepunkt|other # Prestigepunkten}.',
  'standings.noWinner': 'Keine Mannschaft ist angekommen, also gewinnt niemand.',
  'standings.yourPlace': 'Du bist auf Platz {rank} von {count}.',

  'standings.won': '{crew} siegt in {city}',
  'standings.nobody': 'Niemand erreicht {city}',
  'standings.again': 'Noch ein Rennen',
  'standings.stronger': 'Stärkere Gegner',
  'standings.watch': 'Wiederholung',
  'standings.show': 'Ergebnis anzeigen',
});
