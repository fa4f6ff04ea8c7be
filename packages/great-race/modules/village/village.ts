import { NOBODY, only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../../crew/any-time.ts';
import { isBroken } from '../../crew/gauges.ts';
import { endDrive } from '../../drive/end.ts';
import type { EntryFrame } from '../../drive/entry.ts';
import { frameKind, pop, push } from '../../frames.ts';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import type { ModuleFrame } from '../../seams.ts';
import { crewIn, type Game, tell } from '../../state.ts';
import { tileOn } from '../../tiles/laid.ts';
import { facts } from './facts.ts';
import { type Gift, giftOf, give, TILES } from './gifts.ts';

/** A village was entered: the crew stops and takes its gift, or drives on. VILLAGE-02. */
interface VillageFrame {
  readonly kind: 'village';
  readonly seat: Seat;
  readonly space: number;
  /** Spaces the drive could still go; with none it ends here anyway. */
  readonly left: number;
}

const ONWARD = { do: 'onward' } as const;

declare module '../../more.ts' {
  interface MoreAnswers {
    readonly village: typeof ONWARD;
  }
  interface MoreEvents {
    readonly village:
      | { readonly key: 'giftTaken'; readonly seat: Seat; readonly space: number; readonly gift: Gift }
      | { readonly key: 'villagePassed'; readonly seat: Seat; readonly space: number };
  }
  interface MoreFrames {
    readonly village: VillageFrame;
  }
}

const giftOn = (g: Game, space: number): Gift | undefined => giftOf(g.rules.tiles[tileOn(g.public, space)]);

function enterVillage(g: Game, { seat, to }: EntryFrame): boolean {
  if (giftOn(g, to) === undefined) return false;
  const drive = g.public.stack.at(-1);
  const left = drive !== undefined && 'left' in drive ? Number(drive.left) : 0;
  push<VillageFrame>(g, { kind: 'village', seat, space: to, left });
  return true;
}

/** VILLAGE-04: any drive that ends on entering a village counts as stopping; it is over even if the engine runs again. */
function stopAndTake(g: Game, f: VillageFrame): void {
  const gift = giftOn(g, f.space);
  if (gift === undefined) throw new Error(`no village lies on ${f.space}`);
  pop(g);
  endDrive(g);
  tell(g, { key: 'giftTaken', seat: f.seat, space: f.space, gift });
  give(g, f.seat, gift);
}

const inVillage = inOwnSequence(
  frameKind<VillageFrame>({
    asked: (known, f) => (f.left > 0 && !isBroken(crewIn(known, f.seat)) ? only(f.seat) : NOBODY),
    run: (g: Game, f) => stopAndTake(g, f),
    fields: ({ seat, space, count }) => ({ seat, space, left: count }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, _seat, out) {
        out.push(g.rules.answers.stop, ONWARD);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do === 'stop') return stopAndTake(g, f);
        // VILLAGE-02: its stop symbol is ignored.
        pop(g);
        tell(g, { key: 'villagePassed', seat, space: f.space });
      },
      fallback: (g: Game) => g.rules.answers.stop,
      why: (_g, _f, _seat, answer) =>
        answer.do === 'fuel'
          ? no('fuel.whileDriving', 'BASE-PETROL-02')
          : no('expected.village', 'VILLAGE-02'),
    },
  }),
);

const frame: ModuleFrame = {
  kind: inVillage,
  isSound(g, f: VillageFrame, below) {
    const under = below.at(-1);
    return (
      under?.kind === 'drive' &&
      under.seat === f.seat &&
      under.moved &&
      under.left === f.left &&
      crewIn(g.public, f.seat).at === f.space &&
      giftOn(g, f.space) !== undefined
    );
  },
};

/** Villages in the bag, each with its gift. VILLAGE-01 to VILLAGE-04; terrain tiles for everything else (MIX-06). */
export const village: RaceModule = {
  facts,
  play: () => ({
    tiles: TILES,
    answers: [ONWARD],
    frames: { village: frame },
    misplaced: { onward: no('misplaced.onward', 'VILLAGE-02') },
    landed: enterVillage,
  }),
};
