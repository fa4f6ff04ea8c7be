import type { cards as chapter } from '../../chapters/cards.ts';
import type { ChapterText } from '../../text.ts';

export const cards = {
  sections: {
    cards: 'Playing cards',
    resources: 'The resource cards',
  },
  rules: {
    'CARD-01': {
      title: 'Using a card',
      rule: 'A card that has been used goes to the discard pile. Whatever it would add beyond a maximum is lost.',
      ruling: 'A card that would have no effect at all cannot be played.',
    },
    'CARD-02': {
      title: 'Answering a danger card',
      rule: 'A guard or a militia card stops a danger card. The saboteur can be stopped only by the crew it is aimed at, the trail hunter and the con artist by every opponent. The danger card is used up all the same, but nothing comes of it.',
      ruling:
        'Every crew that might be able to answer, because it has a guard left or holds at least one card, is asked; all of them at the same time and in secret. If several answer, only one of them spends anything: the first in turn order, counting on from the crew that played the card.',
    },
    'CARD-03': {
      title: 'No crew out of reach',
      rule: 'A crew can be targeted wherever its vehicle stands. Only a crew that has arrived is safe.',
    },
    'CARD-04': {
      title: 'Any-time cards',
      rule: 'An any-time card can also be played outside the crew’s own sequences, and with no assistant on the dashboard.',
      ruling:
        'Whenever such a card could make a difference (a danger, a space the crew cannot pay for, a hand above its limit), every crew concerned is asked as long as it holds a card, no matter which. And whenever a crew has to decide something in its own sequence, its any-time cards are among the choices.',
    },
    'CARD-05': {
      title: 'Tracker or trail hunter',
      ruling:
        'In its questions and answers the English rulebook speaks of a tracker that removes tiles. That is the trail hunter. The real tracker draws cards and is not a danger card.',
    },
    'CARD-06': {
      title: 'No tell-tale questions',
      ruling:
        'Neither the pace of the game nor anything on the screen may tell opponents whether a crew holds an any-time card: being asked, or not being asked, gives nothing away. (A table may decide to ask only those who are able to answer, which is faster but less secret. In online play this is off unless somebody turns it on.)',
    },
    'CARD-07': {
      title: 'Naming the target',
      ruling:
        'First it is announced which crew, which tiles or which places a card is aimed at; only then may anybody answer. How the saboteur’s damage is shared out is decided afterwards.',
    },
    'CARD-08': {
      title: 'What a saboteur takes',
      ruling:
        'If one of the two gauges is at 0, the whole loss comes off the other. If fewer than 2 levels are left in all, these are lost. A crew with both gauges at 0 cannot be targeted. Hand limit and breakdown take effect immediately.',
    },
    'CARD-09': {
      title: 'How many tiles',
      ruling:
        'A trail hunter can be played even if there is only a single tile to remove. A con artist takes two tiles, and they must be unlike: swapping two with the same price would change nothing.',
    },
    'CARD-10': {
      title: 'Reshuffling during a draw',
      ruling:
        'If the deck is used up in the middle of a draw, the cards drawn so far are not shuffled in with the discard pile.',
    },
    'CARD-TRAIL-HUNTER': {
      title: 'Trail hunter',
      rule: 'The crew removes 2 tiles, anywhere on the board, and they leave the game. Danger card, for step 2 of a sequence. 2 copies.',
      ruling: 'A tile with a vehicle on it cannot be removed.',
    },
    'CARD-FINANCIAL': {
      title: 'Financial',
      rule: 'The crew receives 30 F. For step 2 of a sequence. 3 copies.',
    },
    'CARD-REFUELLING-STATION': {
      title: 'Refuelling station',
      rule: 'Petrol rises by 5. For step 2 of a sequence. 2 copies.',
    },
    'CARD-DRIVER': {
      title: 'Driver',
      rule: 'The crew makes a drive (BASE-DRIVE-01). For step 2 of a sequence. 3 copies.',
    },
    'CARD-REPAIRMAN': {
      title: 'Repairman',
      rule: 'The crew makes a repair just like a repairman on mechanics (BASE-MECH-01). For step 2 of a sequence. 3 copies.',
    },
    'CARD-CARTOGRAPHER': {
      title: 'Cartographer',
      rule: 'The crew draws 3 tiles and lays them just like a pathfinder (BASE-PATH-01). For step 2 of a sequence. 3 copies.',
    },
    'CARD-SABOTEUR': {
      title: 'Saboteur',
      rule: 'Another crew loses 2 levels of engine, of chassis, or one of each, as the crew that plays the card decides. Danger card, for step 2 of a sequence. 3 copies.',
    },
    'CARD-TRACKER': {
      title: 'Tracker',
      rule: 'The crew draws 3 cards, keeps 2 of them and discards 1. For step 2 of a sequence. 2 copies.',
    },
    'CARD-CON-ARTIST': {
      title: 'Con artist',
      rule: 'The crew makes 2 tiles, anywhere on the board, change places. Danger card, for step 2 of a sequence. 2 copies.',
      ruling: 'A tile with a vehicle on it cannot be swapped.',
    },
    'CARD-TRANSPORT': {
      title: 'Transport',
      rule: 'The fare of a sea or air line is 50 F lower. Several of these cards can be combined; no change is given. Played with a drive. 2 copies.',
    },
    'CARD-SPARE-PARTS': {
      title: 'Spare parts',
      rule: 'Engine or chassis rises by 1. Played with a repair. 6 copies.',
    },
    'CARD-TOOLBOX': {
      title: 'Toolbox',
      rule: 'Engine and chassis rise by 3 in all, shared out as the crew likes. Played with a repair. 2 copies.',
    },
    'CARD-GUIDE': {
      title: 'Guide',
      rule: 'One stop symbol does not count. Played with a drive. 2 copies.',
    },
    'CARD-JERRYCAN': {
      title: 'Jerrycan',
      rule: 'Petrol rises by 1. Can be played at any time. 8 copies.',
    },
    'CARD-MILITIA': {
      title: 'Militia',
      rule: 'The danger of a tile or of a card does not count. Can be played at any time. 3 copies.',
    },
  },
} satisfies ChapterText<typeof chapter>;
