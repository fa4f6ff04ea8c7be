import type { Messages } from '../../../text.ts';

// Why René did what he did.
export const why = {
  'solo.why.ask': 'Why?',
  'solo.why.about': 'Why did {crew} do that?',
  'solo.why.title': 'Why did he do that?',
  'solo.why.back': 'Back to the newspaper',
  'solo.why.card': 'His card {rene} guides him: {colour} cities, hard from value {limit}.',
  'solo.why.weighed': 'What he considered',
  'solo.why.chosen': 'this one',
  'solo.why.by.alone': 'There was no other option.',
  'solo.why.by.target': 'It is his target.',
  'solo.why.by.steps': 'It takes the fewest steps.',
  'solo.why.by.toEnd': 'Equally close, but nearer the destination.',
  'solo.why.by.value': 'It has the lower value.',
  'solo.why.by.kind':
    'Equal values: petrol counts less than damage, damage less than a stop, a stop less than a danger.',
  'solo.why.by.sum': 'The values on the way from there add up to less.',
  'solo.why.by.order': 'Equal in every way: the board’s own order of spaces decides.',
  'solo.why.laid.hisWay': 'Below the limit, so it is for him: on the first free space of his route.',
  'solo.why.laid.playersWay':
    'Not below the limit, so it is for you: on the first free space of your route to the destination.',
  'solo.why.laid.aroundPlayer':
    'Not below the limit, so it is for you. Your route has no free space, so it goes next to your vehicle.',
  'solo.why.laid.besideWay':
    'Not below the limit, so it is for you. There is no free space on your route or around you, so it goes beside the route.',
  'solo.why.boxed': 'No free space there is connected to the vehicle.',
  'solo.why.aim': '{steps|one # step away|other # steps away}, then {toEnd} to the destination',
  'solo.why.end': 'the destination, {steps|one # step away|other # steps away}',
  'solo.why.step':
    '{ground|city city|tile tile|other no tile yet}, value {value}; {sum} in total to his target',
  'solo.why.dear': 'more than he can pay',
  'solo.why.way': '{ground|city city|tile has a tile|other empty}',
} as const satisfies Messages;
