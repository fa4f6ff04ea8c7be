// What a table shows at this moment. Map, dashboard and newspaper read it; a race being played or a replay writes it.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Lamps } from '@race/atlas/draw/lamps.ts';
import type { Crew, Race, RaceEvent, RacePublic, Standing } from '@race/great-race';
import { makeBoard } from '@race/great-race/board/board.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Seat, Step } from '@race/kernel';
import type { ReadRules } from '@race/words';
import type { RaceFacts } from '../../sources/race-messages.ts';
import type { ReplayScene } from '../../sources/replay/messages.ts';
import type { BoardSheet } from './board-sheet.ts';
import type { AnswerStand, ModuleFace } from './module-face.ts';

/** The signs of a price, one road sign for each. */
interface Signs {
  readonly petrol: number | null;
  readonly damage: number;
  readonly dangers: number;
  readonly unknown: number;
  readonly isStop: boolean;
}

/** A tag beside a space. */
export interface SpaceTag {
  readonly at: number;
  readonly signs: Signs;
  /** In bold beside the signs: the distance, or the fare. */
  readonly head: string;
  /** In italics: what the route needs and brings. */
  readonly aside: string;
  /** Below: what is left, or why it is not possible. */
  readonly rest: readonly string[];
}

/** A space that René considered, and its letter. */
export interface WeighedSpace {
  readonly space: number;
  readonly mark: string;
  readonly isChosen: boolean;
}

export type MapRing = { readonly space: number } | { readonly seat: Seat };

/** What gestures on the map do. */
export interface MapInteraction {
  touch(space: number): void;
  /** Enter on a space: chooses it; on the chosen one, goes to the lit button. */
  enter(space: number): void;
  /** Looks at a space without choosing it; null when the pointer has left. */
  look(space: number | null): void;
  /** Whether dragging from this space draws a route. */
  draws(space: number): boolean;
  /** The drag has reached a space. */
  drawTo(space: number): void;
  letGo(): void;
}

/** Traces of what happened, for players who looked away. */
export interface Marks {
  /** The levels before the reader's crew was hit, until it acts. */
  readonly struck?: { readonly engine?: number; readonly chassis?: number };
  /** The crews that hit the reader's crew in this turn. */
  readonly strikers?: readonly Seat[];
  /** Whether plans have just been revealed. */
  readonly isFresh?: boolean;
  /** The francs the reader's crew has just been paid. */
  readonly paid?: number;
}

/** The height of the modules' badges at the upper edge of the map, in pixels. */
const BADGES = 62;

export type ShownState = ReturnType<typeof makeShownState>;

export function makeShownState() {
  /** The facts that stay the same through a race; null before there is one. */
  const facts = signal<RaceFacts | null>(null);
  const sheet = signal<BoardSheet | null>(null);
  /** The public state. */
  const publicState = signal<RacePublic | null>(null);
  /** Everything that happened so far; the last one is shown now. */
  const moments = signal<readonly Step<Race>[]>([]);
  const moment = computed<Step<Race> | undefined>(() => moments.value.at(-1));
  /** Who is asked now; null while steps are shown, and in a replay. */
  const asked = signal<readonly Seat[] | null>(null);
  /** The faces of the modules in play. */
  const inPlay = signal<readonly ModuleFace[]>([]);

  /** One property of the modules in play, in their order. */
  const gather = <X>(of: (face: ModuleFace) => X | undefined): X[] =>
    inPlay.value.flatMap((face) => of(face) ?? []);
  /** Where one of their answers is given. */
  const standOf: AnswerStand = (verb) => gather(({ stands }) => stands?.[verb])[0];

  return {
    facts,
    sheet,
    publicState,
    moments,
    moment,
    asked,
    inPlay,
    gather,
    standOf,
    badgesAbove: (): number => (inPlay.value.length > 0 ? BADGES : 0),
    ...makeCrews(publicState, moment, asked),
    /** What texts and prices need of the rules: the engine itself stays in the worker. Null before there is a race. */
    readable: computed(() =>
      facts.value === null || sheet.value === null
        ? null
        : readableRules(facts.value, sheet.value, {
            rebates: gather(({ rebate }) => rebate),
            tolls: gather(({ toll }) => toll),
          }),
    ),
    /** The hands that are shown besides public ones, by seat: in a replay, those of its viewpoint. */
    openHands: signal<NonNullable<ReplayScene['hands']>>([]),
    /** The people at an online table by seat; empty for a bot. */
    people: signal<readonly string[]>([]),
    /** Where the people of an online table are, by seat, or that a bot plays. */
    presence: signal<readonly (Whereabouts | null)[]>([]),
    /** At an online table, by seat: what the ribbon of a seat that is asked says; empty for none. */
    ribbons: signal<readonly string[]>([]),
    /** The answers that were given because time was up. */
    late: signal<readonly { readonly seat: Seat; readonly turn: number }[]>([]),
    /** What somebody at an online table has just said, and at which seat. */
    said: signal<{ readonly seat: Seat; readonly words: string } | null>(null),
    /** Set once the race is over. */
    standings: signal<readonly Standing[] | null>(null),
    /** Whether the last moment came by a step and is acted out; a jump is only shown. */
    isActed: signal(false),
    /** All events that are acted out now: those of the last moment, or of a drive over several. A replay acts moment by moment. */
    acted: signal<readonly RaceEvent[]>([]),
    /** How much faster than normal things move. */
    hurry: signal(1),
    /** The crew whose dashboard is shown large. */
    focus: signal<Seat>(0),
    /** The highlights of the map: what can be chosen now, and what has been chosen so far. */
    highlights: signal<Lamps>({ lit: [], way: [] }),
    /** The tag beside a space: the price of the route there, or why it is out of reach. */
    tag: signal<SpaceTag | null>(null),
    /** A space whose name has the pointer or the focus, in a list or in the newspaper. */
    pointed: signal<number | null>(null),
    /** What a guide means on the map, ringed in red crayon: a space, or the vehicle of a seat. */
    ringed: signal<MapRing | null>(null),
    /** A tile that is tried on a space and not yet laid, by its number. */
    trial: signal<{ readonly space: number; readonly tile: number } | null>(null),
    /** Traces of what happened, on gauges, drums and rows of rivals. */
    marks: signal<Marks>({}),
    /** Where René is going, in a race against him. */
    intent: signal<Intent | null>(null),
    /** What René considered for the step whose reasons are open. */
    weighed: signal<readonly WeighedSpace[]>([]),
    /** Null while nobody plays: gestures then only move the map. */
    mapInteraction: signal<MapInteraction | null>(null),
    /** The announcement about the space under the cursor. */
    spaceAnnouncement: signal(''),
  };
}

