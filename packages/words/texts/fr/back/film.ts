import { translationOf } from '../../../text.ts';
import type { film as English } from '../../en/back/film.ts';

export const film = translationOf<typeof English>()({
  'film.intro': 'Un plateau au choix, puis une course enregistrée, de camp en camp.',
  'film.race': 'Course',
  'film.play': 'Lecture',
  'film.pause': 'Pause',
  'film.back': 'Un pas en arrière',
  'film.forward': 'Un pas en avant',
  'film.toStart': 'Au départ',
  'film.speed': 'Vitesse',
  'film.step': 'Pas {step} sur {count}',
  'film.openFile': 'Ouvrir une course enregistrée',
  'film.fileRefused': 'Cette course ne peut pas être montrée : {reason}',
  'film.menu': 'Courses et réglages',
  'film.nextTurn': 'Au tour suivant',
  'film.previousTurn': 'Au tour précédent',
  'film.timelineAt': 'Tour {turn}, {phase} : pas {step} sur {count}',
  'film.badLink': 'Cette adresse ne mène pas partout. Voici ce qui a été trouvé.',
  'film.recorded': 'Courses enregistrées',
});
