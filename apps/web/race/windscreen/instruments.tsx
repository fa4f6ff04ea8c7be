// What one plans by: gauges, money, place. A small screen has bars for gauges.
import type { JSX } from 'preact';
import { Drums } from '../../dashboard/drums.tsx';
import { GAUGES, Gauge } from '../../dashboard/gauge.tsx';
import { stateWords, whereWords } from '../../dashboard/names.ts';
import { Pips } from '../../dashboard/pips.tsx';
import type { ShownCrew } from '../../state/crews.ts';
import { nameOf } from '../../words/say.ts';

export function Instruments({ crew }: { crew: ShownCrew }): JSX.Element {
  const order = nameOf('ordinal', String(crew.turn));
  return (
    <div class="instruments">
      <div class="instruments-gauges">
        {GAUGES.map((name) => (
          <Gauge key={name} name={name} level={crew[name]} max={crew[`${name}Max`]} />
        ))}
      </div>
      <div class="instruments-pips">
        {GAUGES.map((name) => (
          <Pips key={name} name={name} level={crew[name]} max={crew[`${name}Max`]} />
        ))}
      </div>
      <Drums francs={crew.francs} />
      <p class="instruments-place">{[order, stateWords(crew), whereWords(crew)].join(', ')}</p>
    </div>
  );
}
