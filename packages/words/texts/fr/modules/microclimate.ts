import { translationOf } from '../../../text.ts';
import type { microclimate as English } from '../../en/modules/microclimate.ts';

export const microclimate = translationOf<typeof English>()({
  'names.module.microclimate': 'Microclimat',
  'names.mark.microclimate': 'microclimat',
  'events.microclimateRolled':
    '{crew} tente le microclimat {at} et obtient {face}{adds|nothing , sans effet|petrol  : +1 essence|damage  : +1 dégât|stop  : un stop|other }.',

  'modules.how.microclimate': 'Certaines tuiles ont leur propre temps : un dé décide de leur coût.',

  'modules.note.microclimate':
    'Chaque fois que vous tentez d’entrer sur cette tuile, vous lancez un dé avant de payer. Le tableau montre ce qu’il ajoute.',
  'boards.microclimate.table': 'Ce qu’ajoute le dé',
  'boards.microclimate.nothing': 'rien',
  'boards.microclimate.petrol': '+1 essence',
  'boards.microclimate.damage': '+1 dégât',
  'boards.microclimate.stop': 'un stop',
  'boards.microclimate.laid':
    '{count|0 Aucun sur la carte pour le moment.|one Un sur la carte.|other # sur la carte.}',
  'boards.microclimate.ahead':
    '{count|one un microclimat : son dé peut|other # microclimats : leurs dés peuvent} ajouter de l’essence, des dégâts ou un stop',
  'newspaper.head.microclimateRolled': 'Un ciel étrange attend {crew}',
});
