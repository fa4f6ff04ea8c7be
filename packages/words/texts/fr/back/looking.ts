import { translationOf } from '../../../text.ts';
import type { looking as english } from '../../en/back/looking.ts';

export const looking = translationOf<typeof english>()({
  'back.eyes': 'Avec quels yeux',
  'back.eyes.everybody': 'Ce que tous ont vu',
  'back.eyes.seat': 'Comme {crew} l’a vu',
  'back.eyes.open': 'Rien de caché',
  'back.eyes.only': 'Seul {crew} doit regarder : montrer',
  'back.marks': 'Tournants',
  'back.mark.lead': '{crew} prend la tête',
  'back.mark.danger': '{crew} rencontre un danger',
  'back.plan': '{crew} place {plan}.',
  'back.toRace': 'Retour à la course',
  'back.goOn': 'Continuer avec {crew}',
  'back.goOn.how':
    'Une nouvelle course contre des robots commence à ce moment. Ce que {crew} ne savait pas est inventé.',
  'back.goOn.open':
    'Une nouvelle course contre des robots commence à ce moment ; on mène {crew}, et toutes les mains restent ce qu’elles étaient. Ce qui reste à tirer est tiré à nouveau.',
  'back.goOn.failed': '{crew} ne peut pas continuer d’ici',
  'back.while': 'Pendant l’absence',
  'back.while.others': 'Les autres',
  'back.while.skip': 'Passer le film',
  'back.while.show': 'Le montrer sur la carte',
});
