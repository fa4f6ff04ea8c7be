import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../language.ts';

const fileOf = (language: Language) =>
  fileURLToPath(new URL(`known-faults/${language}.txt`, import.meta.url));

/** Faults that texts have today, as "fault key", until somebody rewrites them. */
export const knownFaults = (language: Language): string[] =>
  readFileSync(fileOf(language), 'utf8').split('\n').filter(Boolean);

/** Strikes those off that are gone. */
export const forget = (language: Language, left: readonly string[]): void =>
  writeFileSync(fileOf(language), left.map((one) => `${one}\n`).join(''));
