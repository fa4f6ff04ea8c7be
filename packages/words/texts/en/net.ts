import type { Messages } from '../../text.ts';

// Why not, at a table whose players sit apart.
export const net = {
  'refusals.net.stale': 'The race has gone on meanwhile. Have a look, then answer again.',
  'refusals.net.otherWrote': 'Somebody was quicker. The table is brought up to date.',
  'refusals.net.notYourSeat': 'That is not your seat.',
  'refusals.net.seatTaken': 'Somebody sits there already.',
  'refusals.net.noSeat': 'This table has no such seat.',
  'refusals.net.notHost': 'Whoever made the table begins the race.',
  'refusals.net.notBegun': 'The race has not begun yet.',
  'refusals.net.begun': 'The race has begun already.',
  'refusals.net.notOver': 'The race is not over yet.',
  'refusals.net.noProposal': 'Nobody proposes that any more.',
  'refusals.net.nothingThere': 'There is nothing to go back to.',
  'refusals.net.malformed': 'The server did not understand that. Load the page again.',
  'refusals.net.noAnswer': 'That is no answer of this game.',
  'refusals.net.protocol': 'The page and the server are of different editions. Load the page again.',
  'refusals.net.tooFast': 'Too much at once. Wait a moment.',
  'refusals.net.full': 'You are watching too many tables. Leave one first.',
  'refusals.net.unknownTable': 'There is no such table. Is the link whole?',
  'refusals.net.unknownBug': 'There is no such report. Is the link whole?',
  'refusals.net.unknownToken': 'This device is not known here any more.',
  'refusals.net.unknownCode': 'This code does not work, or no longer.',
  'refusals.net.helloFirst': 'The connection is not ready yet. Wait a moment.',
  'refusals.net.notKept': 'The server could not keep that. Nothing has changed; try again in a moment.',
  'refusals.net.option': 'A table cannot be set up like that: {option}.',
  'refusals.net.away': 'No connection. Your answer is sent when it is back.',
} as const satisfies Messages;
