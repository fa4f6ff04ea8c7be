import type { Frame, Refusal, Seat, State, StateField } from '@race/kernel';
import type { Answer, Verb } from './answers.ts';
import type { Card } from './cards/card.ts';
import type { CrewId } from './crew/crews.ts';
import type { EntryFrame } from './drive/entry.ts';
import type { FieldParts } from './field-parts.ts';
import type { RaceFrameKind } from './frames.ts';
import type { RaceFrame } from './kinds.ts';
import type { Slots } from './more.ts';
import type { SequenceFrame } from './phases/sequence.ts';
import type { RaceRules } from './rules.ts';
import type { Game, Race, RacePublic } from './state.ts';
import type { TileData } from './tiles/data.ts';

/** What a module adds to the price of a tile. */
export interface Toll {
  readonly petrol: number;
  readonly damage: number;
}

/** What is open to all of a race: enough for prices. */
export type Open = Pick<Game, 'rules' | 'public'>;

/** A table of which only the board is known beside what everybody sees. */
export interface OpenBoard {
  readonly rules: Pick<RaceRules, 'board'>;
  readonly public: RacePublic;
}

/** A table of which only what can be read on the board is known beside what everybody sees. */
export interface OpenTiles {
  readonly rules: Pick<RaceRules, 'board' | 'tiles'>;
  readonly public: RacePublic;
}

/** Further answers in a crew's sequence. */
export interface SequenceOffer {
  readonly verbs: readonly Verb[];
  offer(g: Game, f: SequenceFrame, out: Answer[]): void;
  /** What the answer does; which step of the sequence it was is for the module to say. */
  take(g: Game, f: SequenceFrame, answer: Answer): void;
  why(g: Game, f: SequenceFrame, answer: Answer): Refusal;
}

/** A kind of frame that a module owns, and how one that was saved is read. */
export interface ModuleFrame {
  readonly kind: RaceFrameKind;
  /** Whether it lies where the rules can have put it; `below` is the rest of the stack. */
  isSound(g: Game, f: Frame, below: readonly RaceFrame[]): boolean;
  /** Whether a frame of the core may lie on it. */
  bears?(g: Game, f: Frame, above: RaceFrame): boolean;
  /** Cards lie face up while it is open. */
  readonly showsRow?: true;
}

/** A bivouac held in a module's own way: so many cards at most, and what begins it. */
export interface OwnBivouac {
  readonly cards: number;
  begin(g: Game): void;
}

/** A slot of the public state. */
export interface ModuleSlot {
  readonly name: keyof Slots;
  begin(rules: RaceRules, into: Slots): void;
  fields(parts: FieldParts): object;
  field(parts: FieldParts): StateField<object>;
  isSound(g: Game): boolean;
}

/** Everything a module can do to a race: the closed list of seams. docs/decisions/0005-modules.md. */
export interface Seams {
  // What it brings.
  readonly cards: readonly Card[];
  readonly tiles: readonly TileData[];
  readonly crews: readonly CrewId[];
  readonly answers: readonly Answer[];
  readonly frames: { readonly [kind: string]: ModuleFrame };
  readonly slots: readonly ModuleSlot[];
  /** Seats that nobody plays: they choose nothing, plan nothing, and no module gives them anything. */
  readonly unmanned: readonly Seat[];
  /** Why one of its answers is of no use at the start of a sequence. */
  readonly misplaced: { readonly [verb: string]: Refusal };

  // Pure folds over a number or a list.
  /** What a tile asks for beyond what is printed on it. */
  readonly tolls: readonly ((g: OpenTiles, space: number, tile: number) => Toll)[];
  /** The most that chance may add to the price of a space, for reading a saved race. */
  readonly surcharges: readonly ((g: Open, space: number) => Toll)[];
  /** Francs off the fare of a line. */
  readonly rebates: readonly ((g: OpenBoard, seat: Seat, line: number) => number)[];
  /** Why a line takes nobody now. */
  readonly closures: readonly ((g: Open, line: number) => Refusal | null)[];
  /** Cards that a coloured city gives. */
  readonly cityCards: readonly ((g: Game, seat: Seat, cards: number) => number)[];
  /** Crews for whom one more card is dealt, theirs when all have taken. */
  readonly alsoTakes: readonly ((known: RacePublic) => readonly Seat[])[];
  /** Money a crew starts with. */
  readonly purses: readonly ((g: Game, seat: Seat, francs: number) => number)[];
  /** The turn after which the race ends, arrival or not. */
  readonly lastTurns: readonly number[];
  /** A thing of the module that is not where it should be. Law 7. */
  readonly missing: readonly ((rules: RaceRules, state: State<Race>) => string | null)[];

