import type { Seat, Table, Types } from '../contract.ts';
import { asksInSecret, close, copy, isOver, open, play } from '../play.ts';
import { someAnswer } from './resumes.ts';
import type { Check, Trial } from './trial.ts';

/**
 * What can be taken back used no chance, changed nothing that another seat holds, and asks nobody in
 * secret: else taking it back would tell something, or whether it can be would.
 */
export const closesTheWayBack: Check = (trial, { g, dice }) => {
  const { rules } = trial;
  if (isOver(g)) return 0;
  const world = open(rules, copy(rules, close(g)));
  const { seat, answer } = someAnswer({ g: world, dice });
  const isSealed = asksInSecret(rules, world);
  const chance = JSON.stringify(world.table.chance);
  const others = heldByOthers(trial, world, seat);
  play(world, seat, answer);
  if (world.horizon) return 1;
  const name = JSON.stringify(answer);
  if (JSON.stringify(world.table.chance) !== chance) return `${name} uses chance and can be taken back`;
  if (heldByOthers(trial, world, seat) !== others)
    return `${name} changes what another holds and can be taken back`;
  if (!isSealed && readinessIsHidden(world)) return `${name} asks in secret and can be taken back`;
  return 1;
};

function heldByOthers<T extends Types>(trial: Trial<T>, g: Table<T>, seat: Seat): string {
  const others = [...g.seats.keys()].filter((other) => other !== seat);
  return JSON.stringify(others.map((other) => [g.seats[other], trial.openThings?.(g.public, other)]));
}

function readinessIsHidden<T extends Types>(g: Table<T>): boolean {
  const kind = g.public.stack.at(-1)?.kind ?? '';
  return g.rules.frames[kind]?.question?.secret === 'ready is hidden';
}
