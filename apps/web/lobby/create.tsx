// Opening a table over the network: the road, the seats, who may come. The link comes next.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fitSeating } from '../front/fit-seating.ts';
import { HouseRules } from '../front/house-rules.tsx';
import { ModulesChoice } from '../front/modules-choice.ts';
import { Notice } from '../front/notice.tsx';
import { Page, Section } from '../front/page.tsx';
import type { Go } from '../front/place.ts';
import { PlaceLink } from '../front/place-link.tsx';
import { Road } from '../front/road.tsx';
import { Segments } from '../front/segments.tsx';
import { Icon } from '../icons/icon.tsx';
import { ask, introduce } from '../net/here.ts';
import { myName } from '../net/identity.ts';
import { keep } from '../state/keep.ts';
import { refusalWords, say } from '../words/say.ts';
import { NameField } from './name-field.tsx';
import { askedFor, type Plan, readPlan, writePlan } from './plan.ts';
import { SeatPlan } from './seat-plan.tsx';
import '../front/set-table.css';
import './create.css';

const KEPT = 'set-up-friends';

function remembered(): Plan {
  try {
    return readPlan(localStorage.getItem(KEPT));
  } catch {
    return readPlan(null);
  }
}

export function Create({ go }: { go: Go }): JSX.Element {
  const [plan, setPlan] = useState(remembered);
  const [name, setName] = useState(myName);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const change = (next: Plan) => {
    setPlan(next);
    keep(KEPT, writePlan(next));
  };
  const choose = (part: Partial<Plan['choices']>) =>
    change({ ...plan, choices: { ...plan.choices, ...part } });

  const open = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setNotice(say('online.name.missing'));
    setBusy(true);
    const known = await introduce(name.trim());
    const made = known.ok ? await ask({ do: 'create', ...askedFor(plan) }) : known;
    setBusy(false);
    if (!made.ok) setNotice(refusalWords(made.refusal));
    else if (made.value.kind === 'table') go({ at: 'online', table: made.value.table });
  };

  const { board, towards, order, askOnlyWhoCan, modules, seating } = plan.choices;
  return (
    <Page title={say('online.create.title')} aside={say('online.create.aside')} go={go}>
      <p class="create-more">
        <PlaceLink to={{ at: 'tables' }} go={go} class="page-back">
          {say('online.tables')}
        </PlaceLink>
        <PlaceLink to={{ at: 'device', code: null }} go={go} class="page-back">
          {say('online.device')}
        </PlaceLink>
      </p>
      <form class="set-up" onSubmit={open}>
        <Road
          board={board}
          towards={towards}
          onBoard={(one) => choose({ board: one })}
          onTowards={(one) => choose({ towards: one })}
        />
        <SeatPlan plan={plan} onChange={change} />
        <HouseRules
          order={order}
          askOnlyWhoCan={askOnlyWhoCan}
          onOrder={(one) => choose({ order: one })}
          onAsk={(one) => choose({ askOnlyWhoCan: one })}
        />
        <ModulesChoice
          modules={modules}
          onChange={(next) => choose({ modules: next, seating: fitSeating(seating, next) })}
        />
        <Section title={say('online.listed')} class="who-part">
          <div class="who sheet">
            <NameField name={name} onName={setName} />
            <Segments
              legend={say('online.listed')}
              isLegendUnseen
              choices={[
                { value: 'private', words: say('online.listed.private') },
                { value: 'public', words: say('online.listed.public') },
              ]}
              chosen={plan.listed ? 'public' : 'private'}
              onChoose={(value) => setPlan({ ...plan, listed: value === 'public' })}
            />
            <p class="aside">{say('online.listed.how')}</p>
            <button type="submit" class="button go who-open" aria-busy={isBusy}>
              <Icon name="steering-wheel" />
              {say('online.create')}
            </button>
          </div>
        </Section>
      </form>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}
