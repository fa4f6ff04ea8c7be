import { translationOf } from '../../text.ts';
import type { replay as English } from '../en/replay.ts';

export const replay = translationOf<typeof English>()({
  'replay.intro': 'Choisissez un plateau, puis regardez une course enregistrée, de camp en camp.',
  'replay.race': 'Course',
  'replay.play': 'Lecture',
  'replay.pause': 'Pause',
  'replay.back': 'Une étape en arrière',
  'replay.forward': 'Une étape en avant',
  'replay.toStart': 'Retour au départ',
  'replay.speed': 'Vitesse',
  'replay.step': 'Étape {step} sur {count}',
  'replay.openFile': 'Ouvrir une course enregistrée',
  'replay.fileRefused': 'Cette course ne peut pas être affichée : {reason}',
  'replay.menu': 'Courses et réglages',
  'replay.nextTurn': 'Tour suivant',
  'replay.previousTurn': 'Tour précédent',
  'replay.timelineAt': 'Tour {turn}, {phase} : étape {step} sur {count}',
  'replay.badLink': 'Une partie de ce lien n’est pas valide. Voici ce qui a été trouvé.',
  'replay.recorded': 'Courses enregistrées',

  'replay.eyes': 'Point de vue',
  'replay.eyes.everybody': 'Ce que tous ont vu',
  'replay.eyes.seat': 'Vu par {crew}',
  'replay.eyes.open': 'Tout montrer',
  'replay.eyes.only': 'Pour les yeux de {crew} uniquement : afficher',
  'replay.marks': 'Moments clés',
  'replay.mark.lead': '{crew} prend la tête',
  'replay.mark.danger': '{crew} tombe sur un danger',
  'replay.plan': '{crew} place {plan}.',
  'replay.toRace': 'Retour à la course',
  'replay.goOn': 'Continuer avec {crew}',
  'replay.goOn.how':
    'Lance une nouvelle course contre des robots à partir d’ici. Ce que {crew} ne savait pas est redistribué.',
  'replay.goOn.open':
    'Lance une nouvelle course contre des robots à partir d’ici. Vous jouez {crew}, toutes les mains restent les mêmes, et ce qui reste à piocher est tiré de nouveau.',
  'replay.goOn.failed': '{crew} ne peut pas continuer à partir d’ici',
  'replay.position': 'Cette position',
  'replay.position.how':
    'Pour continuer à partir d’ici, sur n’importe quel appareil. Seul ce que {crew} sait est transmis.',
  'replay.position.open':
    'Pour continuer à partir d’ici, sur n’importe quel appareil. Toutes les mains sont transmises.',
  'replay.position.save': 'Enregistrer dans un fichier',
  'replay.position.link': 'Copier le lien',
  'replay.position.copied': 'Lien copié.',
  'replay.position.notCopied': 'Le lien n’a pas pu être copié. Enregistrez la position dans un fichier.',
  'replay.position.tooLong': 'Cette position est trop longue pour un lien. Enregistrez-la dans un fichier.',
  'replay.position.none': 'Il n’y a plus rien à jouer à partir d’ici.',
  'replay.while': 'Pendant votre absence',
  'replay.while.others': 'Les autres',
  'replay.while.skip': 'Passer le film',
  'replay.while.show': 'Montrer sur la carte',
});
