import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Point de vue',
  'back.eyes.everybody': 'Ce que tous ont vu',
  'back.eyes.seat': 'Vu par {crew}',
  'back.eyes.open': 'Tout montrer',
  'back.eyes.only': 'Pour les yeux de {crew} uniquement : afficher',
  'back.marks': 'Moments clés',
  'back.mark.lead': '{crew} prend la tête',
  'back.mark.danger': '{crew} tombe sur un danger',
  'back.plan': '{crew} place {plan}.',
  'back.toRace': 'Retour à la course',
  'back.goOn': 'Continuer avec {crew}',
  'back.goOn.how':
    'Lance une nouvelle course contre des robots à partir d’ici. Ce que {crew} ne savait pas est redistribué.',
  'back.goOn.open':
    'Lance une nouvelle course contre des robots à partir d’ici. Vous jouez {crew}, toutes les mains restent les mêmes, et ce qui reste à piocher est tiré de nouveau.',
  'back.goOn.failed': '{crew} ne peut pas continuer à partir d’ici',
  'back.while': 'Pendant votre absence',
  'back.while.others': 'Les autres',
  'back.while.skip': 'Passer le film',
  'back.while.show': 'Montrer sur la carte',
});
