import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Driving',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'A drive',
      rule: 'You make a drive with an assistant on mechanics, with a driver card, or with another card that says so. Move your vehicle from space to touching space, at most as many spaces as your engine level when the drive began. You may stop after any space.',
    },
    'BASE-DRIVE-02': {
      title: 'The cost of a space',
      rule: 'To enter a space, you must pay everything it asks for: the petrol of its tile, 1 more in a risk zone, its damage and its danger. If you cannot pay, you do not enter and lose nothing.',
    },
    'BASE-DRIVE-03': {
      title: 'Damage and danger',
      rule: 'You take damage off your engine and chassis, split as you like. A danger adds 2 damage, unless you avert it with a guard or a militia card.',
    },
    'BASE-DRIVE-04': {
      title: 'Being able to pay',
      ruling:
        'You can pay for a space if everything you could still do on the spot covers the cost: play jerrycans, play a militia card, use a guard. You can take damage as long as engine and chassis together have enough levels.',
    },
    'BASE-DRIVE-05': {
      title: 'Empty gauges',
      rule: 'When your engine is at 0, your vehicle has broken down: the drive ends at once, and you cannot start another until the engine has been repaired. A chassis at 0 only empties your hand. With petrol at 0, you cannot do anything that costs petrol.',
    },
    'BASE-DRIVE-06': {
      title: 'Stop symbol',
      rule: 'A stop symbol ends your drive on that tile, unless you play a guide card.',
    },
    'BASE-DRIVE-07': {
      title: 'Known territory',
      rule: 'Tiles belong to nobody. Any crew may use any tile.',
    },
    'BASE-DRIVE-08': {
      title: 'Unfamiliar territory',
      rule: 'When you enter a terrain space without a tile, draw a tile from the bag. If you can pay for it, your vehicle stands on it and the drive goes on. If not, your vehicle goes back, the tile stays on the space you tried, and the drive ends. You lose nothing.',
    },
    'BASE-DRIVE-09': {
      title: 'Pay or turn back',
      ruling:
        'If you can pay for the tile you drew without a card or a guard, you must pay. If you need cards or guards to pay for it, you decide whether to spend them; if you decline, your vehicle goes back.',
    },
    'BASE-DRIVE-10': {
      title: 'No tiles left',
      ruling:
        'When there is no tile left to draw (see “BASE-PATH-06”), entering an empty space costs 2 petrol and ends the drive; no tile is placed. So you can never get stuck: funding needs nothing, and money buys everything else.',
    },
    'BASE-DRIVE-11': {
      title: 'Entering a city',
      rule: 'Entering a city costs 1 petrol, however you arrive, and never the extra petrol of a risk zone. It ends the drive. Draw as many resource cards as the city shows, then check your hand limit.',
    },
    'BASE-DRIVE-12': {
      title: 'Sea and air lines',
      rule: 'From a city with a sea or air line, a drive may take the line to the city at its other end. Pay its cost, less 50 F for each transport card you play (but never below 0 F), then enter that city. Taking a line is movement: it needs a drive, and it ends the drive.',
    },
    'BASE-DRIVE-13': {
      title: 'One line, one space',
      ruling:
        'A line counts as one space of the drive. You can take it only from the city where the drive begins.',
    },
    'BASE-DRIVE-14': {
      title: 'Sharing a space, driving back',
      rule: 'Vehicles may share a space. You may drive backwards.',
    },
    'BASE-DRIVE-15': {
      title: 'Progress token',
      rule: 'Whenever your vehicle enters a space, move your progress token to the matching space of the progression track, on top of any tokens already there.',
      ruling: 'If the track space stays the same, so does the stack.',
    },
    'BASE-DRIVE-16': {
      title: 'Line and entry',
      rule: 'You can take a line only if you can pay both its cost and the entry into the city. An attempt that fails moves neither your vehicle nor your token.',
    },
    'BASE-DRIVE-17': {
      title: 'Entering, step by step',
      ruling:
        'Enter a space in this order: choose the space; draw a tile if it is empty; add up the cost; use a guard, a militia card or jerrycans; pay petrol, then damage; move vehicle and token; check your hand limit; then resolve a breakdown, a stop or a city. You must still hold your guide card at that point to ignore a stop.',
    },
    'BASE-DRIVE-18': {
      title: 'Trying on an empty tank',
      ruling:
        'You may try an empty space however little petrol you have. If you cannot pay, you have only revealed the tile.',
    },
    'BASE-DRIVE-19': {
      title: 'Purple cities',
      ruling: 'You draw no cards in purple cities. You may enter the start city again, for 1 petrol.',
    },
    'BASE-DRIVE-20': {
      title: 'Leaving a city',
      ruling:
        'Leaving a city costs nothing, and that includes the start city. Taking a line into the destination is an arrival like any other.',
    },
    'BASE-DRIVE-21': {
      title: 'Deciding not to pay',
      ruling:
        'If you can pay for a space only with a card or a guard, you may decide against it. You go back as in “BASE-DRIVE-08”, lose nothing, and the drive ends, even in known territory.',
    },
    'BASE-DRIVE-22': {
      title: 'No tile, no surcharge',
      ruling:
        'The 2 petrol of “BASE-DRIVE-10” are all such a space costs, even in a risk zone: the extra petrol applies to tiles only.',
    },
    'BASE-DRIVE-23': {
      title: 'Drawing under a vehicle',
      ruling:
        'Because of “BASE-DRIVE-10”, a vehicle may be standing on an empty space. Once there are tiles again, a crew that drives there draws one as in “BASE-DRIVE-08”. The tile goes under the vehicle, and the crew already there pays nothing for it.',
    },
    'BASE-DRIVE-24': {
      title: 'A card that starts a drive',
      ruling:
        'A card that starts a drive (driver, weather station) is discarded when that drive has ended. So it can never be among the cards you draw on the way.',
    },
  },
} satisfies ChapterText<typeof chapter>;
