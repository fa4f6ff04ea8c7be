import { copyStack } from '@race/kernel';
import type { Slots } from './more.ts';
import type { RaceRules } from './rules.ts';
import type { ModuleSlot } from './seams.ts';
import type { Crew, RacePublic } from './state.ts';

/** How the public part is copied; a race without slots has nothing more to do. */
export function copierOf(frames: RaceRules['frames'], slots: readonly ModuleSlot[]) {
  if (slots.length === 0) return (from: RacePublic) => copyPublic(frames, from);
  return (from: RacePublic): RacePublic => {
    const to = copyPublic(frames, from);
    const modules: Slots = {};
    for (const slot of slots) slot.copy(from.modules ?? {}, modules);
    to.modules = modules;
    return to;
  };
}

function copyPublic(frames: RaceRules['frames'], from: RacePublic): RacePublic {
  const crews: Crew[] = [];
  for (const crew of from.crews) crews.push(copyCrew(crew));
  return {
    stack: copyStack(frames, from.stack),
    phase: from.phase,
    turn: from.turn,
    order: from.order.slice(),
    crews,
    tiles: from.tiles.slice(),
    bag: from.bag.slice(),
    gone: from.gone.slice(),
    row: from.row.slice(),
    discard: from.discard.slice(),
    deck: from.deck,
    moves: from.moves,
    arrivals: from.arrivals,
    bank: from.bank,
  };
}

function copyCrew(from: Crew): Crew {
  return {
    id: from.id,
    at: from.at,
    level: from.level,
    since: from.since,
    petrol: from.petrol,
    engine: from.engine,
    chassis: from.chassis,
    petrolMax: from.petrolMax,
    engineMax: from.engineMax,
    chassisMax: from.chassisMax,
    francs: from.francs,
    boxes: from.boxes.slice(),
    passed: from.passed,
    arrived: from.arrived,
    cards: from.cards,
    known: from.known.slice(),
  };
}
