import { translationOf } from '../../text.ts';
import type { version as English } from '../en/version.ts';

export const version = translationOf<typeof English>()({
  'version.part': 'Sur cet appareil',
  'version.offline.no': 'Ce navigateur ne peut pas stocker le jeu pour y jouer hors ligne.',
  'version.offline.fetching': 'Téléchargement pour jouer hors ligne…',
  'version.offline.ready':
    'Disponible hors ligne : courses, campagnes, la Ruée, les règles, les quatre langues.',
  'version.install': 'Installer',
  'version.install.how': 'Ajoute une icône sur cet appareil, comme toute autre application.',
  'version.news': 'Nouveautés',
  'version.news.aside': 'les derniers changements',
  'version.arrived': 'Une nouvelle version est disponible.',
  'version.arrived.how':
    'Elle servira à la prochaine ouverture du jeu. Vos courses restent telles quelles, quelle que soit la version où elles ont commencé.',
  'version.arrived.take': 'Mettre à jour',
  'version.arrived.small': 'Corrections et petites améliorations.',
  'version.renewed': 'Vous avez maintenant la dernière version.',
  'version.here': 'Dans cette version',
});
