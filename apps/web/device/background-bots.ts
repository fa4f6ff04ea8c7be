// Bots of a race that think in a background thread.
import { loadBot } from '@race/bots/load.ts';
import { isPatient } from '@race/bots/names.ts';
import type { Answer } from '@race/great-race';
import { botQuestion, type DeviceTable } from '@race/local';
import type { Thinker } from '../thinking/thinker.ts';
import type { BackgroundBots } from './game-adapter.ts';

export const backgroundBotsWith = (thinker: Thinker): BackgroundBots<DeviceTable, Answer> => ({
  takesTime({ plan }, seat) {
    const player = plan.players[seat];
    return player?.kind === 'bot' && isPatient(player.bot);
  },
  async elsewhere(table, seat) {
    const question = botQuestion(table, seat);
    const thought = await thinker.think({ do: 'choose', options: table.plan.options, ...question });
    return thought?.type === 'chosen' ? (question.answers[thought.place] ?? null) : null;
  },
  async here(table, seat) {
    const { bot, ...asked } = botQuestion(table, seat);
    return (await loadBot(bot, table.plan.options)).choose({ rules: table.rules, ...asked });
  },
});
