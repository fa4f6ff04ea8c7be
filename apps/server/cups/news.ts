// A cup as its page shows it.

import { listSeats } from '@race/kernel';
import { type CupRound, type CupTable, presentIn, roundsOf } from '@race/online/cup/log.ts';
import { byePoints, paperOf, pointsAt, standingsOf } from '@race/online/cup/standings.ts';
import type { CupNews, CupRoundNews, CupTableNews, CupTicket } from '@race/protocol';
import { isLive } from '../rooms/live.ts';
import { isHere } from '../rooms/news.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isStage } from '../rooms/table-record.ts';
import { tryRecord } from '../rooms/table-schema.ts';
import { type Cup, stageOf } from './book.ts';

export function ticketOf({ row, plan, rules, state, entrants }: Cup, reader: string): CupTicket {
  const stage = stageOf(rules, state);
  const number = numberOf(entrants, reader);
  const [first] = stage === 'over' ? standingsOf(rules, state) : [];
  return {
    cup: row.cup,
    name: plan.name,
    kind: plan.kind,
    game: plan.game,
    options: plan.options,
    pace: plan.pace,
    stage,
    starts: row.starts,
    entrants: state.rounds.length === 0 ? presentIn(state).length : state.entrants.length,
    round: state.rounds.length,
    rounds: roundsOf(rules, state),
    isIn: number !== null && state.entrants[number]?.isIn === true,
    winner: first === undefined ? null : (entrants[first.number]?.name ?? ''),
  };
}

export const numberOf = (entrants: Cup['entrants'], person: string): number | null =>
  entrants.find((one) => one.person === person)?.number ?? null;

/** Everybody who looks at a cup sees the same tables: they are put together at most so often, in milliseconds. */
const FRESH = 1_000;

export type CupReader = (
  rooms: Rooms,
  cup: Cup,
  asked: { readonly person: string; readonly round: number | null },
) => Promise<CupNews>;

export function makeCupReader(): CupReader {
  const recent = new Map<string, { readonly at: number; readonly shown: Promise<CupRoundNews> }>();

  function roundNews(rooms: Rooms, cup: Cup, at: number, round: CupRound): Promise<CupRoundNews> {
    const now = rooms.services.now();
    const key = `${cup.row.cup} ${at} ${cup.row.lines}`;
    const before = recent.get(key);
    if (before !== undefined && now - before.at < FRESH) return before.shown;
    for (const [old, one] of recent) if (now - one.at >= FRESH) recent.delete(old);
    const shown = makeRoundNews(rooms, cup, at, round);
    recent.set(key, { at: now, shown });
    return shown;
  }

  return async (rooms, cup, { person, round: asked }) => {
    const { row, plan, rules, state, entrants } = cup;
    const { store, now } = rooms.services;
    const { entrants: _, winner: __, ...ticket } = ticketOf(cup, person);
    const you = numberOf(entrants, person);
    const at = asked === null || asked === 0 ? state.rounds.length - 1 : asked - 1;
    const round = state.rounds[at];
    const mine = state.rounds.at(-1)?.tables.find(({ seats }) => you !== null && seats.includes(you));
    const host = row.host === '' ? null : await store.person(row.host);
    return {
      ...ticket,
      now: now(),
      host: { person: row.host, name: host?.name ?? '' },
      size: plan.size,
      opens: plan.opens,
      entrants: entrants.map(({ number, person, name }) => ({
        number,
        person,
        name,
        isIn: state.entrants[number]?.isIn === true,
      })),
      you,
      isHost: row.host === person,
      shown: round === undefined ? null : await roundNews(rooms, cup, at, round),
      standings: standingsOf(rules, state).map(({ number, place, points, prestige, rounds }) => ({
        number,
        place,
        points,
        prestige,
        rounds,
      })),
      byePoints: byePoints(rules),
      paper: paperOf(rules, state),
      table: mine === undefined || mine.results !== null || mine.isVoid ? null : mine.table,
    };
  };
}

async function makeRoundNews(rooms: Rooms, cup: Cup, at: number, round: CupRound): Promise<CupRoundNews> {
  // What is known of other tables of a duplicate round would help at one's own.
  const isShut =
    cup.plan.kind === 'duplicate' && round.tables.some(({ results, isVoid }) => results === null && !isVoid);
  const tables: CupTableNews[] = [];
  for (const table of round.tables) tables.push(await tableNews(rooms, cup, { table, round, isShut }));
  return { round: at + 1, starts: round.starts, tables, byes: round.byes };
}

interface Shown {
  readonly table: CupTable;
  readonly round: CupRound;
  readonly isShut: boolean;
}

async function tableNews(
  rooms: Rooms,
  { rules }: Cup,
  { table, round, isShut }: Shown,
): Promise<CupTableNews> {
  const actor = rooms.openNow(table.table);
  const row = actor === null ? await rooms.services.store.table(table.table) : null;
  const record = actor?.game.record ?? (row === null ? null : tryRecord(row.record));
  const stored = actor?.game.stage ?? row?.stage ?? 'over';
  const progress =
    actor !== null && isLive(actor) ? actor.served.progress(actor.rules, actor.game.live.state.public) : null;
  const isOpen = progress !== null && stored === 'racing' && !isShut;
  const points = isShut ? null : pointsAt(rules, round.tables, table);
  return {
    table: table.table,
    stage: table.isVoid ? 'void' : isStage(stored) ? stored : 'over',
    turn: isOpen ? progress.turn : 0,
    ahead: isOpen ? listSeats(progress.ahead) : [],
    seats: table.seats.map((number, seat) => {
      const sits = record?.seats[seat];
      const result = isShut ? undefined : table.results?.[seat];
      return {
        number,
        crew: progress?.crews[seat]?.crew ?? '',
        here:
          sits?.kind === 'person' &&
          (actor === null ? sits.ready === true && sits.bot === null : isHere(actor, sits.person)),
        bot: sits?.kind === 'bot' || (sits?.kind === 'person' && sits.bot !== null),
        result:
          result === undefined
            ? null
            : { place: result.place, prestige: result.prestige, points: points?.[seat] ?? 0 },
      };
    }),
  };
}
