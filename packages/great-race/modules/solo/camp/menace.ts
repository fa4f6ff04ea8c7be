import { NOBODY, only, type Seat } from '@race/kernel';
import { guardsOf, spendAssistant } from '../../../crew/assistants.ts';
import { SECURITY } from '../../../crew/crews.ts';
import { mechanicsOf } from '../../../crew/gauges.ts';
import { holds, keepHandLimit, lose, playAnswer, ruleOf } from '../../../crew/hand.ts';
import { startSplit } from '../../../danger/split.ts';
import { frameKind, pop, push } from '../../../frames.ts';
import { no } from '../../../refusals.ts';
import { cardIndex } from '../../../rules.ts';
import type { ModuleFrame } from '../../../seams.ts';
import { type Crew, crewIn, crewOf, type Game, ownOf, tell } from '../../../state.ts';
import type {} from '../more.ts';
import { PLAYER } from '../slot.ts';

/** Danger cards hurt the player, one after the other. SOLO-16, SOLO-23. */
export interface MenaceFrame {
  readonly kind: 'menace';
  readonly seat: Seat;
  /** Danger cards that have not struck yet, and what each costs. */
  dangers: number;
  readonly damage: number;
}

/** Takes the damage of one card. */
export const SUFFER = { do: 'suffer' } as const;

interface Menace {
  readonly dangers: number;
  readonly damage: number;
  /** Where the cards lie: left in the bivouac, taken there, or drawn in a city. */
  readonly why: 'left' | 'taken' | 'city';
}

export function menace(g: Game, { dangers, damage, why }: Menace): void {
  if (dangers === 0 || damage === 0 || crewOf(g, PLAYER).arrived > 0) return;
  tell(g, { key: 'dangersLoom', seat: PLAYER, dangers, damage, why });
  push<MenaceFrame>(g, { kind: 'menace', seat: PLAYER, dangers, damage });
}

/** SOLO-23: a guard left or any card in hand may be an answer; with nothing left to lose there is nothing to ask. */
const mayAnswer = (crew: Crew): boolean =>
  mechanicsOf(crew) > 0 && !isOverloaded(crew) && (guardsOf(crew) > 0 || crew.cards > 0);

/** A lower chassis no longer carries all cards. */
const isOverloaded = (crew: Crew): boolean => crew.cards > crew.chassis;

const kind = frameKind<MenaceFrame>({
  asked: (known, f) => (f.dangers > 0 && mayAnswer(crewIn(known, f.seat)) ? only(f.seat) : NOBODY),
  run(g: Game, f) {
    const crew = crewOf(g, f.seat);
    if (isOverloaded(crew)) return keepHandLimit(g, f.seat);
    if (f.dangers === 0 || mechanicsOf(crew) === 0) return pop(g);
    suffer(g, f);
  },
  fields: ({ seat, count }) => ({ seat, dangers: count, damage: count }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, f, seat, out) {
      const { hand } = ownOf(g, f.seat);
      if (guardsOf(crewOf(g, seat)) > 0) out.push(g.rules.answers.guard);
      out.push(SUFFER);
      for (const card of g.rules.shielding) if ((hand[card] ?? 0) > 0) out.push(playAnswer(g, card));
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do === 'guard') {
        spendAssistant(g, seat, SECURITY);
        stopOne(g, f, 'guard');
      } else if (answer.do === 'play') {
        lose(g, seat, cardIndex(g.rules, answer.card));
        stopOne(g, f, answer.card);
      } else suffer(g, f);
    },
    fallback: () => SUFFER,
    why(g: Game, f, seat, answer) {
      if (answer.do === 'guard') return no('guard.none', 'BASE-GUARD-01');
      if (answer.do !== 'play') return no('expected.menace', 'SOLO-23', { damage: f.damage });
      return holds(g, seat, cardIndex(g.rules, answer.card))
        ? no('window.notAShield', ruleOf(answer.card), { card: answer.card })
        : no('card.notHeld', 'CARD-01', { card: answer.card });
    },
  },
});

/** SOLO-23: one guard or militia stops the damage of one card. */
function stopOne(g: Game, f: MenaceFrame, shield: string): void {
  f.dangers -= 1;
  tell(g, { key: 'dangerStopped', seat: f.seat, shield });
}

/** SOLO-16: the player splits it; SOLO-23: with more damage than levels all of them go. */
function suffer(g: Game, f: MenaceFrame): void {
  f.dangers -= 1;
  startSplit(g, { seat: f.seat, target: f.seat, amount: f.damage });
}

export const menaceFrame: ModuleFrame = {
  kind,
  isSound: (g, f: MenaceFrame, below) => {
    const under = below.at(-1)?.kind;
    return f.seat === PLAYER && crewOf(g, f.seat).arrived === 0 && (under === 'camp' || under === 'torpedo');
  },
  /** The damage of one card, and the cards that a lower chassis no longer carries. */
  bears(g, f: MenaceFrame, above) {
    if (above.kind === 'hand') return above.seat === f.seat;
    if (above.kind !== 'split' || above.seat !== f.seat || above.target !== f.seat) return false;
    return above.amount === Math.min(f.damage, mechanicsOf(crewOf(g, f.seat))) && above.amount > 0;
  },
};
