import { NOBODY, only, roll, type Seat, type Seats } from '@race/kernel';
import { cityAt } from '../../board/board.ts';
import { moduleCard } from '../../cards/card.ts';
import { inOwnSequence } from '../../crew/any-time.ts';
import { holds, lose, playAnswer } from '../../crew/hand.ts';
import { spend } from '../../crew/money.ts';
import { endDrive } from '../../drive/end.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import { cardIndex } from '../../rules.ts';
import type { ModuleFrame } from '../../seams.ts';
import { crewIn, crewOf, type Game, type RacePublic, tell } from '../../state.ts';
import { type BorderFrame, bribeOf, COLOURS, colourAsked, influenceOf, TOP } from './lines.ts';

const FACES = 6;

export const ROLL = { do: 'roll' } as const;
export const BRIBE = { do: 'bribe' } as const;
export const STAY = { do: 'stay' } as const;

/** CARD-VISA, DIPLO-01: leave a city without the roll. */
export const visa = moduleCard({ id: 'visa', copies: 2, when: 'withDrive' });

/** DIPLO-05, 06: before the way is chosen, once a drive. */
export function askAtBorder(g: Game, seat: Seat): void {
  const colour = colourAsked(g.rules.board, g.public, seat);
  if (colour !== null) push<BorderFrame>(g, { kind: 'border', seat, colour, face: 0 });
}

function asked(known: RacePublic, f: BorderFrame): Seats {
  const { cards, francs } = crewIn(known, f.seat);
  // CARD-06: whoever might hold a visa is asked.
  const isAsked = f.face === 0 ? cards > 0 : francs >= bribeOf(known, f);
  return isAsked ? only(f.seat) : NOBODY;
}

function rollDie(g: Game, f: BorderFrame): void {
  const face = roll(g, 'dice', FACES) + 1;
  const level = influenceOf(g.public, f.seat, f.colour);
  tell(g, { key: 'borderRolled', seat: f.seat, colour: f.colour, face, level });
  if (face <= level) pop(g);
  else f.face = face;
}

/** DIPLO-05: the drive is spent. */
function stay(g: Game, f: BorderFrame): void {
  tell(g, { key: 'borderClosed', seat: f.seat, francs: bribeOf(g.public, f) });
  pop(g);
  endDrive(g);
}

/** DIPLO-07: the bribe is gone, whatever becomes of the drive. */
function bribe(g: Game, f: BorderFrame): void {
  const francs = bribeOf(g.public, f);
  pop(g);
  spend(g, f.seat, francs);
  tell(g, { key: 'bribePaid', seat: f.seat, francs });
}

const border = inOwnSequence(
  frameKind<BorderFrame>({
    asked,
    run(g: Game, f) {
      if (f.face === 0) rollDie(g, f);
      else stay(g, f);
    },
    fields: ({ seat, oneOf, whole }) => ({ seat, colour: oneOf(COLOURS), face: whole(0, FACES) }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, seat, out) {
        if (f.face > 0) {
          out.push(BRIBE, STAY);
          return;
        }
        const index = cardIndex(g.rules, visa.id);
        out.push(ROLL);
        if (holds(g, seat, index)) out.push(playAnswer(g, index));
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do === 'roll') return rollDie(g, f);
        if (answer.do === 'bribe') return bribe(g, f);
        if (answer.do === 'stay') return stay(g, f);
        if (answer.do !== 'play') return;
        pop(g);
        tell(g, { key: 'cardPlayed', seat, card: answer.card });
        lose(g, seat, cardIndex(g.rules, answer.card));
      },
      fallback: (_g, f) => (f.face === 0 ? ROLL : STAY),
      why(_g, f, _seat, answer) {
        if (answer.do === 'fuel') return no('fuel.whileDriving', 'BASE-PETROL-02');
        if (answer.do === 'roll') return no('border.rolled', 'DIPLO-05');
        if (f.face === 0) return no('expected.border', 'DIPLO-06');
        return no('expected.bribe', 'DIPLO-03');
      },
    },
  }),
);

export const borderFrame: ModuleFrame = {
  kind: border,
  isSound(g, f: BorderFrame, below) {
    const under = below.at(-1);
    const level = influenceOf(g.public, f.seat, f.colour);
    return (
      under?.kind === 'drive' &&
      under.seat === f.seat &&
      !under.moved &&
      cityAt(g.rules.board, crewOf(g, f.seat).at)?.colour === f.colour &&
      level < TOP &&
      (f.face === 0 || f.face > level)
    );
  },
};
