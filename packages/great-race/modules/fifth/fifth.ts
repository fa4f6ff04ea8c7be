import type { RaceModule } from '../../module.ts';
import { facts } from './facts.ts';

declare module '../../more.ts' {
  interface MoreCrews {
    readonly fifth: 'suffragettes';
  }
}

/**
 * A fifth seat, and the Suffragettes, a crew like any other (FIFTH-01, FIFTH-04). The bivouac deals by the number
 * of crews (FIFTH-02), and who arrives after the third gets nothing for it (FIFTH-03).
 */
export const fifth: RaceModule = { facts, play: () => ({}) };
