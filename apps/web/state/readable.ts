// Rules to read from, not to play by: the engine itself stays in the worker.

import type { RaceRules } from '@race/great-race';
import { makeAnswers } from '@race/great-race/answers.ts';
import { makeBoard } from '@race/great-race/board/board.ts';
import { CREWS } from '@race/great-race/crew/crews.ts';
import { joinSeams } from '@race/great-race/seams.ts';
import type { Sheet } from '../map/sheet.ts';
import type { RaceFacts } from '../worker/messages.ts';

/** Sentences ask for the rules of a table and read its board and tiles. */
export function readableRules({ options, tiles }: RaceFacts, { board: data }: Sheet): RaceRules {
  const board = makeBoard(data, options.towards);
  return {
    game: 'race',
    version: 0,
    seats: options.crews,
    frames: {},
    askOnlyWhoCan: options.askOnlyWhoCan,
    options,
    board,
    cards: [],
    tiles,
    crews: CREWS,
    seams: joinSeams([]),
    answers: makeAnswers({ board, cards: [], tiles, crews: CREWS, seats: options.crews, more: [] }),
    cardIndex: new Map(),
    tileIndex: new Map(tiles.map(({ id }, index) => [id, index])),
    pouring: [],
    shielding: [],
    guiding: [],
    ferrying: [],
    fitting: [],
    begin: notHere,
    copyPublic: notHere,
    copySeat: notHere,
    copyTable: notHere,
    imagine: notHere,
    readAnswer: notHere,
    readState: notHere,
    notAsked: notHere,
  };
}

function notHere(): never {
  throw new Error('the race is played in the worker');
}
