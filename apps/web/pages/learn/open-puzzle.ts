// Sets the table of a puzzle up; deletes earlier tries.
import { say } from '../../shell/words/say.ts';
import { type Device, loadGame, type Started } from '../../sources/device/client.ts';
import { makeThinker } from '../../sources/thinking/thinker.ts';
import { putExercisesAway } from './lessons.ts';
import { lessonOfPuzzle, type NumberedPuzzle } from './puzzles.ts';

const thinker = makeThinker();

export async function openPuzzle(device: Device, { number, ...puzzle }: NumberedPuzzle): Promise<Started> {
  const [text] = await Promise.all([
    thinker.think('pose', { puzzle, lesson: lessonOfPuzzle(number) }),
    putExercisesAway(device),
  ]);
  return text === null ? { trouble: { words: say('puzzles.failed'), rule: null } } : loadGame(device, text);
}
