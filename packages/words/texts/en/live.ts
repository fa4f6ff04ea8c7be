import type { Messages } from '../../text.ts';

/** The table while one plays. */
export const live = {
  'live.bar': 'What is asked',
  'live.told': 'What happens',
  'live.skip': 'Skip to my turn',
  'live.hint': 'What would you do?',
  'live.undo': 'Undo',
  'live.onMap': '{count|one # place on the map, as a list|other # places on the map, as a list}',
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
