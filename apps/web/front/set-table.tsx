// Setting up a race: the road, the seats, the house rules. Everything can change until it starts.
import { signal } from '@preact/signals';
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import type { Choices } from './choices.ts';
import { type Device, startRace } from './device.ts';
import { fitSeating } from './fit-seating.ts';
import { HouseRules } from './house-rules.tsx';
import { rememberChoices, rememberedChoices } from './last-set-up.ts';
import { ModulesChoice } from './modules-choice.ts';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { Road } from './road.tsx';
import { SeatsPart } from './seats-part.tsx';
import { StartingList } from './starting-list.tsx';
import './set-table.css';

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** Several people around this device, or one against bots. Keyed by it: the two are remembered apart. */
  readonly around: boolean;
}

export function SetTable({ device, go, around }: Props): JSX.Element {
  const chosen = useMemo(() => signal<Choices>(rememberedChoices(around)), []);
  const [isStarting, setStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  /** From what is chosen by now: two changes may come before the next picture. */
  const change = (part: (now: Choices) => Partial<Choices>) => {
    chosen.value = { ...chosen.value, ...part(chosen.value) };
    rememberChoices(chosen.value, around);
  };

  const start = async (event: Event) => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    const started = await startRace(device, chosen.value);
    setStarting(false);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('front.notStarted', { reason: started.trouble.words }));
  };

  const choices = chosen.value;
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
          onBoard={(one) => change(() => ({ board: one }))}
          onTowards={(one) => change(() => ({ towards: one }))}
        />
        <SeatsPart
          seating={seating}
          crews={choosesCrews(modules) ? [] : crewsWith(modules)}
          onChange={(seat) => change((now) => ({ seating: seat(now.seating) }))}
        />
        <HouseRules
          order={order}
          askOnlyWhoCan={askOnlyWhoCan}
          onOrder={(one) => change(() => ({ order: one }))}
          onAsk={(one) => change(() => ({ askOnlyWhoCan: one }))}
        />
        <ModulesChoice
          modules={modules}
          onChange={(next) => change((now) => ({ modules: next, seating: fitSeating(now.seating, next) }))}
        />
        <StartingList choices={choices} isStarting={isStarting} />
      </form>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}
