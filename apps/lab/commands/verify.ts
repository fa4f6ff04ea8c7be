import { isFinished } from '@race/kernel';
import { command } from '../cli/command.ts';
import { refusalText } from '../records/refusals.ts';
import { withGame } from '../records/rerun.ts';

export const verify = command({
  name: 'verify',
  summary: 'Replays a recorded game and checks every position and the commitment.',
  takes: ['FILE'],
  options: {},
  run(_given, { files: [file = ''] }) {
    return withGame(file, ({ record, history }) => {
      const about = { file, game: record.game, lines: record.entries.length, commitment: record.commitment };
      if (history.ok) {
        const finished = isFinished(history.value);
        const text = `${file}: ${about.lines} lines, all as recorded${finished ? '' : '; the game is not finished'}`;
        return { result: { ...about, ok: true, finished }, text, ok: true };
      }
      const { refusal } = history;
      const problem = refusalText(refusal);
      const line = Number(refusal.with.line ?? 0);
      return {
        result: { ...about, ok: false, reason: refusal.reason, line, problem },
        text: `${file}: ${problem}`,
        ok: false,
      };
    });
  },
});
