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
      rule: 'The active crews take one sequence each, in turn order, and then begin again. A sequence has three steps: 1. buy petrol, if the crew wants to; 2. play as many cards as it wants, or none; 3. play one assistant or the whole funding group, or else pass. Step 3 cannot be left out.',
      ruling: 'It goes by turn order, even where the rulebook speaks of going clockwise.',
    },
    'BASE-CONVOY-02': {
      title: 'Fixed order',
      rule: 'The steps cannot be swapped. Once a crew has played a card it buys no more petrol in that sequence, and once it has played its assistant it plays no more cards.',
    },
    'BASE-CONVOY-03': {
      title: 'Cards need an assistant',
      rule: 'In step 2 a crew can play cards only while it has at least one active assistant on its dashboard. A guard will do.',
    },
    'BASE-CONVOY-04': {
      title: 'Passing',
      rule: 'A crew that passes takes all its assistants off the dashboard except those on security. It has no more sequences in this turn, but its guards can still be used.',
      ruling: 'Its any-time cards can still be played, too.',
    },
    'BASE-CONVOY-05': {
      title: 'No assistant left',
      rule: 'A crew that has used up its last assistant is done for this phase. It does not have to pass.',
    },
    'BASE-CONVOY-06': {
      title: 'Only guards left',
      ruling:
        'A crew that has nothing but guards left still takes its sequences. It can remove a tile with one of them, or pass and keep them for its defence.',
    },
    'BASE-CONVOY-07': {
      title: 'Last crew still playing',
      rule: 'Once all other crews are done, the remaining one takes its sequences one after the other.',
    },
    'BASE-CONVOY-08': {
      title: 'End of the convoy',
      rule: 'As soon as no crew is active any more, the convoy phase is over.',
    },
    'BASE-CONVOY-09': {
      title: 'One card at a time',
      rule: 'A card is carried out completely before the crew decides on the next one.',
    },
    'BASE-CONVOY-10': {
      title: 'Active crews',
      ruling: 'A crew is active as long as it still has an assistant, has not passed and has not arrived.',
    },
    'BASE-CONVOY-11': {
      title: 'Waiting',
      ruling:
        'A crew may use up an assistant on pathfinder, mechanics or security without doing anything with it. That is called a wait, and because of it no crew is ever made to pass. Cards and leader powers cannot be used up that way.',
    },
    'BASE-CONVOY-12': {
      title: 'The last guard',
      ruling:
        'If a crew uses a guard in step 2 and that was its last assistant, its sequence stops there and it is done for this phase.',
    },
    'BASE-CONVOY-13': {
      title: 'Arriving with a card',
      ruling: 'If a crew arrives in step 2, its sequence is over. Step 3 does not take place.',
    },
    'BASE-PETROL-01': {
      title: 'Buying petrol',
      rule: 'A level of petrol costs 10 F in a city and 20 F anywhere else; the gauge cannot be filled beyond its maximum. Buying takes no assistant, but it has to be the very first thing a crew does in its sequence.',
    },
    'BASE-PETROL-02': {
      title: 'No pump on the way',
      rule: 'While a drive is under way no petrol can be bought. A jerrycan, however, can be played.',
    },
    'BASE-PETROL-03': {
      title: 'Jerrycan while paying',
      ruling:
        'A jerrycan can be played in the middle of paying a price, even by a crew whose gauge was full: it pays for 1 of the petrol asked.',
    },
    'BASE-PATH-01': {
      title: 'Laying two tiles',
      rule: 'A pathfinder can lay tiles: the crew draws 2 from the bag and lays each of them on a free terrain space that is directly connected to its vehicle.',
    },
    'BASE-PATH-02': {
      title: 'Directly connected',
      rule: 'A space is directly connected if it touches the space of the vehicle. It is also connected if one can get from the vehicle to it over touching spaces, each of which is a city or already has a tile. A city itself never gets a tile.',
    },
    'BASE-PATH-03': {
      title: 'Look at all, then lay',
      rule: 'The crew looks at all the tiles it has drawn before it lays the first. Every tile has to be connected to the vehicle, but they do not have to touch one another, and a tile just laid may be what connects the next one.',
    },
    'BASE-PATH-04': {
      title: 'Dead ends allowed',
      rule: 'A tile that has been drawn has to be laid. The crew decides where, and a dead end is allowed.',
    },
    'BASE-PATH-05': {
      title: 'Lines do not connect',
      ruling: 'For laying tiles, sea and air lines do not connect anything.',
    },
    'BASE-PATH-06': {
      title: 'Empty bag',
      ruling:
        'A tile that can no longer be laid anywhere returns to the bag. When there are no tiles in the bag, it is filled again with those that have left the game, well mixed, even though the rulebook removes them for good. If there are none of those either, laying tiles is not possible; if a single tile is left, just that one is drawn.',
    },
    'BASE-PATH-07': {
      title: 'Drawing a card',
      rule: 'Instead of laying tiles, a pathfinder can draw the top card of the deck. The hand limit is checked afterwards.',
    },
    'BASE-PATH-08': {
      title: 'Nowhere to lay',
      ruling:
        'If no connected space is free, tiles cannot be laid, not by an assistant and not by any card or power that lays tiles. If at least one is free, the full number of tiles is drawn and they are laid for as long as there is room.',
    },
    'BASE-PATH-09': {
      title: 'Not under a vehicle',
      ruling: 'A space on which a vehicle stands gets no tile.',
    },
    'BASE-MECH-01': {
      title: 'Repairman',
      rule: 'A repairman raises engine and chassis, shared out as the crew likes, up to their maximum. The crew combines whatever it wants of spare parts cards (+1 each), toolbox cards (+3 each, which may be divided between the two gauges) and parts it buys (+1 each, for 20 F in a city or 40 F elsewhere). A single repairman is enough for all of it.',
    },
    'BASE-MECH-02': {
      title: 'Driver',
      rule: 'A driver makes one drive (BASE-DRIVE-01).',
    },
    'BASE-GUARD-01': {
      title: 'Averting a danger',
      rule: 'A guard averts one danger: that of a tile the vehicle is entering, or that of a danger card played by an opponent. This is possible at every moment, outside the crew’s own sequences and even after it has passed.',
    },
    'BASE-GUARD-02': {
      title: 'Removing a tile',
      rule: 'Played as the assistant of a sequence, a guard removes one tile next to its vehicle, and that tile leaves the game. It must not be a tile with a vehicle on it.',
    },
    'BASE-GUARD-03': {
      title: 'Guards after passing',
      rule: 'Once a crew has passed, its guards can only defend. It buys no more petrol, plays no more cards as in step 2 and removes no more tiles.',
    },
    'BASE-GUARD-04': {
      title: 'Next to the vehicle',
      ruling:
        'Only the spaces that touch the vehicle’s own are next to it. Neither a city nor a line carries a guard any further.',
    },
    'BASE-GUARD-05': {
      title: 'One guard, one danger',
      ruling:
        'A guard or a militia card deals with one danger only. If a vehicle drives into one danger after another, the crew is asked anew each time, even when it could afford the damage.',
    },
    'BASE-FUND-01': {
      title: 'Raising money',
      rule: 'All assistants on funding are used up together, in one action. A group of 1 brings 10 F, a group of 2 brings 20 F, of 3 brings 40 F, of 4 brings 70 F and of 5 brings 110 F.',
    },
  },
} satisfies ChapterText<typeof chapter>;
