import type { base as chapter } from '../../chapters/base.ts';
import type { ChapterText } from '../../text.ts';

export const base = {
  sections: {
    setup: 'Set-up',
    turn: 'The turn',
    bivouac: 'Bivouac',
    planning: 'Planning',
    convoy: 'Convoy',
    petrol: 'Petrol',
    pathfinder: 'Pathfinder',
    mechanics: 'Mechanics',
    security: 'Security',
    funding: 'Funding',
    driving: 'Driving',
    hand: 'The hand',
    maintenance: 'Maintenance',
    end: 'End and scoring',
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
    'BASE-DRIVE-01': {
      title: 'A drive',
      rule: 'A drive is made by a driver on mechanics, with a driver card, or with any other card that grants one. The vehicle moves from one space to another that touches it, over no more spaces than the engine had levels when the drive began. The crew may end the drive early, after any of them.',
    },
    'BASE-DRIVE-02': {
      title: 'The price of a space',
      rule: 'Whoever enters a space has to pay everything it asks: the petrol of its tile, 1 more in a risk zone, the damage and the danger. A crew that cannot pay does not get in, and it loses nothing by that.',
    },
    'BASE-DRIVE-03': {
      title: 'Damage and danger',
      rule: 'The driving crew takes damage off engine and chassis, shared out as it likes. A danger means 2 more damage, unless a guard or a militia card averts it.',
    },
    'BASE-DRIVE-04': {
      title: 'Able to pay',
      ruling:
        'A space counts as affordable if the crew can pay it with everything it could do there and then: play jerrycans or a militia card, use a guard. Damage can be paid as long as engine and chassis together have that many levels.',
    },
    'BASE-DRIVE-05': {
      title: 'Empty gauges',
      rule: 'With the engine at 0 the vehicle has broken down: the drive is over immediately, and no other can begin before a repair. With the chassis at 0 the crew merely holds no cards. With petrol at 0 nothing can be done that costs petrol.',
    },
    'BASE-DRIVE-06': {
      title: 'Stop symbol',
      rule: 'On a tile with a stop symbol the drive is over, unless the crew plays a guide card.',
    },
    'BASE-DRIVE-07': {
      title: 'Known territory',
      rule: 'No tile has an owner. Every crew can drive over every tile, whoever laid it.',
    },
    'BASE-DRIVE-08': {
      title: 'Unfamiliar territory',
      rule: 'When a vehicle goes to a terrain space that has no tile yet, one is drawn from the bag. If the crew can pay for it, the vehicle stays there, on the tile, and the drive continues. If it cannot, the vehicle returns to the space it came from, the tile is left lying where it was tried, and the drive is over. The attempt itself costs nothing.',
    },
    'BASE-DRIVE-09': {
      title: 'Pay or turn back',
      ruling:
        'A drawn tile that can be paid for without any card or guard has to be paid for. If that takes cards or guards, the crew is free to spend them or not; if it does not, the vehicle goes back.',
    },
    'BASE-DRIVE-10': {
      title: 'No tiles anywhere',
      ruling:
        'When there is no tile left to draw (BASE-PATH-06), entering an empty space costs 2 petrol and is the end of the drive; the space stays without a tile. So no crew is ever stuck: funding requires nothing, and everything else can be bought.',
    },
    'BASE-DRIVE-11': {
      title: 'Entering a city',
      rule: 'Entering a city costs 1 petrol, no matter how the vehicle gets there, and a risk zone never adds to it. The drive is over. The crew draws the number of resource cards the city shows; then its hand limit is checked.',
    },
    'BASE-DRIVE-12': {
      title: 'Sea and air lines',
      rule: 'Out of a city with a sea or air line, a drive can follow the line to the city at the far end. The crew pays the fare, 50 F less for every transport card it plays but never less than 0 F, and then enters that city. Taking a line is a way of moving: it requires a drive and is the end of it.',
    },
    'BASE-DRIVE-13': {
      title: 'One line, one space',
      ruling:
        'Taking a line uses one space of the drive, and it is possible only from the city in which the drive begins.',
    },
    'BASE-DRIVE-14': {
      title: 'Company and turning round',
      rule: 'Any number of vehicles can stand on one space. Driving back the way one came is allowed.',
    },
    'BASE-DRIVE-15': {
      title: 'Progress token',
      rule: 'Whenever a vehicle enters a space, its progress token goes to the matching space of the progression track, on top of the tokens that are already there.',
      ruling: 'If that is the track space it was on before, the order of the stack stays as it is.',
    },
    'BASE-DRIVE-16': {
      title: 'Fare and entry',
      rule: 'A crew may take a line only if it can pay both the fare and the entry into the city. After an attempt that fails, vehicle and token are where they were before.',
    },
    'BASE-DRIVE-17': {
      title: 'Entering, step by step',
      ruling:
        'A space is entered in this order: the crew chooses the space; if it is empty, a tile is drawn; the price is added up; guard, militia card and jerrycans are used; petrol is paid, then damage; vehicle and token move; the hand limit is checked; last comes the breakdown, the stop or the city. A guide card must still be in the hand at that moment.',
    },
    'BASE-DRIVE-18': {
      title: 'Trying on an empty tank',
      ruling:
        'A crew may try an empty space however little petrol it has. If it cannot pay, all it has done is turn up the tile.',
    },
    'BASE-DRIVE-19': {
      title: 'Purple cities',
      ruling:
        'No cards are drawn in purple cities. It is allowed to go back into the start city, for 1 petrol.',
    },
    'BASE-DRIVE-20': {
      title: 'Leaving a city',
      ruling:
        'It costs nothing to leave a city, and that includes the start city. Reaching the destination by a line is as good an arrival as any.',
    },
    'BASE-DRIVE-21': {
      title: 'Refusing to pay',
      ruling:
        'A crew that enters a space it could pay only with a card or a guard may still decide against it. It goes back as in BASE-DRIVE-08, loses nothing, and the drive ends, in known territory too.',
    },
    'BASE-DRIVE-22': {
      title: 'No tile, no surcharge',
      ruling:
        'The 2 petrol of BASE-DRIVE-10 are all that such a space costs, in a risk zone too: the extra petrol belongs to tiles.',
    },
    'BASE-DRIVE-23': {
      title: 'Uncovering under a vehicle',
      ruling:
        'A vehicle may come to stand on an empty space by BASE-DRIVE-10. When tiles are to be had again, whoever drives there draws one as in BASE-DRIVE-08; it slides under the vehicle, whose crew pays nothing for it.',
    },
    'BASE-HAND-01': {
      title: 'Hand limit',
      rule: 'The chassis level is the greatest number of cards a crew may hold. Whenever a hand goes over that limit, its crew picks the cards it has to discard, and the game waits until it has done so.',
    },
    'BASE-HAND-02': {
      title: 'Drawing with full hands',
      rule: 'A crew whose hand is full may still draw. First it draws, then it decides which cards to hold on to.',
    },
    'BASE-HAND-03': {
      title: 'Playing instead of discarding',
      rule: 'Rather than discard a jerrycan, a crew may play it, provided that its petrol is below the maximum.',
      ruling: 'The same is true of every other any-time card that would have an effect just then.',
    },
    'BASE-HAND-04': {
      title: 'The tracker’s third card',
      ruling:
        'Of the three cards a tracker draws, the one the crew does not keep is discarded and cannot be played instead. Only then is the hand limit checked.',
    },
    'BASE-MAINT-01': {
      title: 'New turn order',
      rule: 'The crew that is furthest along the progression track becomes the first, and so on down to the last. Where tokens share a track space, the lower one in the stack goes before those above it.',
    },
    'BASE-MAINT-02': {
      title: 'Progress bonus',
      rule: 'With 3 or more crews, 20 F go to the new first crew and 10 F to the new second. With 2 crews, 20 F go to the first and nothing to the other.',
    },
    'BASE-END-01': {
      title: 'Arrival',
      rule: 'A crew whose vehicle enters the destination has finished its race. It pays for entering, discards all its cards, takes all its assistants off the dashboard, guards too, and has thereby passed. From now on its gauges and its money stay as they are: nothing can be aimed at that crew any more or change what it has.',
    },
    'BASE-END-02': {
      title: 'The last convoy',
      rule: 'When the first crew arrives, the convoy phase in progress becomes the last one. The other crews play it to its end. After that the race is over, without a maintenance phase.',
    },
    'BASE-END-03': {
      title: 'Who can win',
      rule: 'A crew can win only if its vehicle stands in the destination.',
    },
    'BASE-END-04': {
      title: 'Counting prestige',
      rule: 'Of the crews that have arrived, the one with the most prestige wins. The first to arrive gets 5 prestige, the second 3 and the third 1. Every level of engine and every level of chassis is worth 1 more, and so is every full 50 F.',
    },
    'BASE-END-05': {
      title: 'Ties',
      ruling: 'If crews have the same prestige, the one that arrived earlier is ahead.',
    },
    'BASE-END-06': {
      title: 'Still on the road',
      ruling:
        'The crews that did not arrive come after all those that did. Among themselves they are ranked by the progression track and the stacks on it, as in BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Turn limit',
      ruling:
        'If no crew has arrived by the end of turn 30, the race stops there. The crews are ranked by BASE-END-06, and none of them wins.',
    },
    'BASE-END-08': {
      title: 'A player leaves',
      ruling:
        'When a player leaves, a bot plays the crew. Without a bot the crew passes in every turn, and in the bivouac it still counts as a crew.',
    },
  },
} satisfies ChapterText<typeof chapter>;
