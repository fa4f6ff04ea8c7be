export const why = {
  'why.ask': 'Why?',
  'why.about': 'Why did {crew} do that?',
  'why.title': 'Why did he do that?',
  'why.back': 'Back to the paper',
  'why.card': 'His card {rene} steers him: {colour} cities, hard from value {limit}.',
  'why.weighed': 'What he weighed',
  'why.chosen': 'this one',
  'why.by.alone': 'Nothing else came into question.',
  'why.by.target': 'It is his target.',
  'why.by.steps': 'The fewest steps decided.',
  'why.by.toEnd': 'As near as another: it lies nearer the destination.',
  'why.by.value': 'The lower value decided.',
  'why.by.kind':
    'Equal values: petrol weighs less than damage, damage less than a stop, a stop less than a danger.',
  'why.by.sum': 'The lower sum of values on the way from there decided.',
  'why.by.order': 'Equal in everything: the board’s own order of spaces decided.',
  'why.laid.hisWay': 'Below the limit, so it is his: onto the first free space of his way.',
  'why.laid.playersWay':
    'Not below the limit, so it is yours: onto the first free space of your way to the destination.',
  'why.laid.aroundPlayer':
    'Not below the limit, so it is yours. Your way has no free space: around your vehicle.',
  'why.laid.besideWay':
    'Not below the limit, so it is yours. Neither your way nor the ground around you is free: beside the way.',
  'why.boxed': 'No free space there is connected with the vehicle.',
  'why.aim': '{steps|one # step away|other # steps away}, {toEnd} more to the destination',
  'why.end': 'the destination, {steps|one # step away|other # steps away}',
  'why.step': '{ground|city city|tile tile|other no tile yet}, value {value}; {sum} in all to his target',
  'why.dear': 'more than he can pay',
  'why.way': '{ground|city city|tile a tile lies there|other empty}',
} as const;
