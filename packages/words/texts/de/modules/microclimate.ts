import { translationOf } from '../../../text.ts';
import type { microclimate as English } from '../../en/modules/microclimate.ts';

export const microclimate = translationOf<typeof English>()({
  'names.module.microclimate': 'Mikroklima',
  'names.mark.microclimate': 'Mikroklima',
  'events.microclimateRolled':
    '{crew} wagt sich ins Mikroklima {at} und würfelt eine {face}{adds|nothing , ohne Aufschlag|petrol : +1 Benzin|damage : +1 Schaden|stop : ein Stopp|other }.',

  'modules.how.microclimate':
    'Manche Plättchen haben ihr eigenes Wetter: Ein Würfel entscheidet, was sie kosten.',

  'modules.note.microclimate':
    'Jedes Mal, wenn du auf dieses Plättchen fahren willst, würfelst du vor dem Bezahlen. Die Tabelle zeigt, was hinzukommt.',
  'boards.microclimate.table': 'Was der Würfel hinzufügt',
  'boards.microclimate.nothing': 'nichts',
  'boards.microclimate.petrol': '+1 Benzin',
  'boards.microclimate.damage': '+1 Schaden',
  'boards.microclimate.stop': 'ein Stopp',
  'boards.microclimate.laid':
    '{count|0 Noch keines auf der Landkarte.|one Eines auf der Landkarte.|other # auf der Landkarte.}',
  'boards.microclimate.ahead':
    '{count|one ein Mikroklima: Sein Würfel kann|other # Mikroklimata: Ihre Würfel können} Benzin, Schaden oder einen Stopp hinzufügen',
  'newspaper.head.microclimateRolled': 'Seltsamer Himmel erwartet {crew}',
});
