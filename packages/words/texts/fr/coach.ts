import { translationOf } from '../../text.ts';
import type { coach as English } from '../en/coach.ts';

export const coach = translationOf<typeof English>()({
  'coach.title': 'Entraîneur',
  'coach.ask': 'Consulter l’entraîneur',
  'coach.askFor': 'Consulter l’entraîneur au sujet de {crew}',
  'coach.how':
    'Il revoit vos plans avec ce que vous saviez alors, et en compare d’autres dans les mêmes courses simulées.',
  'coach.looking': 'L’entraîneur étudie vos plans…',
  'coach.stop': 'Arrêter',
  'coach.failed': 'L’entraîneur n’a pas pu lire cette course.',
  'coach.none': 'À aucun tour, un autre plan n’était nettement meilleur que le vôtre. Bien roulé !',
  'coach.turn': 'Tour {turn}',
  'coach.given': 'Vous aviez placé {plan}.',
  'coach.better': 'Mieux : {plan}.',
  'coach.difference':
    'Estimation : environ {count|one # victoire|other # victoires} de plus sur cent courses (fiable à {sure} : de {low} à {high}).',
  'coach.again': 'Réessayer à partir d’ici',
  'coach.again.how':
    'Lance une nouvelle course contre des robots à partir de ce plan. Ce que vous ne saviez pas est redistribué.',
});
