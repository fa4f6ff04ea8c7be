import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: { mix: 'When modules meet' },
  rules: {
    'MIX-01': {
      title: 'A drive with everything',
      ruling:
        'In this order: visa, or roll and bribe; choice of space or line; drawing a tile; Chapman’s second look; microclimate die; the price of tile, risk zone, weather and microclimate; guard, militia, jerrycans; paying; moving; hand limit; breakdown, stop, guide or village. In a city: paying, the parcel, the cards, the hand limit.',
    },
    'MIX-02': {
      title: 'One price',
      ruling:
        'All parts of a price are paid together or not at all. Damage from weather and microclimate is damage of the tile: the driver shares it out, and guards do not stop it.',
    },
    'MIX-03': {
      title: 'Funding with everything',
      ruling:
        'First comes the money, then the patron’s marker, then influence. Only the funding action does this: Chevy’s money, the financial card, villages and parcels neither move the marker nor open influence.',
    },
    'MIX-04': {
      title: 'Cashing in and powers',
      ruling:
        'Cashing in gives up the cards and the leader’s power of that sequence. Powers of once a turn stay ready.',
    },
    'MIX-05': {
      title: 'Order of set-up',
      ruling: 'Set-up goes: leaders, Chapman’s vehicle, the paddock, the season, the parcels.',
    },
    'MIX-06': {
      title: 'Tiles like any other',
      ruling:
        'Villages and microclimates are terrain tiles for every card, guard and power. They leave the game and come back like the others.',
    },
    'MIX-07': {
      title: 'Modules against René',
      ruling:
        'The weather runs from bivouac to bivouac: the season moves on at each, and the opening bivouac rolls first. The Torpedo pays for weather and rolls for microclimates. In a tile’s value a microclimate counts 1 more and a village’s stop nothing. It passes villages without stop or gift, carries no parcels, rolls at no gates, and has no patron, leader or paddock.',
    },
    'MIX-08': {
      title: 'Simone against René',
      ruling:
        'With Simone a sixth card is dealt, on no numbered space. When both have taken, she takes one more of those left, before danger is counted.',
    },
    'MIX-09': {
      title: 'Alone, but not a fifth',
      ruling: 'The fifth crew and a solo race exclude each other. The Suffragettes may be the solo crew.',
    },
  },
} satisfies ChapterText<typeof chapter>;
