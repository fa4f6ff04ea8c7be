// What the table agrees on beside the road: who begins, and who is asked.
import { ORDERS } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import type { StartOrder } from './choices.ts';
import { Section } from './page.tsx';
import { RuleNote } from './rule-note.tsx';
import { Segments } from './segments.tsx';
import './house-rules.css';

interface Props {
  readonly order: StartOrder;
  readonly askOnlyWhoCan: boolean;
  readonly onOrder: (order: StartOrder) => void;
  readonly onAsk: (askOnlyWhoCan: boolean) => void;
}

export function HouseRules({ order, askOnlyWhoCan, onOrder, onAsk }: Props): JSX.Element {
  return (
    <Section title={say('front.table')} class="house-part">
      <div class="house sheet">
        <div class="house-rule">
          <Segments
            legend={say('front.order')}
            choices={ORDERS.map((value) => ({ value, words: say(`front.order.${value}`) }))}
            chosen={order}
            onChoose={onOrder}
          />
        </div>
        <div class="house-rule">
          <Segments
            legend={say('front.ask')}
            choices={[
              { value: 'on', words: say('front.on') },
              { value: 'off', words: say('front.off') },
            ]}
            chosen={askOnlyWhoCan ? 'on' : 'off'}
            onChoose={(value) => onAsk(value === 'on')}
          />
        </div>
        <p class="aside">{say('front.ask.how')}</p>
        <RuleNote rule="CARD-06" />
      </div>
    </Section>
  );
}
