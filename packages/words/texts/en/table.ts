import type { Messages } from '../../text.ts';

// The table while somebody plays.
export const table = {
  'table.way': 'From {from} to {to}',
  'table.turn': 'Turn {turn}',

  'table.bar': 'Your decision',
  'table.told': 'Latest events',
  'table.skip': 'Skip to my turn',
  'table.now': 'Show the present',
  'table.hint': 'Hint',
  'table.undo': 'Undo',
  'table.onMap': '{count|one # choice on the map|other # choices on the map}',
  'table.takeOff': 'Remove an assistant from {box}',
  'table.putOn': 'Add an assistant to {box}',
  'table.curtain': 'Pass the device to {name}',
  'table.lift': 'I am {name}',
  'table.elsewhere': 'This race changed in another tab and has been updated here.',
  'table.forgetful':
    'This device cannot save races. Closing the page ends this one: save it as a file to keep it.',
  'table.close': 'Close',
  'table.leave': 'Go to front page',
  'table.saveFile': 'Save as file',
  'table.lost': 'This race is not saved on this device.',

  'table.lastConvoy': 'last convoy',

  'table.to.decision': 'Go to decision',
  'table.to.map': 'Go to map',
  'table.to.hand': 'Go to hand',

  'table.rules': 'Rules',
} as const satisfies Messages;
