import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import { inOwnSequence } from '../crew/any-time.ts';
import { cardsLeft } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { tileIndex, tileOf } from '../rules.ts';
import { type Game, tell } from '../state.ts';
import { drawTile, leaveGame, returnToBag, tilesLeft } from '../tiles/bag.ts';
import { freeSpaces, hasFreeSpace, isFree, layTile } from '../tiles/laid.ts';

/** Tiles in hand that must be laid, one after the other. BASE-PATH-03, 04. */
export interface LayFrame {
  readonly kind: 'lay';
  readonly seat: Seat;
  tiles: number[];
  /** The tile to be laid next, or -1 while the crew chooses. */
  held: number;
  /** False until it is known that there is something to choose. */
  asks: boolean;
  /** How many of the tiles are not laid; what is left over then leaves the game. */
  readonly spare?: number;
}

const TO_BE_CHOSEN = -1;
const ascending = (a: number, b: number): number => a - b;

/** Draws tiles to be laid as a pathfinder's: all of them, or at most so many. BASE-PATH-01. */
export function layTiles(g: Game, seat: Seat, count: number, most = count): void {
  const tiles: number[] = [];
  for (let n = 0; n < count && tilesLeft(g.public) > 0; n++) tiles.push(drawTile(g));
  tiles.sort(ascending);
  if (g.events !== null)
    tell(g, { key: 'tilesDrawn', seat, tiles: tiles.map((tile) => tileOf(g.rules, tile).id) });
  const frame: LayFrame = { kind: 'lay', seat, tiles, held: TO_BE_CHOSEN, asks: false };
  push<LayFrame>(g, most < count ? { ...frame, spare: Math.max(0, tiles.length - most) } : frame);
}

/** Why no tiles can be laid now; null when they can. BASE-PATH-06, 08. */
export function hinderedLaying(g: Game, seat: Seat): Refusal | null {
  if (tilesLeft(g.public) === 0) return no('lay.noTiles', 'BASE-PATH-06');
  return hasFreeSpace(g, seat) ? null : no('lay.noFreeSpace', 'BASE-PATH-08');
}

/** BASE-PATH-07. */
export const hinderedDrawing = (g: Game): Refusal | null =>
  cardsLeft(g) ? null : no('draw.noCards', 'BASE-PATH-07');

export const lay = inOwnSequence(
  frameKind<LayFrame>({
    asked: (_known, f) => (f.asks ? only(f.seat) : NOBODY),
    run(g: Game, f) {
      const [first] = f.tiles;
      if (first === undefined) return pop(g);
      if (f.tiles.length <= (f.spare ?? 0)) return setAside(g, f);
      // LEADER-12: what cannot be laid leaves the game too.
      if (!hasFreeSpace(g, f.seat)) return f.spare === undefined ? putBack(g, f) : setAside(g, f);
      f.held = f.tiles.every((tile) => tile === first) ? first : TO_BE_CHOSEN;
      f.asks = true;
    },
    fields: ({ seat, tile, whole, count, flag, tiles, optional, some }) => ({
      seat,
      tiles: some(tile),
      held: whole(TO_BE_CHOSEN, tiles - 1),
      asks: flag,
      spare: optional(count),
    }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, seat, out) {
        if (f.held === TO_BE_CHOSEN) {
          let last = TO_BE_CHOSEN;
          for (const tile of f.tiles) {
            if (tile !== last) out.push(holdAnswer(g, tile));
            last = tile;
          }
        } else for (const space of freeSpaces(g, seat)) out.push(placeAnswer(g, space));
      },
      answer(g: Game, f, _seat, answer) {
        if (answer.do === 'hold') f.held = tileIndex(g.rules, answer.tile);
        else if (answer.do === 'place') place(g, f, answer.space);
      },
      fallback(g: Game, f, seat) {
        if (f.held === TO_BE_CHOSEN) return holdAnswer(g, f.tiles[0] ?? 0);
        return placeAnswer(g, freeSpaces(g, seat)[0] ?? 0);
      },
      why(g: Game, f, _seat, answer) {
        if (f.held === TO_BE_CHOSEN)
          return answer.do === 'hold'
            ? no('lay.notDrawn', 'BASE-PATH-03', { tile: answer.tile })
            : no('expected.hold', 'BASE-PATH-03', { tiles: f.tiles.length });
        const tile = tileOf(g.rules, f.held).id;
        if (answer.do !== 'place') return no('expected.place', 'BASE-PATH-04', { tile });
        return whyNotThere(g, answer.space);
      },
    },
  }),
);

function whyNotThere(g: Game, space: number): Refusal {
  if (g.rules.board.isCity[space] === true) return no('lay.onCity', 'BASE-PATH-02', { space });
  if (isFree(g, space)) return no('lay.notConnected', 'BASE-PATH-02', { space });
  const tile = g.public.tiles[space] ?? -1;
  return tile < 0
    ? no('lay.underVehicle', 'BASE-PATH-09', { space })
    : no('lay.taken', 'BASE-PATH-01', { space });
}

function place(g: Game, f: LayFrame, space: number): void {
  layTile(g, f.held, space);
  tell(g, { key: 'tileLaid', seat: f.seat, tile: tileOf(g.rules, f.held).id, space });
  f.tiles.splice(f.tiles.indexOf(f.held), 1);
  f.held = TO_BE_CHOSEN;
  f.asks = false;
}

/** BASE-PATH-06: tiles for which no space is left go back into the bag. */
function putBack(g: Game, f: LayFrame): void {
  tell(g, { key: 'tilesReturned', seat: f.seat, count: f.tiles.length });
  for (const tile of f.tiles) returnToBag(g, tile);
  pop(g);
}

/** What is not laid leaves the game. */
function setAside(g: Game, f: LayFrame): void {
  if (g.events !== null)
    tell(g, { key: 'tilesSetAside', seat: f.seat, tiles: f.tiles.map((tile) => tileOf(g.rules, tile).id) });
  for (const tile of f.tiles) leaveGame(g, tile);
  pop(g);
}

function holdAnswer(g: Game, tile: number) {
  const answer = g.rules.answers.hold[tile];
  if (answer === undefined) throw new Error(`no tile ${tile}`);
  return answer;
}

function placeAnswer(g: Game, space: number) {
  const answer = g.rules.answers.place[space];
  if (answer === undefined) throw new Error(`no space ${space}`);
  return answer;
}
