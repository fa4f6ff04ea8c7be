// A crew beside what a board says of it: its disc and its name.

import type { JSX } from 'preact';
import { crewName, crews, Token } from '../kit.ts';

export function CrewTag({ seat }: { seat: number }): JSX.Element | null {
  const crew = crews.value[seat];
  if (crew === undefined) return null;
  return (
    <span class="crew-tag">
      <Token crew={crew.id} />
      {crewName(crew)}
    </span>
  );
}
