import type { Frame, Seat } from '@race/kernel';
import { partPrice } from './assistants/parts.ts';
import { farEnd, lineOf, nearOf } from './board/board.ts';
import type { Aim } from './cards/card.ts';
import { mechanicsOf } from './crew/gauges.ts';
import { poursHeld } from './crew/reserve.ts';
import { hasUnlikeTiles, looseTiles } from './danger/pick.ts';
import { ANY_OPPONENT } from './danger/window.ts';
import type { DriveFrame } from './drive/drive.ts';
import type { EntryFrame } from './drive/entry.ts';
import { DANGER_DAMAGE, isUncharted, priceOf } from './drive/price.ts';
import { fareFor, fullFare, transportsHeld } from './drive/transport.ts';
import type { CoreFrame, RaceFrame } from './kinds.ts';
import { planFor } from './phases/2-planning.ts';
import { cardOf } from './rules.ts';
import type { Toll } from './seams.ts';
import { crewOf, type Game, ownOf } from './state.ts';
import { hasFreeSpace, isLoose, tileOn } from './tiles/laid.ts';

/** Whether each frame lies where the rules can have put it, and says what the table shows too. */
export const isStackSound = (g: Game, stack: readonly RaceFrame[]): boolean =>
  stack.every((frame, i) => isSound(g, frame, stack.slice(0, i)));

function isSound(g: Game, f: RaceFrame, below: readonly RaceFrame[]): boolean {
  if (isCore(g, f)) return isCoreSound(g, f, below);
  const { kind }: Frame = f;
  return g.rules.seams.frames[kind]?.isSound(g, f, below) === true;
}

const isCore = (g: Game, f: RaceFrame): f is CoreFrame => {
  const { kind }: Frame = f;
  return g.rules.seams.frames[kind] === undefined;
};

function isCoreSound(g: Game, f: CoreFrame, below: readonly RaceFrame[]): boolean {
  const under = below.at(-1);
  if (f.kind === 'setup' || f.kind === 'turn') return under === undefined;
  if (under === undefined) return false;
  if (isBorne(g, under, f)) return true;
  switch (f.kind) {
    case 'bivouac':
      return under.kind === 'turn' && under.next === 'planning';
    case 'plan':
      return under.kind === 'turn' && under.next === 'convoy' && f.asks === planFor(g).asks;
    case 'convoy':
      return under.kind === 'turn' && under.next === 'maintenance';
    case 'sequence':
      return (
        under.kind === 'convoy' &&
        g.public.order.at(under.next - 1) === f.seat &&
        (f.out === undefined || (f.step === 'cards' && cardOf(g.rules, f.out).drives))
      );
    case 'hand':
      return isHandSound(f.seat, under);
    case 'split':
      return isSplitSound(g, f, below);
    case 'entry':
      return under.kind === 'drive' && under.seat === f.seat && under.moved && isEntrySound(g, f, under);
    case 'halt':
      return (
        under.kind === 'drive' &&
        under.seat === f.seat &&
        under.moved &&
        under.left === f.left &&
        crewOf(g, f.seat).at === f.space
      );
    case 'city':
      return under.kind === 'sequence' && under.seat === f.seat && under.step !== 'petrol';
    default:
      return (
        under.kind === 'sequence' && under.seat === f.seat && under.step !== 'petrol' && isWorkSound(g, f)
      );
  }
}

/** A module's frame says what may lie on it. */
function isBorne(g: Game, under: RaceFrame, f: CoreFrame): boolean {
  const { kind }: Frame = under;
  return g.rules.seams.frames[kind]?.bears?.(g, under, f) === true;
}

type Work = Extract<
  CoreFrame,
  { kind: 'lay' | 'repair' | 'drive' | 'tracking' | 'target' | 'pick' | 'window' }
>;

/** What lies directly on a sequence: an assistant's work, or a card's. */
function isWorkSound(g: Game, f: Work): boolean {
  const crew = crewOf(g, f.seat);
  switch (f.kind) {
    case 'lay':
      return (
        f.asks &&
        hasFreeSpace(g, f.seat) &&
        f.tiles.length > (f.spare ?? 0) &&
        isAscending(f.tiles) &&
        (f.held < 0 || f.tiles.includes(f.held))
      );
    case 'repair':
      return f.price === partPrice(g.rules, crew);
    case 'drive':
      return f.moved ? f.left < crew.engineMax : f.left === crew.engine;
    case 'tracking':
      return f.mustGo && f.drawn === ownOf(g, f.seat).drawn.length;
    case 'target':
      return cardOf(g.rules, f.card).aim?.at === 'crew';
    case 'pick':
      return isPickSound(g, f);
    case 'window':
      return isWindowSound(g, f);
  }
}

