import { translationOf } from '../../../text.ts';
import type { why as English } from '../../en/solo/why.ts';

export const why = translationOf<typeof English>()({
  'solo.why.ask': 'Pourquoi ?',
  'solo.why.about': 'Pourquoi {crew} a-t-il fait cela ?',
  'solo.why.title': 'Pourquoi a-t-il fait cela ?',
  'solo.why.back': 'Retour au journal',
  'solo.why.card': 'Sa carte {rene} le guide : villes {colour:fpl}, tuiles difficiles dès la valeur {limit}.',
  'solo.why.weighed': 'Ce qu’il a comparé',
  'solo.why.chosen': 'celle-ci',
  'solo.why.by.alone': 'Il n’y avait pas d’autre possibilité.',
  'solo.why.by.target': 'C’est sa cible.',
  'solo.why.by.steps': 'C’est ce qui demande le moins de pas.',
  'solo.why.by.toEnd': 'Aussi proche, mais plus près de l’arrivée.',
  'solo.why.by.value': 'Sa valeur est la plus basse.',
  'solo.why.by.kind':
    'Valeurs égales : l’essence compte moins que les dégâts, les dégâts moins qu’un stop, un stop moins qu’un danger.',
  'solo.why.by.sum': 'À partir de là, la somme des valeurs du chemin est plus petite.',
  'solo.why.by.order': 'Tout est égal : l’ordre des cases du plateau décide.',
  'solo.why.laid.hisWay': 'Sous la limite, elle est pour lui : sur la première case libre de son chemin.',
  'solo.why.laid.playersWay':
    'À la limite ou au-dessus, elle est pour vous : sur la première case libre de votre chemin vers l’arrivée.',
  'solo.why.laid.aroundPlayer':
    'À la limite ou au-dessus, elle est pour vous. Votre chemin n’a plus de case libre : elle va à côté de votre véhicule.',
  'solo.why.laid.besideWay':
    'À la limite ou au-dessus, elle est pour vous. Ni votre chemin ni les cases qui vous entourent ne sont libres : elle va à côté du chemin.',
  'solo.why.boxed': 'Aucune case libre n’y est reliée au véhicule.',
  'solo.why.aim': 'à {steps|one # pas|other # pas}, puis {toEnd} jusqu’à l’arrivée',
  'solo.why.end': 'l’arrivée, à {steps|one # pas|other # pas}',
  'solo.why.step':
    '{ground|city ville|tile tuile|other pas encore de tuile}, valeur {value} ; {sum} en tout jusqu’à sa cible',
  'solo.why.dear': 'plus qu’il ne peut payer',
  'solo.why.way': '{ground|city ville|tile avec une tuile|other vide}',
});
