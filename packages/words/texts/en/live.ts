import type { Messages } from '../../text.ts';

/** The table while one plays. */
export const live = {
  'live.bar': 'Your decision',
  'live.told': 'Latest events',
  'live.skip': 'Skip to my turn',
  'live.hint': 'Hint',
  'live.undo': 'Undo',
  'live.onMap': '{count|one # choice on the map|other # choices on the map}',
  'live.takeOff': 'Remove an assistant from {box}',
  'live.putOn': 'Add an assistant to {box}',
  'live.curtain': 'Pass the device to {name}',
  'live.lift': 'I am {name}',
  'live.elsewhere': 'This race changed in another tab and has been updated here.',
  'live.forgetful':
    'This device cannot save races. Closing the page ends this one: save it as a file to keep it.',
  'live.close': 'Close',
  'live.leave': 'Go to front page',
  'live.saveFile': 'Save as file',
  'live.lost': 'This race is not saved on this device.',
} as const satisfies Messages;
