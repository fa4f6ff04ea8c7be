import type { Exercise } from './exercise.ts';
import { finish } from './finish.ts';
import { guards } from './guards.ts';
import { lines } from './lines.ts';
import { planning } from './planning.ts';
import { ways } from './ways.ts';

/** In the order in which they are best tried. */
export const EXERCISES = [planning, ways, guards, lines, finish] as const satisfies readonly Exercise[];
