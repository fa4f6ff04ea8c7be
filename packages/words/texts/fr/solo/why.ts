import { translationOf } from '../../../text.ts';
import type { why as english } from '../../en/solo/why.ts';

export const why = translationOf<typeof english>()({
  'why.ask': 'Pourquoi ?',
  'why.about': 'Pourquoi {crew} a-t-il fait cela ?',
  'why.title': 'Pourquoi a-t-il fait cela ?',
  'why.back': 'Retour au journal',
  'why.card': 'Sa carte {rene} le guide : villes {colour:fpl}, tuiles difficiles dès la valeur {limit}.',
  'why.weighed': 'Ce qu’il a comparé',
  'why.chosen': 'celle-ci',
  'why.by.alone': 'Il n’y avait pas d’autre possibilité.',
  'why.by.target': 'C’est sa cible.',
  'why.by.steps': 'C’est ce qui demande le moins de pas.',
  'why.by.toEnd': 'Aussi proche, mais plus près de l’arrivée.',
  'why.by.value': 'Sa valeur est la plus basse.',
  'why.by.kind':
    'Valeurs égales : l’essence compte moins que les dégâts, les dégâts moins qu’un stop, un stop moins qu’un danger.',
  'why.by.sum': 'À partir de là, la somme des valeurs du chemin est plus petite.',
  'why.by.order': 'Tout est égal : l’ordre des cases du plateau décide.',
  'why.laid.hisWay': 'Sous la limite, elle est pour lui : sur la première case libre de son chemin.',
  'why.laid.playersWay':
    'À la limite ou au-dessus, elle est pour vous : sur la première case libre de votre chemin vers l’arrivée.',
  'why.laid.aroundPlayer':
    'À la limite ou au-dessus, elle est pour vous. Votre chemin n’a plus de case libre : elle va à côté de votre véhicule.',
  'why.laid.besideWay':
    'À la limite ou au-dessus, elle est pour vous. Ni votre chemin ni les cases qui vous entourent ne sont libres : elle va à côté du chemin.',
  'why.boxed': 'Aucune case libre n’y est reliée au véhicule.',
  'why.aim': 'à {steps|one # pas|other # pas}, puis {toEnd} jusqu’à l’arrivée',
  'why.end': 'l’arrivée, à {steps|one # pas|other # pas}',
  'why.step':
    '{ground|city ville|tile tuile|other pas encore de tuile}, valeur {value} ; {sum} en tout jusqu’à sa cible',
  'why.dear': 'plus qu’il ne peut payer',
  'why.way': '{ground|city ville|tile avec une tuile|other vide}',
});
