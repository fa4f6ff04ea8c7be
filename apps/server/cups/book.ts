// The cups as this process knows them: read from the store, and written line by line. Of several processes that write the
// same line one does; the others read it and think again.

import type { Refusal } from '@race/kernel';
import {
  afterLine,
  type CupLine,
  type CupRules,
  type CupState,
  cupOf,
  isCupOver,
  openTables,
} from '@race/online/cup/log.ts';
import type { CupStage } from '@race/protocol';
import type { CupRow, EntrantRow, TableRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { type CupPlan, readCupLine, readCupPlan, rulesOf } from './plan.ts';

export interface Cup {
  readonly row: CupRow;
  readonly plan: CupPlan;
  readonly rules: CupRules;
  readonly state: CupState;
  readonly entrants: readonly EntrantRow[];
}

/** The next line of a cup, and what is written with it. */
export interface NextLine {
  readonly line: CupLine;
  /** Who enters with it. */
  readonly entrant?: EntrantRow;
  readonly tables?: readonly TableRow[];
}

export interface CupBook {
  get(cup: string): Promise<Cup | null>;
  /** Writes the line that follows from what the cup is then; null where none does. */
  append(cup: string, next: (cup: Cup) => Promise<NextLine | Refusal | null>): Promise<Cup | Refusal>;
}

const MOST_TRIES = 20;
const MOST_KNOWN = 200;

export function makeCupBook(services: Pick<TableServices, 'store' | 'committer' | 'now'>): CupBook {
  const { store, committer, now } = services;
  const known = new Map<string, Cup>();
  /** One line after the other, so that only other processes can be faster. */
  const turns = new Map<string, Promise<unknown>>();

  async function get(name: string): Promise<Cup | null> {
    const row = await store.cup(name);
    if (row === null) return null;
    const before = known.get(name);
    const isSame = before?.row.lines === row.lines;
    const [lines, entrants] = await Promise.all([isSame ? [] : store.cupLines(name), store.entrants(name)]);
    // Another line was written meanwhile.
    if (!isSame && lines.length !== row.lines) return get(name);
    const plan = isSame ? before.plan : readCupPlan(row.plan);
    const state = isSame ? before.state : cupOf(lines.map(({ entry }) => readCupLine(entry)));
    const cup: Cup = { row, plan, rules: rulesOf(plan), state, entrants };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, cup);
    return cup;
  }

  async function appendNow(name: string, next: Parameters<CupBook['append']>[1]): Promise<Cup | Refusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const cup = await get(name);
      if (cup === null) return NO.unknownCup;
      const said = await next(cup);
      if (said === null) return cup;
      if ('reason' in said) return said;
      const { line, entrant, tables } = said;
      const lines = cup.row.lines + 1;
      const after = afterLine(cup.state, line);
      const row: CupRow = { ...cup.row, ...stageAfter(cup, after, line, now()), lines, touched: now() };
      const isWritten = await committer.write({
        write: 'cupLine',
        row,
        entry: JSON.stringify(line),
        ...(entrant === undefined ? {} : { entrant: { number: entrant.number, person: entrant.person } }),
        ...(tables === undefined ? {} : { tables }),
        ...(line.line === 'result' || line.line === 'void' ? { counted: line.table } : {}),
      });
      if (isWritten) return (await get(name)) ?? NO.unknownCup;
      // Nobody was faster: the store does not write.
      if ((await store.cup(name))?.lines === cup.row.lines) return NO.notKept;
    }
    return NO.notKept;
  }

  return {
    get,
    append(name, next) {
      const turn = (turns.get(name) ?? Promise.resolve()).then(() => appendNow(name, next));
      const settled = turn
        .catch(() => undefined)
        .then(() => void (turns.get(name) === settled && turns.delete(name)));
      turns.set(name, settled);
      return turn;
    },
  };
}

/** Where a cup stands after a line, and when something is to be done at it. */
function stageAfter(
  { rules, plan, row }: Cup,
  state: CupState,
  line: CupLine,
  now: number,
): Pick<CupRow, 'stage' | 'due'> {
  const stage = stageOf(rules, state);
  if (stage === 'entry') return { stage, due: plan.opens };
  if (stage === 'off') return { stage, due: null };
  // The tables of the last round are still to be opened to everybody, or the next round is.
  if (stage === 'over' || openTables(state).length === 0) return { stage, due: now };
  return { stage, due: line.line === 'round' ? line.starts : row.due };
}

export function stageOf(rules: CupRules, state: CupState): CupStage {
  if (state.isOff) return 'off';
  if (state.rounds.length === 0) return 'entry';
  return isCupOver(rules, state) ? 'over' : 'running';
}
