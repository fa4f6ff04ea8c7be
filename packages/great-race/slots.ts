import { type FieldsOf, part } from '@race/kernel';
import type { FieldParts } from './field-parts.ts';
import type { MoreSlots, Slots } from './more.ts';
import type { RaceRules } from './rules.ts';
import type { ModuleSlot } from './seams.ts';
import type { Game, RacePublic } from './state.ts';

interface SlotFacts<S> {
  begin(rules: RaceRules): S;
  fields(parts: FieldParts): FieldsOf<S>;
  /** `(slot) => ({ ...slot })`, see `copierOf`. */
  clone(slot: S): S;
  /** Whether the values of a slot that was read are possible. */
  isSound(g: Game, slot: S): boolean;
}

/** A module's slot of the public state, under its own name. */
export const slotOf = <M extends keyof MoreSlots>(name: M, facts: SlotFacts<MoreSlots[M]>): ModuleSlot => ({
  name,
  begin(rules, into: Slots) {
    into[name] = facts.begin(rules);
  },
  fields: facts.fields,
  field: (parts) => part<MoreSlots[M] & object>(facts.fields(parts), facts.clone),
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
