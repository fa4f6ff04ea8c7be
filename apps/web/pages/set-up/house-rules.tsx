// The rest of a set-up: the house rules (start order, who is asked) and the modules.

import { ORDERS } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSetUp } from '../../shell/chunks.ts';
import { Segments } from '../../shell/frame/controls.tsx';
import { Section } from '../../shell/frame/page.tsx';
import { RuleNote } from '../../shell/frame/rule-note.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import type { StartOrder } from './choices.ts';
import './house-rules.css';

interface Props {
  readonly order: StartOrder;
  readonly askOnlyWhoCan: boolean;
  readonly onOrder: (order: StartOrder) => void;
  readonly onAsk: (askOnlyWhoCan: boolean) => void;
}

export function HouseRules({ order, askOnlyWhoCan, onOrder, onAsk }: Props): JSX.Element {
  return (
    <Section title={say('setup.table')} class="house-part">
      <div class="house sheet">
        <div class="house-rule">
          <Segments
            legend={say('setup.order')}
            choices={ORDERS.map((value) => ({ value, words: say(`setup.order.${value}`) }))}
            chosen={order}
            onChoose={onOrder}
          />
        </div>
        <div class="house-rule">
          <Segments
            legend={say('setup.ask')}
            choices={[
              { value: 'on', words: say('site.on') },
              { value: 'off', words: say('site.off') },
            ]}
            chosen={askOnlyWhoCan ? 'on' : 'off'}
            onChoose={(value) => onAsk(value === 'on')}
          />
        </div>
        <p class="aside">{say('setup.ask.how')}</p>
        <RuleNote rule="CARD-06" />
      </div>
    </Section>
  );
}

const TABLES = {
  bots: { at: 'set', around: false },
  around: { at: 'set', around: true },
  link: { at: 'friends' },
} as const satisfies { readonly [table: string]: Route };

type Table = keyof typeof TABLES;
const TABLE_NAMES: readonly Table[] = ['bots', 'around', 'link'];

/** With whom: bots, people around this device, people elsewhere. Each has its own page. */
export const WhoPlays = ({ at, go }: { at: Table; go: Go }): JSX.Element => (
  <Section title={say('setup.plays')} class="plays-part">
    <ul class="plays">
      {TABLE_NAMES.map((name) => (
        <li key={name}>
          <RouteLink to={TABLES[name]} go={go} aria-current={name === at ? 'page' : undefined}>
            {say(`setup.plays.${name}`)}
          </RouteLink>
        </li>
      ))}
    </ul>
  </Section>
);

/** The choice of modules, fetched with its texts. */
export const ModulesChoice = lazy(async () => (await loadSetUp()).ModulesPart, null);
