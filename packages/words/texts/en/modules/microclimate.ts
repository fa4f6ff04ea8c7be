import type { Messages } from '../../../text.ts';

export const microclimate = {
  'names.module.microclimate': 'Microclimate',
  'names.mark.microclimate': 'microclimate',
  'events.microclimateRolled':
    '{crew} tries the microclimate {at} and rolls {face}{adds|nothing , which adds nothing|petrol : +1 petrol|damage : +1 damage|stop : a stop|other }.',

  'modules.how.microclimate': 'Some tiles have their own weather: a die decides what they cost.',

  'modules.note.microclimate':
    'Each time you try this tile, you roll a die before you pay. The table shows what it adds.',
  'boards.microclimate.table': 'What the die adds',
  'boards.microclimate.nothing': 'nothing',
  'boards.microclimate.petrol': '+1 petrol',
  'boards.microclimate.damage': '+1 damage',
  'boards.microclimate.stop': 'a stop',
  'boards.microclimate.laid': '{count|0 None on the map yet.|one One on the map.|other # on the map.}',
  'boards.microclimate.ahead':
    '{count|one a microclimate: its die|other # microclimates: their dice} may add petrol, damage or a stop',
  'newspaper.head.microclimateRolled': 'Strange skies greet {crew}',
} as const satisfies Messages;
