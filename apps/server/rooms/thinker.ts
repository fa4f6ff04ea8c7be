// A thread in which a bot thinks: it gets the bot's view and returns the answer chosen.

import { serveJobs } from '../common/thread.ts';
import { gameOf } from './games.ts';
import type { Thinking } from './thinkers.ts';

/** The index of the chosen answer. */
serveJobs(({ game: name, options, view, answers, bot, chance }: Thinking): number => {
  const game = gameOf(name);
  if (game === null) throw new Error(`no game is called ${name}`);
  const rules = game.rules(options);
  // Messages are copied, but rules compare answers by identity.
  const own = answers.map((answer) => rules.readAnswer(answer));
  const place = own.indexOf(game.choose({ rules, view, answers: own, bot, chance: chance.slice() }));
  if (place < 0) throw new Error(`${bot} chose what was not offered`);
  return place;
});
