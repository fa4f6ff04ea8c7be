import { LAW_IDS, type LawId, lookClosely, tryGame } from '@race/kernel/laws/index.ts';
import * as v from 'valibot';
import type { CommandOutcome } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { gameOf } from '../games/index.ts';
import { type Evidence, readGame, readText } from '../records/files.ts';

/**
 * Examines a game that broke a law: plays it again from its seed or, if the rules have changed since, follows its
 * answers as far as they are legal and checks every position there.
 */
export function again(file: string): CommandOutcome {
  const record = readGame(file);
  const { law, after, hurry } = readEvidence(file);
  const { seed } = record;
  if (typeof seed !== 'number') throw new UsageFault(`${file} is not a game of random players`);
  const breach = gameOf(record.game).open((game) => {
    const rules = game.make(record.options);
    const trial = game.trial(rules, hurry);
    const tried = tryGame(trial, seed);
    if (tried.breach !== null) return tried.breach;
    const lines = record.entries.map(({ seat, ...entry }) => ({
      seat,
      answer: rules.readAnswer('answer' in entry ? entry.answer : null),
    }));
    return lookClosely(trial, { seed, lines, law });
  });
  const result = { file, law, after, breach };
  const text =
    breach === null
      ? `law ${law} holds now`
      : `law ${breach.law}, after ${breach.after} answers: ${breach.how}`;
  return { result, text, ok: breach === null };
}

const EVIDENCE = v.object({
  law: v.picklist(LAW_IDS),
  how: v.string(),
  after: v.number(),
  hurry: v.number(),
});

function readEvidence(file: string): Evidence & { readonly law: LawId } {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), EVIDENCE), readText(file));
  if (!read.success) throw new UsageFault(`${file} does not say which law was broken`);
  return read.output;
}
