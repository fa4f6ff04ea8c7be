import type { ModuleFacts } from '../../module.ts';

export const facts = {
  name: 'fifth',
  variants: ['suffragettes', 'unaided', 'swiss'],
  needs: [],
  crews: ['suffragettes'],
  // FIFTH-01: five crews without the Suffragettes, with leaders too.
  crewsWhen: { swiss: ['swiss'] },
  excludes: { swiss: ['suffragettes'] },
  seats: 1,
  pace: 'not stated',
} as const satisfies ModuleFacts;
