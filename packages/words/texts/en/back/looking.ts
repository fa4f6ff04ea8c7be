import type { Messages } from '../../../text.ts';

// Looking back at a race: with whose eyes, what mattered, and going on from a moment.
export const looking = {
  'back.eyes': 'Point of view',
  'back.eyes.everybody': 'What everyone saw',
  'back.eyes.seat': 'As {crew} saw it',
  'back.eyes.open': 'Show everything',
  'back.eyes.only': 'Only {crew} may look now: show it',
  'back.marks': 'Turning points',
  'back.mark.lead': '{crew} takes the lead',
  'back.mark.danger': '{crew} runs into danger',
  'back.plan': '{crew} places {plan}.',
  'back.toRace': 'Back to race',
  'back.goOn': 'Continue as {crew}',
  'back.goOn.how': 'Starts a new race against bots from here. What {crew} did not know is dealt afresh.',
  'back.goOn.open':
    'Starts a new race against bots from here. You play {crew}, every hand stays as it was, and everything still to be drawn is drawn afresh.',
  'back.goOn.failed': '{crew} cannot continue from here',
  'back.while': 'While you were away',
  'back.while.others': 'The others',
  'back.while.skip': 'Skip replay',
  'back.while.show': 'Show on map',
} as const satisfies Messages;
