// What a table that is there to teach has beside it. Fetched when there is such a table.
import type { JSX } from 'preact';
import { lazy } from '../lazy.tsx';
import { facts } from '../state/table-state.ts';

const Beside = lazy(async () => {
  const { loadLearning } = await import('../learn/load.ts');
  return (await loadLearning(import('../learn/beside.tsx'))).Beside;
}, null);

export const LessonBeside = (): JSX.Element | null => (facts.value?.lesson === undefined ? null : <Beside />);
