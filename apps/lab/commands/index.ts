import type { Command } from '../cli/command.ts';
import { laws } from './laws.ts';
import { simulate } from './simulate.ts';

/** What the laboratory can do, in the order of its help. */
export const COMMANDS: readonly Command[] = [simulate, laws];
