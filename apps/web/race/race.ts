// The race being played, as the page knows it: what its table told, shown at a pace one can follow.
import '../trusted.ts';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Answer, Race, RacePublic } from '@race/great-race';
import { standings as standingsOf } from '@race/great-race/standings.ts';
import type { Refusal, Seat } from '@race/kernel';
import type { DriveRoute } from '@race/local';
import type { DeviceOutcome, DeviceRequest, NewStep, RaceSeatView } from '../device/protocol.ts';
import type { Loss } from '../device/storage-fallback.ts';
import { loadSheet } from '../map/sheet.ts';
import type { RaceFacts } from '../replay/engine/messages.ts';
import { type BotPace, pace } from '../settings/preferences.ts';
import { fetchModules, inPlay } from '../state/modules.ts';
import {
  facts,
  focus,
  hurry,
  intent,
  isActed,
  moments,
  publicState,
  sheet,
  standings,
} from '../state/table-state.ts';
import { loadRefusalTexts, loadSoloTexts } from '../words/say.ts';
import { connect, type Device } from './client.ts';
import { type OnlineTable, onlineTable } from './online-table.ts';
import { makePlayback } from './playback.ts';

/** The worker that hosts this device's own races. */
export const own = connect(new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module' }));

/** How long a step of the bots is shown. */
const STEP_TIME: Record<BotPace, number> = { calm: 1400, brisk: 600, atOnce: 0 };
const FOR_EACH_EVENT: Record<BotPace, number> = { calm: 350, brisk: 120, atOnce: 0 };
const LONGEST = 4000;

/** How much faster than normal the playback runs: what was missed is shown as a short recap. */
let rush = 1;

const playback = makePlayback<Race, RaceSeatView>({
  timeFor: ({ length }) => defaultTime(length) / rush,
  after: (time, then) => void setTimeout(then, time),
});
function defaultTime(events: number): number {
  return Math.min(LONGEST, STEP_TIME[pace.value] + FOR_EACH_EVENT[pace.value] * events);
}

/** A recap lasts no longer than this, however much was missed. */
const LONGEST_RECAP = 12_000;
const LEAST_RUSH = 1.5;

/** Shows once more what led here from how things stood before. */
export function showRecap(before: RacePublic, steps: readonly NewStep[]): void {
  const time = steps.reduce(
    (sum, { events }) => sum + (events.length === 0 ? 0 : defaultTime(events.length)),
    0,
  );
  rush = Math.max(LEAST_RUSH, time / LONGEST_RECAP);
  hurry.value = rush;
  playback.recap(before, steps);
}

// Once everything has been shown, the playback returns to its normal pace.
effect(() => {
  if (playback.waiting.value > 0) return;
  rush = 1;
  hurry.value = 1;
});

/** Why races cannot be kept on this device; null where they can. */
export const loss = signal<Loss | null>(null);
/** Room on this device is running out. */
export const isTight = signal(false);
own.subscribe((said) => {
  if (said.type === 'storageLost') loss.value = said.loss;
});

/** Board, modules and their words are there: before that nothing of a race is shown, and nobody is asked. */
const isSetOut = signal(false);

/** Where the table on the page is. */
let device: Device = own;
let unsubscribe = listenTo(own);

function listenTo(from: Device): () => void {
  return from.subscribe((said) => {
    if (said.type === 'facts') void setOut(said.facts);
    else if (said.type !== 'outcome') playback.receive(said);
  });
}

/** Switches the page to an online table, or back to this device's own. */
export function turnTo(table: OnlineTable | null): void {
  unsubscribe();
  device = table?.device ?? own;
  batch(() => {
    onlineTable.value = table;
    playback.clear();
    publicState.value = null;
    reader.value = null;
    focus.value = 0;
  });
  unsubscribe = listenTo(device);
}

/** Lays out the board of the race that was opened. */
async function setOut(opened: RaceFacts): Promise<void> {
  isSetOut.value = false;
  if (opened.solo !== undefined) await loadSoloTexts();
  const { board, data } = opened.options;
  // René has pages and panels of his own.
  const { modules } = opened.solo ?? opened.options;
  const [map, faces] = await Promise.all([loadSheet(board, data), fetchModules(modules)]);
  batch(() => {
    inPlay.value = faces;
    facts.value = opened;
    sheet.value = map;
    isSetOut.value = true;
  });
}

export const request = (request: DeviceRequest): Promise<DeviceOutcome> => device.request(request);

/** How things stand; null while something is still being shown. */
export const seatView = computed(() => (isSetOut.value ? playback.seatView.value : null));
export const waiting = playback.waiting;
/** What must be known about keeping this race. */
export const notice = computed(
  () => playback.notice.value ?? (isTight.value && onlineTable.value === null ? 'tight' : null),
);
/** Everything told so far, line by line. */
export const past = playback.steps;
/** What was told in the race this one was forked from, line by line. */
export const { before } = playback;
export const { skip } = playback;

export function forgetNotice(): void {
  if (playback.notice.peek() === null) isTight.value = false;
  playback.forgetNotice();
}

/** The last refusal, until the next answer. */
export const refused = signal<Refusal | null>(null);

/** Who sits before the screen: the seat whose knowledge is shown. */
const me = computed(() => seatView.value?.view.seat ?? null);

/** The line that was answered and not heard of yet: pressed twice, a button answers once. */
const answered = signal<number | null>(null);

export async function give(answer: Answer): Promise<void> {
  const now = seatView.peek();
  if (now === null || now.view.seat === null || now.line === answered.peek()) return;
  answered.value = now.line;
  const outcome = await device.request({ do: 'answer', seat: now.view.seat, line: now.line, answer });
  answered.value = null;
  noteRefusal(outcome);
  // From now on things may be refused: the words for that come before they are needed.
  void loadRefusalTexts();
}

/** A way from where the vehicle stood, and the tiles as they lay when it was agreed to. */
interface Agreed {
  readonly from: number;
  readonly spaces: readonly number[];
  readonly fare: DriveRoute['fare'];
  readonly tiles: readonly number[];
}

/** The way that was agreed to, until it is driven or given up; and whether the worker is still busy with it. */
export const agreed = signal<Agreed | null>(null);
export const isUnderWay = signal(false);

/** Somebody has answered, and what came of it is not known yet. */
export const isAnswering = computed(() => answered.value !== null || isUnderWay.value);

/** Several spaces in one gesture. */
export async function driveAlong({ spaces, fare }: Pick<DriveRoute, 'spaces' | 'fare'>): Promise<void> {
  const now = seatView.peek();
  if (now === null || now.view.seat === null) return;
  const { seat, public: publicState } = now.view;
  isUnderWay.value = true;
  agreed.value = { from: publicState.crews[seat]?.at ?? -1, spaces, fare, tiles: publicState.tiles };
  const outcome = await device.request({ do: 'drive', seat, line: now.line, spaces, by: fare });
  if (!outcome.ok) agreed.value = null;
  noteRefusal(outcome);
  isUnderWay.value = false;
}

/** Takes the last answer back, or the one at a line with all since. */
export async function takeBack(from?: number): Promise<void> {
  const seat = me.peek();
  if (seat === null) return;
  agreed.value = null;
  noteRefusal(await device.request(from === undefined ? { do: 'undo', seat } : { do: 'undo', seat, from }));
}

export async function lift(seat: number): Promise<void> {
  noteRefusal(await device.request({ do: 'lift', seat }));
}

/** Why an answer cannot be given now; null when it can, or when nobody is asked. */
export async function whyNot(answer: Answer): Promise<Refusal | null> {
  const seat = me.peek();
  if (seat === null) return null;
  const outcome = await device.request({ do: 'why', seat, answer });
  return outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
}

export async function askWhy(answer: Answer): Promise<void> {
  refused.value = await whyNot(answer);
}

function noteRefusal(outcome: DeviceOutcome): void {
  refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
}

/** Shows a table of this device; tells whether there is one. */
export async function openTable(table: string): Promise<boolean> {
  // The page of an online table may not have been left yet.
  if (onlineTable.peek() !== null) turnTo(null);
  const outcome = await own.request({ do: 'open', table });
  return outcome.ok;
}

const onPage = signal<string | null>(null);
/** A table is on the page; while a replay is, the table continues unseen. */
export const isOnPage = computed(() => onPage.value !== null);

/** Puts a table on the page; gives how to take it off again, which does nothing where another one has come since. */
export function putOnPage(table: string): () => void {
  onPage.value = table;
  return () => {
    if (onPage.peek() === table) onPage.value = null;
  };
}

// What the playback shows goes to map, dashboard and newspaper.
effect(() => {
  const shown = playback.shown.value;
  if (shown === null || !isOnPage.value || !isSetOut.value) return;
  const lines = [...playback.before.value, ...playback.steps.value.map(({ events }) => events)];
  batch(() => {
    isActed.value = playback.now.value.length > 0;
    publicState.value = shown;
    moments.value = lines.map((events) => ({ turn: shown.turn, phase: shown.phase, events }));
    standings.value = shown.phase === 'over' ? standingsOf(shown) : null;
  });
});

// Where René is going is drawn on the map.
effect(() => {
  const now = playback.seatView.value;
  if (now !== null) intent.value = isOnPage.value ? now.intent : null;
});

/** This race is under way for who plays it: there is something to go back to. */
export const hasAnswered = computed(
  () =>
    (publicState.value?.turn ?? 0) > 1 ||
    past.value.some(({ seat }) => seat !== null && seat === reader.value),
);

/** Who sits before the screen, also while something is still being shown. */
export const reader = signal<Seat | null>(null);

effect(() => {
  const seat = playback.seatView.value?.view.seat ?? null;
  if (seat === null) return;
  focus.value = seat;
  reader.value = seat;
});
