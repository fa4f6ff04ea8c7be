import type { start as chapter } from '../../chapters/start.ts';
import type { ChapterText } from '../../text.ts';

export const start = {
  sections: {
    setup: 'Set-up',
    turn: 'The turn',
    bivouac: 'Bivouac',
    planning: 'Planning',
  },
  rules: {
    'BASE-SETUP-01': {
      title: 'Board and direction',
      rule: 'The table agrees on a board, Africa or South America. Each has two purple cities: one is picked as the start city, and the race is run to the other, the destination.',
    },
    'BASE-SETUP-02': {
      title: 'First turn order',
      rule: 'In the first turn the crews play in the order of their seats.',
      ruling: 'Seats are drawn by lot, from the seed of the game, unless the host has set them.',
    },
    'BASE-SETUP-03': {
      title: 'Vehicles and progress tokens',
      rule: 'All vehicles begin in the start city. The progress tokens make one stack on the start space of the progression track: the first crew’s token lies at the very bottom, the others above it in turn order.',
    },
    'BASE-SETUP-04': {
      title: 'Full gauges',
      rule: 'A vehicle has three gauges: petrol, engine and chassis. Each has a level, which is its value at the moment, and a maximum, which the level never exceeds. At the start all levels are at their maximum. Engine and chassis together are called the mechanics.',
    },
    'BASE-SETUP-05': {
      title: 'Starting money',
      rule: 'Money is counted in francs (F). A crew begins with 80 F; only the last crew in turn order begins with 70 F.',
      ruling: 'There is always enough money in the bank.',
    },
    'BASE-SETUP-06': {
      title: 'Deck and bag',
      rule: 'The 46 resource cards of the base race (modules add more) are shuffled and make up the face-down deck. Every terrain tile is put into the bag.',
      ruling: 'Africa and South America have 60 tiles each, and not the same ones.',
    },
    'BASE-SETUP-07': {
      title: 'Empty hands',
      ruling: 'All hands are empty at the start. The first cards come with the first bivouac.',
    },
    'BASE-SETUP-08': {
      title: 'Choosing a vehicle',
      rule: 'The crews choose their vehicles in turn order. The vehicle’s colour and its five assistants come with it.',
    },
    'BASE-SETUP-09': {
      title: 'Open and secret',
      ruling:
        'Everybody may see the gauges, the money, the assistants once they have been revealed, the number of cards in each hand, the discard pile, and which tiles are still in the bag, though not their order. Nobody may see another crew’s cards, a plan before it is revealed, or what comes next from the deck and the bag. A card that was taken face up stays known to all for as long as it is in that hand; a tile that is drawn is seen by everyone.',
    },
    'BASE-TURN-01': {
      title: 'Four phases',
      rule: 'A turn has four phases, always in the same order: bivouac, planning, convoy and maintenance. Turn follows turn until the race is over.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Cards on offer',
      rule: 'As many resource cards as there are crews, plus 1, are laid out face up.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Last crew chooses first',
      rule: 'Each crew takes one of the cards, against the turn order: the last crew begins and the first crew comes at the end. The card still lying there then goes to the last crew in turn order. That crew may not pick up its two cards together.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Limit at each card',
      rule: 'As soon as a crew has taken a card its hand limit is checked (BASE-HAND-01); only then does the next crew choose.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Deck used up',
      rule: 'When the deck is used up, the discard pile is shuffled and becomes the new deck.',
      ruling:
        'If the discard pile is empty as well, fewer cards are laid out. The first one to be missing is the second card of the last crew.',
    },
    'BASE-BIVOUAC-05': {
      title: 'No refusing',
      ruling: 'A crew cannot decline its card, even if its chassis is at 0 and it has no room to keep it.',
    },
    'BASE-PLAN-01': {
      title: 'Five assistants in secret',
      rule: 'All crews plan at the same time, out of sight of one another. Each places all five of its assistants on the four boxes of its dashboard (pathfinder, mechanics, security and funding), as many on each box as it likes.',
    },
    'BASE-PLAN-02': {
      title: 'The reveal',
      rule: 'All plans are uncovered at the same moment. From then on no assistant changes its box.',
    },
    'BASE-PLAN-03': {
      title: 'All five, every turn',
      rule: 'A planning phase always begins with all five assistants, whether or not they were used in the turn before.',
    },
    'BASE-PLAN-04': {
      title: 'Changing the plan',
      ruling:
        'Until the last crew has confirmed, every crew may still alter its plan. About the others it learns only who is ready and who is not.',
    },
    'BASE-PLAN-05': {
      title: 'Two actions a box',
      rule: 'Pathfinder, mechanics and security each allow two actions. The crew picks one of the two at the moment it plays the assistant, not while planning.',
    },
  },
} satisfies ChapterText<typeof chapter>;
