// The dashboard in focus; one's own can be touched.
import type { JSX } from 'preact';
import { Plate } from '../../dashboard/plate.tsx';
import type { ShownCrew } from '../../state/crews.ts';
import { reader } from '../race.ts';
import { plateActs } from './dashboard-actions.ts';
import { withOwnPlan } from './own-seat.ts';

export function MyPlate({ crew }: { crew: ShownCrew }): JSX.Element {
  const isMine = crew.seat === reader.value;
  if (!isMine) return <Plate crew={crew} />;
  return <Plate crew={withOwnPlan(crew)} acts={plateActs.value ?? undefined} />;
}
