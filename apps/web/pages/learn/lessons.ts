// The lessons that come with the page: races that begin at a chosen moment, each as a file.

import { save, savedText } from '../../shell/base/local-storage.ts';
import { type Device, loadGame, type Started } from '../../sources/device/client.ts';
import { isExercise } from '../../sources/race-messages.ts';
import type { ExerciseId } from './exercises.ts';
import { EXERCISES } from './exercises.ts';

const FILES = import.meta.glob<string>('./recorded/*.race.json', {
  query: '?raw',
  import: 'default',
});

/** Sets a lesson up; deletes earlier tries of exercises. */
export async function openLesson(device: Device, lesson: ExerciseId | 'tutorial'): Promise<Started> {
  const file = FILES[`./recorded/${lesson}.race.json`];
  if (file === undefined) throw new Error(`there is no lesson ${lesson}`);
  const [text] = await Promise.all([file(), putExercisesAway(device)]);
  return loadGame(device, text);
}

/** Exercises are not listed among the saved races. */
export async function putExercisesAway(device: Device): Promise<void> {
  const outcome = await device.request({ do: 'list' });
  if (!outcome.ok || outcome.value.kind !== 'list') return;
  for (const saved of outcome.value.tables)
    if (isExercise(saved)) await device.request({ do: 'drop', table: saved.table });
}

const SOLVED = 'exercises';

/** The exercises that were solved on this device. */
export function solvedExercises(): ExerciseId[] {
  const names = (savedText(SOLVED) ?? '').split(' ');
  return EXERCISES.map(({ id }) => id).filter((id) => names.includes(id));
}

export function saveSolved(exercise: ExerciseId): void {
  save(SOLVED, [...new Set([...solvedExercises(), exercise])].join(' '));
}
