// House rules of the laboratory: what lines cost, and whether tiles are dangerous.
import { DANGERS, FARES, type TrialRules } from '@race/balance/house-rules.ts';
import type { JSX } from 'preact';
import { Section } from '../front/page.tsx';
import { Segments } from '../front/segments.tsx';
import { say } from '../words/say.ts';

interface Props {
  readonly house: TrialRules;
  readonly onHouse: (house: TrialRules) => void;
}

export function HouseChoice({ house, onHouse }: Props): JSX.Element {
  return (
    <Section title={say('laboratory.house')} class="house-to-try">
      <div class="house sheet">
        <div class="house-rule">
          <Segments
            legend={say('laboratory.fares')}
            choices={FARES.map((value) => ({ value, words: say(`laboratory.fares.${value}`) }))}
            chosen={house.fares}
            onChoose={(fares) => onHouse({ ...house, fares })}
          />
        </div>
        <div class="house-rule">
          <Segments
            legend={say('laboratory.dangers')}
            choices={DANGERS.map((value) => ({ value, words: say(`laboratory.dangers.${value}`) }))}
            chosen={house.dangers}
            onChoose={(dangers) => onHouse({ ...house, dangers })}
          />
        </div>
        <p class="aside">{say('laboratory.house.how')}</p>
      </div>
    </Section>
  );
}
