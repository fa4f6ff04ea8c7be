import type { Messages } from '../../../text.ts';

export const village = {
  'names.module.village': 'Villages',
  'names.mark.village-engine': 'village (engine +1)',
  'names.mark.village-chassis': 'village (chassis +1)',
  'names.mark.village-petrol': 'village (petrol +3)',
  'names.mark.village-money': 'village (20 F)',
  'names.mark.village-card': 'village (a card)',
  'names.gift.engine': 'engine +1',
  'names.gift.chassis': 'chassis +1',
  'names.gift.petrol': 'petrol +3',
  'names.gift.money': '20 F',
  'names.gift.card': 'a card',

  'events.giftTaken': '{crew} is made welcome in the village {at}: {gift}.',
  'events.villagePassed': '{crew} waves to the village {at} and drives on.',
  'questions.village': 'A village {at}: do you stop for its gift ({gift}), or drive on?',
  'answers.onward': 'Drive on without the gift',
  'verbs.onward': 'Drive on',
  'refusals.expected.village': 'First stop in the village or drive on.',
  'refusals.misplaced.onward': 'You are not in a village.',

  'modules.how.village': 'Villages turn up among the tiles: stop there to get a gift.',

  'modules.note.village':
    'Stop in a village to end your drive and take its gift. If you drive on, ignore the stop symbol.',
  'boards.village.gifts': 'Gifts of the five villages',
  'boards.village.laid': 'on the map',
  'boards.village.bag': 'not found yet',
  'newspaper.head.giftTaken': 'A village welcomes {crew}',
} as const satisfies Messages;
