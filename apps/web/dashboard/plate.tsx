// The dashboard of the crew in focus.
import { ASSISTANTS } from '@race/great-race/crew/crews.ts';
import type { JSX } from 'preact';
import type { ShownCrew } from '../state/crews.ts';
import { capital, nameOf } from '../words/say.ts';
import type { PlateActs } from './act.ts';
import { Boxes } from './boxes.tsx';
import { Drums } from './drums.tsx';
import { GAUGES, Gauge } from './gauge.tsx';
import { Marks } from './marks.tsx';
import { crewName, gaugesOf, gaugeWords, stateWords, whereWords } from './names.ts';
import { Pawns } from './pawn.tsx';
import { Silhouette } from './silhouette.tsx';
import './plate.css';

interface Props {
  readonly crew: ShownCrew;
  /** On one's own dashboard things can be touched. */
  readonly acts?: PlateActs | undefined;
}

export function Plate({ crew, acts }: Props): JSX.Element {
  const vehicle = crew.id === '' ? '' : nameOf('vehicle', crew.id);
  const order = nameOf('ordinal', String(crew.turn));
  return (
    <section class={`plate${crew.acts ? ' acts' : ''}`} aria-label={crewName(crew)}>
      <header class="plate-head">
        <Silhouette crew={crew.id} />
        <div class="plate-names">
          <h2>{crewName(crew)}</h2>
          <p>{[vehicle, order, stateWords(crew)].filter(Boolean).join(' · ')}</p>
          <Marks seat={crew.seat} />
          <p class="plate-where">{capital(whereWords(crew))}</p>
        </div>
        {!crew.isRene && <Drums francs={crew.francs} />}
      </header>
      <div class="plate-gauges">
        {gaugesOf(crew, GAUGES).map((name) => (
          <Gauge
            key={name}
            name={name}
            words={gaugeWords(crew, name)}
            level={crew[name]}
            max={crew[`${name}Max`]}
            then={acts?.preview[name]}
            act={name === 'petrol' ? acts?.petrol : undefined}
          />
        ))}
      </div>
      {crew.isRene ? (
        <Pawns crew={crew.id} here={crew.assistants} places={ASSISTANTS} />
      ) : (
        <Boxes crew={crew.id} boxes={crew.boxes} act={acts?.box} />
      )}
    </section>
  );
}
