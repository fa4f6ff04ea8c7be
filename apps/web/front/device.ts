// The page's end of the wire to the worker, as much of it as the pages before a race need.
import { readOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import type { Kept, Outcome, Wish } from '../device/protocol.ts';
import { nameOf, refusalWords, say } from '../words/say.ts';
import { type Choices, optionsOf, playersOf } from './choices.ts';

export interface Device {
  wish(wish: Wish): Promise<Outcome>;
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
  return tableIn(await asked(device, { do: 'set', options: read.options, players }));
}

/** Brings a race from the text of a file. */
export async function loadRace(device: Device, text: string): Promise<Started> {
  return tableIn(await asked(device, { do: 'load', text }));
}

export async function saveRace(
  device: Device,
  table: string,
): Promise<{ readonly text: string; readonly name: string } | { readonly trouble: Trouble }> {
  const outcome = await asked(device, { do: 'save', table });
  if (!('ok' in outcome)) return { trouble: outcome };
  if (!outcome.ok) return { trouble: troubleOf(outcome) };
  return outcome.value.kind === 'file' ? outcome.value : { trouble: silence() };
}

/** Takes a race off this device; null when it is gone. */
export async function dropRace(device: Device, table: string): Promise<Trouble | null> {
  const outcome = await asked(device, { do: 'drop', table });
  if (!('ok' in outcome)) return outcome;
  return outcome.ok ? null : troubleOf(outcome);
}

/** The races kept on this device; null when nobody answers. */
export async function listRaces(device: Device): Promise<readonly Kept[] | null> {
  const outcome = await asked(device, { do: 'list' });
  if (!('ok' in outcome) || !outcome.ok || outcome.value.kind !== 'list') return null;
  return outcome.value.tables;
}

/** A worker that is gone answers nothing; that too is said. */
async function asked(device: Device, wish: Wish): Promise<Outcome | Trouble> {
  try {
    return await device.wish(wish);
  } catch {
    return silence();
  }
}

function tableIn(outcome: Outcome | Trouble): Started {
  if (!('ok' in outcome)) return { trouble: outcome };
  if (!outcome.ok) return { trouble: troubleOf(outcome) };
  return outcome.value.kind === 'table' ? { table: outcome.value.table } : { trouble: silence() };
}

const troubleOf = (outcome: Extract<Outcome, { ok: false }>): Trouble =>
  'refusal' in outcome ? refusedWords(outcome.refusal) : faultWords(outcome.fault.option);

const refusedWords = (refusal: Refusal): Trouble => ({ words: refusalWords(refusal), rule: refusal.rule });
const faultWords = (option: string): Trouble => ({ words: say('front.fault', { option }), rule: null });
const silence = (): Trouble => ({ words: say('front.noAnswer'), rule: null });
