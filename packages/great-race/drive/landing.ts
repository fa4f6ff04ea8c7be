// The last two steps of an entry: the vehicle moves, and what waits there happens.
import { cityAt } from '../board/board.ts';
import { isBroken } from '../crew/gauges.ts';
import { keepHandLimit } from '../crew/hand.ts';
import { pop } from '../frames.ts';
import { arrive } from '../phases/5-arrival.ts';
import { tileOf } from '../rules.ts';
import { crewOf, type Game, NO_TILE, tell } from '../state.ts';
import { welcome } from './city.ts';
import { endDrive } from './end.ts';
import type { EntryFrame } from './entry.ts';
import { startHalt } from './halt.ts';

/** Vehicle and token move, onto a space that others may share; then the hand limit. BASE-DRIVE-14, 15. */
export function move(g: Game, f: EntryFrame): void {
  const crew = crewOf(g, f.seat);
  crew.at = f.to;
  const level = g.rules.board.level[f.to] ?? 0;
  if (level !== crew.level) {
    crew.level = level;
    crew.since = g.public.moves++;
    tell(g, { key: 'levelReached', seat: f.seat, level });
  }
  f.stage = 'land';
  keepHandLimit(g, f.seat);
}

/** Breakdown, stop or city; else the drive goes on. */
export function land(g: Game, f: EntryFrame): void {
  const { seat, to } = f;
  pop(g);
  const city = cityAt(g.rules.board, to);
  if (city !== null) {
    endDrive(g);
    tell(g, { key: 'cityEntered', seat, city: city.id, cards: city.cards });
    if (to === g.rules.board.destination) arrive(g, seat);
    // BASE-DRIVE-19: a purple city gives no cards.
    else if (city.colour !== 'purple') welcome(g, seat, { space: to, cards: city.cards });
    return;
  }
  for (const landed of g.rules.seams.landed) if (landed(g, f)) return;
  const tile = g.public.tiles[to] ?? NO_TILE;
  if (isBroken(crewOf(g, seat)) || tile === NO_TILE) endDrive(g);
  else if (f.stop === true || tileOf(g.rules, tile).stop) startHalt(g, seat, to);
}
