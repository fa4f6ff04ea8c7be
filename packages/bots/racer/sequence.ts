import type { Answer, Verb } from '@race/great-race';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import { FUNDING, MECHANICS, PATHFINDER } from '@race/great-race/crew/crews.ts';
import type { SequenceFrame } from '@race/great-race/phases/sequence.ts';
import { sum } from '@race/kernel/sum.ts';
import { bestDrive } from './best-drive.ts';
import { cardToPlay } from './cards.ts';
import { clearTile } from './clear.ts';
import { arrives, pointsComeFirst } from './finish.ts';
import { at } from './numbers.ts';
import { driversHeld, type Outlook, wayOf } from './outlook.ts';
import { petrolToBuy, reserveOf } from './purse.ts';
import type { Drive } from './reach.ts';
import { repairGain } from './repair.ts';
import { blanksAhead, drawingWorth, layingWorth } from './scout.ts';
import { vehicleReady } from './vehicle.ts';

/** What the crew means to do with this sequence. */
export interface DriveIntent {
  readonly work: Verb;
  /** The drive it would make now, if any; and whether a card is to make it at once. */
  readonly drive: Drive | null;
  readonly byCard: boolean;
  readonly repair: number;
  readonly blanks: number;
}

/** One sequence: petrol for the drive that is meant, then cards, then the assistant. */
export function takeSequence(
  o: Outlook,
  frame: SequenceFrame,
  answers: readonly Answer[],
): Answer | undefined {
  const intent = intend(o, frame, answers);
  const cash = answers.find(({ do: verb }) => verb === 'cash');
  if (cash !== undefined && o.sense.cashesIn(o, arrives(o, intent.drive))) return cash;
  if (frame.step === 'petrol' && intent.drive !== null && (intent.work === 'drive' || intent.byCard)) {
    const levels = petrolToBuy(o, intent.drive);
    const fuel = answers.find((answer) => answer.do === 'fuel' && answer.levels === levels);
    if (fuel !== undefined) return fuel;
  }
  const findVerb = (wanted: Verb) => answers.find(({ do: verb }) => verb === wanted);
  const power = answers.find(({ do: verb }) => verb === 'power');
  const worthwhile = arrives(o, intent.drive) ? 1 : WORTHWHILE;
  if (power !== undefined && o.sense.usesPower(o.known, o.seat, { ...intent, worthwhile })) return power;
  const clearing = intent.work === 'pass' ? clearTile(o, answers) : undefined;
  return cardToPlay(o, intent, answers) ?? clearing ?? findVerb(intent.work) ?? findVerb('pass');
}

function intend(o: Outlook, frame: SequenceFrame, answers: readonly Answer[]): DriveIntent {
  const offered = (verb: Verb) => answers.some((answer) => answer.do === verb);
  const { boxes, engine, chassis, francs } = o.me;
  const hasDriver = driversHeld(o) > 0;
  const canDrive = engine > 0 && (at(boxes, MECHANICS) > 0 || hasDriver);
  const found = canDrive ? bestDrive(o, wayOf(o), vehicleReady(o, { buy: frame.step === 'petrol' })) : null;
  const drive = found !== null && found.first >= 0 ? found : null;
  const garage = { engine, chassis, francs, price: partPrice(o.rules, o.me), reserve: reserveOf(o) };
  const repair = repairGain(o, garage);
  const blanks = blanksAhead(o);
  const work = workFor(o, { drive, repair, blanks }, offered);
  const waits = arrives(o, drive) && (work === 'fund' || work === 'repair');
  const byCard = hasDriver && drive !== null && !waits && (drive.spaces > 1 || drive.value > SHORT_DRIVE);
  return { work, drive, byCard, repair, blanks };
}

/** A card's drive over a single space must bring as much as the card might elsewhere. */
const SHORT_DRIVE = 20;

/** A repair that brings less is left until the mechanics have nothing better to do. */
const WORTHWHILE = 14;

function workFor(
  o: Outlook,
  { drive, repair, blanks }: Pick<DriveIntent, 'drive' | 'repair' | 'blanks'>,
  offered: (verb: Verb) => boolean,
): Verb {
  const { boxes } = o.me;
  // At an empty tank a drive is offered only once petrol is bought; here it is bought first.
  const drives = drive !== null && at(boxes, MECHANICS) > 0;
  if (arrives(o, drive)) return beforeArriving(o, repair, offered);
  if (at(boxes, FUNDING) > 0) return 'fund';
  if (at(boxes, PATHFINDER) > 0 && (offered('lay') || offered('draw'))) return scout(o, blanks, offered);
  if (offered('repair') && repair >= WORTHWHILE)
    if (at(boxes, MECHANICS) > 1 || drive === null || repair > drive.value) return 'repair';
  if (drives) return 'drive';
  if (offered('repair') && repair > 0) return 'repair';
  return 'pass';
}

/** Able to arrive: at once, or after what still brings points. */
function beforeArriving(o: Outlook, repair: number, offered: (verb: Verb) => boolean): Verb {
  const { boxes } = o.me;
  const mechanics = at(boxes, MECHANICS);
  const byCard = driversHeld(o) > 0;
  if (pointsComeFirst(o)) {
    // Somebody must be left for the drive itself, or to send for the card's.
    const others = sum(boxes) - at(boxes, FUNDING);
    if (at(boxes, FUNDING) > 0 && (mechanics > 0 || (byCard && others > 0))) return 'fund';
    if (offered('repair') && repair > 0 && (mechanics > 1 || (byCard && sum(boxes) > 1))) return 'repair';
  }
  return mechanics > 0 ? 'drive' : 'pass';
}

/** A pathfinder lays tiles or draws a card, whichever brings more. */
function scout(o: Outlook, blanks: number, offered: (verb: Verb) => boolean): Verb {
  if (!offered('lay')) return 'draw';
  const laysMore = layingWorth(o, blanks) >= drawingWorth(o, o.me.chassis - o.me.cards);
  return laysMore || !offered('draw') ? 'lay' : 'draw';
}
