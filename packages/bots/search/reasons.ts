import type { Race } from '@race/great-race';
import type { Seat, State } from '@race/kernel';
import { prospectOf } from './judge.ts';
import type { Company } from './rehearse.ts';
import { traitsOf } from './traits.ts';

/** What may speak for an answer, and the traits of a crew it is read from. */
const TRAITS_OF = {
  arrival: [0, 1, 2],
  way: [3, 4],
  petrol: [5, 6, 9],
  vehicle: [7, 8],
  money: [10, 11],
  cards: [12],
  city: [13],
  order: [14],
} as const satisfies { readonly [reason: string]: readonly number[] };

type OwnReason = keyof typeof TRAITS_OF;
/** Or it is what it does to the others; or nothing in particular. */
export type AdviceReason = OwnReason | 'rivals' | 'whole';

const isOwn = (name: string): name is OwnReason => Object.hasOwn(TRAITS_OF, name);
const OWN: readonly OwnReason[] = Object.keys(TRAITS_OF).filter(isOwn);

/** How much each reason has spoken for an answer so far, in the judge's own figures. */
export type Speech = Map<AdviceReason, number>;

/** Two ends of the same world: the one the answer led to, and the one it is compared with. */
export interface Ends {
  readonly better: State<Race>;
  readonly other: State<Race>;
}

/**
 * Hears what speaks for the better end. The judge looks at the other end once more with one thing as
 * it is in the better one: what that changes is what this thing says.
 */
export function hear({ rules, nature }: Company, speech: Speech, seat: Seat, ends: Ends): void {
  const { better, other } = ends;
  const traits = (state: State<Race>, one: Seat) => traitsOf(rules, state, one, nature);
  const [gained, had] = [traits(better, seat), traits(other, seat)];
  const before = prospectOf(had);
  const add = (reason: AdviceReason, much: number) => speech.set(reason, (speech.get(reason) ?? 0) + much);
  // Who is in has no way before it: nothing else can be compared.
  if (gained[0] !== had[0]) add('arrival', prospectOf(gained) - before);
  else
    for (const reason of OWN) {
      const changed = had.slice();
      for (const trait of TRAITS_OF[reason]) changed[trait] = gained[trait] ?? 0;
      add(reason === 'way' && isRicherHere(seat, ends) ? 'money' : reason, prospectOf(changed) - before);
    }
  const rivals = (state: State<Race>) =>
    Math.log(
      state.public.crews.reduce(
        (sum, _, one) => sum + (one === seat ? 0 : Math.exp(prospectOf(traits(state, one)))),
        0,
      ),
    );
  if (better.public.crews.length > 1) add('rivals', rivals(other) - rivals(better));
}

/** The way is shorter in francs for who can pay for a line: that is the money's doing. */
function isRicherHere(seat: Seat, { better, other }: Ends): boolean {
  const [now, then] = [better, other].map((end) => end.public.crews[seat]);
  return now !== undefined && now.at === then?.at && now.francs > then.francs;
}

/** What spoke loudest. */
export function loudest(speech: Speech): AdviceReason {
  let most: AdviceReason = 'whole';
  let loud = 0;
  for (const [reason, much] of speech)
    if (much > loud) {
      most = reason;
      loud = much;
    }
  return most;
}
