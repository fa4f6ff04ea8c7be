import { translationOf } from '../../text.ts';
import type { standings as English } from '../en/standings.ts';

export const standings = translationOf<typeof English>()({
  'standings.title': 'Classement',
  'standings.place': 'Place',
  'standings.notArrived': 'pas à l’arrivée',
  'standings.winner': '{crew} gagne avec {prestige|one # point|other # points} de prestige.',
  'standings.noWinner': 'Aucun équipage n’est arrivé : personne ne gagne.',
  'standings.yourPlace': 'Vous êtes {rank|1 1er|other #e} sur {count}.',

  'standings.won': '{crew} triomphe à {city}',
  'standings.nobody': 'Personne n’atteint {city}',
  'standings.again': 'Encore une course',
  'standings.stronger': 'Rivaux plus forts',
  'standings.watch': 'Revoir la course',
  'standings.show': 'Afficher les résultats',
});
