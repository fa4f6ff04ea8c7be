import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Driving',
  },
  rules: {
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
  },
} satisfies ChapterText<typeof chapter>;
