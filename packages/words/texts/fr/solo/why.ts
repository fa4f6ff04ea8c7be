import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Pourquoi ?',
  'why.about': 'Pourquoi {crew} a-t-il fait cela ?',
  'why.title': 'Pourquoi a-t-il fait cela ?',
  'why.back': 'Retour au journal',
  'why.card': 'Sa carte {rene} le guide : couleur {colour}, dur dès la valeur {limit}.',
  'why.weighed': 'Ce qu’il a comparé',
  'why.chosen': 'celle-ci',
  'why.by.alone': 'Rien d’autre n’entrait en ligne de compte.',
  'why.by.target': 'C’est sa cible.',
  'why.by.steps': 'Le moins de pas l’a emporté.',
  'why.by.toEnd': 'Aussi proche qu’une autre, mais plus près de l’arrivée.',
  'why.by.value': 'La valeur la plus basse l’a emporté.',
  'why.by.kind':
    'Valeurs égales : l’essence pèse moins que les dégâts, les dégâts moins qu’un arrêt, un arrêt moins qu’un danger.',
  'why.by.sum': 'La plus petite somme de valeurs sur la suite du chemin l’a emporté.',
  'why.by.order': 'Tout est égal : l’ordre des cases du plateau a tranché.',
  'why.laid.hisWay': 'Sous la limite, elle est pour lui : sur la première case libre de son chemin.',
  'why.laid.playersWay':
    'Pas sous la limite, elle est pour l’adversaire : sur la première case libre de son chemin vers l’arrivée.',
  'why.laid.aroundPlayer':
    'Pas sous la limite, elle est pour l’adversaire. Son chemin n’a plus de case libre : autour du véhicule.',
  'why.laid.besideWay':
    'Pas sous la limite, elle est pour l’adversaire. Ni son chemin ni les abords ne sont libres : à côté du chemin.',
  'why.boxed': 'Aucune case libre n’y est reliée au véhicule.',
  'why.aim': 'à {steps|one # pas|other # pas}, puis {toEnd} jusqu’à l’arrivée',
  'why.end': 'l’arrivée, à {steps|one # pas|other # pas}',
  'why.step':
    '{ground|city ville|tile tuile|other pas encore de tuile}, valeur {value} ; {sum} en tout jusqu’à sa cible',
  'why.dear': 'plus qu’il ne peut payer',
  'why.way': '{ground|city ville|tile une tuile y est|other vide}',
});
