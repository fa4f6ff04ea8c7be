import type { RaceModule } from '../../module.ts';
import { facts } from './facts.ts';
import { goesWithCrew, suffragettesTake } from './simone.ts';

declare module '../../more.ts' {
  interface MoreCrews {
    readonly fifth: 'suffragettes' | 'swiss';
  }
}

/**
 * A fifth seat, and a crew for it: the Suffragettes, with Simone's power or without, or the Swiss (FIFTH-01, FIFTH-04).
 * The bivouac deals by the number of crews (FIFTH-02), and who arrives after the third gets nothing for it (FIFTH-03).
 */
export const fifth: RaceModule = {
  facts,
  play: (_variant, { modules }) => (goesWithCrew(modules) ? { alsoTakes: suffragettesTake } : {}),
};
