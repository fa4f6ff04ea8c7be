// The signs of the timeline: told apart by their shape, in ink.
import type { JSX } from 'preact';
import type { MarkKind } from './engine/messages.ts';

const SHAPES = {
  arrival: 'M3,1V13M3,1.5H12L9.5,4.5L12,7.5H3',
  breakdown: 'M2.5,2.5L11.5,11.5M11.5,2.5L2.5,11.5',
  strike: 'M8.5,1L3,8H6.5L5.5,13L11,6H7.5Z',
  city: 'M2,13V6L7,2L12,6V13Z',
  danger: 'M7,2L13,12H1Z',
  lead: 'M2,8L7,3L12,8M2,12.5L7,7.5L12,12.5',
} as const satisfies Record<MarkKind, string>;

const FILLED: readonly MarkKind[] = ['strike', 'city', 'arrival'];

export const MarkSign = ({ kind }: { kind: MarkKind }): JSX.Element => (
  <svg class={`mark-sign${FILLED.includes(kind) ? ' is-filled' : ''}`} viewBox="0 0 14 14" aria-hidden="true">
    <path d={SHAPES[kind]} />
  </svg>
);
