import type { Messages } from '../../text.ts';

/** Ways and spaces on the map: what they cost, what they leave, and the tiles in hand. */
export const ways = {
  'ways.spaces': '{count|one # space|other # spaces}',
  'ways.cards': '+{count|one # card|other # cards}',
  'ways.end': 'the destination',
  'ways.stop': 'stop: ends there',
  'ways.dangers': '{count|one # danger|other # dangers}',
  'ways.unknown': '{count|other # unknown}',
  'ways.jerrycans': 'needs {count|one a jerrycan|other # jerrycans}',
  'ways.guides': 'needs {count|one a guide|other # guides}',
  'ways.transports': 'with {count|one a transport card|other # transport cards}',
  'ways.leaves': 'leaves petrol {left} of {max}',
  'ways.leavesAtMost': 'leaves petrol {left} of {max}, or less',
  'ways.mechanics': 'engine and chassis {left} of {max}',
  'ways.francs': 'leaves {francs} F',
  'ways.againLine': 'touch it again for the {by|air zeppelin|other ship}: {francs} F',
  'ways.againLand': 'touch it again to drive there',
  'ways.cost': 'entering: {price}',
  'ways.uncharted': 'nobody has seen it yet',
  'ways.standing': 'your vehicle stands here',
  'ways.told': '{place}: {words}.',
  'ways.toGo': 'From there {count|one # space|other # spaces} to {city}.',
  'ways.keys':
    'Arrow keys go from space to space, Page Up and Page Down from one lit space to the next, Home to your vehicle, a letter to a city. Enter chooses, Escape lets go. With Shift, arrow keys move the map; plus and minus zoom, 0 shows all of it.',
  'ways.tray': 'Drawn tiles',
  'ways.tile': 'Tile: {tile}',
  'ways.tileHeld': 'Tile to be laid: {tile}',
  'refusals.way.tooFar': 'Too far: this drive goes {spaces|one # space|other # spaces} at most.',
  'refusals.way.thirsty': 'You have {left} petrol; the way there takes at least {needed}.',
  'refusals.way.tooDear':
    'Every way there costs more than {petrol} petrol and {mechanics|one # level|other # levels} of engine and chassis.',
  'refusals.way.stopped': 'On every way there, a stop symbol ends the drive before.',
} as const satisfies Messages;
