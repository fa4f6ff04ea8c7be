import type { Messages } from '../../text.ts';

/** The table while one plays. */
export const live = {
  'live.bar': 'What is asked',
  'live.skip': 'Skip to my turn',
  'live.undo': 'Undo',
  'live.sure': 'Sure? {choice}',
  'live.onMap': '{count|one # place on the map, as a list|other # places on the map, as a list}',
  'live.way':
    'Drive {into}: {spaces|one # space|other # spaces}, {petrol} petrol{damage|0 |other , # damage}{dangers|0 |one , # danger|other , # dangers}{unknown|0 |one , # unfamiliar space|other , # unfamiliar spaces}. Leaves {left} of {max} petrol.',
  'live.tag.spaces': '{count|one # space|other # spaces}',
  'live.tag.unknown': '{count|one # unknown|other # unknown}',
  'live.tag.dangers': '{count|0 no danger|one # danger|other # dangers}',
  'live.tag.leaves': 'leaves petrol {left} of {max}',
  'live.toPlace': '{count|one # assistant still to place|other # assistants still to place}',
  'live.confirmPlan': 'Confirm the plan',
  'live.takeOff': 'One assistant off {box}',
  'live.putOn': 'One assistant on {box}',
  'live.curtain': 'Hand the device to {name}',
  'live.lift': 'I am {name}',
  'live.elsewhere': 'The race has gone on in another tab. This is how it stands now.',
  'live.forgetful':
    'This device keeps no races: closing the page ends this one. Save it as a file to keep it.',
  'live.close': 'Close',
  'live.leave': 'To the front page',
  'live.saveFile': 'Save as a file',
  'live.lost': 'That race is not kept on this device.',
} as const satisfies Messages;
