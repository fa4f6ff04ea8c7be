import { translationOf } from '../../../text.ts';
import type { edition as English } from '../../en/about/edition.ts';

export const edition = translationOf<typeof English>()({
  'edition.part': 'Sur cet appareil',
  'edition.offline.no': 'Ce navigateur ne garde pas la page elle-même : il faut un réseau pour l’ouvrir.',
  'edition.offline.fetching': 'La page se range pour les jours sans réseau…',
  'edition.offline.ready': 'Tout est là : courses, campagnes, la Ruée, les règles, les quatre langues.',
  'edition.install': 'Installer',
  'edition.install.how': 'Avec sa propre icône, comme tout autre jeu de cet appareil.',
  'edition.news': 'Nouveautés',
  'edition.news.aside': 'dites avec les mots du jeu',
  'edition.arrived': 'Une nouvelle édition est arrivée.',
  'edition.arrived.how':
    'Elle viendra d’elle-même au prochain démarrage. Les courses restent ce qu’elles sont, quelle que soit l’édition où elles ont commencé.',
  'edition.arrived.take': 'L’adopter tout de suite',
  'edition.arrived.small': 'Des réparations et de petites choses.',
  'edition.renewed': 'Cette édition est nouvelle.',
  'edition.here': 'Dans cette édition',
});
