// What the table shows at this moment. Map, dashboard and newspaper read it; a replay or a race being played writes it.
import { computed, signal } from '@preact/signals';
import type { Lamps } from '@race/atlas/draw/lamps.ts';
import type { RacePublic, Standing } from '@race/great-race';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Seat } from '@race/kernel';
import type { BoardSheet } from '../map/sheet.ts';
import type { SpaceTag } from '../map/tag.tsx';
import type { RaceFacts, ReplayScene, ShownMoment } from '../replay/engine/messages.ts';

/** What stays the same through a race; null before there is one. */
export const facts = signal<RaceFacts | null>(null);
export const sheet = signal<BoardSheet | null>(null);
/** What everybody sees. */
export const publicState = signal<RacePublic | null>(null);
/** The hands that are seen besides what everybody knows, by seat: in a replay, those of its viewpoint. */
export const openHands = signal<NonNullable<ReplayScene['hands']>>([]);
/** The people at the table by seat, where each plays at a device of their own; empty for a bot. */
export const people = signal<readonly string[]>([]);
/** Once the race is over. */
export const standings = signal<readonly Standing[] | null>(null);
/** Everything that happened so far, the moment shown last. */
export const moments = signal<readonly ShownMoment[]>([]);
/** The last moment came by a step and is acted out; a jump is only shown. */
export const isActed = signal(false);
/** How much faster than normal things move. */
export const hurry = signal(1);
/** The crew whose dashboard is shown large. */
export const focus = signal<Seat>(0);

/** What is highlighted on the map: what can be chosen now, and what has been chosen so far. */
export const highlights = signal<Lamps>({ lit: [], way: [] });
/** What stands beside a space: the price of the way there, or why it is out of reach. */
export const tag = signal<SpaceTag | null>(null);
/** A space whose name has the pointer or the focus: in a list, in the newspaper. */
export const pointed = signal<number | null>(null);
/** A tile that is tried on a space and not yet laid, by its number. */
export const trial = signal<{ readonly space: number; readonly tile: number } | null>(null);

/** Where René is going, in a race against him. */
export const intent = signal<Intent | null>(null);

/** A space that René weighed, and the letter it goes by. */
export interface WeighedSpace {
  readonly space: number;
  readonly mark: string;
  readonly isChosen: boolean;
}

/** What he weighed for the step whose reasons are read. */
export const weighed = signal<readonly WeighedSpace[]>([]);

/** What touching the map does. */
export interface MapInteraction {
  touch(space: number): void;
  /** Looks at a space without choosing it; at none when the pointer has left. */
  look(space: number | null): void;
  /** Whether dragging from this space draws a way. */
  draws(space: number): boolean;
  /** The drag has come to a space. */
  drawTo(space: number): void;
  letGo(): void;
}

/** Null while nobody plays: then the map only moves. */
export const mapInteraction = signal<MapInteraction | null>(null);
/** What a screen reader is told about the space under the cursor. */
export const spaceAnnouncement = signal('');

export const moment = computed<ShownMoment | undefined>(() => moments.value.at(-1));
