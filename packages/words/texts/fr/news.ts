import { translationOf } from '../../text.ts';
import type { news as English } from '../en/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Après une visite, tout ce qui se joue sur un appareil fonctionne hors ligne, et vous pouvez installer le jeu. Une nouvelle version n’interrompt jamais une course : elle vous dit ce qui change et sert au prochain démarrage, ou quand vous le décidez.',
  'news.1.storage':
    'Le jeu demande au navigateur de conserver durablement vos courses, vous prévient quand la place manque et continue même si le navigateur ne peut plus rien enregistrer.',
  'news.1.rules':
    'Tout le livret de règles sur une page, par phase et par module, avec René, la Ruée et le jeu en ligne. Vous pouvez y faire des recherches et l’imprimer, et il montre les vraies pièces. Chaque carte, tuile, refus et dépêche mène à sa règle.',
  'news.1.credits':
    'Une page de crédits : dessins, polices, données et bibliothèques avec leurs licences, et ce que nous avons créé nous-mêmes.',
  'news.1.sound':
    'Du son : moteur, tuiles, cartes, dés, outils et cloches des villes, avec réglage du volume. La touche M le coupe.',
});
