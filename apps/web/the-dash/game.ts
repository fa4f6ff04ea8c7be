// The dash being played on this device, as the page knows it: what the worker told, shown at a pace one can follow.
import { batch, computed, signal } from '@preact/signals';
import type { DashAnswer } from '@race/dash';
import { indexCards, releasedCards } from '@race/dash/cards/released.ts';
import type { Refusal, Seat } from '@race/kernel';
import { characterName, type DashContext } from '@race/words/dash/index.ts';
import { type Pace, pace } from '../front/wishes.ts';
import { connect } from '../live/client.ts';
import { NO_PICKS, type Picks } from './picks.ts';
import type { DashOutcome, DashSaid, DashSight, DashWish } from './protocol.ts';
import { say, words } from './words.ts';

const device = connect<DashWish, DashOutcome, DashSaid>(
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/** How long what others do stays before the next thing is shown. */
const A_BEAT: Record<Pace, number> = { calm: 900, brisk: 400, atOnce: 0 };
const A_REVEAL: Record<Pace, number> = { calm: 2400, brisk: 1000, atOnce: 0 };

/** How things stand, as far as they have been shown. */
export const sight = signal<DashSight | null>(null);
export const notice = signal<'elsewhere' | 'forgetful' | null>(null);
/** What has come and is not yet shown. */
export const waiting = signal<readonly DashSight[]>([]);
/** The last refusal, until the next answer. */
export const refused = signal<Refusal | null>(null);
/** What the person before the screen has picked and not yet confirmed. */
export const picks = signal<Picks>(NO_PICKS);

let isBusy = false;
let hold: ReturnType<typeof setTimeout> | undefined;

device.hear((said) => {
  if (said.say !== 'sight') {
    notice.value = said.say;
    return;
  }
  // Another table was opened: nothing of the old one is shown any more.
  if (sight.value?.table !== said.sight.table) waiting.value = [];
  waiting.value = [...waiting.value, said.sight];
  if (!isBusy || sight.value?.table !== said.sight.table) next();
});

function next(): void {
  const [first, ...rest] = waiting.value;
  isBusy = first !== undefined;
  if (first === undefined) return;
  batch(() => {
    waiting.value = rest;
    sight.value = first;
    picks.value = NO_PICKS;
  });
  const time = timeFor(first);
  if (time === 0) next();
  else hold = setTimeout(next, time);
}

/** A card laid face down tells nothing: nobody waits for it. */
function timeFor({ told, news }: DashSight): number {
  if (news === 0) return 0;
  const isReveal = told.slice(-news).some(({ key }) => key === 'orderMade');
  return (isReveal ? A_REVEAL : A_BEAT)[pace.value];
}

/** Nothing is held back any longer: what comes next is shown when it comes. */
function release(): void {
  clearTimeout(hold);
  isBusy = false;
}

/** Shows the rest at once. */
export function skip(): void {
  const last = waiting.value.at(-1);
  if (last === undefined) return;
  release();
  batch(() => {
    waiting.value = [];
    sight.value = last;
    picks.value = NO_PICKS;
  });
}

/** Who sits before the screen. */
export const me = computed<Seat | null>(() => sight.value?.view.seat ?? null);

/** The cards of the table that is open. */
export const cards = computed(() => {
  const all = releasedCards(sight.value?.options.data ?? 1);
  return { cards: all, cardIndex: indexCards(all) };
});

/** Who sits at a seat, by the name everybody calls them. */
export function nameAt(seat: Seat): string {
  const now = sight.value;
  const player = now?.players[seat];
  const character = now?.view.public.characters[seat] ?? null;
  if (player?.kind === 'person') return player.name;
  return character === null ? say('dash.page.seat', { n: seat + 1 }) : characterName(words(), character);
}

export const context = computed<DashContext>(() => ({ rules: cards.value, name: nameAt }));

export const wish = (asked: DashWish): Promise<DashOutcome> => device.wish(asked);

/** The line that was answered and not heard of yet: pressed twice, a button answers once. */
let answered: number | null = null;

export async function give(answer: DashAnswer): Promise<void> {
  const now = sight.peek();
  if (now === null || now.view.seat === null || now.line === answered || waiting.peek().length > 0) return;
  answered = now.line;
  // What one does oneself is seen at once.
  release();
  settle(await device.wish({ do: 'answer', seat: now.view.seat, line: now.line, answer }));
  answered = null;
}

export async function takeBack(): Promise<void> {
  const seat = me.peek();
  if (seat !== null) settle(await device.wish({ do: 'undo', seat }));
}

export const lift = async (seat: Seat): Promise<void> => settle(await device.wish({ do: 'lift', seat }));

/** What says why an answer cannot be given now; nothing where nobody sits before the screen. */
export const askTo = (answer: DashAnswer): (() => void) | undefined =>
  me.value === null ? undefined : () => void askWhy(answer);

async function askWhy(answer: DashAnswer): Promise<void> {
  const seat = me.peek();
  if (seat === null) return;
  const outcome = await device.wish({ do: 'why', seat, answer });
  refused.value = outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
}

function settle(outcome: DashOutcome): void {
  refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
}

/** Shows a dash of this device; tells whether there is one. */
export async function openDash(table: string): Promise<boolean> {
  if (sight.peek()?.table === table) return true;
  return (await device.wish({ do: 'open', table })).ok;
}
