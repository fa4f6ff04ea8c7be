import { translationOf } from '../../../text.ts';
import type { news as English } from '../../en/about/news.ts';

export const news = translationOf<typeof English>()({
  'news.1.offline':
    'Après une seule visite, tout ce qui se joue sur un appareil marche sans réseau, et la page peut s’installer. Une nouvelle édition n’interrompt jamais une course : elle dit ce qui est nouveau et vient au prochain démarrage, ou sur demande.',
  'news.1.storage':
    'La page demande au navigateur de garder les courses pour de bon, prévient quand la place vient à manquer et continue de mémoire quand le navigateur ne garde plus rien.',
  'news.1.rules':
    'Tout le livre des règles sur une page, par phase et par module, avec René, la Ruée et le réseau : on y cherche, on l’imprime, et les vraies pièces y sont dessinées. Chaque carte, tuile, refus et dépêche mène à sa règle.',
  'news.1.credits':
    'Une page de crédits : dessins, caractères, données et bibliothèques avec leurs licences, et ce qui est de notre main.',
  'news.1.sound':
    'Le son, fabriqué dans la page : moteur, tuiles, cartes, dés, outils et cloches des villes, avec un volume, et coupé par la touche M.',
});
