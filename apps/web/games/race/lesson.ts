// What a table that teaches says in the bar. A guide puts it there, and the bar makes room for it.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { perTable } from '../../table/model/table.ts';

const nothing = () => signal<ComponentType | null>(null);

/** Components of a lesson that replace the steps, the question and the buttons of the bar. */
export const lessonOf = perTable(() => ({ head: nothing(), told: nothing(), acts: nothing() }));
