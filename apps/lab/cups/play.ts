// Plays a whole cup through a real server, which may be killed in every round. Afterwards everything is computed anew: the
// results from the logs of the tables, the standings from those results.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom, fast, streams } from '@race/kernel';
import { type CupLine, cupOf } from '@race/online/cup/log.ts';
import { standingsOf } from '@race/online/cup/standings.ts';
import type { CupKind, CupNews } from '@race/protocol';
import { readCupLine, readCupPlan, rulesOf } from '@race/server/cups/plan.ts';
import { gameOf } from '@race/server/rooms/games.ts';
import { rerun } from '@race/server/rooms/rerun.ts';
import { readPlan } from '@race/server/rooms/table-schema.ts';
import { openSqlite, type Store } from '@race/store';
import { type Child, LAB_SERVER, startChild } from '../net/child.ts';
import { type CupServer, makeCrew } from './crew.ts';

export interface CupPlay {
  readonly crews: number;
  readonly rounds: number;
  readonly seed: number;
  readonly kind: CupKind;
  readonly game: string;
  /** Crews at a table. */
  readonly size: number;
  readonly kills: boolean;
}

export interface CupFigures {
  readonly crews: number;
  readonly rounds: number;
  readonly tables: number;
  /** Tables without a result, or whose log does not replay. */
  readonly lost: number;
  /** Whether the standings computed anew from the logs are those that the server showed. */
  readonly agree: boolean;
  readonly kills: number;
}

/** Time for everybody to enter before the tables open, in milliseconds. */
const TO_ENTER = 10_000;
const FOR_EACH = 250;
/** The soonest and the latest kill after a round has opened. */
const KILLS = [200, 600, 1_200, 2_500, 4_000];

export async function playCup(plan: CupPlay, report: (rounds: number) => void): Promise<CupFigures> {
  const data = mkdtempSync(join(tmpdir(), 'race-cup-'));
  const env = { DATA: data, LIMITS: 'off', WINDOW: '0' };
  let child: Child = await startChild(LAB_SERVER, env);
  const where: CupServer = { port: child.port };
  const crews = Array.from({ length: plan.crews }, (_, n) =>
    makeCrew(where, { game: plan.game, seed: plan.seed * 1_000 + n }),
  );
  let kills = 0;
  try {
    const cup = await opened(plan, crews);
    for (const crew of crews) await crew.enter(cup);
    const chance = fast(plan.seed, 11);
    let killed = 0;
    let isOver = false;
    /** Follows the rounds, and kills the server once in each. */
    const watching = (async () => {
      const store = openSqlite(join(data, 'race.sqlite'));
      while (!isOver) {
        await sleep(100);
        const round = cupOf((await store.cupLines(cup)).map(({ entry }) => readCupLine(entry))).rounds.length;
        report(round);
        if (!plan.kills || round === 0 || round === killed) continue;
        killed = round;
        await sleep(chooseFrom(chance, KILLS));
        if (isOver) break;
        await child.kill('SIGKILL');
        child = await startChild(LAB_SERVER, env);
        where.port = child.port;
        kills += 1;
      }
      await store.close();
    })();
    const ends = await Promise.all(crews.map((crew) => crew.race(cup)));
    isOver = true;
    await watching;
    await child.kill('SIGTERM');
    const store = openSqlite(join(data, 'race.sqlite'));
    const found = await recomputed(store, cup, ends[0] ?? null);
    await store.close();
    return {
      crews: plan.crews,
      rounds: found.rounds,
      tables: found.tables,
      lost: found.lost,
      agree: found.agree,
      kills,
    };
  } finally {
    for (const crew of crews) crew.close();
    await child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function opened(plan: CupPlay, crews: readonly ReturnType<typeof makeCrew>[]): Promise<string> {
  const line = await crews[0]?.socket();
  const made = await line?.ask({
    do: 'makeCup',
    name: 'Laboratory Cup',
    kind: plan.kind,
    game: plan.game,
    options: plan.game === 'dash' ? { players: plan.size } : { crews: plan.size },
    rounds: plan.rounds,
    pace: 'quick',
    // Entry ends half-way.
    startsIn: 2 * (TO_ENTER + FOR_EACH * plan.crews),
  });
  if (made?.kind !== 'cup') throw new Error('no cup was made');
  return made.cup.cup;
}

/** The results of all tables from their own logs, and the standings from those. */
async function recomputed(store: Store, cup: string, shown: CupNews | null) {
  const row = await store.cup(cup);
  if (row === null) throw new Error('the cup is gone');
  const rules = rulesOf(readCupPlan(row.plan));
  const lines = (await store.cupLines(cup)).map(({ entry }) => readCupLine(entry));
  const tables = lines.flatMap((one) => (one.line === 'round' ? one.tables : []));
  let lost = 0;
  const anew: CupLine[] = [];
  for (const line of lines) {
    const again = line.line === 'result' ? await resultAnew(store, line) : line;
    anew.push(again ?? line);
    if (again === null || line.line === 'void') lost += 1;
  }
  const counted = lines.filter(({ line }) => line === 'result' || line === 'void').length;
  const standings = standingsOf(rules, cupOf(anew)).map(({ number, place, points, prestige }) => ({
    number,
    place,
    points,
    prestige,
  }));
  const told = shown?.standings.map(({ number, place, points, prestige }) => ({
    number,
    place,
    points,
    prestige,
  }));
  return {
    rounds: lines.filter(({ line }) => line === 'round').length,
    tables: tables.length,
    lost: lost + tables.length - counted,
    agree: JSON.stringify(standings) === JSON.stringify(told),
  };
}

/** Only who was there cannot be computed from the log of a table. */
async function resultAnew(store: Store, line: Extract<CupLine, { line: 'result' }>): Promise<CupLine | null> {
  const row = await store.table(line.table);
  const game = row === null ? null : gameOf(row.game);
  if (row === null || game === null || row.stage !== 'over') return null;
  const { options, seed } = readPlan(row.plan);
  const rules = game.rules(options);
  const again = rerun(rules, streams(game.streams, seed), await store.lines(line.table));
  if (!again.ok) return null;
  const known = again.history.state.public;
  const [outcomes, scores] = [game.outcomes(rules, known), game.scores(rules, known)];
  return {
    ...line,
    seats: line.seats.map(({ fate }, seat) => ({
      place: 0,
      arrived: false,
      prestige: 0,
      arrival: 0,
      ...outcomes[seat],
      ...scores[seat],
      fate,
    })),
  };
}
