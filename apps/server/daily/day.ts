// A day is one of UTC, written as 2026-11-15: the same for everybody. DAILY-01.

const LENGTH = 24 * 60 * 60 * 1_000;

export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The first moment after this day. */
export const endOf = (day: string): number => startOf(day) + LENGTH;

/** Whether the day exists. */
export const isDay = (day: string): boolean => !Number.isNaN(startOf(day)) && dayOf(startOf(day)) === day;
