import { translationOf } from '../../text.ts';
import type { hint as English } from '../en/hint.ts';

export const hint = translationOf<typeof English>()({
  'hint.title': 'Un conseil',
  'hint.otherwise': 'vous restez libre de faire autrement',
  'hint.thinking': 'Réflexion…',
  'hint.stop': 'Annuler',
  'hint.away': 'Ranger',
  'hint.failed': 'Pas de conseil disponible pour le moment.',
  'hint.place': 'Adopter ce plan',
  'hint.mark.now': 'Maintenant',
  'hint.mark.next': 'Ensuite',
  'hint.mark.good': 'Bon choix',
  'hint.drive': 'Rouler {into}',
  'hint.several': 'Plusieurs bonnes possibilités',
  'hint.all': 'Les revoir toutes',
  'hint.even': 'Ici, le choix n’a guère d’importance.',

  'hint.why.past': 'Toute la route est connue, et vous y dépassez {crew}.',
  'hint.why.level': 'Toute la route est connue, et vous y rejoignez {crew}.',
  'hint.why.arrived': 'Vous serez à {city} dès ce tour.',
  'hint.why.levels': 'Vous serez plus loin d’environ {count|one # case|other # cases} à la fin du tour.',
  'hint.why.city': 'Vous finissez le tour en ville, où l’essence et les pièces sont bon marché.',
  'hint.why.vehicle':
    'Moteur et châssis gardent en tout environ {count|one # niveau|other # niveaux} de plus.',
  'hint.why.petrol': 'Il vous restera environ {count|one # niveau|other # niveaux} d’essence de plus.',
  'hint.why.money': 'Il vous restera environ {count} F de plus.',
  'hint.why.cards': 'Il vous restera environ {count|one # carte|other # cartes} de plus.',
  'hint.why.rival': '{crew} prend environ {count|one # case|other # cases} de retard.',
});
