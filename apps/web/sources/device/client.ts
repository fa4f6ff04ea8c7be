// Requests to the worker of this device about saved games, with refusals as texts.
import type { RaceOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import type { LocalPlayer } from '@race/local';
import { refusalWords, say } from '../../shell/words/say.ts';
import type { GameOutcome } from '../messages.ts';
import {
  type DeviceOutcome,
  type DeviceRequest,
  isExercise,
  type RaceEntry,
  type RaceInShort,
} from '../race-messages.ts';

/** The device that saves games of any kind. */
export interface GameDevice {
  request(request: LibraryRequest): Promise<GameOutcome<Found>>;
}

type LibraryRequest =
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'save' | 'drop'; readonly table: string };

/** The device that saves races. */
export interface Device {
  request(request: DeviceRequest): Promise<DeviceOutcome>;
}

/** The parts of a result that are read here. */
interface Found {
  readonly kind: string;
  readonly table?: string;
  readonly text?: string;
  readonly name?: string;
}

/** Why something failed: a text, with the rule where there is one. */
export interface Trouble {
  readonly words: string;
  readonly rule: string | null;
}

export type Started = { readonly table: string } | { readonly trouble: Trouble };

/** Starts a race with these options and players; the worker checks them. */
export async function startRaceWith(
  device: Device,
  options: RaceOptions,
  players: readonly LocalPlayer[],
): Promise<Started> {
  return tableIn(await requestOf(device, { do: 'set', options, players }));
}

/** Imports a game from the text of a file. */
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

/** A saved race as a file; null where it cannot be had. */
export async function raceFile(
  device: GameDevice,
  table: string,
): Promise<{ readonly text: string; readonly name: string } | null> {
  const saved = await saveGame(device, table);
  return 'trouble' in saved ? null : saved;
}

/** Deletes a saved game; returns why it could not be deleted, else null. */
export async function dropGame(device: GameDevice, table: string): Promise<Trouble | null> {
  const outcome = await requestOf(device, { do: 'drop', table });
  if (!('ok' in outcome)) return outcome;
  return outcome.ok ? null : troubleOf(outcome);
}

/** The saved races; null when the worker does not respond. */
export async function listRaces(device: Device): Promise<readonly RaceEntry[] | null> {
  const outcome = await requestOf(device, { do: 'list' });
  return 'ok' in outcome && outcome.ok && outcome.value.kind === 'list'
    ? outcome.value.tables.filter((saved) => !isExercise(saved))
    : null;
}

/** A saved race in short; null where it cannot be read. */
export async function summaryOf(device: Device, table: string): Promise<RaceInShort | null> {
  const outcome = await requestOf(device, { do: 'summary', table });
  return 'ok' in outcome && outcome.ok && outcome.value.kind === 'summary' ? outcome.value.summary : null;
}

/** Treats a failed worker as trouble, too. */
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
