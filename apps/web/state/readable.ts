// Rules to read from, not to play by: the engine itself stays in the worker.
import { computed } from '@preact/signals';
import { makeBoard } from '@race/great-race/board/board.ts';
import type { ReadRules } from '@race/words';
import type { BoardSheet } from '../map/sheet.ts';
import type { RaceFacts } from '../replay/engine/messages.ts';
import { gather } from './modules.ts';
import { facts, sheet } from './table-state.ts';

/** What words read of a table: its board, its tiles and its cards. */
function readableRules({ options, tiles, cards }: RaceFacts, { board: data }: BoardSheet): ReadRules {
  return {
    board: makeBoard(data, options.towards),
    tiles,
    cards,
    seams: { rebates: gather(({ rebate }) => rebate), tolls: gather(({ toll }) => toll) },
    ferrying: cards.flatMap(({ fare }, index) => (fare > 0 ? [index] : [])),
  };
}

/** The rules of the race that is shown; null before there is one. */
export const readable = computed<ReadRules | null>(() =>
  facts.value === null || sheet.value === null ? null : readableRules(facts.value, sheet.value),
);
