import { translationOf } from '../../text.ts';
import type { edition as English } from '../en/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Sur cet appareil',
  'edition.offline.no': 'Ce navigateur ne peut pas stocker le jeu pour y jouer hors ligne.',
  'edition.offline.fetching': 'Téléchargement pour jouer hors ligne…',
  'edition.offline.ready':
    'Disponible hors ligne : courses, campagnes, la Ruée, les règles, les quatre langues.',
  'edition.install': 'Installer',
  'edition.install.how': 'Ajoute une icône sur cet appareil, comme toute autre application.',
  'edition.news': 'Nouveautés',
  'edition.news.aside': 'les derniers changements',
  'edition.arrived': 'Une nouvelle version est disponible.',
  'edition.arrived.how':
    'Elle servira à la prochaine ouverture du jeu. Vos courses restent telles quelles, quelle que soit la version où elles ont commencé.',
  'edition.arrived.take': 'Mettre à jour',
  'edition.arrived.small': 'Corrections et petites améliorations.',
  'edition.renewed': 'Vous avez maintenant la dernière version.',
  'edition.here': 'Dans cette version',
});
