import { NOBODY, only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../crew/any-time.ts';
import { lose, playAnswer } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex } from '../rules.ts';
import { crewIn, type Game, ownOf, tell } from '../state.ts';
import { endDrive } from './end.ts';

/** A stop symbol: the drive ends unless a guide is played. BASE-DRIVE-06. */
export interface HaltFrame {
  readonly kind: 'halt';
  readonly seat: Seat;
  readonly space: number;
  /** Spaces the drive could still go; with none there is nothing to ask. */
  readonly left: number;
}

export function startHalt(g: Game, seat: Seat, space: number): void {
  const drive = g.public.stack.at(-1);
  const left = drive !== undefined && 'left' in drive ? Number(drive.left) : 0;
  push<HaltFrame>(g, { kind: 'halt', seat, space, left });
}

export const halt = inOwnSequence(
  frameKind<HaltFrame>({
    asked: (known, f) => (f.left > 0 && crewIn(known, f.seat).cards > 0 ? only(f.seat) : NOBODY),
    run: (g: Game, f) => stopHere(g, f),
    fields: ({ seat, space, count }) => ({ seat, space, left: count }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, seat, out) {
        const { hand } = ownOf(g, seat);
        out.push(g.rules.answers.stop);
        for (const card of g.rules.guiding) if ((hand[card] ?? 0) > 0) out.push(playAnswer(g, card));
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do !== 'play') return stopHere(g, f);
        tell(g, { key: 'cardPlayed', seat, card: answer.card });
        lose(g, seat, cardIndex(g.rules, answer.card));
        tell(g, { key: 'stopIgnored', seat, card: answer.card });
        pop(g);
      },
      fallback: (g: Game) => g.rules.answers.stop,
      why: (_g, _f, _seat, answer) =>
        answer.do === 'fuel'
          ? no('fuel.whileDriving', 'BASE-PETROL-02')
          : no('expected.halt', 'BASE-DRIVE-06'),
    },
  }),
);

function stopHere(g: Game, f: HaltFrame): void {
  tell(g, { key: 'stopped', seat: f.seat, space: f.space });
  pop(g);
  endDrive(g);
}
