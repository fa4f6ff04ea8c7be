import type { Messages } from '../../../text.ts';

// Looking back at a race: with whose eyes, what mattered, and going on from a moment.
export const looking = {
  'back.eyes': 'With whose eyes',
  'back.eyes.everybody': 'What everybody saw',
  'back.eyes.seat': 'As {crew} saw it',
  'back.eyes.open': 'Nothing hidden',
  'back.eyes.only': 'Only {crew} may look now: show it',
  'back.marks': 'Turning points',
  'back.mark.lead': '{crew} takes the lead',
  'back.mark.danger': '{crew} runs into danger',
  'back.plan': '{crew} places {plan}.',
  'back.toRace': 'Back to the race',
  'back.goOn': 'Go on as {crew}',
  'back.goOn.how': 'A new race against bots begins at this moment. What {crew} did not know is made up.',
  'back.goOn.open':
    'A new race against bots begins at this moment; {crew} is yours, and every hand is as it was. What is still to be drawn is drawn anew.',
  'back.goOn.failed': '{crew} cannot go on from here',
  'back.while': 'While you were away',
  'back.while.others': 'The others',
  'back.while.skip': 'Skip the film',
  'back.while.show': 'Show it on the map',
} as const satisfies Messages;
