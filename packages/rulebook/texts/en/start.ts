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
      rule: 'Choose a board, Africa or South America. Each has two purple cities: agree which one is the start city; the other is the destination.',
    },
    'BASE-SETUP-02': {
      title: 'First turn order',
      rule: 'In the first turn, crews play in seat order.',
      ruling: 'This order is drawn at random from the seed of the game, unless the host sets it.',
    },
    'BASE-SETUP-03': {
      title: 'Vehicles and progress tokens',
      rule: 'All vehicles start in the start city. Stack the progress tokens in turn order on the start space of the progression track, with the first crew’s token at the bottom.',
    },
    'BASE-SETUP-04': {
      title: 'Full gauges',
      rule: 'Your vehicle has three gauges: petrol, engine and chassis. Each has a level, which is its current value, and a maximum that the level never exceeds. All gauges start at their maximum. Engine and chassis together are called mechanics.',
    },
    'BASE-SETUP-05': {
      title: 'Starting money',
      rule: 'Money is counted in francs (F). Every crew starts with 80 F, except the last in turn order, which starts with 70 F.',
      ruling: 'The bank never runs out of money.',
    },
    'BASE-SETUP-06': {
      title: 'Deck and bag',
      rule: 'Shuffle the 46 resource cards of the base game (modules add more) to form the deck, face down. Put all terrain tiles in the bag.',
      ruling: 'Africa and South America have 60 tiles each, and they are not the same.',
    },
    'BASE-SETUP-07': {
      title: 'Empty hands',
      ruling: 'Nobody starts with resource cards. You get your first ones at the first bivouac.',
    },
    'BASE-SETUP-08': {
      title: 'Choosing a vehicle',
      rule: 'In turn order, each player chooses a vehicle. Its colour and its five assistants come with it.',
    },
    'BASE-SETUP-09': {
      title: 'Open and secret',
      ruling:
        'Everyone can see all gauges and money, the assistants once they have been revealed, the number of cards in each hand, the discard pile, and which tiles are still in the bag. Hands, plans before they are revealed, and the order of the deck and the bag are secret. A card taken face up stays known to everyone until it leaves that hand, and everyone sees a tile that is drawn.',
    },
    'BASE-TURN-01': {
      title: 'Four phases',
      rule: 'A turn has four phases, always in the same order: bivouac, planning, convoy and maintenance. You play turn after turn until the race ends.',
    },
    'BASE-BIVOUAC-01': {
      title: 'Cards on offer',
      rule: 'Deal as many resource cards face up as there are crews, plus 1.',
    },
    'BASE-BIVOUAC-02': {
      title: 'Last crew chooses first',
      rule: 'In reverse turn order, each crew takes one of these cards: the last crew chooses first, the first crew last. When everyone has taken one, the last crew in turn order also takes the card that is left. It never takes both at once.',
    },
    'BASE-BIVOUAC-03': {
      title: 'Hand limit at each card',
      rule: 'Check your hand limit as soon as you have taken a card (see “BASE-HAND-01”), before the next crew chooses.',
    },
    'BASE-BIVOUAC-04': {
      title: 'Deck used up',
      rule: 'When the deck runs out, shuffle the discard pile to form a new deck.',
      ruling:
        'If the discard pile is empty too, fewer cards are dealt. The last crew’s second card is the first to go missing.',
    },
    'BASE-BIVOUAC-05': {
      title: 'You must take a card',
      ruling: 'You cannot decline a card, even if your chassis is at 0 and you cannot keep it.',
    },
    'BASE-PLAN-01': {
      title: 'Five assistants in secret',
      rule: 'Behind your screen, place all five assistants in the four boxes of your dashboard: pathfinder, mechanics, security and funding. You can put any number in each box. All crews plan at the same time.',
    },
    'BASE-PLAN-02': {
      title: 'The reveal',
      rule: 'All plans are revealed at the same time. From then on, no assistant can be moved to another box.',
    },
    'BASE-PLAN-03': {
      title: 'All five, every turn',
      rule: 'You have all five assistants again in every planning phase, whether or not you used them in the turn before.',
    },
    'BASE-PLAN-04': {
      title: 'Changing your plan',
      ruling:
        'You can change your plan until the last crew has confirmed. All you can see of the other crews is whether they are ready.',
    },
    'BASE-PLAN-05': {
      title: 'Two actions per box',
      rule: 'Pathfinder, mechanics and security each offer two actions. You choose one of them when you play the assistant, not while planning.',
    },
  },
} satisfies ChapterText<typeof chapter>;
