import type { CoreVerb } from '@race/great-race';
import type { Messages } from '../../text.ts';

// A choice on a button: one verb.
export const verbs = {
  'verbs.choose': 'Choose',
  'verbs.take': 'Take',
  'verbs.plan': 'Plan',
  'verbs.fuel': 'Buy petrol',
  'verbs.lay': 'Place tiles',
  'verbs.draw': 'Draw card',
  'verbs.repair': 'Repair',
  'verbs.drive': 'Drive',
  'verbs.clear': 'Discard tile',
  'verbs.fund': 'Raise money',
  'verbs.wait': 'Wait',
  'verbs.pass': 'Pass',
  'verbs.hold': 'Pick tile',
  'verbs.place': 'Place tile',
  'verbs.enter': 'Enter',
  'verbs.line': 'Travel',
  'verbs.stop': 'Stop',
  'verbs.done': 'Done',
  'verbs.guard': 'Use guard',
  'verbs.pay': 'Pay',
  'verbs.back': 'Turn back',
  'verbs.decline': 'Do nothing',
  'verbs.split': 'Split',
  'verbs.fit': 'Use',
  'verbs.discard': 'Discard',
  'verbs.target': 'Choose target',
  'verbs.pick': 'Choose tile',
  'verbs.play': 'Play',
} as const satisfies Messages & { readonly [Key in `verbs.${CoreVerb}`]: string };
