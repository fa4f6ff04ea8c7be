import type { Messages } from '../../text.ts';
import { clock } from './clock.ts';
import { net } from './net.ts';
import { notice } from './notice.ts';
import { orders } from './orders.ts';

// Tables over the network: setting one up, its waiting room, the open tables, what only such a table has.
export const messages = {
  ...net,
  ...clock,
  ...notice,
  ...orders,
  'online.create.title': 'A table with friends',
  'online.create.aside': 'set it up, send the link, play',
  'online.game': 'Game',
  'online.name': 'Your name',
  'online.name.how': 'The others see it. No account is needed.',
  'online.name.missing': 'Say who you are: the others want to know whom they play with.',
  'online.seat.mine': 'Your own',
  'online.seat.friend': 'A friend',
  'online.seat.mine.how': 'you drive here',
  'online.seat.friend.how': 'for whoever opens the link and sits down',
  'online.listed': 'Who may come',
  'online.listed.private': 'Only with the link',
  'online.listed.public': 'Everybody',
  'online.listed.how':
    'A public table stands in the list of open tables. Whoever watches sees what everybody sees.',
  'online.create': 'Open the table',
  'online.create.how': 'the link comes next',

  'online.room.title': 'The waiting room',
  'online.room.aside': 'everybody here sees the same',
  'online.link': 'Link to the table',
  'online.link.how': 'Whoever has it can sit down or watch.',
  'online.link.copy': 'Copy',
  'online.link.copied': 'Copied.',
  'online.link.notCopied': 'The browser does not allow it here. Mark the link and copy it by hand.',
  'online.link.share': 'Send',
  'online.link.scan': 'The link as a picture, to scan with a telephone',
  'online.seats': 'Who sits where',
  'online.sit': 'Sit here',
  'online.sit.as': 'Sit down as {crew}',
  'online.rise': 'Stand up',
  'online.you': 'you',
  'online.free': 'free',
  'online.here': 'here',
  'online.away': 'away',
  'online.botPlays': 'away; a bot plays',
  'online.seatFree': 'away; a bot plays, the seat is free',
  'online.freeSeat': 'Free the seat',
  'online.freeSeat.of': 'Free the seat of {name}',
  'online.freeSeat.how':
    'A bot plays on for whoever stays away, until somebody with the link sits down. Whoever is back first has the seat again.',
  'online.takeOver': 'A seat is free',
  'online.takeOver.how': '{name} stays away, and a bot plays. Sit down, and seat and hand are yours.',
  'online.isReady': 'ready',
  'online.ready': 'I am ready',
  'online.notReady': 'Not ready yet',
  'online.begin': 'Start the race',
  'online.begin.how':
    '{count|0 all seats are taken|one a bot takes the free seat|other bots take the # free seats}',
  'online.host': 'Whoever opened the table starts the race.',
  'online.watching': '{count|0 Nobody is watching.|one # person is watching.|other # people are watching.}',
  'online.watchingOnly': 'You are watching. Sit down where a seat is free, or stay and look on.',

  'online.account': 'Your account',
  'online.tables': 'Open tables',
  'online.tables.aside': 'sit down, or look on',
  'online.tables.none': 'No table is open at the moment.',
  'online.tables.make': 'Open a table',
  'online.tables.join': 'Join',
  'online.tables.watch': 'Watch',
  'online.tables.free': '{count|0 no free seat|one # free seat|other # free seats}',
  'online.tables.racing': 'on the road',
  'online.tables.again': 'Look again',
  'online.tables.looking': 'Asking around …',

  'online.mine': 'With friends',
  'online.mine.turn': 'You are asked.',
  'online.mine.waits': 'The others are thinking.',
  'online.mine.gathering': 'Not started yet.',
  'online.mine.over': 'Arrived.',
  'online.mine.news': '{count|one # thing has happened since.|other # things have happened since.}',

  'online.opening': 'Connecting …',
  'online.offline': 'No connection. The page keeps trying; nothing is lost.',
  'online.offline.unsent': 'No connection. Your answer goes out as soon as it is back.',
  'online.spectator': 'You are watching: you see what everybody sees.',
  'online.waits': 'Waiting for {names}.',
  'online.kept':
    'The table is kept on the server. Close the page whenever you like; the link brings you back.',

  'online.table': 'At this table',
  'online.leave': 'Leave the table',
  'online.leave.again': 'Really leave',
  'online.leave.how': 'A bot plays on for you. Open the link again, and the seat is yours as before.',
  'online.film': 'Replay',
  'online.bug': 'Report a fault',
  'online.bug.note': 'What went wrong?',
  'online.bug.make': 'Make the link',
  'online.bug.how': 'This link replays what you have seen up to now, and nothing else.',
  'online.device': 'Another device',
  'online.rematch': 'Race again',
  'online.rematch.go': 'To the next table',

  'online.certificate': 'Certificate',
  'online.certificate.seed': 'Chance was sealed before the start: {seal}',
  'online.certificate.plans':
    '{count|0 No secret choice has been sealed yet.|one # secret choice has been sealed.|other # secret choices have been sealed.}',
  'online.check': 'Check this race',
  'online.check.busy': 'Every answer is played once more …',
  'online.check.good':
    'The race holds: chance and {plans|0 the seal of the start|one # secret choice|other # secret choices} are as they were sealed, and {answers|one its # answer is|other all # answers are} legal.',
  'online.check.bad': 'The race does not hold: something was changed after it was sealed.',

  'online.back.ask': 'Ask all to go back before this',
  'online.back.wish':
    '{name} would like to go back to turn {turn}, {count|one # answer|other # answers} ago.',
  'online.back.agreed': '{agreed} of {count} agree.',
  'online.back.agree': 'Agree',
  'online.back.decline': 'Decline',
  'online.back.withdraw': 'Take the wish back',

  'online.while': 'While you were away',
  'online.while.others': 'The others',
  'online.while.skip': 'Skip the film',

  'online.move.aside': 'your seats come along',
  'online.move.from': 'From this device',
  'online.move.from.how': 'A code makes another device yours as well. It works once, and for ten minutes.',
  'online.move.make': 'Make a code',
  'online.move.code': 'Code',
  'online.move.link': 'Link for the other device',
  'online.move.to': 'To this device',
  'online.move.to.how':
    'Type the code that your other device shows. Who you were here until now is given up.',
  'online.move.claim': 'Take over',
  'online.move.done': 'You are {name} on this device too.',
  'online.move.revoke': 'Sign out the others',
  'online.move.revoke.how': 'Every other device forgets who you are.',
  'online.move.revoked': 'All other devices are signed out.',
} as const satisfies Messages;

export type English = typeof messages;
