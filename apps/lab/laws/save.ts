import { gameOf } from '../games/index.ts';
import { compact, writeText } from '../records/files.ts';
import { recordOf } from '../records/make.ts';
import type { Violation } from './job.ts';

/** Writes the game that broke a law, and says where. */
export function save(violation: Violation, to: string) {
  const { game: id, law, how, after, options, hurry, seed, lines } = violation;
  gameOf(id).open((game) => {
    const rules = game.make(options);
    const answered = lines.map(({ seat, answer }) => ({ seat, answer: rules.readAnswer(answer) }));
    const record = recordOf(game, rules, { options, seed, salt: 'laws', lines: answered });
    writeText(to, compact({ ...record, law, how, after, hurry }));
  });
  return { law, how, after, options, seed, file: to };
}
