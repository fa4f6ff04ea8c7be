// Setting up a race: the road, the seats, the house rules. Everything can change until it starts.
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { say, speakOfModules } from '../words/say.ts';
import type { Choices } from './choices.ts';
import { type Device, startRace } from './device.ts';
import { fitSeating } from './fit-seating.ts';
import { HouseRules } from './house-rules.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import type { Go } from './place.ts';
import { rememberChoices, rememberedChoices } from './remembered.ts';
import { Road } from './road.tsx';
import { SeatsPart } from './seats-part.tsx';
import { StartingList } from './starting-list.tsx';
import './set-table.css';

/** What modules are called comes with them. */
const ModulesPart = lazy(async () => {
  const [{ ModulesPart: Part }] = await Promise.all([
    import('../modules/choosing/modules-part.tsx'),
    speakOfModules(),
  ]);
  return Part;
}, null);

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** Several people around this device, or one against bots. Keyed by it: the two are remembered apart. */
  readonly around: boolean;
}

export function SetTable({ device, go, around }: Props): JSX.Element {
  const [choices, setChoices] = useState<Choices>(() => rememberedChoices(around));
  const [isStarting, setStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    rememberChoices(next, around);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    const started = await startRace(device, choices);
    setStarting(false);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('front.notStarted', { reason: started.trouble.words }));
  };

  const { board, towards, order, askOnlyWhoCan, seating, modules } = choices;
  return (
    <Page
      title={say(around ? 'front.set.title.around' : 'front.set.title')}
      aside={say(around ? 'front.set.aside.around' : 'front.set.aside')}
      go={go}
    >
      <form class="set-up" onSubmit={start}>
        <Road
          board={board}
          towards={towards}
          onBoard={(one) => change({ board: one })}
          onTowards={(one) => change({ towards: one })}
        />
        <SeatsPart
          seating={seating}
          crews={choosesCrews(modules) ? [] : crewsWith(modules)}
          onChange={(next) => change({ seating: next })}
        />
        <HouseRules
          order={order}
          askOnlyWhoCan={askOnlyWhoCan}
          onOrder={(one) => change({ order: one })}
          onAsk={(one) => change({ askOnlyWhoCan: one })}
        />
        <ModulesPart
          modules={modules}
          onChange={(next) => change({ modules: next, seating: fitSeating(seating, next) })}
        />
        <StartingList choices={choices} isStarting={isStarting} />
      </form>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}
