import type { ModuleFacts } from '../module.ts';
import { facts as diplomacy } from './diplomacy/facts.ts';
import { facts as fifth } from './fifth/facts.ts';
import { facts as leaders } from './leaders/facts.ts';
import { facts as microclimate } from './microclimate/facts.ts';
import { facts as paddock } from './paddock/facts.ts';
import { facts as patronage } from './patronage/facts.ts';
import { facts as postal } from './postal/facts.ts';
import { facts as season } from './season/facts.ts';
import { facts as village } from './village/facts.ts';

/**
 * The modules there are, in the order in which they act: set-up goes leaders, paddock, season, parcels (MIX-05),
 * funding patron, influence (MIX-03). What they do is in `all.ts`.
 */
const LIST = [fifth, leaders, paddock, season, microclimate, village, postal, patronage, diplomacy] as const;

export type ModuleName = (typeof LIST)[number]['name'];
export const MODULE_NAMES: readonly ModuleName[] = LIST.map(({ name }) => name);
export const CATALOGUE: readonly ModuleFacts[] = LIST;

/** Every way a module can be chosen: by its name, or by its name and how it is played. */
export const MODULE_CHOICES: readonly string[] = CATALOGUE.flatMap(({ name, variants }) =>
  variants.length === 0 ? [name] : variants.map((variant) => `${name}:${variant}`),
);
