import type { Messages } from '../../../text.ts';

// Talking at a table.
export const talk = {
  'talk.title': 'Talk',
  'talk.how': 'Everybody reads these in their own language.',
  'talk.none': 'Nobody has said anything yet.',
  'talk.said': '{name}: {words}',
  'talk.list': 'What was said',
  'talk.mute.of': 'Mute {name}',
  'talk.write': 'In your own words',
  'talk.write.do': 'Say it',
  'talk.write.how': 'Only those who sit at the table read this, as plain text.',
  'talk.write.left': '{count|one # character left|other # characters left}',
  'talk.only': 'Ready phrases only, for me',
  'talk.words.off': 'You read and write ready phrases alone. Nobody else is told.',
  'talk.words.phrases': 'At this table ready phrases are all that is said.',
  'talk.words.unread':
    'This table is open to everybody, and nobody here reads reports: there are ready phrases alone.',
  'talk.words.watching': 'Words of their own are between those who sit at the table.',
  'talk.phrase.hello': 'Good day to all!',
  'talk.phrase.luck': 'Good luck!',
  'talk.phrase.well': 'Well driven!',
  'talk.phrase.close': 'That was close!',
  'talk.phrase.road': 'What a road!',
  'talk.phrase.thinking': 'One moment, I am thinking.',
  'talk.phrase.time': 'Take your time.',
  'talk.phrase.back': 'I will be right back.',
  'talk.phrase.thanks': 'Thank you!',
  'talk.phrase.sorry': 'Sorry about that.',
  'talk.phrase.again': 'Shall we race again?',
  'talk.phrase.bye': 'Until next time!',
} as const satisfies Messages;
