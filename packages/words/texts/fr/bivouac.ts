import { resources } from '@race/rulebook/texts/fr/resources.ts';
import { resourceEffects } from '../../resources.ts';
import { translationOf } from '../../text.ts';
import type { bivouac as English } from '../en/bivouac.ts';

export const bivouac = translationOf<typeof English>()({
  'bivouac.row': 'Cartes du bivouac',
  'bivouac.order': 'Ordre de choix (le dernier du tour choisit d’abord)',
  'bivouac.yours': 'Prenez une carte',
  'bivouac.theirs': '{crew} choisit une carte',
  'bivouac.took': '{crew} a pris {card}',
  'bivouac.takes': '{crew} choisit maintenant',
  'bivouac.waits': '{crew} choisira plus tard',
  'bivouac.rest': '{crew} reçoit la dernière carte',
  'bivouac.touch': 'Choisissez une carte pour la lire.',
  'bivouac.take': 'Prendre une carte',
  'bivouac.limit':
    '{limit|0 Votre limite est de 0 carte : vous ne pourrez pas la garder.|one Votre limite est de # carte : vous devrez en défausser une.|other Votre limite est de # cartes : vous devrez en défausser une.}',
  'bivouac.first':
    'Vous êtes {crew}. Atteignez {city} parmi les premiers, avec un moteur, un châssis et de l’argent : le plus de prestige l’emporte.',

  ...resourceEffects(resources),
});
