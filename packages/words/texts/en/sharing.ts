import type { Messages } from '../../text.ts';

// What other sites show of a link; the server alone says it.
export const sharing = {
  'sharing.none': '1935: half-tracks race across Africa or South America. Play with friends or bots.',
  'sharing.invite': '{name} invites you to a race',
  'sharing.invite.how': '{board}, {count|other # crews}. Open the link to take a seat.',
  'sharing.racing': '{names} {count|one is|other are} racing',
  'sharing.racing.how': '{board}, {count|other # crews}. Open the link to watch.',
  'sharing.won': '{names} {count|one has|other have} won',
  'sharing.over': 'The race of {names}',
  'sharing.over.how': '{board}, {count|other # crews}. Open the link for the replay.',
  'sharing.cup.entry':
    'A cup: {kind}, {board}. {count|0 Nobody has entered yet|one # person has entered|other # people have entered}. Open the link to enter.',
  'sharing.cup.running':
    'A cup on the road: {kind}, {board}, {count|one # person|other # people}. Open the link to watch.',
  'sharing.cup.over':
    'A cup: {kind}, {board}, {count|one # person|other # people}. Open the link for the result.',
  'sharing.club.open': 'A club of {count|one # player|other # players}, open to all. Open the link to join.',
  'sharing.club.ask': 'A club of {count|one # player|other # players}. Open the link to ask to join.',
  'sharing.player': 'Rating {rating}: {board}, {count|other # crews}, {races|one # race|other # races}.',
  'sharing.player.new': 'A player of The Great Race.',
} as const satisfies Messages;
