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
 * funding patron, influence (MIX-03). What they do is in `index.ts`.
 */
export const CATALOGUE: readonly ModuleFacts[] = [
  fifth,
  leaders,
  paddock,
  season,
  microclimate,
  village,
  postal,
  patronage,
  diplomacy,
];

/** Every way a module can be chosen: by its name, or by its name and how it is played. */
export const MODULE_CHOICES: readonly string[] = CATALOGUE.flatMap(({ name, variants }) =>
  variants.length === 0 ? [name] : variants.map((variant) => `${name}:${variant}`),
);
