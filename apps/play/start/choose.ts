import { existsSync } from 'node:fs';
import type { DeviceTable } from '@race/local';
import { newTable } from '@race/local/whole.ts';
import { type Language, loadWords, named, t, type Words } from '@race/words';
import type { Console } from '../console/console.ts';
import { alarm, type Block, gap, text } from '../console/page.ts';
import { findSaves, keep, newSave, tryRead } from '../store/saves.ts';
import type { ArgumentFault, GivenArguments } from './arguments.ts';
import { decide, endsOf, pickLanguage, pickRace } from './menu.ts';
import { planOf } from './plan.ts';
import { damagedWords, welcomePage } from './welcome.ts';

/** What the game needs of the world outside. */
export interface Host {
  readonly console: Console;
  /** Where what is wrong with the command line is told. */
  readonly complain: (line: string) => void;
  /** The folder of the saves. */
  readonly folder: string;
  readonly language: Language;
  readonly now: () => Date;
  /** So many random words of 32 bits. */
  readonly random: (words: number) => number[];
}

/** A race to sit down at, or none. */
export type ChosenTable =
  | {
      readonly kind: 'race';
      readonly table: DeviceTable;
      readonly file: string;
      readonly language: Language;
      /** The file is one of the folder of saves, not one that the person named. */
      readonly ours: boolean;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly fault: ArgumentFault };

const fault = (key: ArgumentFault['key'], details: ArgumentFault['with']): ChosenTable => ({
  kind: 'fault',
  fault: { key, with: details },
});

/** What decides about a race, and so cannot be said of one that is under way. */
const DECIDES = [
  'board',
  'towards',
  'crews',
  'rivals',
  'seed',
  'crew',
] as const satisfies readonly (keyof GivenArguments)[];

const deciding = (said: GivenArguments) => DECIDES.find((name) => said[name] !== undefined);

/** The race in the file that was named, one that was left, or a new one. */
export async function chooseRace(host: Host, said: GivenArguments, initial: Words): Promise<ChosenTable> {
  const { file } = said;
  if (file === undefined || !existsSync(file)) return welcome(host, said, initial);
  const read = tryRead(file);
  if (read === null) return fault('terminal.fault.noTable', { file });
  if (!read.ok) return welcome(host, said, initial, [alarm(damagedWords(initial, read.damaged))]);
  const { table } = read;
  const option = deciding(said);
  if (option !== undefined) return fault('terminal.fault.underWay', { option: `--${option}`, file });
  if (seatOf(table) < 0) return fault('terminal.fault.notForOne', { file });
  host.console.show([...welcomePage(initial), gap, resumedLine(initial, table)]);
  return { kind: 'race', table, file, language: initial.language, ours: false };
}

/** The seat of the one person at a table; -1 when there is none, or more than one. */
export function seatOf({ plan }: DeviceTable): number {
  const people = plan.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? -1) : -1;
}

/** Language first, then what was left unfinished, then a new race. */
async function welcome(
  host: Host,
  said: GivenArguments,
  initial: Words,
  notes: readonly Block[] = [],
): Promise<ChosenTable> {
  const { console } = host;
  console.show([...welcomePage(initial), ...notes]);
  const language = said.language ?? (await pickLanguage(console, initial, host.language));
  if (language === null) return { kind: 'none' };
  const words = await loadWords(language);
  const old = said.file === undefined ? await offerOld(host, said, words) : 'new';
  return old === 'new' ? begin(host, said, words) : old;
}

/** Races that were left. Who says what the race is like wants a new one. */
async function offerOld(
  { console, folder }: Host,
  said: GivenArguments,
  words: Words,
): Promise<ChosenTable | 'new'> {
  const { saves, damaged } = findSaves(folder);
  for (const one of damaged) console.show([gap, alarm(damagedWords(words, one))]);
  const fitting = saves.filter(({ table }) => seatOf(table) >= 0);
  if (fitting.length === 0 || deciding(said) !== undefined) return 'new';
  const old = await pickRace(console, words, fitting);
  if (old === null) return { kind: 'none' };
  if (old === 'new') return old;
  console.show([gap, resumedLine(words, old.table)]);
  return { kind: 'race', table: old.table, file: old.file, language: words.language, ours: true };
}

function resumedLine(words: Words, { history }: DeviceTable): Block {
  const { turn, phase } = history.state.public;
  return text(t(words, 'terminal.resumed', { turn, phase: named(words, `names.phase.${phase}`) }));
}

async function begin(host: Host, said: GivenArguments, words: Words): Promise<ChosenTable> {
  const { console, folder, now, random } = host;
  const decided = await decide(console, words, said);
  if (decided === null) return { kind: 'none' };
  const table = newTable(planOf(decided, random));
  const file = said.file ?? newSave(folder, now());
  if (said.file !== undefined && !canKeep(file, table)) return fault('terminal.fault.noTable', { file });
  console.show([gap, text(t(words, 'terminal.begin', endsOf(words, decided.board, decided.towards)))]);
  return { kind: 'race', table, file, language: words.language, ours: said.file === undefined };
}

function canKeep(file: string, table: DeviceTable): boolean {
  try {
    keep(file, table);
    return true;
  } catch {
    return false;
  }
}
