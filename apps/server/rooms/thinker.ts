// A thread in which a bot thinks: it is sent what the bot is told, and says which answer it chose.
import { gameOf } from './games.ts';
import type { Thinking } from './thinkers.ts';
import { serveJobs } from './thread.ts';

/** The place of the answer chosen. */
serveJobs(({ game: name, options, view, answers, bot, chance }: Thinking): number => {
  const game = gameOf(name);
  if (game === null) throw new Error(`no game is called ${name}`);
  const rules = game.rules(options);
  // What came over is a copy; the rules know each answer by its own value.
  const own = answers.map((answer) => rules.readAnswer(answer));
  const place = own.indexOf(game.choose({ rules, view, answers: own, bot, chance: chance.slice() }));
  if (place < 0) throw new Error(`${bot} chose what was not offered`);
  return place;
});
