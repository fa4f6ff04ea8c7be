import { translationOf } from '../../text.ts';
import type { English } from '../en/rivals.ts';

export const messages = translationOf<English>()({
  'hint.thinking': 'Un rival essaie pour voir …',
  'hint.stop': 'Laisser',
  'hint.failed': 'Pas de conseil pour l’instant.',
  'hint.place': 'Les placer ainsi',
  'hint.even': 'Peu importe ici : la deuxième idée vaut à peu près autant.',
  'hint.sure':
    'À partir d’ici, environ {chance} courses gagnées sur cent : de {low} à {high} de plus qu’avec la deuxième idée.',
  'hint.about': 'À partir d’ici, environ {chance} courses gagnées sur cent.',

  'hint.because.arrival': 'Cela compte davantage à l’arrivée.',
  'hint.because.way': 'Il reste ensuite moins de chemin.',
  'hint.because.petrol': 'Il reste de l’essence pour la suite.',
  'hint.because.vehicle': 'Le véhicule reste en meilleur état.',
  'hint.because.money': 'Il reste plus d’argent.',
  'hint.because.cards': 'Il reste plus de cartes en main.',
  'hint.because.city': 'Cela mène à une ville, où l’essence et les pièces sont bon marché.',
  'hint.because.order': 'Cela fait avancer dans l’ordre du tour.',
  'hint.because.rivals': 'Cela gêne surtout les rivaux.',
  'hint.because.whole': 'Tout compte fait, la situation est meilleure.',

  'coach.title': 'L’entraîneur',
  'coach.ask': 'Demander à l’entraîneur',
  'coach.askFor': 'Demander à l’entraîneur pour {crew}',
  'coach.how':
    'Il reprend les plans un à un, avec ce que l’équipage savait alors, et en essaie d’autres dans les mêmes mondes imaginés.',
  'coach.looking': 'L’entraîneur reprend les plans …',
  'coach.stop': 'Arrêter',
  'coach.failed': 'L’entraîneur n’a pas pu lire cette course.',
  'coach.none': 'À aucun tour, un autre plan n’était nettement meilleur. Bien roulé.',
  'coach.turn': 'Tour {turn}',
  'coach.given': 'Le plan suivi : {plan}.',
  'coach.better': 'Mieux : {plan}.',
  'coach.difference':
    'Selon lui, environ {count} victoires de plus sur cent courses ; de {low} à {high}, sûr à {sure}.',
  'coach.again': 'Réessayer à partir de là',
  'coach.again.how':
    'Une nouvelle course à partir de ce plan, contre des robots. Ce que l’équipage ne savait pas est redistribué.',
});
