// Requests to the device's worker, as the pages before a race need them.
import { readOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import type { DeviceOutcome, DeviceRequest, GameOutcome, RaceEntry } from '../device/protocol.ts';
import { nameOf, refusalWords, say } from '../words/say.ts';
import { type Choices, optionsOf, playersOf } from './choices.ts';
import { isExercise } from './saved-races.ts';

/** The device as it keeps games of any kind. */
export interface GameDevice {
  request(request: LibraryRequest): Promise<GameOutcome<Found>>;
}

type LibraryRequest =
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'save' | 'drop'; readonly table: string };

/** The device as it keeps races. */
export interface Device {
  request(request: DeviceRequest): Promise<DeviceOutcome>;
}

/** As much of a result as is read here. */
interface Found {
  readonly kind: string;
  readonly table?: string;
  readonly text?: string;
  readonly name?: string;
}

/** Why something did not come about: in words, with the rule where one speaks. */
export interface Trouble {
  readonly words: string;
  readonly rule: string | null;
}

export type Started = { readonly table: string } | { readonly trouble: Trouble };

/** Sets up a race as chosen. */
export async function startRace(device: Device, choices: Choices): Promise<Started> {
  const read = readOptions(optionsOf(choices));
  if (!read.ok) return { trouble: faultWords(read.fault.option) };
  const players = playersOf(choices, (crew) => nameOf('surname', crew));
  return tableIn(await requestOf(device, { do: 'set', options: read.options, players }));
}

/** Brings a game from the text of a file. */
export async function loadGame(device: GameDevice, text: string): Promise<Started> {
  return tableIn(await requestOf(device, { do: 'load', text }));
}

export async function saveGame(
  device: GameDevice,
  table: string,
): Promise<{ readonly text: string; readonly name: string } | { readonly trouble: Trouble }> {
  const outcome = await requestOf(device, { do: 'save', table });
  if (!('ok' in outcome)) return { trouble: outcome };
  if (!outcome.ok) return { trouble: troubleOf(outcome) };
  const { text, name } = outcome.value;
  return text === undefined || name === undefined ? { trouble: silence() } : { text, name };
}

/** The same for who only needs to know whether there is one. */
export async function raceFile(
  device: GameDevice,
  table: string,
): Promise<{ readonly text: string; readonly name: string } | null> {
  const saved = await saveGame(device, table);
  return 'trouble' in saved ? null : saved;
}

/** Takes a game off this device; null when it is gone. */
export async function dropGame(device: GameDevice, table: string): Promise<Trouble | null> {
  const outcome = await requestOf(device, { do: 'drop', table });
  if (!('ok' in outcome)) return outcome;
  return outcome.ok ? null : troubleOf(outcome);
}

/** The races kept on this device; null when nobody answers. */
export async function listRaces(device: Device): Promise<readonly RaceEntry[] | null> {
  const outcome = await requestOf(device, { do: 'list' });
  return 'ok' in outcome && outcome.ok && outcome.value.kind === 'list'
    ? outcome.value.tables.filter((saved) => !isExercise(saved))
    : null;
}

/** A worker that is gone answers nothing; that too is said. */
async function requestOf<W, X>(
  device: { request(request: W): Promise<X> },
  request: W,
): Promise<X | Trouble> {
  try {
    return await device.request(request);
  } catch {
    return silence();
  }
}

function tableIn(outcome: GameOutcome<Found> | Trouble): Started {
  if (!('ok' in outcome)) return { trouble: outcome };
  if (!outcome.ok) return { trouble: troubleOf(outcome) };
  const { table } = outcome.value;
  return table === undefined ? { trouble: silence() } : { table };
}

const troubleOf = (outcome: Extract<GameOutcome<Found>, { ok: false }>): Trouble =>
  'refusal' in outcome ? refusedWords(outcome.refusal) : faultWords(outcome.fault.option);

const refusedWords = (refusal: Refusal): Trouble => ({ words: refusalWords(refusal), rule: refusal.rule });
const faultWords = (option: string): Trouble => ({ words: say('front.fault', { option }), rule: null });
const silence = (): Trouble => ({ words: say('front.noAnswer'), rule: null });
