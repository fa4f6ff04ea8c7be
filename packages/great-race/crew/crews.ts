import type { MoreCrew } from '../more.ts';

/** The crews of the base box, each with its own vehicle and colour. BASE-SETUP-08. */
export const CREWS = ['french', 'italian', 'english', 'belgian'] as const;
export type CrewId = (typeof CREWS)[number] | MoreCrew;

/** The four boxes of a dashboard, in their printed order. BASE-PLAN-01. */
export const BOXES = ['pathfinder', 'mechanics', 'security', 'funding'] as const;
export type Box = (typeof BOXES)[number];

export const PATHFINDER = 0;
export const MECHANICS = 1;
export const SECURITY = 2;
export const FUNDING = 3;

export const ASSISTANTS = 5;

/** Petrol, engine and chassis of a vehicle that nobody has worked on. */
export const GAUGES = { petrol: 6, engine: 5, chassis: 5 } as const;
