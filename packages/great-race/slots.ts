import type { MoreSlots, Slots } from './more.ts';
import type { RaceRules } from './rules.ts';
import type { ModuleSlot } from './seams.ts';
import type { Shape, ShapeParts } from './shape-parts.ts';
import type { Game, RacePublic } from './state.ts';

interface SlotFacts<S> {
  begin(rules: RaceRules): S;
  copy(from: S): S;
  shape(parts: ShapeParts): Shape;
  /** Whether a slot that was read says nothing that cannot be. */
  isSound(g: Game, slot: S): boolean;
}

/** A module's slot of the public state, under its own name. */
export const slotOf = <M extends keyof MoreSlots>(name: M, facts: SlotFacts<MoreSlots[M]>): ModuleSlot => ({
  name,
  begin(rules, into: Slots) {
    into[name] = facts.begin(rules);
  },
  copy(from, into: Slots) {
    const slot = from[name];
    if (slot !== undefined) into[name] = facts.copy(slot);
  },
  shape: facts.shape,
  isSound(g) {
    const slot = g.public.modules?.[name];
    return slot !== undefined && facts.isSound(g, slot);
  },
});

/** The slot of a module that is in play. */
export function slotIn<M extends keyof MoreSlots>(known: RacePublic, name: M): MoreSlots[M] {
  const slot = known.modules?.[name];
  if (slot === undefined) throw new Error(`${name} is not in play`);
  return slot;
}
