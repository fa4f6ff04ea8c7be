import { NOBODY, only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../../crew/any-time.ts';
import { spend } from '../../crew/money.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import type { ModuleFrame, ModuleSlot } from '../../seams.ts';
import { slotIn, slotOf } from '../../slots.ts';
import { crewIn, crewOf, type Game, type RacePublic, tell } from '../../state.ts';
import { BOARDS, COLOURS, type Colour, influenceOf, type Level, stepPrice, TOP } from './lines.ts';

const canStep = (known: RacePublic, seat: Seat, colour: Colour): boolean => {
  const price = stepPrice(known, seat, colour);
  return price !== null && price <= crewIn(known, seat).francs;
};

/** The funding action has brought its money: influence may be bought, any number of steps. DIPLO-04, 08. */
export interface InfluenceFrame {
  readonly kind: 'influence';
  readonly seat: Seat;
}

export const INFLUENCE = COLOURS.map((colour) => ({ do: 'influence', colour }) as const);

export const offerInfluence = (g: Game, seat: Seat): void =>
  push<InfluenceFrame>(g, { kind: 'influence', seat });

function buy(g: Game, seat: Seat, colour: Colour): void {
  const francs = stepPrice(g.public, seat, colour);
  const line = slotIn(g.public, 'diplomacy').influence[seat];
  if (francs === null || line === undefined) throw new Error(`no step on ${colour}`);
  const level = influenceOf(g.public, seat, colour) + 1;
  spend(g, seat, francs);
  line[COLOURS.indexOf(colour)] = level;
  tell(g, { key: 'influenceBought', seat, colour, level, francs });
}

const influence = inOwnSequence(
  frameKind<InfluenceFrame>({
    asked: (known, f) => (COLOURS.some((colour) => canStep(known, f.seat, colour)) ? only(f.seat) : NOBODY),
    run: (g: Game) => pop(g),
    fields: ({ seat }) => ({ seat }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, seat, out) {
        out.push(g.rules.answers.done);
        for (const answer of INFLUENCE) if (canStep(g.public, seat, answer.colour)) out.push(answer);
      },
      answer(g: Game, _f, seat, answer) {
        if (answer.do === 'influence') buy(g, seat, answer.colour);
        else pop(g);
      },
      fallback: (g: Game) => g.rules.answers.done,
      why(g: Game, _f, seat, answer) {
        if (answer.do !== 'influence') return no('expected.influence', 'DIPLO-04');
        const price = stepPrice(g.public, seat, answer.colour);
        return price === null
          ? no('influence.top', 'DIPLO-08', { colour: answer.colour })
          : no('influence.tooPoor', 'DIPLO-04', { price, francs: crewOf(g, seat).francs });
      },
    },
  }),
);

export const influenceFrame: ModuleFrame = {
  kind: influence,
  isSound(_g, f: InfluenceFrame, below) {
    const under = below.at(-1);
    return under?.kind === 'sequence' && under.seat === f.seat && under.step === 'done';
  },
};

export const slotFor = (level: Level): ModuleSlot =>
  slotOf('diplomacy', {
    begin: ({ seats }) => ({
      level,
      influence: Array.from({ length: seats }, () => COLOURS.map(() => BOARDS[level].first)),
    }),
    fields: ({ listOf, whole, oneOf, seats }) => ({
      level: oneOf([level]),
      influence: listOf(listOf(whole(BOARDS[level].first, TOP), COLOURS.length), seats),
    }),
    clone: (slot) => ({ ...slot }),
    isSound: () => true,
  });
