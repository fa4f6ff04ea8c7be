import type { convoy as chapter } from '../../chapters/convoy.ts';
import type { ChapterText } from '../../text.ts';

export const convoy = {
  sections: {
    convoy: 'Convoy',
    petrol: 'Petrol',
    pathfinder: 'Pathfinder',
    mechanics: 'Mechanics',
    security: 'Security',
    funding: 'Funding',
  },
  rules: {
    'BASE-CONVOY-01': {
      title: 'The sequence',
      rule: 'In turn order, over and over again, each active crew takes a sequence of three steps: 1. buy petrol (optional); 2. play any number of cards (optional); 3. play one assistant or the whole funding group, or pass. Step 3 is mandatory.',
      ruling: 'Turn order also applies where the rulebook says clockwise.',
    },
    'BASE-CONVOY-02': {
      title: 'Fixed order',
      rule: 'The order of the steps is fixed. Once you have played a card, you cannot buy petrol in that sequence; once you have played an assistant, you cannot play cards.',
    },
    'BASE-CONVOY-03': {
      title: 'Cards need an assistant',
      rule: 'You can play cards in step 2 only while you have at least one active assistant on your dashboard. A guard is enough.',
    },
    'BASE-CONVOY-04': {
      title: 'Passing',
      rule: 'When you pass, take all your assistants off your dashboard except those on security. You take no more sequences this turn, but you can still use your guards.',
      ruling: 'You can still play your any-time cards, too.',
    },
    'BASE-CONVOY-05': {
      title: 'No assistants left',
      rule: 'When you have no assistants left, you are done for this phase. You do not need to pass.',
    },
    'BASE-CONVOY-06': {
      title: 'Only guards left',
      ruling:
        'If guards are all you have left, you still take your sequences. Discard a tile with one of them, or pass and keep them for your defence.',
    },
    'BASE-CONVOY-07': {
      title: 'Last crew still playing',
      rule: 'When all other crews are done, you carry on taking sequences alone.',
    },
    'BASE-CONVOY-08': {
      title: 'End of the convoy',
      rule: 'The convoy phase ends when no crew is active any more.',
    },
    'BASE-CONVOY-09': {
      title: 'One card at a time',
      rule: 'Resolve each card completely before you choose the next one.',
    },
    'BASE-CONVOY-10': {
      title: 'Active crews',
      ruling: 'A crew is active as long as it has an assistant and has neither passed nor arrived.',
    },
    'BASE-CONVOY-11': {
      title: 'Waiting',
      ruling:
        'You may spend an assistant on pathfinder, mechanics or security without doing anything. This is called waiting; because of it, nobody is ever forced to pass. You cannot spend cards or leader powers this way.',
    },
    'BASE-CONVOY-12': {
      title: 'The last guard',
      ruling:
        'If you use a guard in step 2 and it was your last assistant, your sequence ends and you are done for this phase.',
    },
    'BASE-CONVOY-13': {
      title: 'Arriving with a card',
      ruling: 'If you arrive in step 2, your sequence ends. There is no step 3.',
    },
    'BASE-PETROL-01': {
      title: 'Buying petrol',
      rule: 'A level of petrol costs 10 F in a city and 20 F in the wilderness, up to the maximum of your gauge. You need no assistant for it, but it must be the first thing you do in a sequence.',
    },
    'BASE-PETROL-02': {
      title: 'No petrol during a drive',
      rule: 'You cannot buy petrol in the middle of a drive. You can play a jerrycan, though.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrycan while paying',
      ruling:
        'You can play a jerrycan while you are paying a cost, even if your gauge was full. It covers 1 petrol of that cost.',
    },
    'BASE-PATH-01': {
      title: 'Placing two tiles',
      rule: 'A pathfinder can place tiles: draw 2 tiles from the bag and place each on a free terrain space that is directly connected to your vehicle.',
    },
    'BASE-PATH-02': {
      title: 'Directly connected',
      rule: 'A space is directly connected if it touches your vehicle’s space. It is also connected if a chain of touching spaces leads to it from your vehicle and every space of that chain has a tile or is a city. You never place a tile on a city.',
    },
    'BASE-PATH-03': {
      title: 'Look first, then place',
      rule: 'Look at all the tiles you have drawn before you place the first. Each tile must be connected to your vehicle, but they need not touch each other. The first tile you place may connect the second.',
    },
    'BASE-PATH-04': {
      title: 'Dead ends allowed',
      rule: 'You must place the tiles you have drawn. You choose where, even in a dead end.',
    },
    'BASE-PATH-05': {
      title: 'Lines do not connect',
      ruling: 'For placing tiles, sea and air lines do not connect spaces.',
    },
    'BASE-PATH-06': {
      title: 'Empty bag',
      ruling:
        'A tile that has no legal space left goes back into the bag. When the bag runs out, the tiles that have left the game are mixed and put back into it, although the rulebook removes them for good. If there are none of those either, you cannot choose this action; if only one tile is left, you draw that one.',
    },
    'BASE-PATH-07': {
      title: 'Drawing a card',
      rule: 'Instead of placing tiles, a pathfinder can draw the top card of the deck. Then check your hand limit.',
    },
    'BASE-PATH-08': {
      title: 'Nowhere to place',
      ruling:
        'If no connected space is free, you cannot place tiles, neither with an assistant nor with a card or power. If at least one is free, draw all the tiles and place them as long as there is room.',
    },
    'BASE-PATH-09': {
      title: 'Not under a vehicle',
      ruling: 'You cannot place a tile on a space where a vehicle stands.',
    },
    'BASE-MECH-01': {
      title: 'Repairman',
      rule: 'A repairman raises your engine and chassis, split as you like, up to their maximums. Use any mix of spare parts cards (+1 each), toolbox cards (+3 each, which you can split) and mechanical parts you buy (+1 each, for 20 F in a city or 40 F in the wilderness). One repairman does all of it.',
    },
    'BASE-MECH-02': {
      title: 'Driver',
      rule: 'A driver makes a drive (see “BASE-DRIVE-01”).',
    },
    'BASE-GUARD-01': {
      title: 'Averting a danger',
      rule: 'A guard averts one danger, either on a tile you are entering or from a danger card that an opponent plays. You can use a guard at any time, even outside your own sequence and after you have passed.',
    },
    'BASE-GUARD-02': {
      title: 'Discarding a tile',
      rule: 'Played as the assistant of your sequence, a guard discards one tile next to your vehicle. The tile leaves the game. You cannot choose a tile with a vehicle on it.',
    },
    'BASE-GUARD-03': {
      title: 'Guards after passing',
      rule: 'Once you have passed, your guards can only defend you. You cannot buy petrol, play cards as in step 2 or discard tiles.',
    },
    'BASE-GUARD-04': {
      title: 'Next to your vehicle',
      ruling:
        'Only spaces that touch your vehicle’s space are next to it. Cities and lines do not extend a guard’s reach.',
    },
    'BASE-GUARD-05': {
      title: 'One guard, one danger',
      ruling:
        'One guard or militia card averts one danger. If you enter one danger after another, you are asked each time, even if you could take the damage.',
    },
    'BASE-FUND-01': {
      title: 'Raising money',
      rule: 'All assistants on funding are spent together in one action: 1 brings 10 F, 2 bring 20 F, 3 bring 40 F, 4 bring 70 F and 5 bring 110 F.',
    },
  },
} satisfies ChapterText<typeof chapter>;
