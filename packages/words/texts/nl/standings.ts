import { translationOf } from '../../text.ts';
import type { standings as English } from '../en/standings.ts';

export const standings = translationOf<typeof English>()({
  'standings.title': 'Stand',
  'standings.place': 'Plaats',
  'standings.notArrived': 'niet aangekomen',
  'standings.winner': '{crew} wint met {prestige|one # prestigepunt|other # prestigepunten}.',
  'standings.noWinner': 'Geen enkele bemanning is aangekomen, dus niemand wint.',
  'standings.yourPlace': 'Je bent {rank}e van de {count}.',

  'standings.won': '{crew} wint in {city}',
  'standings.nobody': 'Geen enkele bemanning bereikt {city}',
  'standings.again': 'Nog een race',
  'standings.stronger': 'Sterkere rivalen',
  'standings.watch': 'Terugkijken',
  'standings.show': 'Uitslag tonen',
});