  // Named moments, at which a module may act, roll and push frames.
  /** Crews are chosen by a module, not by the base game. */
  readonly choosesCrews: boolean;
  /** Turn order stands; tokens and money are not yet given out. */
  readonly seated: readonly ((g: Game) => void)[];
  readonly setUp: readonly ((g: Game) => void)[];
  readonly turnBegins: readonly ((g: Game) => void)[];
  /** In place of the bivouac of the base game. */
  readonly bivouacs: readonly OwnBivouac[];
  readonly convoyBegins: readonly ((g: Game) => void)[];
  /** It is a crew's go; true when the module plays it. */
  readonly goes: readonly ((g: Game, seat: Seat) => boolean)[];
  readonly driveBegins: readonly ((g: Game, seat: Seat) => void)[];
  /** A tile was turned up; it may still change before its price is added up. */
  readonly uncovered: readonly ((g: Game, entry: EntryFrame) => void)[];
  /** The price stands, and chance may add to it. */
  readonly entering: readonly ((g: Game, entry: EntryFrame) => void)[];
  /** The vehicle has come onto a tile; true when the module has settled what that does to the drive. */
  readonly landed: readonly ((g: Game, entry: EntryFrame) => boolean)[];
  readonly lineTaken: readonly ((g: Game, entry: EntryFrame) => void)[];
  /** A coloured city was entered; its cards come after what is pushed here. */
  readonly cityEntered: readonly ((g: Game, seat: Seat, space: number) => void)[];
  readonly funded: readonly ((g: Game, seat: Seat, assistants: number) => void)[];
  /** Money for a crew in front; true when the module gives it something else, or nothing. */
  readonly rewards: readonly ((g: Game, seat: Seat) => boolean)[];
  readonly maintained: readonly ((g: Game) => void)[];
  readonly arrived: readonly ((g: Game, seat: Seat) => void)[];

  // Further answers at a decision of the core.
  readonly offers: readonly SequenceOffer[];
}

/** Whether somebody plays a seat. */
export const isManned = ({ seams }: Pick<RaceRules, 'seams'>, seat: Seat): boolean =>
  !seams.unmanned.includes(seat);

/** What one module brings: one of each seam at most, and any number of things. */
export interface InPlay
  extends Partial<
    Pick<
      Seams,
      'cards' | 'tiles' | 'crews' | 'answers' | 'frames' | 'unmanned' | 'misplaced' | 'choosesCrews'
    >
  > {
  /** Crews of other modules that do not race here. */
  readonly excludes?: readonly CrewId[];
  readonly slot?: ModuleSlot;
  readonly toll?: Seams['tolls'][number];
  readonly surcharge?: Seams['surcharges'][number];
  readonly rebate?: Seams['rebates'][number];
  readonly closure?: Seams['closures'][number];
  readonly cityCards?: Seams['cityCards'][number];
  readonly alsoTakes?: Seams['alsoTakes'][number];
  readonly purse?: Seams['purses'][number];
  readonly lastTurn?: number;
  readonly missing?: Seams['missing'][number];
  readonly seated?: Seams['seated'][number];
  readonly setUp?: Seams['setUp'][number];
  readonly turnBegins?: Seams['turnBegins'][number];
  readonly bivouac?: OwnBivouac;
  readonly convoyBegins?: Seams['convoyBegins'][number];
  readonly go?: Seams['goes'][number];
  readonly driveBegins?: Seams['driveBegins'][number];
  readonly uncovered?: Seams['uncovered'][number];
  readonly entering?: Seams['entering'][number];
  readonly landed?: Seams['landed'][number];
  readonly lineTaken?: Seams['lineTaken'][number];
  readonly cityEntered?: Seams['cityEntered'][number];
  readonly funded?: Seams['funded'][number];
  readonly reward?: Seams['rewards'][number];
  readonly maintained?: Seams['maintained'][number];
  readonly arrived?: Seams['arrived'][number];
  readonly offer?: SequenceOffer;
}

/** Resolves the modules in play once, in their order, into flat lists that the core walks. */
export function joinSeams(inPlay: readonly InPlay[]): Seams {
  const each = <X>(of: (module: InPlay) => X | undefined): X[] =>
    inPlay.flatMap((module) => {
      const found = of(module);
      return found === undefined ? [] : [found];
    });
  const all = <X>(of: (module: InPlay) => readonly X[] | undefined): X[] =>
    inPlay.flatMap((module) => of(module) ?? []);
  const excluded = all(({ excludes }) => excludes);
  return {
    cards: all(({ cards }) => cards),
    tiles: all(({ tiles }) => tiles),
    crews: [...new Set(all(({ crews }) => crews))].filter((crew) => !excluded.includes(crew)),
    answers: all(({ answers }) => answers),
    frames: Object.assign({}, ...each(({ frames }) => frames)),
    slots: each(({ slot }) => slot),
    unmanned: all(({ unmanned }) => unmanned),
    misplaced: Object.assign({}, ...each(({ misplaced }) => misplaced)),
    tolls: each(({ toll }) => toll),
    surcharges: each(({ surcharge }) => surcharge),
    rebates: each(({ rebate }) => rebate),
    closures: each(({ closure }) => closure),
    cityCards: each(({ cityCards }) => cityCards),
    alsoTakes: each(({ alsoTakes }) => alsoTakes),
    purses: each(({ purse }) => purse),
    lastTurns: each(({ lastTurn }) => lastTurn),
    missing: each(({ missing }) => missing),
    choosesCrews: inPlay.some(({ choosesCrews }) => choosesCrews === true),
    seated: each(({ seated }) => seated),
    setUp: each(({ setUp }) => setUp),
    turnBegins: each(({ turnBegins }) => turnBegins),
    bivouacs: each(({ bivouac }) => bivouac),
    convoyBegins: each(({ convoyBegins }) => convoyBegins),
    goes: each(({ go }) => go),
    driveBegins: each(({ driveBegins }) => driveBegins),
    uncovered: each(({ uncovered }) => uncovered),
    entering: each(({ entering }) => entering),
    landed: each(({ landed }) => landed),
    lineTaken: each(({ lineTaken }) => lineTaken),
    cityEntered: each(({ cityEntered }) => cityEntered),
    funded: each(({ funded }) => funded),
    rewards: each(({ reward }) => reward),
    maintained: each(({ maintained }) => maintained),
    arrived: each(({ arrived }) => arrived),
    offers: each(({ offer }) => offer),
  };
}
