// A thread in which a bot thinks: it is sent what the bot is told, and says which answer it chose.
import { parentPort } from 'node:worker_threads';
import { gameOf } from './games.ts';
import type { Thinking, Thought } from './thinkers.ts';

parentPort?.on('message', ({ id, game: name, options, view, answers, bot, chance }: Thinking) => {
  const game = gameOf(name);
  if (game === null) throw new Error(`no game is called ${name}`);
  const rules = game.rules(options);
  // What came over is a copy; the rules know each answer by its own value.
  const own = answers.map((answer) => rules.readAnswer(answer));
  const chosen = game.choose({ rules, view, answers: own, bot, chance: chance.slice() });
  parentPort?.postMessage({ id, place: own.indexOf(chosen) } satisfies Thought);
});
