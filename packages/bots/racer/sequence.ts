import type { Answer, Verb } from '@race/great-race';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import { FUNDING, MECHANICS, PATHFINDER } from '@race/great-race/crew/crews.ts';
import type { SequenceFrame } from '@race/great-race/phases/sequence.ts';
import { sum } from '@race/kernel/sum.ts';
import { bestDrive } from './best-drive.ts';
import { cardToPlay } from './cards.ts';
import { clearTile } from './clear.ts';
import { arrives, mayArrive, pointsComeFirst } from './finish.ts';
import type { Need } from './module-knowledge.ts';
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
  const intent = new Intent(o, frame, answers);
  const findVerb = (wanted: Verb) => answers.find(({ do: verb }) => verb === wanted);
  const cash = findVerb('cash');
  if (cash !== undefined && o.sense.cashesIn(o, intent.arrives)) return cash;
  const fuel =
    frame.step === 'petrol' && findVerb('fuel') !== undefined ? fuelFor(o, intent, answers) : undefined;
  if (fuel !== undefined) return fuel;
  const power = findVerb('power');
  if (power !== undefined && o.sense.usesPower(o.known, o.seat, needOf(intent))) return power;
  const card = cardToPlay(o, intent, answers);
  if (card !== undefined) return card;
  const clearing = intent.work === 'pass' ? clearTile(o, answers) : undefined;
  return clearing ?? findVerb(intent.work) ?? findVerb('pass');
}

/** Petrol for a drive that follows at once. */
function fuelFor(o: Outlook, intent: DriveIntent, answers: readonly Answer[]): Answer | undefined {
  if ((intent.work !== 'drive' && !intent.byCard) || intent.drive === null) return undefined;
  const levels = petrolToBuy(o, intent.drive);
  return answers.find((answer) => answer.do === 'fuel' && answer.levels === levels);
}

const needOf = ({ blanks, repair, arrives: atEnd }: Intent): Need => ({
  blanks,
  repair,
  worthwhile: atEnd ? 1 : WORTHWHILE,
});

/**
 * Thought through only as far as somebody asks: what a drive would bring takes the cheapest way, which takes longer than
 * all the rest, and who collects money need not know.
 */
class Intent implements DriveIntent {
  readonly #o: Outlook;
  readonly #frame: SequenceFrame;
  readonly #answers: readonly Answer[];
  #work: Verb | undefined;
  #drive: Drive | null | undefined;
  #repair: number | undefined;
  #blanks: number | undefined;

  constructor(o: Outlook, frame: SequenceFrame, answers: readonly Answer[]) {
    this.#o = o;
    this.#frame = frame;
    this.#answers = answers;
  }

  get work(): Verb {
    this.#work ??= workFor(this.#o, this);
    return this.#work;
  }

  get drive(): Drive | null {
    if (this.#drive === undefined) this.#drive = driveMeant(this.#o, this.#frame);
    return this.#drive;
  }

  /** Whether the drive ends at the destination. Most destinations are too far away to have to be looked for. */
  get arrives(): boolean {
    return mayArrive(this.#o) && arrives(this.#o, this.drive);
  }

  get repair(): number {
    this.#repair ??= repairNow(this.#o);
    return this.#repair;
  }

  get blanks(): number {
    this.#blanks ??= blanksAhead(this.#o);
    return this.#blanks;
  }

  get byCard(): boolean {
    if (driversHeld(this.#o) === 0) return false;
    const { drive } = this;
    if (drive === null || (drive.spaces <= 1 && drive.value <= SHORT_DRIVE)) return false;
    return !this.arrives || (this.work !== 'fund' && this.work !== 'repair');
  }

  offers(verb: Verb): boolean {
    return this.#answers.some((answer) => answer.do === verb);
  }
}

function driveMeant(o: Outlook, { step }: SequenceFrame): Drive | null {
  const { boxes, engine } = o.me;
  if (engine === 0 || (at(boxes, MECHANICS) === 0 && driversHeld(o) === 0)) return null;
  const found = bestDrive(o, wayOf(o), vehicleReady(o, { buy: step === 'petrol' }));
  return found.first >= 0 ? found : null;
}

function repairNow(o: Outlook): number {
  const { engine, chassis, francs } = o.me;
  return repairGain(o, { engine, chassis, francs, price: partPrice(o.rules, o.me), reserve: reserveOf(o) });
}

/** A card's drive over a single space must bring as much as the card might elsewhere. */
const SHORT_DRIVE = 20;

/** A repair that brings less is left until the mechanics have nothing better to do. */
const WORTHWHILE = 14;

function workFor(o: Outlook, intent: Intent): Verb {
  const { boxes } = o.me;
  if (intent.arrives) return beforeArriving(o, intent);
  if (at(boxes, FUNDING) > 0) return 'fund';
  if (at(boxes, PATHFINDER) > 0 && (intent.offers('lay') || intent.offers('draw'))) return scout(o, intent);
  const repairs = intent.offers('repair');
  if (repairs && intent.repair >= WORTHWHILE)
    if (at(boxes, MECHANICS) > 1 || intent.drive === null || intent.repair > intent.drive.value)
      return 'repair';
  // At an empty tank a drive is offered only once petrol is bought; here it is bought first.
  if (at(boxes, MECHANICS) > 0 && intent.drive !== null) return 'drive';
  return repairs && intent.repair > 0 ? 'repair' : 'pass';
}

/** Able to arrive: at once, or after what still brings points. */
function beforeArriving(o: Outlook, intent: Intent): Verb {
  const { boxes } = o.me;
  const mechanics = at(boxes, MECHANICS);
  const byCard = driversHeld(o) > 0;
  if (pointsComeFirst(o)) {
    // Somebody must be left for the drive itself, or to send for the card's.
    const others = sum(boxes) - at(boxes, FUNDING);
    if (at(boxes, FUNDING) > 0 && (mechanics > 0 || (byCard && others > 0))) return 'fund';
    if (intent.offers('repair') && intent.repair > 0 && (mechanics > 1 || (byCard && sum(boxes) > 1)))
      return 'repair';
  }
  return mechanics > 0 ? 'drive' : 'pass';
}

/** A pathfinder lays tiles or draws a card, whichever brings more. */
function scout(o: Outlook, intent: Intent): Verb {
  if (!intent.offers('lay')) return 'draw';
  if (!intent.offers('draw')) return 'lay';
  const laysMore = layingWorth(o, intent.blanks) >= drawingWorth(o, o.me.chassis - o.me.cards);
  return laysMore ? 'lay' : 'draw';
}
