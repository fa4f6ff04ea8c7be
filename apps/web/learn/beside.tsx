// What stands beside a table that is there to teach: the helper, or the goal of an exercise.
import type { JSX } from 'preact';
import { facts } from '../state/table-state.ts';
import { EXERCISES } from './exercises/index.ts';
import { Goal } from './goal.tsx';
import { Helper } from './helper.tsx';
import './beside.css';

export function Beside(): JSX.Element | null {
  const lesson = facts.value?.lesson;
  const exercise = EXERCISES.find(({ id }) => id === lesson);
  if (exercise !== undefined) return <Goal exercise={exercise} />;
  return lesson === 'tutorial' ? <Helper /> : null;
}
