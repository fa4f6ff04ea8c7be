import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
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
});
