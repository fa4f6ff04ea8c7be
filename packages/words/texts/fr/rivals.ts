import { translationOf } from '../../text.ts';
import type { English } from '../en/rivals.ts';

export const messages = translationOf<English>()({
  'hint.thinking': 'Réflexion…',
  'hint.stop': 'Annuler',
  'hint.failed': 'Pas de conseil disponible pour le moment.',
  'hint.place': 'Adopter ce plan',
  'hint.even': 'Peu importe ici : le deuxième choix est presque aussi bon.',
  'hint.sure':
    'À partir d’ici, ce choix gagne environ {chance|one # course|other # courses} sur cent : de {low} à {high} de plus que le deuxième.',
  'hint.about': 'À partir d’ici, ce choix gagne environ {chance|one # course|other # courses} sur cent.',

  'hint.because.arrival': 'Vous marquez plus de points à l’arrivée.',
  'hint.because.way': 'Vous serez plus près de l’arrivée.',
  'hint.because.petrol': 'Il vous restera de l’essence pour la suite.',
  'hint.because.vehicle': 'Votre véhicule restera en meilleur état.',
  'hint.because.money': 'Il vous restera plus d’argent.',
  'hint.because.cards': 'Il vous restera plus de cartes.',
  'hint.because.city': 'Cela vous mène dans une ville, où l’essence et les pièces sont bon marché.',
  'hint.because.order': 'Cela vous fait remonter dans l’ordre du tour.',
  'hint.because.rivals': 'C’est ce qui ralentit le plus vos adversaires.',
  'hint.because.whole': 'Tout compte fait, votre situation sera meilleure.',

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
