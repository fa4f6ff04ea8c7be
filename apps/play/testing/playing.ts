import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeviceTable } from '@race/local';
import { wiseAnswer } from '@race/local/testing/tables.ts';
import { readTable } from '@race/local/whole.ts';
import { loadRules } from '@race/rulebook';
import { type Language, loadWords } from '@race/words';
import { onTestFinished } from 'vitest';
import { choicesOf } from '../choices/choices.ts';
import { play } from '../play.ts';
import type { NarrationContext } from '../screen/telling.ts';
import { look } from '../seat/sight.ts';
import { type Person, type Played, scripted } from './console.ts';

/** A folder that is gone when the test is. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'great-race-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Game extends Played {
  readonly code: number;
  readonly folder: string;
  readonly complaints: readonly string[];
}

/** Plays the program as a person at a keyboard would. */
export async function playGame(
  person: Person,
  given: readonly string[] = [],
  at: { folder?: string; width?: number; language?: Language } = {},
): Promise<Game> {
  const { folder = freshFolder(), width = 80, language = 'en' } = at;
  const console = scripted(person, width);
  const complaints: string[] = [];
  const code = await play(
    {
      console,
      complain: (line) => complaints.push(line),
      folder,
      language,
      now: () => new Date('1935-11-15T05:00:00Z'),
      random: (words) => Array.from({ length: words }, (_, i) => 1935 * (i + 1)),
    },
    given,
  );
  return { ...console, code, folder, complaints };
}

/** The only save of a folder. */
export function saveIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length !== 1) throw new Error(`${files.length} saves`);
  return join(folder, files[0] ?? '');
}

export function tableIn(file: string): DeviceTable {
  const read = readTable(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
}

/** The line by which a person who plays like the racer answers the question that a save holds. */
function wiseLine(file: string, telling: Omit<NarrationContext, 'sight'>): string {
  const table = tableIn(file);
  const answer = wiseAnswer(table, 0);
  if (answer.do === 'plan') return answer.boxes.join(' ');
  const choices = choicesOf({ ...telling, sight: look(table, 0) });
  return String(1 + choices.findIndex((choice) => JSON.stringify(choice.answer) === JSON.stringify(answer)));
}

/** Somebody who plays like the racer, by the numbers on the screen, and stops after so many answers. */
export async function wisePerson(
  file: string,
  most = Number.POSITIVE_INFINITY,
): Promise<Exclude<Person, readonly string[]>> {
  const [words, book] = await Promise.all([loadWords('en'), loadRules('en')]);
  let left = most;
  return (_screen, prompt) => {
    if (left === 0) return null;
    left -= 1;
    return prompt.startsWith('Your choice') ? wiseLine(file, { words, book }) : '';
  };
}
