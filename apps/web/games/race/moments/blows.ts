// What was done to a crew since it last acted, read from the log. Levels are computed back from the present ones, so they are exact.
import type { RaceEvent, RacePublic } from '@race/great-race';
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { Seat } from '@race/kernel';
import { actorOf } from '../../../table/model/shown-state.ts';

/** The events of a race, line by line. */
export type EventLog = readonly (readonly RaceEvent[])[];

export interface Fall {
  readonly from: number;
  readonly to: number;
}

export const HIT_GAUGES = ['engine', 'chassis'] as const;
export type HitGauge = (typeof HIT_GAUGES)[number];
export type Falls = { readonly [G in HitGauge]?: Fall };

export interface Blow {
  /** The line of the log that told of it. */
  readonly line: number;
  /** Who did it: another crew, or the crew itself in its own drive. */
  readonly by: Seat;
  /** The card behind it; null for a drive. */
  readonly card: string | null;
  readonly falls: Falls;
  /** Cards discarded because the chassis no longer carries them. */
  readonly lost: readonly string[];
}

/**
 * The blows to a crew since its last act, the oldest first. The damage of its own drive counts if that was its last act
 * and the engine broke down or cards were lost.
 */
export function blowsTo(seat: Seat, log: EventLog, { crews }: Pick<RacePublic, 'crews'>): Blow[] {
  const crew = crews[seat];
  if (crew === undefined || crew.arrived > 0) return [];
  const levels = { engine: crew.engine, chassis: crew.chassis };
  const blows: Blow[] = [];
  let lost: string[] = [];
  const first = lastActOf(seat, log);
  for (let line = log.length - 1; line >= Math.max(0, first); line--)
    for (const event of [...(log[line] ?? [])].reverse()) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.key === 'cardDiscarded') lost = [event.card, ...lost];
      if (event.key === 'partFitted') {
        levels.engine -= event.engine;
        levels.chassis -= event.chassis;
      }
      if (event.key !== 'damageTaken') continue;
      const falls = fallsOf(levels, event);
      levels.engine += event.engine;
      levels.chassis += event.chassis;
      const isTold =
        event.by === seat ? falls.engine?.to === 0 || (falls.chassis && lost.length > 0) : line > first;
      if (isTold)
        blows.unshift({ line, by: event.by, card: cardBehind(event, log.slice(0, line + 1)), falls, lost });
      lost = [];
    }
  return blows;
}

function fallsOf(after: Record<HitGauge, number>, taken: Record<HitGauge, number>): Falls {
  const fall = (gauge: HitGauge): Falls =>
    taken[gauge] === 0 ? {} : { [gauge]: { from: after[gauge] + taken[gauge], to: after[gauge] } };
  return { ...fall('engine'), ...fall('chassis') };
}

/** The last line in which a crew acted, or -1. Whoever discards what the chassis no longer carries has not acted yet. */
function lastActOf(seat: Seat, log: EventLog): number {
  return log.findLastIndex(
    (events) => actorOf(events) === seat && events.some(({ key }) => key !== 'cardDiscarded'),
  );
}

function cardBehind({ seat, by }: { readonly seat: Seat; readonly by: Seat }, log: EventLog): string | null {
  if (by === seat) return null;
  const [aimed] = log
    .flat()
    .reverse()
    .flatMap((event) =>
      event.key === 'crewTargeted' && event.seat === by && event.target === seat ? [event.card] : [],
    );
  return aimed ?? null;
}

/** How far each gauge fell through all of them. */
export function fallenThrough(blows: readonly Blow[]): Falls {
  const through = (gauge: HitGauge): Falls => {
    const falls = blows.flatMap(({ falls: all }) => all[gauge] ?? []);
    const [first, last] = [falls[0], falls.at(-1)];
    return first === undefined || last === undefined ? {} : { [gauge]: { from: first.from, to: last.to } };
  };
  return { ...through('engine'), ...through('chassis') };
}

/** Why an attack was not stopped: the guard was spent before, there was none, or the crew let it happen. */
export type WhyNot = 'spent' | 'none' | 'let';

const SECURITY = BOXES.indexOf('security');

/** `hasCard`: a card that would have stopped it is still in hand. */
export function whyNotStopped(
  seat: Seat,
  log: EventLog,
  { now, hasCard }: { readonly now: Pick<RacePublic, 'crews'>; readonly hasCard: boolean },
): WhyNot {
  if (hasCard || (now.crews[seat]?.boxes[SECURITY] ?? 0) > 0) return 'let';
  const plans = log
    .flat()
    .flatMap((event) => (event.key === 'planned' && event.seat === seat ? [event] : []));
  return (plans.at(-1)?.boxes[SECURITY] ?? 0) > 0 ? 'spent' : 'none';
}

/** The crews that hit this one in the present turn. */
export function strikersOf(seat: Seat, log: EventLog): Seat[] {
  const turn = log.findLastIndex((events) => events.some(({ key }) => key === 'turnBegun'));
  const hits = log
    .slice(Math.max(0, turn))
    .flat()
    .flatMap((event) =>
      event.key === 'damageTaken' && event.seat === seat && event.by !== seat ? [event.by] : [],
    );
  return [...new Set(hits)];
}
