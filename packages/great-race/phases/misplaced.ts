import type { Refusal } from '@race/kernel';
import type { CoreVerb } from '../answers.ts';
import { no } from '../refusals.ts';

const NO_DRIVE = no('misplaced.drive', 'BASE-MECH-02');
const NO_LAYING = no('misplaced.lay', 'BASE-PATH-01');
const NO_REPAIR = no('misplaced.repair', 'BASE-MECH-01');
const NO_PRICE = no('misplaced.price', 'BASE-DRIVE-17');
const NO_TARGET = no('misplaced.target', 'CARD-07');

const REASONS: { readonly [verb in CoreVerb]?: Refusal } = {
  choose: no('misplaced.choose', 'BASE-SETUP-08'),
  take: no('misplaced.take', 'BASE-BIVOUAC-02'),
  plan: no('misplaced.plan', 'BASE-PLAN-02'),
  hold: NO_LAYING,
  place: NO_LAYING,
  enter: NO_DRIVE,
  line: NO_DRIVE,
  stop: NO_DRIVE,
  fit: NO_REPAIR,
  done: NO_REPAIR,
  guard: no('guard.noDanger', 'BASE-GUARD-01'),
  pay: NO_PRICE,
  back: NO_PRICE,
  decline: no('misplaced.decline', 'CARD-02'),
  split: no('misplaced.split', 'BASE-DRIVE-03'),
  discard: no('misplaced.discard', 'BASE-HAND-01'),
  target: NO_TARGET,
  pick: NO_TARGET,
};

/** Why an answer to another question is of no use at the start of a sequence. */
export function misplaced(verb: CoreVerb): Refusal {
  const reason = REASONS[verb];
  if (reason === undefined) throw new Error(`${verb} belongs to a sequence`);
  return reason;
}