const isAscending = (list: readonly number[]): boolean =>
  list.every((n, i) => i === 0 || n >= (list[i - 1] ?? n));

function isHandSound(seat: Seat, under: RaceFrame): boolean {
  if (under.kind === 'turn') return under.next === 'planning';
  if (under.kind === 'entry') return under.stage === 'land' && under.seat === seat;
  return under.kind === 'bivouac' || (under.kind === 'sequence' && under.step !== 'petrol');
}

function isSplitSound(
  g: Game,
  f: Extract<RaceFrame, { kind: 'split' }>,
  below: readonly RaceFrame[],
): boolean {
  const [sequence, under] = below.slice(-2);
  if (f.amount === 0 || f.amount > mechanicsOf(crewOf(g, f.target)) || under === undefined) return false;
  if (under.kind === 'entry')
    return (
      under.stage === 'move' && f.seat === under.seat && f.target === f.seat && f.amount === damageOf(under)
    );
  const isSabotage = under.kind === 'hand' && under.seat === f.target && f.target !== f.seat;
  return isSabotage && sequence?.kind === 'sequence' && sequence.seat === f.seat;
}

const damageOf = (f: EntryFrame): number => (f.danger ? f.damage + DANGER_DAMAGE : f.damage);

function isEntrySound(g: Game, f: EntryFrame, drive: DriveFrame): boolean {
  const crew = crewOf(g, f.seat);
  const isSpared = drive.spared === true;
  const price = priceOf(g, f.to, tileOn(g.public, f.to), isSpared);
  const more = isSpared ? NOTHING : surchargeOn(g, f.to);
  if (f.petrol > price.petrol + more.petrol || (f.danger && !price.danger)) return false;
  if (f.damage < price.damage || f.damage > price.damage + more.damage) return false;
  const canPour = crew.petrol === crew.petrolMax && poursHeld(g, f.seat) > 0;
  const isUnpaid = f.stage === 'ready' || f.stage === 'price';
  if (f.poured && !(isUnpaid && canPour)) return false;
  if (isUncharted(g, f.to) || !isFareSound(g, f)) return false;
  if (f.stage === 'land') return crew.at === f.to;
  if (f.line < 0) return f.cards === 0 && nearOf(g.rules.board, crew.at).includes(f.to);
  const line = lineOf(g.rules.board, f.line);
  if ((line.from !== crew.at && line.to !== crew.at) || farEnd(line, crew.at) !== f.to) return false;
  return !isUnpaid || (crew.francs >= f.fare && f.cards <= transportsHeld(g, f.seat));
}

/** What modules take off may be left off. */
function isFareSound(g: Game, f: EntryFrame): boolean {
  if (f.line < 0) return f.fare === 0;
  return f.fare === fareFor(g, f.seat, f) || f.fare === fullFare(g.rules, f);
}

const NOTHING: Toll = { petrol: 0, damage: 0 };

/** The most that chance may have added. */
function surchargeOn(g: Game, space: number): Toll {
  let { petrol, damage } = NOTHING;
  for (const surcharge of g.rules.seams.surcharges) {
    const more = surcharge(g, space);
    petrol += more.petrol;
    damage += more.damage;
  }
  return { petrol, damage };
}

function isPickSound(g: Game, f: Extract<RaceFrame, { kind: 'pick' }>): boolean {
  const { aim } = cardOf(g.rules, f.card);
  if (aim?.at !== 'tiles' || aim.unlike !== f.unlike || f.count < aim.fewest || f.count > aim.most)
    return false;
  if (f.spaces.length >= f.count || !areTargets(g, f.spaces, aim)) return false;
  return looseTiles(g, f.count) === f.count && (!f.unlike || hasUnlikeTiles(g));
}

function isWindowSound(g: Game, f: Extract<RaceFrame, { kind: 'window' }>): boolean {
  const { aim } = cardOf(g.rules, f.card);
  if (aim === null) return false;
  if (aim.at === 'crew')
    return (
      f.spaces.length === 0 &&
      f.target !== ANY_OPPONENT &&
      f.target !== f.seat &&
      mechanicsOf(crewOf(g, f.target)) > 0
    );
  const { length } = f.spaces;
  return (
    f.target === ANY_OPPONENT && length >= aim.fewest && length <= aim.most && areTargets(g, f.spaces, aim)
  );
}

function areTargets(g: Game, spaces: readonly number[], { unlike }: Extract<Aim, { at: 'tiles' }>): boolean {
  const told = spaces.map((space) => (unlike ? tileOn(g.public, space) : space));
  return new Set(told).size === spaces.length && spaces.every((space) => isLoose(g, space));
}
