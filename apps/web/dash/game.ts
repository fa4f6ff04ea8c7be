// The dash on the page, as the page knows it: what its table told, shown at a pace one can follow.
import '../trusted.ts';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Dash, DashAnswer, DashEvent } from '@race/dash';
import { indexCards, releasedCards } from '@race/dash/cards/released.ts';
import type { Refusal, Seat } from '@race/kernel';
import { characterName, type DashContext } from '@race/words/dash/index.ts';
import { connect, type Device } from '../race/client.ts';
import type { OnlineTable } from '../race/online-table.ts';
import { makePlayback } from '../race/playback.ts';
import { type BotPace, pace } from '../settings/preferences.ts';
import { NO_PICKS, type Picks } from './picks.ts';
import type { DashMessage, DashOutcome, DashRequest, DashSeatView } from './protocol.ts';
import { say, words } from './words.ts';

export type DashDevice = Device<DashRequest, DashOutcome, DashMessage>;

/** How long what others do stays before the next thing is shown. */
const STEP_TIME: Record<BotPace, number> = { calm: 900, brisk: 400, atOnce: 0 };
const A_REVEAL: Record<BotPace, number> = { calm: 2400, brisk: 1000, atOnce: 0 };

const isReveal = ({ key }: DashEvent): boolean => key === 'orderMade';

const playback = makePlayback<Dash, DashSeatView>({
  timeFor: (events) => (events.some(isReveal) ? A_REVEAL : STEP_TIME)[pace.value],
  after: (time, then) => void setTimeout(then, time),
});

let started: DashDevice | null = null;
/** The worker that hosts this device's own dashes; it is started when it is first needed. */
function own(): DashDevice {
  started ??= connect<DashRequest, DashOutcome, DashMessage>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  return started;
}

/** Where the table on the page is, when it is none of this device's own. */
export const onlineTable = signal<OnlineTable<DashDevice> | null>(null);
let device: DashDevice | null = null;
let unsubscribe = (): void => undefined;

/** Switches the page to an online table, or back to this device's own. */
export function turnTo(table: OnlineTable<DashDevice> | null): void {
  unsubscribe();
  device = table?.device ?? own();
  batch(() => {
    onlineTable.value = table;
    playback.clear();
    refused.value = null;
  });
  unsubscribe = device.subscribe(playback.receive);
}

/** Where the table on the page is. */
export function here(): DashDevice {
  if (device === null) turnTo(null);
  return device ?? own();
}

/** The table as far as it has been shown. */
export const shown = playback.shown;
/** How things stand; null while something is still being shown. */
export const seatView = playback.seatView;
/** The same, however much has been shown: whose table it is, and who sits there. */
export const latest = playback.latest;
/** Everything told so far, line by line. */
export const past = playback.steps;
export const { waiting, notice, skip } = playback;
/** Games cannot be kept on this device. */
export const isForgetful = computed(() => notice.value !== null && notice.value !== 'elsewhere');

/** The last refusal, until the next answer. */
export const refused = signal<Refusal | null>(null);
/** What the person before the screen has picked and not yet confirmed. */
export const picks = signal<Picks>(NO_PICKS);

/** Who sits before the screen. */
export const me = computed<Seat | null>(() => latest.value?.view.seat ?? null);

/** What was told, and to whom: what takes the focus looks at it. */
export const stepsNow = () => ({ steps: past.peek(), reader: me.peek() });

/** What is picked is for the question that was open then. */
const question = computed(() => `${latest.value?.table} ${latest.value?.line} ${me.value}`);
effect(() => {
  if (question.value !== '') picks.value = NO_PICKS;
});

/** The cards of the table that is open. */
export const cards = computed(() => {
  const all = releasedCards(latest.value?.options.data ?? 1);
  return { cards: all, cardIndex: indexCards(all) };
});

/** Who sits at a seat, by the name everybody calls them. */
export function nameAt(seat: Seat): string {
  const player = latest.value?.players[seat];
  const character = (shown.value ?? latest.value?.view.public)?.characters[seat] ?? null;
  if (player?.kind === 'person' && player.name !== '') return player.name;
  return character === null ? say('dash.page.seat', { n: seat + 1 }) : characterName(words(), character);
}

export const context = computed<DashContext>(() => ({ rules: cards.value, name: nameAt }));

/** What is asked of the dashes kept on this device. */
export const request = (request: DashRequest): Promise<DashOutcome> => own().request(request);

/** The line that was answered and not heard of yet: pressed twice, a button answers once. */
const answered = signal<number | null>(null);
/** Somebody has answered, and what came of it is not known yet. */
export const isAnswering = computed(() => answered.value !== null);

export async function give(answer: DashAnswer): Promise<void> {
  const now = seatView.peek();
  if (now === null || now.view.seat === null || now.line === answered.peek()) return;
  answered.value = now.line;
  noteRefusal(await here().request({ do: 'answer', seat: now.view.seat, line: now.line, answer }));
  answered.value = null;
}

/** Takes the last answer back, or the one at a line with all since. */
export async function takeBack(from?: number): Promise<void> {
  const seat = me.peek();
  if (seat === null) return;
  noteRefusal(await here().request(from === undefined ? { do: 'undo', seat } : { do: 'undo', seat, from }));
}

export const lift = async (seat: Seat): Promise<void> =>
  noteRefusal(await here().request({ do: 'lift', seat }));

/** What says why an answer cannot be given now; nothing where nobody sits before the screen. */
export const askTo = (answer: DashAnswer): (() => void) | undefined =>
  me.value === null ? undefined : () => void askWhy(answer);

async function askWhy(answer: DashAnswer): Promise<void> {
  const seat = me.peek();
  if (seat === null) return;
  const outcome = await here().request({ do: 'why', seat, answer });
  refused.value = outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
}

function noteRefusal(outcome: DashOutcome): void {
  refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
}

/** Shows a dash of this device; tells whether there is one. */
export async function openDash(table: string): Promise<boolean> {
  if (onlineTable.peek() !== null || device === null) turnTo(null);
  if (latest.peek()?.table === table) return true;
  return (await here().request({ do: 'open', table })).ok;
}
