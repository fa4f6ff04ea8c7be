import type { Language } from '../language.ts';

const NAMES = [
  'names.game',
  'names.city.rio-de-janeiro',
  'names.map.ojos-del-salado',
  'names.leader.english',
  'names.leader.belgian',
  'names.vehicle.italian',
];

/** Texts of three words or more that are the same as in English on purpose. */
export const SAME_ON_PURPOSE: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: [...NAMES],
  de: [...NAMES],
  nl: [...NAMES],
};