/** Whether the person of a seat is at the table, and what to say of that. */
export interface Whereabouts {
  readonly state: 'here' | 'away' | 'bot';
  readonly words: string;
}

// The crews as the page shows them.
export interface ShownCrew extends Omit<Crew, 'id'> {
  readonly seat: Seat;
  /** The crew that drives here; empty until it is chosen. */
  readonly id: string;
  /** Its place in turn order, from 1. */
  readonly turn: number;
  readonly isBroken: boolean;
  /** Whether this crew is asked now; while steps are shown, whether the moment shows an act of it. */
  readonly acts: boolean;
  readonly assistants: number;
  /** René Estienne: he has the second seat, and nobody plans or pays for him. */
  readonly isRene: boolean;
}

const RENES_SEAT = 1;

function makeCrews(
  publicState: ReadonlySignal<RacePublic | null>,
  moment: ReadonlySignal<Step<Race> | undefined>,
  asked: ReadonlySignal<readonly Seat[] | null>,
) {
  /** By seat. */
  const crews = computed<readonly ShownCrew[]>(() => {
    const seen = publicState.value;
    const acting = asked.value ?? [actorOf(moment.value?.events ?? [])];
    return (seen?.crews ?? []).map((crew, seat) => ({
      ...crew,
      seat,
      id: crew.id ?? '',
      turn: (seen?.order.indexOf(seat) ?? 0) + 1,
      isBroken: crew.engine === 0,
      acts: acting.includes(seat),
      assistants: crew.boxes.reduce((sum, here) => sum + here, 0),
      isRene: seat === RENES_SEAT && seen?.modules?.solo !== undefined,
    }));
  });
  /** In turn order. */
  const inOrder = computed(() => [...crews.value].sort((a, b) => a.turn - b.turn));
  return { crews, inOrder };
}

/** The crew that acts in a moment: the events after its answer follow from it. */
export function actorOf(events: readonly RaceEvent[]): Seat | null {
  const [first] = events;
  if (first === undefined || !isOwn(first) || !('seat' in first)) return null;
  // Who splits the damage acts, not who suffers it.
  return first.key === 'damageTaken' ? first.by : first.seat;
}

/** Revealing plans and paying bonuses are acts of nobody. */
const isOwn = ({ key }: RaceEvent): boolean => key !== 'planned' && key !== 'bonusPaid';

/** What texts need of a table: its board, tiles and cards, and how modules change prices. */
const readableRules = (
  { options, tiles, cards }: RaceFacts,
  { board: data }: BoardSheet,
  seams: ReadRules['seams'],
): ReadRules => ({
  board: makeBoard(data, options.towards),
  tiles,
  cards,
  seams,
  ferrying: cards.flatMap(({ fare }, index) => (fare > 0 ? [index] : [])),
});
