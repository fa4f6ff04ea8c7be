import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Choisissez un plateau, puis regardez une course enregistrée, de camp en camp.',
  'film.race': 'Course',
  'film.play': 'Lecture',
  'film.pause': 'Pause',
  'film.back': 'Une étape en arrière',
  'film.forward': 'Une étape en avant',
  'film.toStart': 'Retour au départ',
  'film.speed': 'Vitesse',
  'film.step': 'Étape {step} sur {count}',
  'film.openFile': 'Ouvrir une course enregistrée',
  'film.fileRefused': 'Cette course ne peut pas être affichée : {reason}',
  'film.menu': 'Courses et réglages',
  'film.nextTurn': 'Tour suivant',
  'film.previousTurn': 'Tour précédent',
  'film.timelineAt': 'Tour {turn}, {phase} : étape {step} sur {count}',
  'film.badLink': 'Une partie de ce lien n’est pas valide. Voici ce qui a été trouvé.',
  'film.recorded': 'Courses enregistrées',
});
