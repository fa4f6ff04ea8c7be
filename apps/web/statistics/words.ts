import { words } from '../words/say.ts';

/** A number with one decimal at most. */
export const figure = (value: number): string => words().number.format(Math.round(value * 10) / 10);

export const meanWords = (value: number | null): string => (value === null ? '–' : figure(value));
