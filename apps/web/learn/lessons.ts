// The lessons that come with the page: races that begin at a chosen moment, each a file as the device reads it.
import { type Device, loadGame, type Started } from '../front/device.ts';
import { isExercise } from '../front/saved-races.ts';
import { save, savedText } from '../settings/local-storage.ts';
import type { ExerciseId } from './exercises/exercise.ts';
import { EXERCISES } from './exercises/index.ts';

const FILES = import.meta.glob<string>('./recorded/*.race.json', {
  query: '?raw',
  import: 'default',
});

/** Sets a lesson up; exercises that were tried before are put away. */
export async function openLesson(device: Device, lesson: ExerciseId | 'tutorial'): Promise<Started> {
  const file = FILES[`./recorded/${lesson}.race.json`];
  if (file === undefined) throw new Error(`there is no lesson ${lesson}`);
  const [text] = await Promise.all([file(), putExercisesAway(device)]);
  return loadGame(device, text);
}

/** A position that is tried has no place among one's races. */
async function putExercisesAway(device: Device): Promise<void> {
  const outcome = await device.request({ do: 'list' });
  if (!outcome.ok || outcome.value.kind !== 'list') return;
  for (const saved of outcome.value.tables)
    if (isExercise(saved)) await device.request({ do: 'drop', table: saved.table });
}

const SOLVED = 'exercises';

/** Those that were solved on this device. */
export function solvedExercises(): ExerciseId[] {
  const names = (savedText(SOLVED) ?? '').split(' ');
  return EXERCISES.map(({ id }) => id).filter((id) => names.includes(id));
}

export function saveSolved(exercise: ExerciseId): void {
  save(SOLVED, [...new Set([...solvedExercises(), exercise])].join(' '));
}
