import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import type { Answer, Saying } from '../answers.ts';
import { farEnd, lineOf, nearOf } from '../board/board.ts';
import { inOwnSequence } from '../crew/any-time.ts';
import { isBroken, mechanicsOf } from '../crew/gauges.ts';
import { poursHeld } from '../crew/reserve.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { crewOf, type Game, NO_TILE, tell } from '../state.ts';
import { startEntry } from './entry.ts';
import { canEnter, canShield, DANGER_DAMAGE, priceOf } from './price.ts';
import { canTakeLine, offerLines, whyNoLine } from './transport.ts';

/** A drive: space after space, at most as many as the engine level was when it began. BASE-DRIVE-01. */
export interface DriveFrame {
  readonly kind: 'drive';
  readonly seat: Seat;
  /** A card's drive must go somewhere (BASE-CONVOY-11); an assistant may stay. */
  readonly byCard: boolean;
  left: number;
  moved: boolean;
  /** Tiles ask only for what is printed on them. */
  readonly spared?: true;
}

export function startDrive(g: Game, seat: Seat, byCard: boolean, isSpared = false): void {
  const spaces = crewOf(g, seat).engine;
  tell(g, { key: 'driveBegun', seat, spaces });
  const frame: DriveFrame = { kind: 'drive', seat, byCard, left: spaces, moved: false };
  push<DriveFrame>(g, isSpared ? { ...frame, spared: true } : frame);
  for (const driveBegins of g.rules.seams.driveBegins) driveBegins(g, seat);
}

/** Why no drive can start; null when one can. BASE-DRIVE-05. */
export function hinderedDrive(g: Game, seat: Seat, isSpared = false): Refusal | null {
  const crew = crewOf(g, seat);
  if (isBroken(crew)) return no('drive.brokenDown', 'BASE-DRIVE-05');
  for (const space of nearOf(g.rules.board, crew.at)) if (canEnter(g, seat, space, isSpared)) return null;
  return canTakeLine(g, seat) ? null : no('drive.noWay', 'BASE-DRIVE-02', { petrol: crew.petrol });
}

export const drive = inOwnSequence(
  frameKind<DriveFrame>({
    asked: (_known, f) => (f.left > 0 ? only(f.seat) : NOBODY),
    run: (g: Game) => pop(g),
    fields: ({ seat, flag, count, optional, oneOf }) => ({
      seat,
      byCard: flag,
      left: count,
      moved: flag,
      spared: optional(oneOf([true])),
    }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, seat, out) {
        const before = out.length;
        offerSpaces(g, seat, out);
        if (!f.moved) offerLines(g, seat, false, out);
        if (!f.moved && couldPour(g, seat)) offerLines(g, seat, true, out);
        if (f.moved || !f.byCard || out.length === before) out.push(g.rules.answers.stop);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do === 'stop') pop(g);
        else if (answer.do === 'enter')
          goTo(g, f, { to: answer.space, line: -1, cards: 0, poured: answer.poured });
        else if (answer.do === 'line') {
          const to = farEnd(lineOf(g.rules.board, answer.line), crewOf(g, seat).at);
          goTo(g, f, { to, line: answer.line, cards: answer.cards, poured: answer.poured });
        }
      },
      fallback(g: Game, f, seat) {
        const out: Answer[] = [];
        if (f.byCard && !f.moved) {
          offerSpaces(g, seat, out);
          offerLines(g, seat, false, out);
        }
        return out[0] ?? g.rules.answers.stop;
      },
      why(g: Game, f, seat, answer) {
        if (answer.do === 'enter') return whyNotEntered(g, seat, answer);
        if (answer.do === 'line') return whyNoLine(g, seat, answer, f.moved);
        if (answer.do === 'stop') return no('drive.cardMustDrive', 'BASE-CONVOY-11');
        if (answer.do === 'fuel') return no('fuel.whileDriving', 'BASE-PETROL-02');
        return no('expected.drive', 'BASE-DRIVE-01', { spaces: f.left });
      },
    },
  }),
);

function goTo(
  g: Game,
  f: DriveFrame,
  way: { to: number; line: number; cards: number; poured: boolean },
): void {
  f.moved = true;
  f.left -= 1;
  startEntry(g, f.seat, way);
}

/** BASE-PETROL-03: with a full tank a jerrycan helps only while a price is being paid. */
function couldPour(g: Game, seat: Seat): boolean {
  const crew = crewOf(g, seat);
  return crew.petrol === crew.petrolMax && poursHeld(g, seat) > 0;
}

function offerSpaces(g: Game, seat: Seat, out: Answer[]): void {
  const { enter, enterPoured } = g.rules.answers;
  const first = out.length;
  for (const space of nearOf(g.rules.board, crewOf(g, seat).at)) {
    const answer = enter[space];
    if (answer !== undefined && canEnter(g, seat, space)) out.push(answer);
  }
  if (!couldPour(g, seat)) return;
  for (let i = first, end = out.length; i < end; i++) {
    const plain = out[i];
    const answer = plain?.do === 'enter' ? enterPoured[plain.space] : undefined;
    if (answer !== undefined) out.push(answer);
  }
}

function whyNotEntered(g: Game, seat: Seat, answer: Saying<'enter'>): Refusal {
  const crew = crewOf(g, seat);
  const { space } = answer;
  if (!nearOf(g.rules.board, crew.at).includes(space)) return no('enter.notNear', 'BASE-DRIVE-01', { space });
  if (canEnter(g, seat, space)) return no('enter.cannotPour', 'BASE-PETROL-03');
  const price = priceOf(g, space, g.public.tiles[space] ?? NO_TILE);
  if (crew.petrol + poursHeld(g, seat) < price.petrol)
    return no('enter.petrolShort', 'BASE-DRIVE-02', { needed: price.petrol, left: crew.petrol });
  const needed = price.danger && !canShield(g, seat) ? price.damage + DANGER_DAMAGE : price.damage;
  return no('enter.mechanicsShort', 'BASE-DRIVE-02', { needed, left: mechanicsOf(crew) });
}
