import type { Step } from '@race/kernel';
import type { Race } from './state.ts';

/** A leg of a way: the space it leads to, and the line it took; null over land. */
export interface DrivenLeg {
  readonly to: number;
  readonly line: number | null;
}

/** How a crew went, from the space where it began. */
export interface DrivenWay {
  readonly crew: string;
  readonly from: number;
  readonly legs: readonly DrivenLeg[];
}

interface Raced {
  readonly lines: readonly Pick<Step<Race>, 'events'>[];
  /** Crews by seat; empty where none was chosen. */
  readonly crews: readonly string[];
  /** The space where all begin. */
  readonly start: number;
}

/** The ways the crews drove, out of all that was told, by seat. */
export function waysDriven({ lines, crews, start }: Raced): DrivenWay[] {
  const legs: DrivenLeg[][] = crews.map(() => []);
  const lineOf = new Map<number, number>();
  for (const { events } of lines)
    for (const event of events) {
      if (event.key === 'lineTaken') lineOf.set(event.seat, event.line);
      if (event.key !== 'spaceEntered') continue;
      legs[event.seat]?.push({ to: event.space, line: lineOf.get(event.seat) ?? null });
      lineOf.delete(event.seat);
    }
  return crews.map((crew, seat) => ({ crew, from: start, legs: legs[seat] ?? [] }));
}
