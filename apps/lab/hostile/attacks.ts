// All attacks, in the order in which they are tried.
import type { Attack } from './attack.ts';
import { clockBack, clockForward } from './clock.ts';
import { pingsRead, pingsUnread, pongsUnasked } from './control-frames.ts';
import { heldAtTheEnd, twoServers } from './ending.ts';
import { exports, files, guessedPasswords, lists, replays, thinkingBots } from './expensive-requests.ts';
import { pipelined, pipelinedUnread, strangeRequests } from './http.ts';
import { idleSockets, manySockets } from './idle-sockets.ts';
import { banned, refusedTooOften, signedOut } from './ignored-closes.ts';
import { malformedFrames, nested, oversized } from './input.ts';
import { randomMessages } from './messages.ts';
import { databaseGone, diskFull } from './outages.ts';
import { programRequests, unreadStreams } from './programs.ts';
import { foreignOrigins, tooManyRequests, wrongHandshakes, wrongPaths } from './refused-sockets.ts';
import { impossibleBot, unreadableRow } from './rows.ts';
import { slowReaders } from './slow-readers.ts';

export const ATTACKS: readonly Attack[] = [
  pingsUnread,
  pingsRead,
  pongsUnasked,
  idleSockets,
  manySockets,
  wrongPaths,
  foreignOrigins,
  wrongHandshakes,
  tooManyRequests,
  refusedTooOften,
  signedOut,
  banned,
  pipelined,
  pipelinedUnread,
  strangeRequests,
  replays,
  files,
  lists,
  exports,
  guessedPasswords,
  programRequests,
  slowReaders,
  unreadStreams,
  oversized,
  nested,
  malformedFrames,
  clockForward,
  clockBack,
  twoServers,
  heldAtTheEnd,
  thinkingBots,
  randomMessages,
  unreadableRow,
  impossibleBot,
  diskFull,
  databaseGone,
];
