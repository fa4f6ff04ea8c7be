export const why = {
  'why.ask': 'Why?',
  'why.about': 'Why did {crew} do that?',
  'why.title': 'Why did he do that?',
  'why.back': 'Back to the newspaper',
  'why.card': 'His card {rene} guides him: {colour} cities, hard from value {limit}.',
  'why.weighed': 'What he considered',
  'why.chosen': 'this one',
  'why.by.alone': 'There was no other option.',
  'why.by.target': 'It is his target.',
  'why.by.steps': 'It takes the fewest steps.',
  'why.by.toEnd': 'Equally close, but nearer the destination.',
  'why.by.value': 'It has the lower value.',
  'why.by.kind':
    'Equal values: petrol counts less than damage, damage less than a stop, a stop less than a danger.',
  'why.by.sum': 'The values on the way from there add up to less.',
  'why.by.order': 'Equal in every way: the board’s own order of spaces decides.',
  'why.laid.hisWay': 'Below the limit, so it is for him: on the first free space of his route.',
  'why.laid.playersWay':
    'Not below the limit, so it is for you: on the first free space of your route to the destination.',
  'why.laid.aroundPlayer':
    'Not below the limit, so it is for you. Your route has no free space, so it goes next to your vehicle.',
  'why.laid.besideWay':
    'Not below the limit, so it is for you. There is no free space on your route or around you, so it goes beside the route.',
  'why.boxed': 'No free space there is connected to the vehicle.',
  'why.aim': '{steps|one # step away|other # steps away}, then {toEnd} to the destination',
  'why.end': 'the destination, {steps|one # step away|other # steps away}',
  'why.step': '{ground|city city|tile tile|other no tile yet}, value {value}; {sum} in total to his target',
  'why.dear': 'more than he can pay',
  'why.way': '{ground|city city|tile has a tile|other empty}',
} as const;
