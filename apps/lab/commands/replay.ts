import { isFinished } from '@race/kernel';
import { LANGUAGES } from '@race/words';
import { command } from '../cli/command.ts';
import { oneOf } from '../cli/options.ts';
import { listing } from '../records/listing.ts';
import { mustReplay, withGame } from '../records/rerun.ts';

export const replay = command({
  name: 'replay',
  summary: 'Prints a recorded game, answer by answer.',
  takes: ['FILE'],
  options: { language: oneOf('a language, or the keys of the engine', [...LANGUAGES, 'keys'], 'en') },
  async run({ language }, { files: [file = ''] }) {
    return withGame(file, async ({ game, rules, record, history: read }) => {
      const words = language === 'keys' ? null : await game.load(language);
      const history = mustReplay(file, read);
      const result = {
        file,
        game: record.game,
        lines: record.entries.length,
        standing: history.standing.length,
        finished: isFinished(history),
        options: record.options,
      };
      return { result, text: listing(game, { rules, record, words }), ok: true };
    });
  },
});
