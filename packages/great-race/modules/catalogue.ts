import type { ModuleFacts } from '../module.ts';
import { facts as patronage } from './patronage/facts.ts';

/** The modules there are, in the order in which they act. What they do is in `index.ts`. */
export const CATALOGUE: readonly ModuleFacts[] = [patronage];
