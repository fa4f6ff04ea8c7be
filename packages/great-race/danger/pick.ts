import { only, type Seat } from '@race/kernel';
import type { Answer } from '../answers.ts';
import { inOwnSequence } from '../crew/any-time.ts';
import { ruleOf } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardOf } from '../rules.ts';
import { type Game, NO_TILE, tell } from '../state.ts';
import { isLoose, isOccupied, tileOn } from '../tiles/laid.ts';
import { ANY_OPPONENT, openWindow } from './window.ts';

/** A card that works on tiles names them, one after the other, before anybody may answer. CARD-07. */
export interface PickFrame {
  readonly kind: 'pick';
  readonly seat: Seat;
  readonly card: number;
  readonly count: number;
  /** The tiles must differ in kind, or the card would change nothing. */
  readonly unlike: boolean;
  spaces: number[];
}

export function startPick(g: Game, seat: Seat, of: { card: number; count: number; unlike: boolean }): void {
  push<PickFrame>(g, { kind: 'pick', seat, card: of.card, count: of.count, unlike: of.unlike, spaces: [] });
}

/** How many tiles lie on the board with no vehicle on them, counted as far as it matters. */
export function looseTiles(g: Game, most: number): number {
  let count = 0;
  for (let space = 0; space < g.public.tiles.length && count < most; space++)
    if (isLoose(g, space)) count += 1;
  return count;
}

/** Whether two loose tiles of different kinds lie on the board. CARD-09. */
export function hasUnlikeTiles(g: Game): boolean {
  let first = NO_TILE;
  for (let space = 0; space < g.public.tiles.length; space++) {
    if (!isLoose(g, space)) continue;
    const tile = tileOn(g.public, space);
    if (first === NO_TILE) first = tile;
    else if (tile !== first) return true;
  }
  return false;
}

function isChoice(g: Game, f: PickFrame, space: number): boolean {
  const [first] = f.spaces;
  if (first === undefined) return true;
  if (f.unlike) return tileOn(g.public, space) !== tileOn(g.public, first);
  return space !== first;
}

export const pick = inOwnSequence(
  frameKind<PickFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    fields: ({ seat, card, count, flag, someSpaces }) => ({
      seat,
      card,
      count,
      unlike: flag,
      spaces: someSpaces,
    }),
    clone: (f) => ({ ...f }),
    question: {
      legal: (g: Game, f, _seat, out) => offer(g, f, out),
      answer(g: Game, f, seat, answer) {
        if (answer.do !== 'pick') return;
        f.spaces.push(answer.space);
        if (f.spaces.length < f.count) return;
        pop(g);
        tell(g, { key: 'tilesTargeted', seat, card: cardOf(g.rules, f.card).id, spaces: f.spaces });
        openWindow(g, { seat, card: f.card, target: ANY_OPPONENT, spaces: f.spaces });
      },
      fallback(g: Game, f) {
        const out: Answer[] = [];
        offer(g, f, out);
        const [first] = out;
        if (first === undefined) throw new Error('no tile to pick');
        return first;
      },
      why(g: Game, f, _seat, answer) {
        if (answer.do !== 'pick') return no('expected.pick', 'CARD-07', { card: cardOf(g.rules, f.card).id });
        const { space } = answer;
        if (tileOn(g.public, space) === NO_TILE) return no('pick.noTile', 'CARD-07', { space });
        if (isOccupied(g.public, space))
          return no('pick.underVehicle', ruleOf(cardOf(g.rules, f.card).id), { space });
        return f.spaces.includes(space)
          ? no('pick.same', 'CARD-09', { space })
          : no('pick.alike', 'CARD-01', { space });
      },
    },
  }),
);

function offer(g: Game, f: PickFrame, out: Answer[]): void {
  for (let space = 0; space < g.public.tiles.length; space++) {
    const answer = g.rules.answers.pick[space];
    if (answer !== undefined && isLoose(g, space) && isChoice(g, f, space)) out.push(answer);
  }
}
