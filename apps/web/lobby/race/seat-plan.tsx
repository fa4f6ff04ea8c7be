// How many crews race, and for whom each seat is.
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { Silhouette } from '../../dash/silhouette.tsx';
import { CrewChoice } from '../../front/crew-choice.tsx';
import { DriverChoice } from '../../front/driver-choice.tsx';
import { Section } from '../../front/page.tsx';
import { crewCounts, giveCrew, racing, type SeatChoice } from '../../front/seats.ts';
import { Segments } from '../../front/segments.tsx';
import { nameOf, say } from '../../words/say.ts';
import { canBe, kindOf, PEOPLE, type Plan, seatFor, withCrews, withSeating } from './plan.ts';
import '../../front/seat-row.css';

interface Props {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function SeatPlan({ plan, onChange }: Props): JSX.Element {
  const { seating } = plan.choices;
  return (
    <Section title={say('front.seats')} class="seats-part">
      <div class="seats-count">
        <Segments
          legend={say('front.crews')}
          choices={crewCounts(seating).map((count) => ({ value: String(count), words: String(count) }))}
          chosen={String(seating.crews)}
          onChoose={(count) => onChange(withCrews(plan, Number(count)))}
        />
      </div>
      {racing(seating).map((choice, seat) => (
        <Row key={seat} plan={plan} seat={seat} choice={choice} onChange={onChange} />
      ))}
    </Section>
  );
}

function Row({ plan, seat, choice, onChange }: Props & { seat: number; choice: SeatChoice }): JSX.Element {
  const kind = kindOf(plan, seat);
  const { seating, modules } = plan.choices;
  // Where crews are chosen at the table there is nothing to give out.
  const crews = choosesCrews(modules) ? [] : crewsWith(modules);
  return (
    <fieldset class="seat">
      <legend class="unseen">{say('front.seat', { number: seat + 1 })}</legend>
      <div class="seat-crew" aria-hidden="true">
        <b>{seat + 1}</b>
        {crews.length > 0 && <Silhouette crew={choice.crew} />}
        {crews.length > 0 && <span>{nameOf('surname', choice.crew)}</span>}
      </div>
      <div class="seat-driver">
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
      </div>
      {crews.length > 0 && (
        <CrewChoice
          seating={seating}
          seat={seat}
          crews={crews}
          onCrew={(crew) => onChange(withSeating(plan, giveCrew(seating, seat, crew)))}
        />
      )}
    </fieldset>
  );
}
