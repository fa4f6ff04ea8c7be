// How many crews race, and for whom each seat is.
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { DriverChoice } from '../../front/driver-choice.tsx';
import { SeatFrame, SeatsSection } from '../../front/seat-frame.tsx';
import { giveCrew, racing, type SeatChoice } from '../../front/seats.ts';
import { say } from '../../words/say.ts';
import { canBe, kindOf, PEOPLE, type RaceTablePlan, seatFor, withCrews, withSeating } from './plan.ts';

interface Props {
  readonly plan: RaceTablePlan;
  readonly onChange: (plan: RaceTablePlan) => void;
}

export function SeatPlan({ plan, onChange }: Props): JSX.Element {
  const { seating } = plan.choices;
  return (
    <SeatsSection seating={seating} onCount={(count) => onChange(withCrews(plan, count))}>
      {racing(seating).map((choice, seat) => (
        <Row key={seat} plan={plan} seat={seat} choice={choice} onChange={onChange} />
      ))}
    </SeatsSection>
  );
}

function Row({ plan, seat, choice, onChange }: Props & { seat: number; choice: SeatChoice }): JSX.Element {
  const kind = kindOf(plan, seat);
  const { seating, modules } = plan.choices;
  // Where crews are chosen at the table there is nothing to give out.
  const crews = choosesCrews(modules) ? [] : crewsWith(modules);
  return (
    <SeatFrame
      seating={seating}
      seat={seat}
      crew={choice.crew}
      crews={crews}
      onCrew={(crew) => onChange(withSeating(plan, giveCrew(seating, seat, crew)))}
    >
      <DriverChoice
        people={PEOPLE.map((value) => ({
          value,
          words: say(`online.seat.${value}`),
          isOff: !canBe(plan, seat, value),
        }))}
        chosen={kind}
        canBeBot={canBe(plan, seat, 'racer')}
        onChoose={(next) => onChange(seatFor(plan, seat, next))}
      />
      {(kind === 'mine' || kind === 'friend') && <p class="seat-how">{say(`online.seat.${kind}.how`)}</p>}
    </SeatFrame>
  );
}
