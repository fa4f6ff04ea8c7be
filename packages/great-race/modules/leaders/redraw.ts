import { only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../../crew/any-time.ts';
import type { EntryFrame } from '../../drive/entry.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import { tileOf } from '../../rules.ts';
import type { ModuleFrame } from '../../seams.ts';
import { type Game, NO_TILE, tell } from '../../state.ts';
import { drawTile, returnToBag } from '../../tiles/bag.ts';
import { layTile, liftTile, tileOn } from '../../tiles/laid.ts';
import { isReady, MERCENARY, usePower } from './who.ts';

/** The first tile of unfamiliar territory lies open, and may go back into the bag. LEADER-CHAPMAN. */
export interface RedrawFrame {
  readonly kind: 'redraw';
  readonly seat: Seat;
  readonly space: number;
}

export const KEEP = { do: 'keep' } as const;
export const REDRAW = { do: 'redraw' } as const;

/** LEADER-07: he decides after seeing the first tile. */
export function offerRedraw(g: Game, { seat, to }: EntryFrame): void {
  if (isReady(g.public, seat, MERCENARY)) push<RedrawFrame>(g, { kind: 'redraw', seat, space: to });
}

/** LEADER-07: the first tile is back in the bag before the second is drawn, which must be taken. */
function drawAgain(g: Game, { seat, space }: RedrawFrame): void {
  usePower(g, seat);
  returnToBag(g, liftTile(g, space));
  const tile = drawTile(g);
  layTile(g, tile, space);
  tell(g, { key: 'tileRedrawn', seat, tile: tileOf(g.rules, tile).id, space });
}

const redraw = inOwnSequence(
  frameKind<RedrawFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    fields: ({ seat, space }) => ({ seat, space }),
    clone: (f) => ({ ...f }),
    question: {
      legal(_g, _f, _seat, out) {
        out.push(KEEP, REDRAW);
      },
      answer(g: Game, f, _seat, answer) {
        pop(g);
        if (answer.do === 'redraw') drawAgain(g, f);
      },
      fallback: () => KEEP,
      why: (_g, _f, _seat, answer) =>
        answer.do === 'fuel'
          ? no('fuel.whileDriving', 'BASE-PETROL-02')
          : no('expected.redraw', 'LEADER-CHAPMAN'),
    },
  }),
);

export const redrawFrame: ModuleFrame = {
  kind: redraw,
  isSound(g, f: RedrawFrame, below) {
    const under = below.at(-1);
    return (
      under?.kind === 'entry' &&
      under.stage === 'ready' &&
      under.seat === f.seat &&
      under.to === f.space &&
      tileOn(g.public, f.space) !== NO_TILE &&
      isReady(g.public, f.seat, MERCENARY)
    );
  },
};
