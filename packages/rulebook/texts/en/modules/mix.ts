import type { mix as chapter } from '../../../chapters/modules/mix.ts';
import type { ChapterText } from '../../../text.ts';

export const mix = {
  sections: {
    mix: 'When modules meet',
  },
  rules: {
    'MIX-01': {
      title: 'A drive with everything',
      ruling:
        'With all modules, a drive goes in this order: visa, or roll and bribe; choose a space or line; draw a tile; Chapman’s second tile; microclimate die; add up tile, risk zone, weather and microclimate; guard, militia card, jerrycans; pay; move; hand limit; breakdown, stop, guide or village. In a city: pay, parcel, cards, hand limit.',
    },
    'MIX-02': {
      title: 'One cost',
      ruling:
        'You pay all parts of a cost together or not at all. Damage from weather and microclimates is tile damage: you split it, and guards do not stop it.',
    },
    'MIX-03': {
      title: 'Funding with everything',
      ruling:
        'Funding goes in this order: money, patron marker, influence. Only this action moves the marker and lets you buy influence; Chevy’s money, the financial card, villages and parcels do not.',
    },
    'MIX-04': {
      title: 'Cashing in and powers',
      ruling:
        'When you cash in, you give up the cards and the leader power of that sequence. Once-a-turn powers stay ready.',
    },
    'MIX-05': {
      title: 'Order of set-up',
      ruling: 'Set up in this order: leaders, Chapman’s vehicle, paddock, season, parcels.',
    },
    'MIX-06': {
      title: 'Tiles like any other',
      ruling:
        'Village and microclimate tiles are terrain tiles for every card, guard and power. They leave the game and come back like the others.',
    },
    'MIX-07': {
      title: 'Modules against René',
      ruling:
        'Weather lasts from bivouac to bivouac: the season moves on at each one, and the opening bivouac rolls first. The Torpedo pays for weather and rolls for microclimates. In the value of a tile, a microclimate counts 1 more and the stop of a village counts nothing. The Torpedo passes villages without a stop or a gift, carries no parcels, never rolls for diplomacy, and has no patron, leader or paddock.',
    },
    'MIX-08': {
      title: 'Simone against René',
      ruling:
        'With Simone, a sixth card is dealt, on no numbered space. When both of you have taken your cards, she takes one more of those left, before dangers are counted.',
    },
    'MIX-09': {
      title: 'Solo without a fifth crew',
      ruling: 'A fifth crew and a solo race exclude each other. You may play solo with the Suffragettes.',
    },
  },
} satisfies ChapterText<typeof chapter>;
