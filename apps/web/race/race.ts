// The race being played, as the page knows it: what its table told, shown at a pace one can follow.
import '../trusted.ts';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Answer, Race, RacePublic } from '@race/great-race';
import { standings as standingsOf } from '@race/great-race/standings.ts';
import type { Refusal, Seat } from '@race/kernel';
import type { DriveRoute } from '@race/local';
import type { Beat, Outcome, Sight, Wish } from '../device/protocol.ts';
import type { Loss } from '../device/storage-fallback.ts';
import { loadSheet } from '../map/sheet.ts';
import type { RaceFacts } from '../replay/engine/messages.ts';
import { type Pace, pace } from '../settings/preferences.ts';
import { fetchModules, inPlay } from '../state/modules.ts';
import { facts, focus, hurry, intent, isActed, known, sheet, standings, told } from '../state/table-state.ts';
import { speakOfRefusals, speakOfSolo } from '../words/say.ts';
import { connect, type Device } from './client.ts';
import { type Elsewhere, elsewhere } from './online-table.ts';
import { makeStage } from './playback.ts';

/** The worker that hosts this device's own races. */
export const own = connect(new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module' }));

/** How long what the bots do stays on the stage. */
const A_BEAT: Record<Pace, number> = { calm: 1400, brisk: 600, atOnce: 0 };
const FOR_EACH_EVENT: Record<Pace, number> = { calm: 350, brisk: 120, atOnce: 0 };
const LONGEST = 4000;

/** How much faster than usual the stage goes: what was missed is shown as a short film. */
let rush = 1;

const stage = makeStage<Race, Sight>({
  timeFor: ({ length }) => usualTime(length) / rush,
  after: (time, then) => void setTimeout(then, time),
});
function usualTime(events: number): number {
  return Math.min(LONGEST, A_BEAT[pace.value] + FOR_EACH_EVENT[pace.value] * events);
}

/** A film of what was missed lasts no longer than this, however much it was. */
const LONGEST_FILM = 12_000;
const LEAST_RUSH = 1.5;

/** Shows once more what led here from how things stood before. */
export function showAgain(before: RacePublic, beats: readonly Beat[]): void {
  const time = beats.reduce(
    (sum, { events }) => sum + (events.length === 0 ? 0 : usualTime(events.length)),
    0,
  );
  rush = Math.max(LEAST_RUSH, time / LONGEST_FILM);
  hurry.value = rush;
  stage.again(before, beats);
}

// Once everything has been shown, things go at their usual pace.
effect(() => {
  if (stage.waiting.value > 0) return;
  rush = 1;
  hurry.value = 1;
});

/** Why races cannot be kept on this device; null where they can. */
export const loss = signal<Loss | null>(null);
/** Room on this device is running out. */
export const isTight = signal(false);
own.hear((said) => {
  if (said.say === 'forgetful') loss.value = said.loss;
});

/** Board, modules and their words are there: before that nothing of a race is shown, and nobody is asked. */
const isSetOut = signal(false);

/** Where the table on the page is. */
let device: Device = own;
let stopHearing = hearFrom(own);

function hearFrom(from: Device): () => void {
  return from.hear((said) => {
    if (said.say === 'facts') void setOut(said.facts);
    else if (said.say !== 'outcome') stage.hear(said);
  });
}

/** The page turns to a table elsewhere, or back to this device's own. */
export function turnTo(table: Elsewhere | null): void {
  stopHearing();
  device = table?.device ?? own;
  batch(() => {
    elsewhere.value = table;
    stage.clear();
    known.value = null;
    reader.value = null;
    focus.value = 0;
  });
  stopHearing = hearFrom(device);
}

/** Lays out the board of the race that was opened. */
async function setOut(opened: RaceFacts): Promise<void> {
  isSetOut.value = false;
  if (opened.solo !== undefined) await speakOfSolo();
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

export const wish = (asked: Wish): Promise<Outcome> => device.wish(asked);

/** How things stand; null while something is still being shown. */
export const sight = computed(() => (isSetOut.value ? stage.sight.value : null));
export const waiting = stage.waiting;
/** What must be known about keeping this race. */
export const notice = computed(
  () => stage.notice.value ?? (isTight.value && elsewhere.value === null ? 'tight' : null),
);
/** Everything told so far, line by line. */
export const past = stage.told;
/** What was told in the race this one was forked from, line by line. */
export const { before } = stage;
export const { skip } = stage;

export function forgetNotice(): void {
  if (stage.notice.peek() === null) isTight.value = false;
  stage.forgetNotice();
}

/** The last refusal, until the next answer. */
export const refused = signal<Refusal | null>(null);

/** Who sits before the screen: the seat whose knowledge is shown. */
const me = computed(() => sight.value?.view.seat ?? null);

/** The line that was answered and not heard of yet: pressed twice, a button answers once. */
const answered = signal<number | null>(null);

export async function give(answer: Answer): Promise<void> {
  const now = sight.peek();
  if (now === null || now.view.seat === null || now.line === answered.peek()) return;
  answered.value = now.line;
  const outcome = await device.wish({ do: 'answer', seat: now.view.seat, line: now.line, answer });
  answered.value = null;
  settle(outcome);
  // From now on things may be refused: the words for that come before they are needed.
  void speakOfRefusals();
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
  const now = sight.peek();
  if (now === null || now.view.seat === null) return;
  const { seat, public: known } = now.view;
  isUnderWay.value = true;
  agreed.value = { from: known.crews[seat]?.at ?? -1, spaces, fare, tiles: known.tiles };
  const outcome = await device.wish({ do: 'drive', seat, line: now.line, spaces, by: fare });
  if (!outcome.ok) agreed.value = null;
  settle(outcome);
  isUnderWay.value = false;
}

/** Takes the last answer back, or the one at a line with all since. */
export async function takeBack(from?: number): Promise<void> {
  const seat = me.peek();
  if (seat === null) return;
  agreed.value = null;
  settle(await device.wish(from === undefined ? { do: 'undo', seat } : { do: 'undo', seat, from }));
}

export async function lift(seat: number): Promise<void> {
  settle(await device.wish({ do: 'lift', seat }));
}

/** Why an answer cannot be given now; null when it can, or when nobody is asked. */
export async function whyNot(answer: Answer): Promise<Refusal | null> {
  const seat = me.peek();
  if (seat === null) return null;
  const outcome = await device.wish({ do: 'why', seat, answer });
  return outcome.ok && outcome.value.kind === 'refusal' ? outcome.value.refusal : null;
}

export async function askWhy(answer: Answer): Promise<void> {
  refused.value = await whyNot(answer);
}

function settle(outcome: Outcome): void {
  refused.value = !outcome.ok && 'refusal' in outcome ? outcome.refusal : null;
}

/** Shows a table of this device; tells whether there is one. */
export async function openTable(table: string): Promise<boolean> {
  // The page of a table elsewhere may not have been left yet.
  if (elsewhere.peek() !== null) turnTo(null);
  const outcome = await own.wish({ do: 'open', table });
  return outcome.ok;
}

const onPage = signal<string | null>(null);
/** A table is on the page; while a film is, it goes on unseen. */
export const isOnPage = computed(() => onPage.value !== null);

/** Puts a table on the page; gives how to take it off again, which does nothing where another one has come since. */
export function putOnPage(table: string): () => void {
  onPage.value = table;
  return () => {
    if (onPage.peek() === table) onPage.value = null;
  };
}

// What the stage shows goes to map, dashboard and newspaper.
effect(() => {
  const shown = stage.shown.value;
  if (shown === null || !isOnPage.value || !isSetOut.value) return;
  const lines = [...stage.before.value, ...stage.told.value.map(({ events }) => events)];
  batch(() => {
    isActed.value = stage.now.value.length > 0;
    known.value = shown;
    told.value = lines.map((events) => ({ turn: shown.turn, phase: shown.phase, events }));
    standings.value = shown.phase === 'over' ? standingsOf(shown) : null;
  });
});

// Where René is going is drawn on the map.
effect(() => {
  const now = stage.sight.value;
  if (now !== null) intent.value = isOnPage.value ? now.intent : null;
});

/** This race is under way for who plays it: there is something to go back to. */
export const hasAnswered = computed(
  () => (known.value?.turn ?? 0) > 1 || past.value.some(({ seat }) => seat !== null && seat === reader.value),
);

/** Who sits before the screen, also while something is still being shown. */
export const reader = signal<Seat | null>(null);

effect(() => {
  const seat = stage.sight.value?.view.seat ?? null;
  if (seat === null) return;
  focus.value = seat;
  reader.value = seat;
});
