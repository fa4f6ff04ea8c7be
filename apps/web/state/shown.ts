// What the table shows at this moment. Map, dashboard and newspaper read it; a film, or later a race being played, writes it.
import { computed, signal } from '@preact/signals';
import type { Lamps } from '@race/atlas/draw/lamps.ts';
import type { PriceTag } from '@race/atlas/draw/price-tag.ts';
import type { RacePublic, Standing } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Sheet } from '../map/sheet.ts';
import type { Moment, RaceFacts } from '../worker/messages.ts';

/** What stays the same through a race; null before there is one. */
export const facts = signal<RaceFacts | null>(null);
export const sheet = signal<Sheet | null>(null);
/** What everybody sees. */
export const known = signal<RacePublic | null>(null);
/** Once the race is over. */
export const standings = signal<readonly Standing[] | null>(null);
/** Everything that happened so far, the moment shown last. */
export const told = signal<readonly Moment[]>([]);
/** The last moment came by a step and is acted out; a jump is only shown. */
export const isActed = signal(false);
/** How much faster than usual things move. */
export const hurry = signal(1);
/** The crew whose dashboard is shown large. */
export const focus = signal<Seat>(0);

/** What can be chosen on the map now, and the way chosen so far. */
export const lamps = signal<Lamps>({ lit: [], way: [] });
/** The price of the way chosen so far, beside its last space. */
export const tag = signal<PriceTag | null>(null);
/** What touching a space does; nothing while nothing is asked. */
export const touchSpace = signal<((space: number) => void) | null>(null);

export const moment = computed<Moment | undefined>(() => told.value.at(-1));
